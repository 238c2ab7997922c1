package sanmai.search.mate;

import java.util.Arrays;
import sanmai.movegen.LegalMoves;
import sanmai.search.Line;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * Walks from a position with a proved mate to the mate: the attacker by the shortest known way, the defender by the move
 * that lasts longest. What the table has forgotten is searched again. Every step of the attacker leaves fewer plies, so
 * the walk ends.
 */
final class MateLineSearch {
    private static final int UNKNOWN = MateTable.ANY_PLIES;

    private final MateTable table;
    private final DfpnSearch search;
    private final NodeBudget effort;
    private final LegalMoves generator = new LegalMoves();
    private final MoveList list = new MoveList();
    private final MoveList scratch = new MoveList();
    private final MateNode after = new MateNode();

    private Position position;
    private int attacker;
    private long key;
    private long maxNodes;
    private long maxCareNodes;
    private boolean exact;

    MateLineSearch(MateTable table, DfpnSearch search, NodeBudget effort) {
        this.table = table;
        this.search = search;
        this.effort = effort;
    }

    /**
     * A line that mates; the empty line if the search was broken off on the way.
     *
     * @param root where to start; it is the same afterwards
     * @param rootKey its key
     * @param within within how many plies there is a mate
     * @param nodes how many moves the search may have made before the walk is given up
     * @param careNodes how many moves it may have made before the defender is content with what it knows
     */
    Line walk(Position root, long rootKey, int within, long nodes, long careNodes) {
        position = root;
        attacker = root.turnOrdinal();
        key = rootKey;
        maxNodes = nodes;
        maxCareNodes = careNodes;
        exact = true;
        int[] line = new int[within];
        int length = 0;
        int left = within;
        while (left > 0) {
            boolean attack = SearchPath.isAttack(length);
            int move = attack ? shortestCheck(left) : longestEvasion(left);
            if (move == Move.NONE) {
                break;
            }
            left = attack ? leftAfterCheck : leftAfterEvasion;
            key = after(move).key;
            position.doMove(move);
            line[length++] = move;
        }
        for (int i = 0; i < length; i++) {
            position.undoMove();
        }
        return left > 0 ? Line.EMPTY : Line.of(Arrays.copyOf(line, length));
    }

    /** Whether the defender knew on every step of the last walk which move lasts longest. */
    boolean isExact() {
        return exact;
    }

    private int leftAfterCheck;
    private int leftAfterEvasion;

    /** What a move leads to; until the next question. */
    private MateNode after(int move) {
        after.set(move, position, key, position.hand(attacker), position.turnOrdinal() == attacker);
        return after;
    }

    /** A check after which so many plies, less one, are enough. */
    private int shortestCheck(int within) {
        int best = Move.NONE;
        int least = within;
        generator.read(position);
        generator.checks(list);
        for (int i = 0; i < list.size(); i++) {
            int move = list.get(i);
            int plies = isMate(move) ? 0 : shortestKnownMateAfter(move);
            if (plies < least) {
                least = plies;
                best = move;
            }
        }
        if (best == Move.NONE && search.prove(position, key, within, maxNodes)) {
            best = search.bestMove();
            least = search.plies() - 1;
        }
        leftAfterCheck = least;
        return best;
    }

    private int shortestKnownMateAfter(int move) {
        MateNode there = after(move);
        return table.shortestMate(there.key, there.hand);
    }

    private boolean isMate(int move) {
        effort.count();
        effort.mustBreakOff();
        position.doMove(move);
        boolean mate = generator.none(position, scratch);
        position.undoMove();
        return mate;
    }

    /** The evasion that lasts longest, all of them being mated within so many plies; none if that cannot be found. */
    private int longestEvasion(int within) {
        generator.generate(position, list);
        int[] moves = list.stream().toArray();
        int[] plies = new int[moves.length];
        boolean[] sure = new boolean[moves.length];
        for (int i = 0; i < moves.length; i++) {
            plies[i] = shortestKnownMateAfter(moves[i]);
            if (plies[i] >= within) {
                plies[i] = pliesAfter(moves[i], within - 1, maxNodes);
                if (plies[i] == UNKNOWN) {
                    return Move.NONE;
                }
            }
        }
        int longest = indexOfGreatest(plies);
        while (!sure[longest] && effort.nodes() < maxCareNodes && !effort.isStopped()) {
            boolean matesNext = plies[longest] < 3;
            int shorter = matesNext ? UNKNOWN : pliesAfter(moves[longest], plies[longest] - 2, maxCareNodes);
            sure[longest] = matesNext || shorter == UNKNOWN && !effort.isBrokenOff();
            plies[longest] = shorter == UNKNOWN ? plies[longest] : shorter;
            longest = indexOfGreatest(plies);
        }
        exact &= sure[longest];
        leftAfterEvasion = plies[longest];
        return moves[longest];
    }

    /** After how many plies at most there is mate behind an evasion; unknown if there is none within so many. */
    private int pliesAfter(int move, int within, long mostNodes) {
        long keyThere = after(move).key;
        position.doMove(move);
        boolean proved = search.prove(position, keyThere, within, mostNodes);
        position.undoMove();
        return proved ? search.plies() : UNKNOWN;
    }

    private static int indexOfGreatest(int[] numbers) {
        int greatest = 0;
        for (int i = 1; i < numbers.length; i++) {
            greatest = numbers[i] > numbers[greatest] ? i : greatest;
        }
        return greatest;
    }
}
