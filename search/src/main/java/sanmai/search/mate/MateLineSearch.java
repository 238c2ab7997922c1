package sanmai.search.mate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import sanmai.core.Square;
import sanmai.movegen.LegalMoves;
import sanmai.shogi.Line;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * Finds the principal variation of a proved mate: the attacker takes the shortest known mate, the defender the longest
 * defence, useless interpositions left out. Proofs that the table has lost are searched again. Every check leaves fewer
 * plies, so the line ends.
 */
final class MateLineSearch {
    /** The most squares from a king to an interposition. */
    private static final int FARTHEST = 7;

    private static final int NO_MATE = MateTable.ANY_PLIES;

    private final MateTable table;
    private final ProofSearch search;
    private final NodeBudget budget;
    private final UselessInterpositions useless;
    private final LegalMoves generator = new LegalMoves();
    private final MoveList moves = new MoveList();
    private final MoveList evasions = new MoveList();
    private final MateNode child = new MateNode();

    private Position position;
    private MateNode node;
    private int pliesLeft;
    private NodeLimits limits;
    private boolean exact;

    MateLineSearch(MateTable table, ProofSearch search, NodeBudget budget, UselessInterpositions useless) {
        this.table = table;
        this.search = search;
        this.budget = budget;
        this.useless = useless;
    }

    /**
     * The limits for the budget.
     *
     * @param line the limit for the line
     * @param defence the limit up to which longer defences are looked for
     */
    record NodeLimits(long line, long defence) {}

    /** An evasion that counts, and the plies of the shortest mate found after it. */
    private static final class Defence {
        private final int move;
        private int plies;
        private boolean isExact;

        private Defence(int move, int plies) {
            this.move = move;
            this.plies = plies;
        }
    }

    /**
     * A line that mates; the empty line if the budget was exhausted on the way.
     *
     * @param root the attacker's position; it is the same afterwards
     * @param first the first check, after which there is a mate; {@link Move#NONE} to look for the shortest
     * @param within the number of plies within which there is a mate
     */
    Line find(Position root, int first, int within, NodeLimits newLimits) {
        position = root;
        node = new MateNode();
        node.setRoot(root, true);
        pliesLeft = within;
        limits = newLimits;
        exact = true;
        int[] line = new int[within];
        int length = 0;
        while (pliesLeft > 0) {
            int move = !node.isOrNode()
                    ? longestEvasion()
                    : length == 0 && first != Move.NONE ? given(first) : shortestCheck();
            if (move == Move.NONE) {
                break;
            }
            MateNode next = new MateNode();
            next.setChild(node, move, position);
            node = next;
            position.doMove(move);
            line[length++] = move;
        }
        for (int i = 0; i < length; i++) {
            position.undoMove();
        }
        return pliesLeft > 0 ? Line.EMPTY : Line.of(Arrays.copyOf(line, length));
    }

    /** Whether every evasion of the last line is known to be the longest defence, and no shorter mate follows it. */
    boolean isExact() {
        return exact;
    }

    private int shortestKnownMateAfter(int move) {
        child.setChild(node, move, position);
        return table.shortestMate(child.key, child.hand);
    }

    // ---- Checks ----

    private int given(int check) {
        pliesLeft = mates(check) ? 0 : pliesLeft - 1;
        return check;
    }

    /** A check after which the mate needs fewer plies; {@link Move#NONE} if none can be found. */
    private int shortestCheck() {
        int best = Move.NONE;
        int least = pliesLeft;
        generator.read(position);
        generator.checks(moves);
        for (int i = 0; i < moves.size(); i++) {
            int check = moves.get(i);
            int plies = mates(check) ? 0 : shortestKnownMateAfter(check);
            if (plies < least) {
                least = plies;
                best = check;
            }
        }
        if (best == Move.NONE && search.prove(MateQuestion.mates(position, pliesLeft), limits.line())) {
            best = search.bestMove();
            least = search.plies() - 1;
        }
        pliesLeft = least;
        return best;
    }

    private boolean mates(int check) {
        budget.count();
        budget.mustEnd();
        position.doMove(check);
        boolean mates = generator.none(position, evasions) || useless.areAllEvasions(position);
        position.undoMove();
        return mates;
    }

