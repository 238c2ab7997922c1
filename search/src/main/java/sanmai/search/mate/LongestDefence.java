package sanmai.search.mate;

import sanmai.movegen.LegalMoves;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * Finds the evasion after which the mate takes longest. Starts from the plies that the table knows for each evasion,
 * and looks for shorter mates after the evasion with the most plies until there are none.
 */
final class LongestDefence {
    private static final int NO_MATE = MateTable.ANY_PLIES;

    private final MateTable table;
    private final ProofSearch search;
    private final NodeBudget budget;
    private final LegalMoves generator = new LegalMoves();
    private final MoveList list = new MoveList();
    private final MateNode child = new MateNode();

    private Position position;
    private int[] evasions;

    /** By evasion: the plies of the shortest mate found after it. */
    private int[] plies;

    private int longest;
    private boolean exact;

    LongestDefence(MateTable table, ProofSearch search, NodeBudget budget) {
        this.table = table;
        this.search = search;
        this.budget = budget;
    }

    /**
     * The evasion after which the mate takes longest; no move if an evasion does not lead to mate within the budget.
     *
     * @param newPosition the defender's position; it is the same afterwards
     * @param node the same position as a node
     * @param within the number of plies within which there is a mate
     */
    int find(Position newPosition, MateNode node, int within, MateLineSearch.NodeLimits limits) {
        position = newPosition;
        generator.generate(position, list);
        evasions = list.stream().toArray();
        plies = new int[evasions.length];
        for (int i = 0; i < evasions.length; i++) {
            plies[i] = shortestKnownMate(node, evasions[i]);
            if (plies[i] >= within) {
                plies[i] = pliesAfter(evasions[i], within - 1, limits.line());
            }
            if (plies[i] == NO_MATE) {
                return Move.NONE;
            }
        }
        settle(limits.defence());
        return evasions[longest];
    }

    private int shortestKnownMate(MateNode node, int evasion) {
        child.setChild(node, evasion, position);
        return table.shortestMate(child.key, child.hand);
    }

    /** Looks for a shorter mate after the evasion that lasts longest, until it is known to last longest. */
    private void settle(long maxDefenceNodes) {
        boolean[] sure = new boolean[evasions.length];
        longest = indexOfGreatest(plies);
        while (!sure[longest] && budget.nodes() < maxDefenceNodes && !budget.isStopped()) {
            boolean matesNext = plies[longest] < 3;
            int shorter = matesNext ? NO_MATE : pliesAfter(evasions[longest], plies[longest] - 2, maxDefenceNodes);
            sure[longest] = matesNext || shorter == NO_MATE && !budget.isExhausted();
            plies[longest] = shorter == NO_MATE ? plies[longest] : shorter;
            longest = indexOfGreatest(plies);
        }
        exact = sure[longest];
    }

    /** The plies of a mate after an evasion, or {@link #NO_MATE} if none is found within a number of plies. */
    private int pliesAfter(int evasion, int within, long maxNodes) {
        position.doMove(evasion);
        boolean proved = search.prove(position, within, maxNodes);
        position.undoMove();
        return proved ? search.plies() : NO_MATE;
    }

    private static int indexOfGreatest(int[] numbers) {
        int greatest = 0;
        for (int i = 1; i < numbers.length; i++) {
            greatest = numbers[i] > numbers[greatest] ? i : greatest;
        }
        return greatest;
    }

    /** Whether no other evasion lasts longer than the one found, and no shorter mate follows it. */
    boolean isExact() {
        return exact;
    }

    /** The plies from the evasion found to mate. */
    int plies() {
        return plies[longest];
    }
}
