package sanmai.search.alphabeta.tree;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import sanmai.search.GameRules;
import sanmai.search.StopPoll;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.history.CorrectionHistory;
import sanmai.search.alphabeta.history.History;
import sanmai.search.alphabeta.history.PieceTo;
import sanmai.search.alphabeta.ordering.MovePicker;
import sanmai.search.alphabeta.ordering.StaticExchangeEvaluation;
import sanmai.search.alphabeta.stack.GameEndRules;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.alphabeta.tt.TranspositionTable;
import sanmai.search.eval.Evaluation;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * What one thread of a search works on: the position of the current node, the search stack, what it has learnt about
 * moves and evaluations, the number of nodes, and whether it must stop.
 *
 * <p>A node is counted when a move is made; null moves do not count.
 */
public final class SearchThread {
    /** The number of nodes between two polls of the control: less than a millisecond in a cold JVM. */
    private static final int NODES_PER_POLL = 256;

    /**
     * A search that has no answer yet is stopped all the same beyond this number of nodes, some milliseconds. Depth 1 has
     * a few hundred, but with an evaluation that makes no sense its quiescence search may have millions.
     */
    private static final int MAX_NODES_WITHOUT_ANSWER = 5_000;

    /** About the size of a ply of the search stack, in bytes: three nodes and a picker, mostly lists of moves. */
    private static final long PLY_BYTES = 21_000;

    /** Every node looks at the entries of its child and its grandchild. */
    private static final int STACK_SIZE = Node.MAX_PLY + 3;

    /** About the size of a thread without its evaluation, in bytes. */
    public static final long BYTES = History.BYTES + CorrectionHistory.BYTES + STACK_SIZE * PLY_BYTES;

    public final History history;
    public final CorrectionHistory correctionHistory;
    public final StaticExchangeEvaluation see = new StaticExchangeEvaluation();
    public final GameEndRules gameEnd = new GameEndRules();
    public final Evaluation evaluation;

    /** The search stack: a node for each ply of the current line, the root at 0. */
    public final Node[] stack = new Node[STACK_SIZE];

    /** The position of the current node; the root's again when the search is over. */
    public Position position;

    public TranspositionTable table; // null before the first search, and after its release

    /** Whether the search was stopped before it was done; then its scores are void. */
    public boolean stopped;

    /**
     * Whether there is an answer. Until then neither the time, nor the number of nodes, nor the user stops the search,
     * unless it has {@value #MAX_NODES_WITHOUT_ANSWER} nodes.
     */
    public boolean mayStop;

    /** The greatest ply reached (seldepth). */
    public int selectiveDepth;

    /** The number of nodes. */
    public long nodes;

    /** The difference between the bounds of the root's window. */
    int rootWindow = 1;

    /** While a null move is verified, nearer to the root than this no null move is tried; else 0. */
    int nullMoveMinPly;

    /** The depth of this iteration. */
    public int rootDepth;

    /** The principal variation of the last iteration; {@link Move#NONE} from its end on. */
    private final int[] lastPv = new int[STACK_SIZE];

    /** By ply: the node that takes the place of one of the stack while a null move is verified. */
    private final Node[] verificationNodes = new Node[STACK_SIZE];

    /**
     * By ply: the node that takes the place of the stack's node, or of a verification node, during the test whether the TT
     * move is singular.
     */
    private final Node[] singularNodes = new Node[STACK_SIZE];

    /**
     * By ply. One picker serves all three nodes of a ply, since a node hands out its moves only after its verification and
     * its singular test have ended.
     */
    private final MovePicker[] pickers = new MovePicker[STACK_SIZE];

    private final StopPoll poll = new StopPoll(NODES_PER_POLL);

    /** The sum of what prefetches have read. Nobody needs it, but the compiler would drop a read without a use. */
    private long prefetched;

