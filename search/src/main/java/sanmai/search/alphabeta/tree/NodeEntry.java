package sanmai.search.alphabeta.tree;

import sanmai.engine.Bound;
import sanmai.engine.Score;
import sanmai.movegen.MateInOne;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.alphabeta.tt.TtData;
import sanmai.search.alphabeta.tt.TtEntry;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/** The first steps in every node: of the root, of the main search and of the quiescence search. */
final class NodeEntry {
    /** A mate in one is stored as if it had been found by a search that is deeper by this number of plies. */
    private static final int EXTRA_DEPTH_OF_MATES = 6;

    /** Up to this depth a stored score must be on the side of beta that is expected, in plies. */
    private static final int DEPTH_OF_SURPRISES = 5;

    private final SearchThread thread;
    private final Features features;
    private final MateInOne mateInOne = new MateInOne();
    private final MoveList moves = new MoveList();
    private final TtEntry ttEntry = new TtEntry();

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
        if (node.excludedMove != Move.NONE) {
            return Node.NO_SCORE; // All this was done before.
        }
        int score = mayDecide ? gameEnd(node) : Node.NO_SCORE;
        if (score != Node.NO_SCORE) {
            return score;
        }
        if (mayDecide && node.depth > 0 && mateDistancePruning(node)) {
            return node.alpha;
        }
        probe(node);
        if (mayDecide && ttCutoff(node)) {
            return node.ttScore;
        }
        if (mayDecide && thread.gameEnd.winsByEnteringKing(thread.position)) {
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
     * Mate distance pruning: no score from here is better than a win without a move, by declaration, or worse than being
     * mated now. A window beyond that has no scores.
     */
    private static boolean mateDistancePruning(Node node) {
        node.narrow(Math.max(node.alpha, Score.matedIn(node.ply)), Math.min(node.beta, Score.mateIn(node.ply)));
        return node.alpha >= node.beta;
    }

    /** Transposition table probe. */
    private void probe(Node node) {
        long key = thread.gameEnd.key(thread.position);
        boolean found = thread.table.probe(key, ttEntry);
        long data = ttEntry.data;
        node.key = key;
        node.ttData = data;
        node.ttMove = found ? TtData.move(data) : Move.NONE;
        node.ttScore = found && TtData.hasScore(data) ? TtData.score(data, node.ply) : Node.NO_SCORE;
        node.ttEvaluation = ttEntry.evaluation;
        node.ttPv = node.pvNode && node.depth > 0 || found && TtData.isPv(data);
    }

    /**
     * Transposition table cutoff, in non-PV nodes: the stored score is from a deeper search, or from one of this depth if
     * it is not above beta. Near the leaves it must fail high in an expected cut node, and fail low in any other.
     */
    private boolean ttCutoff(Node node) {
        if (!mayCutOff(node) || node.depth > 0 && !isDeepEnough(node)) {
            return false;
        }
        if (node.depth > 0 && node.ttScore >= node.beta && node.ttMove != Move.NONE) {
            learnFromCutoff(node);
        }
        return true;
    }

    private boolean mayCutOff(Node node) {
        return features.has(Feature.TT_CUTOFFS)
                && !node.pvNode
                && node.ttScore != Node.NO_SCORE
                && TtData.decides(node.ttData, node.ttScore, node.beta);
    }

    private static boolean isDeepEnough(Node node) {
        return TtData.depth(node.ttData) > node.depth - (node.ttScore <= node.beta ? 1 : 0)
                && (node.cutNode == node.ttScore >= node.beta || node.depth > DEPTH_OF_SURPRISES);
    }

    private void learnFromCutoff(Node node) {
        node.legal.read(thread.position);
        boolean quiet = node.legal.isLegal(node.ttMove) && !thread.position.isCaptureOrPawnPromotion(node.ttMove);
        thread.history.learnFromTtCutoff(node, quiet, thread.stack[node.ply - 1]);
    }

    /** Static evaluation: from the table if it is there, corrected by what was learnt, and by the table's score. */
    private void evaluate(Node node) {
        if (node.inCheck) {
            node.rawEvaluation = TtData.NO_EVALUATION;
            node.staticEvaluation = node.ply >= 2
                    ? thread.stack[node.ply - 2].staticEvaluation
                    : thread.evaluation.score(thread.position);
            node.evaluation = node.staticEvaluation;
            node.correction = 0;
            return;
        }
        Position position = thread.position;
        int raw = node.ttEvaluation;
        raw = raw != TtData.NO_EVALUATION ? raw : thread.evaluation.score(position);
        int corrected = thread.correctionHistory.correct(raw, position.turnOrdinal(), node);
        node.rawEvaluation = raw;
        node.staticEvaluation = corrected;
        node.correction = corrected - raw;
        node.evaluation = ttScoreTellsMore(node) ? node.ttScore : corrected;
        if (node.ttData == TtData.NOTHING && node.ply > 0) {
            storeEvaluation(node);
        }
    }

    /** Stores the evaluation of a new node, so that it is known even if no score will be. */
    private void storeEvaluation(Node node) {
        if (features.has(Feature.STORE_EVALUATION)) {
            thread.table.store(node.key, TtData.withPv(TtData.EVALUATION_ALONE, node.ttPv), node.rawEvaluation);
        }
    }

    private boolean ttScoreTellsMore(Node node) {
        return node.ttScore != Node.NO_SCORE
                && features.has(Feature.TT_EVALUATION)
                && (node.depth > 0 || Math.abs(node.ttScore) < Node.KNOWN_WIN)
                && TtData.improvesOn(node.ttData, node.ttScore, node.staticEvaluation);
    }

    /** Looks for a mate in one. The node's {@link Node#legal} has read the position. */
    int mateInOne(Node node) {
        if (!features.has(Feature.MATE_IN_ONE)
                || node.inCheck
                || node.excludedMove != Move.NONE
                || TtData.searchedMoves(node.ttData)) {
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
        thread.table.store(node.key, TtData.withPv(result, node.ttPv), TtData.NO_EVALUATION);
        return score;
    }
}
