package sanmai.search.alphabeta;

import static sanmai.core.TypeCode.PAWN;
import static sanmai.search.alphabeta.SearchParameter.CHECK_BONUS;
import static sanmai.search.alphabeta.SearchParameter.THREAT_BONUS;
import static sanmai.search.alphabeta.SearchParameter.THREAT_MALUS;

import sanmai.core.Piece;
import sanmai.movegen.LegalMoves;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * Scores the moves of a node for its {@link MovePicker}: captures by {@link MvvLva} and their history, quiet moves by
 * history, threats and checks. Moves that are not wanted get no score: the TT move, which the picker has handed out before, and useless
 * {@link NonPromotions}.
 *
 * <p>Nothing is allocated after construction. Not safe for use by several threads.
 */
final class MoveScorer {
    /** Beyond every history score. */
    private static final int CAPTURE_SCORE = 1 << 20;

    private final LegalMoves legal;
    private final History history;
    private final StaticExchangeEvaluation see;
    private final Features features;
    private final SearchParameters parameters;
    private final Threats threats = new Threats();
    private final ScoredMoves scored;

    private Node node;
    private Position position;
    private int ttMove;

    /**
     * A scorer.
     *
     * @param scored where moves go with their scores
     */
    MoveScorer(LegalMoves legal, History history, StaticExchangeEvaluation see, Features features, ScoredMoves scored) {
        this.legal = legal;
        this.history = history;
        this.see = see;
        this.features = features;
        this.scored = scored;
        parameters = features.parameters();
    }

    /** Begins with a node, whose {@link LegalMoves} have read the position. */
    void start(Node newNode, Position newPosition, int newTtMove) {
        node = newNode;
        position = newPosition;
        ttMove = newTtMove;
    }

    /** Scores captures and promotions of pawns. */
    void scoreCaptures(MoveList list) {
        scored.clear();
        for (int i = 0; i < list.size(); i++) {
            int move = list.get(i);
            if (isWanted(move)) {
                scored.add(move, captureScore(move));
            }
        }
    }

    /** Scores and sorts quiet moves, those of a bad history left as they come: they are seldom worth a sort. */
    void scoreQuiets(MoveList list) {
        scored.clear();
        if (features.has(Feature.THREAT_ORDERING)) {
            threats.read(position);
        }
        for (int i = 0; i < list.size(); i++) {
            int move = list.get(i);
            if (isWantedQuiet(move)) {
                scored.add(move, quietScore(move));
            }
        }
        scored.sortThoseAbove(parameters.sortLimit(node.depth));
    }

    /** Scores quiet moves that give check. */
    void scoreQuietChecks(MoveList list) {
        scored.clear();
        for (int i = 0; i < list.size(); i++) {
            int move = list.get(i);
            if (isWantedQuiet(move)) {
                scored.add(move, history.score(move, node));
            }
        }
    }

    /** Scores all moves out of check: captures come before quiet moves. */
    void scoreEvasions(MoveList list) {
        scored.clear();
        for (int i = 0; i < list.size(); i++) {
            int move = list.get(i);
            if (isWanted(move)) {
                scored.add(
                        move,
                        isCaptureOrPawnPromotion(position, move)
                                ? CAPTURE_SCORE + captureScore(move)
                                : history.score(move, node));
            }
        }
    }

    private int captureScore(int move) {
        return MvvLva.score(position, move) + history.captureScore(move, position) / 2;
    }

    private int quietScore(int move) {
        int score = history.score(move, node);
        if (features.has(Feature.THREAT_ORDERING)) {
            score += threats.evades(move) ? parameters.get(THREAT_BONUS) : 0;
            score -= threats.runsInto(move) ? parameters.get(THREAT_MALUS) : 0;
        }
        return features.has(Feature.CHECK_ORDERING) && isSafeCheck(move) ? score + parameters.get(CHECK_BONUS) : score;
    }

    private boolean isSafeCheck(int move) {
        return legal.givesCheck(move) && see.isAtLeast(position, move, 0);
    }

    /** Whether a legal move is one of those that {@link #scoreCaptures} scores. */
    static boolean isCaptureOrPawnPromotion(Position position, int move) {
        return position.isCapture(move) || isPawnPromotion(move);
    }

    private static boolean isPawnPromotion(int move) {
        return Move.isPromotion(move) && Piece.typeCode(Move.piece(move)) == PAWN;
    }

    private boolean isWanted(int move) {
        return move != ttMove && (!features.has(Feature.NON_PROMOTION_PRUNING) || !NonPromotions.isUseless(move));
    }

    /** Promotions of pawns come with the captures. */
    private boolean isWantedQuiet(int move) {
        return !isPawnPromotion(move) && isWanted(move);
    }
}
