package sanmai.search.alphabeta.tree;

import sanmai.movegen.MateInOne;
import sanmai.search.Bound;
import sanmai.search.Score;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.alphabeta.tt.TranspositionTable;
import sanmai.search.alphabeta.tt.TtData;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/** The first steps in every node: of the root, of the main search and of the quiescence search. */
final class NodeEntry {
    /** A mate in one is stored as if it had been found by a search that is deeper by this number of plies. */
    private static final int EXTRA_DEPTH_OF_MATES = 6;

    private final SearchThread thread;
    private final Features features;
    private final MateInOne mateInOne = new MateInOne();
    private final MoveList moves = new MoveList();

    NodeEntry(SearchThread thread, Features features) {
        this.thread = thread;
        this.features = features;
    }

    /**
     * Looks for a score that decides the node before any move of it is searched, and evaluates the position. Nothing
     * decides the root, since a search must answer with a move.
     *
     * @param node its window is open, and the moves before it are known
     * @return the score; {@link Node#NO_SCORE} if none was found; anything if the thread has stopped
     */
    int enter(Node node) {
        boolean mayDecide = node.ply > 0;
        node.pvLength = 0;
        thread.selectiveDepth = Math.max(thread.selectiveDepth, node.ply);
        if (thread.mustStop()) {
            return 0;
        }
        int score = mayDecide ? gameEnd(node) : Node.NO_SCORE;
        if (score != Node.NO_SCORE) {
            return score;
        }
        if (mayDecide && node.depth > 0 && mateDistancePruning(node)) {
            return node.alpha;
        }
        node.pawnBucket = thread.history.pawnBucket(thread.position);
        probe(node);
        if (mayDecide && ttCutoff(node)) {
            return node.ttScore;
        }
        if (mayDecide && node.excludedMove == Move.NONE && thread.gameEnd.winsByEnteringKing(thread.position)) {
            return thread.gameEnd.enteringKingScore(node.ply);
        }
        evaluate(node);
        return Node.NO_SCORE;
    }

    /** Repetition (sennichite), the limit of moves, the end of the search stack. */
    private int gameEnd(Node node) {
        Position position = thread.position;
        int score = thread.gameEnd.repetition(position, node.ply, thread.stack);
        if (score != Node.NO_SCORE) {
            return score;
        }
        if (thread.gameEnd.isMoveLimitExceeded(position)) {
            return node.legal.none(position, moves) ? Score.matedIn(node.ply) : thread.gameEnd.drawScore(position);
        }
        return node.ply >= Node.MAX_PLY ? thread.evaluation.score(position) : Node.NO_SCORE;
    }

    /**
     * Mate distance pruning: no score from here is better than a mate by the next move, or worse than being mated now.
     * A window beyond that has no scores.
     */
    private static boolean mateDistancePruning(Node node) {
        node.narrow(Math.max(node.alpha, Score.matedIn(node.ply)), Math.min(node.beta, Score.mateIn(node.ply)));
        return node.alpha >= node.beta;
    }

    /** Transposition table probe. The search without the TT move has an entry of its own. */
    private void probe(Node node) {
        TranspositionTable table = thread.table;
        long key = thread.gameEnd.key(thread.position) ^ TranspositionTable.keyOfExclusion(node.excludedMove);
        long entry = table.probe(key);
        long data = entry == TranspositionTable.NOT_FOUND ? TtData.NOTHING : table.data(entry, key);
        boolean found = data != TtData.NOTHING;
        node.key = key;
        node.ttData = data;
        node.ttMove = found ? TtData.move(data) : Move.NONE;
        node.ttScore = found ? TtData.score(data, node.ply) : 0;
        node.ttEvaluation = found ? table.evaluation(entry, data) : TtData.NO_EVALUATION;
    }

    /** Transposition table cutoff, in non-PV nodes. */
    private boolean ttCutoff(Node node) {
        long data = node.ttData;
        return features.has(Feature.TT_CUTOFFS)
                && !node.pvNode
                && data != TtData.NOTHING
                && TtData.depth(data) >= node.depth
                && TtData.decides(data, node.ttScore, node.beta);
    }

    /** Static evaluation: from the table if it is there, corrected by what was learnt, and by the table's score. */
    private void evaluate(Node node) {
        if (node.inCheck) {
            node.rawEvaluation = TtData.NO_EVALUATION;
            node.staticEvaluation = TtData.NO_EVALUATION;
            node.evaluation = TtData.NO_EVALUATION;
            return;
        }
        Position position = thread.position;
        int raw = node.ttEvaluation;
        raw = raw != TtData.NO_EVALUATION ? raw : thread.evaluation.score(position);
        int corrected = thread.correctionHistory.correct(raw, position, node);
        node.rawEvaluation = raw;
        node.staticEvaluation = corrected;
        node.evaluation = ttScoreTellsMore(node) ? node.ttScore : corrected;
    }

    private boolean ttScoreTellsMore(Node node) {
        return node.ttData != TtData.NOTHING
                && features.has(Feature.TT_EVALUATION)
                && !Score.isMate(node.ttScore)
                && TtData.improvesOn(node.ttData, node.ttScore, node.staticEvaluation);
    }

    /** The score of a node whose evaluation alone is good enough. It is stored if nothing is known about the node. */
    int standPat(Node node) {
        if (features.has(Feature.STORE_STAND_PAT) && node.ttData == TtData.NOTHING) {
            long result = TtData.of(Move.NONE, TtData.scoreToStore(node.evaluation, node.ply), 0, Bound.LOWER);
            thread.table.store(node.key, result, node.rawEvaluation);
        }
        return node.evaluation;
    }

    /** Generates what the node's moves depend on, and looks for a mate in one. */
    int mateInOne(Node node) {
        node.legal.read(thread.position);
        if (!features.has(Feature.MATE_IN_ONE) || node.inCheck || TtData.searchedMoves(node.ttData)) {
            return Node.NO_SCORE;
        }
        int move = mateInOne.find(node.legal);
        if (move == Move.NONE) {
            return Node.NO_SCORE;
        }
        node.pv[0] = move;
        node.pvLength = 1;
        int score = Score.mateIn(node.ply + 1);
        int storedDepth = Math.min(node.depth + EXTRA_DEPTH_OF_MATES, TtData.MAX_DEPTH);
        long result = TtData.of(move, TtData.scoreToStore(score, node.ply), storedDepth, Bound.EXACT);
        thread.table.store(node.key, result, TtData.NO_EVALUATION);
        return score;
    }
}