    // ---- Evasions ----

    /**
     * The evasion after which the mate takes longest; {@link Move#NONE} if none counts, or if one does not lead to mate
     * within the budget. Those that interpose nothing are judged first, then those nearest to the king, and so on.
     */
    private int longestEvasion() {
        generator.generate(position, evasions);
        List<Integer> all = evasions.stream().boxed().toList();
        int checker = useless.counting() == MateCounting.ALL ? Square.NONE : Interposition.distantChecker(position);
        List<Defence> defences = new ArrayList<>();
        Defence longest = null;
        for (int distance = 0; distance <= (checker == Square.NONE ? 0 : FARTHEST); distance++) {
            int place = distance;
            int plies = longest == null ? 0 : 1 + longest.plies;
            List<Integer> counted = checker == Square.NONE
                    ? all
                    : all.stream()
                            .filter(move -> Interposition.distance(position, move, checker) == place)
                            .filter(move -> place == 0 || !isUseless(move, checker, plies))
                            .toList();
            if (!addAll(counted, defences)) {
                exact = false;
                return Move.NONE;
            }
            longest = counted.isEmpty() ? longest : settled(defences);
        }
        pliesLeft = longest == null ? 0 : longest.plies;
        return longest == null ? Move.NONE : longest.move;
    }

    /** Whether the mate takes no more plies if the piece that gives check takes the interposed one freely. */
    private boolean isUseless(int interposition, int checker, int plies) {
        int mostPlies = useless.counting() == MateCounting.KOMORING ? MateQuestion.MOST_PLIES : plies;
        position.doMove(interposition);
        generator.generate(position, moves);
        boolean isUseless = moves.stream()
                .filter(move -> Interposition.isTaken(interposition, move, checker))
                .boxed()
                .sorted(Comparator.reverseOrder())
                .anyMatch(capture -> isMatedAfterFree(capture, mostPlies));
        position.undoMove();
        return isUseless;
    }

    private boolean isMatedAfterFree(int capture, int mostPlies) {
        position.doMove(capture);
        useless.counting().free(position);
        boolean isMated =
                position.isInCheck() && search.prove(MateQuestion.isMated(position, mostPlies), limits.line());
        position.undoMove();
        exact &= !budget.isExhausted();
        return isMated;
    }

    /** Adds evasions that count; false if there is no mate after one of them. */
    private boolean addAll(List<Integer> counted, List<Defence> defences) {
        for (int evasion : counted) {
            int plies = shortestKnownMateAfter(evasion);
            if (plies >= pliesLeft) {
                plies = pliesAfter(evasion, pliesLeft - 1, limits.line());
            }
            if (plies == NO_MATE) {
                return false;
            }
            defences.add(new Defence(evasion, plies));
        }
        return true;
    }

    /** Looks for a shorter mate after the evasion that lasts longest, until it is known to last longest. */
    private Defence settled(List<Defence> defences) {
        Defence most = longest(defences);
        while (!most.isExact && budget.nodes() < limits.defence() && !budget.isStopped()) {
            boolean matesNext = most.plies < 3;
            int shorter = matesNext ? NO_MATE : pliesAfter(most.move, most.plies - 2, limits.defence());
            most.isExact = matesNext || shorter == NO_MATE && !budget.isExhausted();
            most.plies = shorter == NO_MATE ? most.plies : shorter;
            most = longest(defences);
        }
        exact &= most.isExact;
        return most;
    }

    /** The plies of a mate after an evasion, or {@link #NO_MATE} if none is found within a number of plies. */
    private int pliesAfter(int evasion, int mostPlies, long maxNodes) {
        position.doMove(evasion);
        boolean proved = search.prove(MateQuestion.mates(position, mostPlies), maxNodes);
        position.undoMove();
        return proved ? search.plies() : NO_MATE;
    }

    /** The first of the defences with the most plies. */
    private static Defence longest(List<Defence> defences) {
        Defence most = defences.get(0);
        for (Defence defence : defences) {
            most = defence.plies > most.plies ? defence : most;
        }
        return most;
    }
}
