package sanmai.search.mate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sanmai.core.Square;
import sanmai.movegen.LegalMoves;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * Finds the evasion after which the mate takes longest; useless interpositions are left out. Starts from the plies that
 * the table knows for each evasion, and looks for shorter mates after the evasion with the most plies until there are
 * none.
 */
final class LongestDefence {
    /** The most squares from a king to an interposition. */
    private static final int FARTHEST = 7;

    private static final int NO_MATE = MateTable.ANY_PLIES;

    private final MateTable table;
    private final ProofSearch search;
    private final NodeBudget budget;
    private final MateCounting counting;
    private final LegalMoves generator = new LegalMoves();
    private final MoveList list = new MoveList();
    private final MateNode child = new MateNode();

    private Position position;
    private MateNode node;
    private int within;
    private MateLineSearch.NodeLimits limits;

    /** The evasions that count, as far as they have been judged. */
    private final List<Defence> defences = new ArrayList<>();

    private @Nullable Defence longest;
    private boolean exact;

    /** An evasion, and the plies of the shortest mate found after it. */
    private static final class Defence {
        private final int move;
        private int plies;
        private boolean isExact;

        private Defence(int move, int plies) {
            this.move = move;
            this.plies = plies;
        }
    }

    LongestDefence(MateTable table, ProofSearch search, NodeBudget budget, MateCounting counting) {
        this.table = table;
        this.search = search;
        this.budget = budget;
        this.counting = counting;
    }

    /**
     * The evasion after which the mate takes longest; no move if the defender is mated, or if an evasion does not lead to
     * mate within the budget.
     *
     * @param newPosition the defender's position; it is the same afterwards
     * @param newNode the same position as a node
     * @param newWithin the number of plies within which there is a mate
     */
    int find(Position newPosition, MateNode newNode, int newWithin, MateLineSearch.NodeLimits newLimits) {
        position = newPosition;
        node = newNode;
        within = newWithin;
        limits = newLimits;
        defences.clear();
        longest = null;
        exact = true;
        generator.generate(position, list);
        List<Integer> evasions = list.stream().boxed().toList();
        int checker = counting == MateCounting.ALL ? Square.NONE : Interposition.distantChecker(position);
        if (checker != Square.NONE) {
            return judgeByDistance(evasions, checker) ? longestMove() : Move.NONE;
        }
        return addAll(evasions) ? longestMove() : Move.NONE;
    }

    private int longestMove() {
        return longest == null ? Move.NONE : longest.move;
    }

    /** Judges the evasions that interpose nothing, then those nearest to the king, and so on; false if a proof fails. */
    private boolean judgeByDistance(List<Integer> evasions, int checker) {
        for (int distance = 0; distance <= FARTHEST; distance++) {
            int place = distance;
            int plies = plies();
            List<Integer> counted = evasions.stream()
                    .filter(move -> Interposition.distance(position, move, checker) == place)
                    .filter(move -> place == 0 || !isUseless(move, checker, plies))
                    .toList();
            if (!addAll(counted)) {
                return false;
            }
        }
        return true;
    }

    /** Whether the mate takes no more plies if the piece that gives check takes the interposed one and gives it back. */
    private boolean isUseless(int interposition, int checker, int plies) {
        int mostPlies = counting == MateCounting.KOMORING ? DfpnSearch.MAX_PLIES - 1 : plies;
        position.doMove(interposition);
        generator.generate(position, list);
        boolean isUseless = list.stream()
                .filter(move -> !Move.isDrop(move) && Move.from(move) == checker)
                .filter(move -> Move.to(move) == Move.to(interposition))
                .boxed()
                .sorted(Comparator.reverseOrder())
                .anyMatch(capture -> isMatedAfterFree(capture, mostPlies));
        position.undoMove();
        return isUseless;
    }

    private boolean isMatedAfterFree(int capture, int mostPlies) {
        position.doMove(capture);
        counting.free(position);
        boolean isMated =
                position.isInCheck() && search.prove(MateQuestion.isMated(position, mostPlies), limits.line());
        position.undoMove();
        exact &= !budget.isExhausted();
        return isMated;
    }

    /** Adds evasions that count, and finds the longest defence; false if there is no mate after one of them. */
    private boolean addAll(List<Integer> evasions) {
        for (int evasion : evasions) {
            int plies = shortestKnownMate(evasion);
            if (plies >= within) {
                plies = pliesAfter(evasion, within - 1, limits.line());
            }
            if (plies == NO_MATE) {
                return false;
            }
            defences.add(new Defence(evasion, plies));
        }
        if (!evasions.isEmpty()) {
            settle();
        }
        return true;
    }

    private int shortestKnownMate(int evasion) {
        child.setChild(node, evasion, position);
        return table.shortestMate(child.key, child.hand);
    }

    /** Looks for a shorter mate after the evasion that lasts longest, until it is known to last longest. */
    private void settle() {
        Defence most = mostPlies();
        while (!most.isExact && budget.nodes() < limits.defence() && !budget.isStopped()) {
            boolean matesNext = most.plies < 3;
            int shorter = matesNext ? NO_MATE : pliesAfter(most.move, most.plies - 2, limits.defence());
            most.isExact = matesNext || shorter == NO_MATE && !budget.isExhausted();
            most.plies = shorter == NO_MATE ? most.plies : shorter;
            most = mostPlies();
        }
        longest = most;
        exact &= most.isExact;
    }

    /** The plies of a mate after an evasion, or {@link #NO_MATE} if none is found within a number of plies. */
    private int pliesAfter(int evasion, int mostPlies, long maxNodes) {
        position.doMove(evasion);
        boolean proved = search.prove(MateQuestion.mates(position, mostPlies), maxNodes);
        position.undoMove();
        return proved ? search.plies() : NO_MATE;
    }

    /** The first of the defences with the most plies. */
    private Defence mostPlies() {
        Defence most = defences.get(0);
        for (Defence defence : defences) {
            most = defence.plies > most.plies ? defence : most;
        }
        return most;
    }

    /** Whether no other evasion that counts lasts longer than the one found, and no shorter mate follows it. */
    boolean isExact() {
        return exact;
    }

    /** Whether there is no evasion that counts. */
    boolean isMated() {
        return defences.isEmpty();
    }

    /** The plies from the position to mate: those after the evasion found, and the evasion. */
    private int plies() {
        return longest == null ? 0 : 1 + longest.plies;
    }

    /** The plies from the evasion found to mate. */
    int pliesLeft() {
        return longest == null ? 0 : longest.plies;
    }
}
