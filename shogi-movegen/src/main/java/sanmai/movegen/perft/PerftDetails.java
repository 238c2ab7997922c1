package sanmai.movegen.perft;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sanmai.movegen.DetailSums;

/**
 * What the last moves of a tree do. A move counts in every number that it belongs to: one can capture, promote and mate.
 *
 * @param nodes the leaves
 * @param captures the leaves whose last move takes a piece
 * @param promotions the leaves whose last move promotes
 * @param drops the leaves whose last move is a drop
 * @param checks the leaves in check
 * @param doubleChecks the leaves in check by two pieces
 * @param mates the leaves in checkmate: in check, and without a legal move
 * @param refusedDropPawnMates pawn drops that are illegal as last moves only because they would mate (uchifuzume); they
 *     are not among the leaves
 */
public record PerftDetails(
        long nodes,
        long captures,
        long promotions,
        long drops,
        long checks,
        long doubleChecks,
        long mates,
        long refusedDropPawnMates) {
    /** The numbers that were summed up. */
    public static PerftDetails of(DetailSums sums) {
        return new PerftDetails(
                sums.nodes,
                sums.captures,
                sums.promotions,
                sums.drops,
                sums.checks,
                sums.doubleChecks,
                sums.mates,
                sums.refusedDropPawnMates);
    }

    /** The sums of both. */
    public PerftDetails plus(PerftDetails other) {
        return new PerftDetails(
                Math.addExact(nodes, other.nodes), // No other number is greater.
                captures + other.captures,
                promotions + other.promotions,
                drops + other.drops,
                checks + other.checks,
                doubleChecks + other.doubleChecks,
                mates + other.mates,
                refusedDropPawnMates + other.refusedDropPawnMates);
    }

    /** The numbers of several trees like this one together. */
    PerftDetails times(long trees) {
        return new PerftDetails(
                Math.multiplyExact(trees, nodes),
                trees * captures,
                trees * promotions,
                trees * drops,
                trees * checks,
                trees * doubleChecks,
                trees * mates,
                trees * refusedDropPawnMates);
    }

    /** The numbers except that of the leaves, by name, in order. */
    public Map<String, Long> byName() {
        Map<String, Long> numbers = new LinkedHashMap<>();
        numbers.put("captures", captures);
        numbers.put("promotions", promotions);
        numbers.put("drops", drops);
        numbers.put("checks", checks);
        numbers.put("doubleChecks", doubleChecks);
        numbers.put("mates", mates);
        numbers.put("refusedDropPawnMates", refusedDropPawnMates);
        return Collections.unmodifiableMap(numbers);
    }

    /** Adds rows of another tree to those of one, row by row; the first may have none yet. */
    public static void addRows(List<PerftDetails> rows, List<PerftDetails> others) {
        for (int i = 0; i < others.size(); i++) {
            if (i < rows.size()) {
                rows.set(i, rows.get(i).plus(others.get(i)));
            } else {
                rows.add(others.get(i));
            }
        }
    }

    /**
     * Whether the numbers can be those of a tree: none is negative, and none is greater than a number that includes it.
     */
    public boolean isConsistent() {
        return Math.min(captures, promotions) >= 0
                && Math.max(captures, promotions) <= nodes
                && Math.min(drops, refusedDropPawnMates) >= 0
                && drops <= nodes
                && Math.min(doubleChecks, mates) >= 0
                && Math.max(doubleChecks, mates) <= checks
                && checks <= nodes;
    }
}
