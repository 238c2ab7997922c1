package sanmai.search.alphabeta.root;

import java.util.function.BiFunction;
import sanmai.movegen.Legality;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.alphabeta.tree.MainSearch;
import sanmai.search.alphabeta.tree.SearchThread;
import sanmai.search.alphabeta.tt.TranspositionTable;
import sanmai.search.alphabeta.tt.TtData;
import sanmai.search.alphabeta.tt.TtEntry;
import sanmai.search.eval.Evaluation;
import sanmai.search.time.Limits;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;
import sanmai.shogi.Repetition;

/**
 * The search of one thread, seen from the root: it searches the root's moves, each with its own score and line, and
 * leaves the nodes below to the {@link MainSearch}.
 *
 * <p>Nothing is allocated while it searches. Not safe for use by several threads; the transposition table is shared.
 */
public final class RootSearch {
    final SearchThread thread;
    private final MainSearch mainSearch;
    private final Features features;

    private SearchTask task; // null before the first search

    /** Written by this thread alone, read by others. */
    private volatile int currentMove = Move.NONE;

    /** A search with this evaluation and these features. */
    public RootSearch(Evaluation evaluation, Features features) {
        this(evaluation, features, MainSearch::new);
    }

    /** The same with a main search of its own kind. */
    RootSearch(Evaluation evaluation, Features features, BiFunction<SearchThread, Features, MainSearch> below) {
        this.features = features;
        thread = new SearchThread(evaluation, features);
        mainSearch = below.apply(thread, features);
    }

    public Features features() {
        return features;
    }

    /** Forgets what was learnt in earlier searches. */
    public void clear() {
        thread.clear();
    }

    /** Gives up the transposition table of the last search. */
    public void releaseTable() {
        thread.releaseTable();
    }

    /** Prepares for a task. The position changes while the root is searched, and is the same afterwards. */
    public void start(SearchTask newTask, Position position, TranspositionTable table, long maxNodes) {
        task = newTask;
        currentMove = Move.NONE;
        thread.start(position, task.request.rules(), table);
        thread.stopWhen(task::isOver, maxNodes);
    }

    /** Lets the search be stopped before its first answer, because another thread has one. */
    public void stopAtAnyTime() {
        thread.mayStop = true;
    }

    /** What is searched for; null before the first search. */
    public SearchTask task() {
        return task;
    }

    /** The number of nodes searched in this task; other threads may see an earlier one. */
    public long nodes() {
        return thread.publishedNodes();
    }

    /** The move of the root that is being searched, or was searched last; other threads may ask. */
    public int currentMove() {
        return currentMove;
    }

    /** How much of the transposition table this task has filled, in permille. */
    public int fullness() {
        return thread.table.fullness();
    }

    /** Counts nodes that were searched elsewhere for this task. */
    public void count(long nodes) {
        thread.nodes += nodes;
        thread.publishNodes();
    }

    /** Whether the last search was stopped before it was done. */
    boolean isStopped() {
        return thread.stopped;
    }

    /** The position of the root, unless it is being searched. */
    Position position() {
        return thread.position;
    }

    /**
     * The legal moves of the root that the limits allow, or all legal moves if the limits allow none. They are ordered
     * by static exchange evaluation.
     */
    public RootMoves moves(Limits limits) {
        MoveList legal = new MoveList();
        thread.stack[0].legal.generate(thread.position, legal);
        MoveList allowed = allowed(limits, legal);
        int evaluation = thread.evaluation.score(thread.position);
        RootMove[] moves = new RootMove[allowed.size()];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = new RootMove(allowed.get(i), evaluation);
            moves[i].score = thread.see.value(thread.position, allowed.get(i));
        }
        return new RootMoves(moves, moves.length == legal.size());
    }

    private static MoveList allowed(Limits limits, MoveList legal) {
        MoveList allowed = new MoveList();
        for (int i = 0; i < legal.size(); i++) {
            if (limits.allows(legal.get(i))) {
                allowed.add(legal.get(i));
            }
        }
        return allowed.size() > 0 ? allowed : legal;
    }

    /** The transposition table's move in the position after a legal move of the root, or {@link Move#NONE}. */
    public int replyTo(int move) {
        thread.position.doMove(move);
        int reply = storedMove(0);
        thread.position.undoMove();
        return reply;
    }

    /**
     * The transposition table's move in the root, if a search of some depth has left it there and it leads to a
     * position that is new in the game; else {@link Move#NONE}.
     */
    public int tableMove() {
        Position position = thread.position;
        int move = storedMove(1);
        if (move == Move.NONE) {
            return Move.NONE;
        }
        position.doMove(move);
        boolean isNew = Repetition.occurrences(position) == 1;
        position.undoMove();
        return isNew ? move : Move.NONE;
    }

    /** The transposition table's move in the current position, if its search had this depth and the move is legal. */
    private int storedMove(int leastDepth) {
        TtEntry entry = new TtEntry();
        boolean found = thread.table.probe(thread.gameEnd.key(thread.position), entry);
        int move = found && TtData.depth(entry.data) >= leastDepth ? TtData.move(entry.data) : Move.NONE;
        return move != Move.NONE && Legality.isLegal(thread.position, move) ? move : Move.NONE;
    }

    /**
     * Searches moves of the root. The scores and lines of the first move and of moves that turn out better than alpha
     * are noted with the moves.
     *
     * @return the best score
     */
    int search(RootMoves moves, int alpha, int beta, int depth) {
        Node root = thread.stack[0].open(alpha, beta, depth, false);
        int first = moves.first();
        mainSearch.startRoot(root, moves.get(first).move);
        int best = -Node.INFINITE;
        for (int i = first; i < moves.size() && !thread.mustStop() && best < beta; i++) {
            RootMove move = moves.get(i);
            int score = searchMove(root, move);
            if (!thread.stopped && score > best) {
                best = score;
            }
        }
        if (!thread.stopped) {
            mainSearch.finishRoot(root, first == 0 && moves.isComplete());
        }
        thread.mayStop = true;
        return best;
    }

    /** Searches a move of the root, notes what it finds, and raises alpha. */
    private int searchMove(Node root, RootMove move) {
        SearchThread t = thread;
        long nodesBefore = t.nodes;
        currentMove = move.move;
        int alpha = root.alpha;
        t.selectiveDepth = 0;
        int score = move.isProved() ? known(root, move) : mainSearch.searchRootMove(root, move.move);
        if (t.stopped) {
            return score;
        }
        t.publishNodes();
        move.nodes += t.nodes - nodesBefore;
        if (root.moveCount > 1 && score <= alpha) {
            move.score = -Node.INFINITE;
        } else if (move.isProved()) {
            move.renew(thread.rootDepth);
        } else {
            move.found(score, root.boundOf(score), t);
        }
        return score;
    }

    private int known(Node root, RootMove move) {
        mainSearch.noteRootMove(root, move.move, move.lineScore());
        return move.lineScore();
    }
}
