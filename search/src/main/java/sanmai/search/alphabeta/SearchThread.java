package sanmai.search.alphabeta;

import sanmai.search.Bound;
import sanmai.search.Score;
import sanmai.search.eval.Evaluation;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * The way of one thread through its tree: the position that it has come to, a node for each ply of the line there, how
 * many moves it has made, and whether it must come back.
 */
final class SearchThread {
    /** How many nodes are searched between two looks at the control: less than a millisecond in a cold JVM. */
    private static final int NODES_PER_LOOK = 256;

    /** Nodes before the root, so that those two plies earlier can always be asked. */
    private static final int BEFORE_ROOT = 2;

    final History history;
    final CorrectionHistory corrections;
    final StaticExchangeEvaluation exchange = new StaticExchangeEvaluation();
    final GameEndRules endings = new GameEndRules();
    final Evaluation evaluation;
    final Node[] nodes = new Node[Node.MAX_PLY + 3];

    /** The position, which is the root's again when the search is over. */
    Position position;

    TranspositionTable table;

    /** Whether the task was over before the search was; then no score means anything. */
    boolean brokenOff;

    /** How many plies from the root the search has come. */
    int selectiveDepth;

    /** How many moves have been made in this task. */
    long made;

    private final Features features;
    private final Node[] beforeRoot = new Node[BEFORE_ROOT];
    private SearchTask task;
    private long maxNodes;
    private long nextLook;

    /** Written by this thread alone, read by others. */
    private volatile long publishedNodes;

    /** What {@link TranspositionTable#touch} read: of no use, but what nobody wants need not be read. */
    private long touched;

    SearchThread(Evaluation evaluation, Features features) {
        this.evaluation = evaluation;
        this.features = features;
        history = new History(features);
        corrections = new CorrectionHistory(features);
        for (int ply = 0; ply < nodes.length; ply++) {
            nodes[ply] = new Node(history, exchange, features);
        }
        for (int i = 0; i < BEFORE_ROOT; i++) {
            beforeRoot[i] = new Node(history, exchange, features);
            beforeRoot[i].clear();
        }
    }

    /** Prepares for a task, which begins at this position. */
    void start(SearchTask newTask, Position newPosition, TranspositionTable newTable, long newMaxNodes) {
        task = newTask;
        position = newPosition;
        table = newTable;
        maxNodes = newMaxNodes;
        made = 0;
        publishedNodes = 0;
        nextLook = 0;
        brokenOff = false;
        endings.start(position, task.request.rules());
        evaluation.set(position);
        for (Node node : nodes) {
            node.clear();
        }
    }

    // ---- Moves ----

    /** Makes a legal move, of which it is known whether it gives check. */
    void make(Node node, int move, boolean check) {
        node.making(move, check);
        evaluation.push(position, move);
        position.doMove(move);
        touched += table.touch(endings.key(position));
        made++;
    }

    void unmake() {
        position.undoMove();
        evaluation.pop();
    }

    void pass(Node node) {
        node.making(Move.NONE, false);
        position.doNullMove();
    }

    void unpass() {
        position.undoNullMove();
    }

    /** The node so many plies earlier, perhaps before the root. */
    Node back(int ply, int plies) {
        return ply >= plies ? nodes[ply - plies] : beforeRoot[plies - ply - 1];
    }

    /** Whether the side to move is in check, so many plies from the root but not in it: who moved there knew. */
    boolean isInCheck(int ply) {
        boolean check = back(ply, 1).check;
        assert check == position.isInCheck() : position;
        return check;
    }

    // ---- The end ----

    /** Looks at the control now and then. True if the search is over. */
    boolean mustStop() {
        if (made >= nextLook) {
            publish();
            brokenOff |= made >= maxNodes || task.isOver();
            nextLook = Math.min(made + NODES_PER_LOOK, maxNodes);
        }
        return brokenOff;
    }

    /** Lets other threads see how many moves have been made. */
    void publish() {
        publishedNodes = made;
    }

    /** How many moves have been made in this task; other threads may see an earlier number. */
    long published() {
        return publishedNodes;
    }

    // ---- What a position is worth ----

    /** The worth of a position that is decided without looking at moves; {@link GameEndRules#NONE} if it is not. */
    int ending(int ply) {
        int repetition = endings.repetition(position, ply, nodes);
        if (repetition != GameEndRules.NONE) {
            return repetition;
        }
        if (endings.isTooLong(position)) {
            Node node = nodes[ply];
            node.legal.read(position);
            return node.picker.findsNone() ? Score.matedIn(ply) : endings.draw(position);
        }
        return ply >= Node.MAX_PLY ? evaluation.score(position) : GameEndRules.NONE;
    }

    /** Notes the evaluation of the node, and says what is known better from the table. */
    int evaluate(int ply, int entry, long data, int knownScore) {
        Node node = nodes[ply];
        if (node.inCheck) {
            node.evaluation = TranspositionTable.NO_EVALUATION;
            node.corrected = TranspositionTable.NO_EVALUATION;
            return TranspositionTable.NO_EVALUATION;
        }
        boolean known = data != TranspositionTable.NOTHING;
        int remembered = known ? table.evaluation(entry, data) : TranspositionTable.NO_EVALUATION;
        node.evaluation = remembered != TranspositionTable.NO_EVALUATION ? remembered : evaluation.score(position);
        int eval = corrections.corrected(node.evaluation, position, back(ply, 1).code);
        node.corrected = eval;
        if (known && features.has(Feature.TT_EVALUATION) && !Score.isMate(knownScore)) {
            Bound bound = TranspositionTable.bound(data);
            if (bound == Bound.EXACT || bound == (knownScore > eval ? Bound.LOWER : Bound.UPPER)) {
                return knownScore;
            }
        }
        return eval;
    }

    /** The worth of a position that is good enough as it stands. What was not found in the table is remembered there. */
    int stands(int ply, long key, boolean found, int eval) {
        if (features.has(Feature.STORE_STAND_PAT) && !found) {
            table.store(key, Move.NONE, eval, nodes[ply].evaluation, 0, Bound.LOWER, ply);
        }
        return eval;
    }

    /** The worth of a position in which this move mates. It is remembered as if searched a little deeper. */
    int mates(int ply, int move, long key, int depth) {
        nodes[ply].line[0] = move;
        nodes[ply].lineLength = 1;
        int score = Score.mateIn(ply + 1);
        int deeper = Math.min(depth + 6, TranspositionTable.MOST_DEPTH);
        table.store(key, move, score, TranspositionTable.NO_EVALUATION, deeper, Bound.EXACT, ply);
        return score;
    }
}
