package sanmai.search.alphabeta.tree;

import sanmai.core.Color;
import sanmai.engine.Bound;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.search.GameRules;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.alphabeta.tt.TranspositionTable;
import sanmai.search.alphabeta.tt.TtData;
import sanmai.search.alphabeta.tt.TtEntry;
import sanmai.search.eval.Evaluation;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** A thread that has come to a node 4 plies from the root, with an evaluation that a test chooses. */
public final class SetUpThread {
    /** The distance of the node from the root. */
    public static final int PLY = 4;

    /** A score for Black that is the same for all positions, but for what every move of a side gains. It counts the calls. */
    public static final class FixedEvaluation implements Evaluation {
        int forBlack;
        int gainOfAMove;
        int asked;
        private int moves;

        @Override
        public void set(Position position) {}

        @Override
        public void push(Position position, int move) {
            moves++;
        }

        @Override
        public void pop() {
            moves--;
        }

        @Override
        public int score(Position position) {
            asked++;
            int score = position.turn() == Color.BLACK ? forBlack : -forBlack;
            return moves % 2 == 0 ? score : score - gainOfAMove;
        }
    }

    final FixedEvaluation evaluation = new FixedEvaluation();
    final SearchControl control = new SearchControl();
    public final Position position;
    public final SearchThread thread;
    public final Node node;
    final NodeEntry entry;
    final MainSearch main;
    final QuiescenceSearch quiescence;

    public SetUpThread(String sfen, Features features) {
        this(Sfen.position(sfen), features, GameRules.STANDARD);
    }

    /** A node with the null window (0, 1), to which a move has led. */
    public SetUpThread(Position position, Features features, GameRules rules) {
        this.position = position;
        thread = new SearchThread(evaluation, features);
        thread.start(position, rules, new TranspositionTable(1));
        thread.stopWhen(control::mustStop, Long.MAX_VALUE);
        thread.mayStop = true;
        entry = new NodeEntry(thread, features);
        main = new MainSearch(thread, features);
        Node root = thread.stack[0].open(-Node.INFINITE, Node.INFINITE, 30, false);
        main.startRoot(root, Move.NONE);
        thread.table.clear();
        evaluation.asked = 0;
        quiescence = new QuiescenceSearch(thread, entry, features);
        node = thread.stack[PLY];
        node.lastMove = 1; // Any move: it was no null move.
        thread.stack[PLY - 1].quiet = true;
        thread.stack[PLY - 1].inCheck = true; // The node teaches nothing about the evaluation before it.
        node.inCheck = position.isInCheck();
        node.open(0, 1);
    }

    /** Enters the node. */
    int enter(int depth) {
        node.depth = depth;
        return entry.enter(node);
    }

    /** Searches the node. */
    int search(int depth, boolean cutNode) {
        node.depth = depth;
        node.cutNode = cutNode;
        return main.search(node);
    }

    public int move(String usi) {
        return UsiMove.parse(usi, position);
    }

    /** Lets the transposition table know something about the node. */
    void store(int move, int score, int depth, Bound bound) {
        long result = TtData.of(move, TtData.scoreToStore(score, PLY), depth, bound);
        thread.table.store(thread.gameEnd.key(position), result, TtData.NO_EVALUATION);
    }

    /** What the transposition table knows about the node. */
    long stored() {
        TtEntry found = new TtEntry();
        thread.table.probe(thread.gameEnd.key(position), found);
        return found.data;
    }

    public static Features without(Feature... features) {
        Features all = Features.ALL;
        for (Feature feature : features) {
            all = all.without(feature);
        }
        return all;
    }
}