    public SearchThread(Evaluation evaluation, Features features) {
        this.evaluation = evaluation;
        history = new History(features);
        correctionHistory = new CorrectionHistory(features);
        for (int ply = 0; ply < STACK_SIZE; ply++) {
            stack[ply] = new Node(ply);
            verificationNodes[ply] = new Node(ply);
            singularNodes[ply] = new Node(ply);
            pickers[ply] = new MovePicker(history, see, features);
        }
    }

    /** Prepares for a search from this position. */
    public void start(Position newPosition, GameRules rules, TranspositionTable newTable) {
        position = newPosition;
        table = newTable;
        nodes = 0;
        nullMoveMinPly = 0;
        Arrays.fill(lastPv, Move.NONE);
        history.startSearch();
        stopped = false;
        mayStop = false;
        gameEnd.start(position, rules);
        evaluation.set(position);
        stack[0].keys.read(position);
    }

    /** Sets what stops the search once it {@linkplain #mayStop may stop}. */
    public void stopWhen(BooleanSupplier over, long maxNodes) {
        poll.start(over, maxNodes);
    }

    /** Gives up the transposition table of the last search. */
    public void releaseTable() {
        table = null;
    }

    /** Forgets what was learnt in earlier searches. */
    public void clear() {
        history.clear();
        correctionHistory.clear();
    }

    /**
     * Begins the iteration of a depth.
     *
     * @param pv the principal variation of the last one
     * @param length its length
     */
    public void startIteration(int depth, int[] pv, int length) {
        rootDepth = depth;
        int known = Math.min(length, lastPv.length);
        System.arraycopy(pv, 0, lastPv, 0, known);
        Arrays.fill(lastPv, known, lastPv.length, Move.NONE);
    }

    // ---- Moves ----

    /** The node after the current move. */
    public Node child(Node node) {
        return stack[node.ply + 1];
    }

    /** The picker of a node's moves. */
    MovePicker picker(Node node) {
        return pickers[node.ply];
    }

    /** Makes the current move of a node. */
    void makeMove(Node node) {
        int move = node.move;
        prefetched += table.prefetch(gameEnd.keyAfter(position, move));
        Node child = child(node);
        child.arriveBy(move, PieceTo.of(move), node, node.givesCheck);
        child.keys.readAfter(node.keys, position, move);
        child.followsPv = node.followsPv && lastPv[node.ply] == move;
        evaluation.push(position, move);
        position.doMove(move);
        nodes++;
    }

    void unmakeMove() {
        position.undoMove();
        evaluation.pop();
    }

    void makeNullMove(Node node) {
        Node child = child(node);
        child.arriveBy(Move.NONE, 0, node, false);
        child.keys.copy(node.keys);
        child.followsPv = false;
        position.doNullMove();
    }

    void unmakeNullMove() {
        position.undoNullMove();
    }

    // ---- Searches of a node within its own search ----

    /** Puts a node for the same position into a node's place of the stack, to verify a null move. */
    Node enterVerification(Node node) {
        return enterAgain(verificationNodes[node.ply], node, Move.NONE);
    }

    /** The same, without the TT move, to find out if that is singular. */
    Node enterSingularTest(Node node) {
        return enterAgain(singularNodes[node.ply], node, node.ttMove);
    }

    private Node enterAgain(Node test, Node node, int excludedMove) {
        test.arriveAs(node);
        test.excludedMove = excludedMove;
        stack[node.ply] = test;
        return test;
    }

    /** Puts the node back. */
    void leaveTest(Node node) {
        stack[node.ply] = node;
    }

    // ---- The end ----

    /** Whether the search must stop; what stops the search is asked every {@value #NODES_PER_POLL} nodes. */
    public boolean mustStop() {
        stopped |= (mayStop || nodes >= MAX_NODES_WITHOUT_ANSWER) && poll.mustStop(nodes);
        return stopped;
    }

    /** Lets other threads see the number of nodes. */
    public void publishNodes() {
        poll.publish(nodes);
    }

    /** The number of nodes, as other threads may see it: perhaps an earlier one. */
    public long publishedNodes() {
        return poll.publishedNodes();
    }
}
