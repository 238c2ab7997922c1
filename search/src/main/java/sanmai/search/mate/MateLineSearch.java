package sanmai.search.mate;

import java.util.Arrays;
import sanmai.movegen.LegalMoves;
import sanmai.shogi.Line;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * Finds the principal variation of a proved mate: the attacker takes the shortest known mate, the defender the longest
 * defence. Proofs that the table has lost are searched again. Every check leaves fewer plies, so the line ends.
 */
final class MateLineSearch {
    private final MateTable table;
    private final ProofSearch search;
    private final NodeBudget budget;
    private final UselessInterpositions useless;
    private final LongestDefence defence;
    private final LegalMoves generator = new LegalMoves();
    private final MoveList checks = new MoveList();
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
        defence = new LongestDefence(table, search, budget, useless.counting());
    }

    /**
     * The limits for the budget.
     *
     * @param line the limit for the line
     * @param defence the limit up to which longer defences are looked for
     */
    record NodeLimits(long line, long defence) {}

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
        node.setRoot(root);
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

    /** Whether every evasion of the last line is known to be the longest defence. */
    boolean isExact() {
        return exact;
    }

    private int given(int check) {
        pliesLeft = mates(check) ? 0 : pliesLeft - 1;
        return check;
    }

    /** A check after which the mate needs fewer plies; {@link Move#NONE} if none can be found. */
    private int shortestCheck() {
        int best = Move.NONE;
        int least = pliesLeft;
        generator.read(position);
        generator.checks(checks);
        for (int i = 0; i < checks.size(); i++) {
            int check = checks.get(i);
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

    private int shortestKnownMateAfter(int move) {
        child.setChild(node, move, position);
        return table.shortestMate(child.key, child.hand);
    }

    private boolean mates(int check) {
        budget.count();
        budget.mustEnd();
        position.doMove(check);
        boolean mates = generator.none(position, evasions) || useless.areAllEvasions(position);
        position.undoMove();
        return mates;
    }

    private int longestEvasion() {
        int move = defence.find(position, node, pliesLeft, limits);
        boolean isFound = move != Move.NONE || defence.isMated();
        exact &= isFound && defence.isExact();
        pliesLeft = isFound ? defence.pliesLeft() : pliesLeft;
        return move;
    }
}
