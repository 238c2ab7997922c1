package sanmai.experiment.perft;

import java.util.List;
import java.util.stream.Stream;
import sanmai.movegen.perft.PerftDetails;

/**
 * What the last moves of the tree of one depth do: a row of a table. The numbers are those of {@link PerftDetails}.
 *
 * @param depth the depth, from 1
 */
public record DetailRow(
        int depth,
        long nodes,
        long captures,
        long promotions,
        long drops,
        long checks,
        long doubleChecks,
        long mates,
        long refusedDropPawnMates) {
    static DetailRow of(int depth, PerftDetails details) {
        return new DetailRow(
                depth,
                details.nodes(),
                details.captures(),
                details.promotions(),
                details.drops(),
                details.checks(),
                details.doubleChecks(),
                details.mates(),
                details.refusedDropPawnMates());
    }

    /** The numbers in their order. */
    List<String> cells() {
        return Stream.of(depth, nodes, captures, promotions, drops, checks, doubleChecks, mates, refusedDropPawnMates)
                .map(Number::toString)
                .toList();
    }
}
