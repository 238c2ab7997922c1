package sanmai.search.alphabeta;

import static sanmai.core.TypeCode.BISHOP;
import static sanmai.core.TypeCode.LANCE;
import static sanmai.core.TypeCode.PAWN;
import static sanmai.core.TypeCode.ROOK;

import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.movegen.LegalMoves;
import sanmai.search.eval.PieceValues;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * Hands out the legal moves of a position one by one, promising ones first, and lists as few as possible before they are
 * wanted: the move known from before; captures that lose nothing, the most valuable victim first; quiet moves that were
 * good nearby; the other quiet moves by their history; captures that lose something.
 *
 * <p>Promotions that are declined for nothing (pawn, bishop, rook; lance on its last rank but one) are not handed out
 * unless {@link Feature#NON_PROMOTION_PRUNING} is off.
 */
final class MovePicker {
    private enum PickerStage {
        LIST_CAPTURES,
        CAPTURES,
        KILLER_1,
        KILLER_2,
        COUNTER,
        LIST_QUIETS,
        QUIETS,
        BAD_CAPTURES,
        LIST_ALL,
        ALL,
        LIST_CAPTURES_ONLY,
        CAPTURES_ONLY,
        DONE
    }

    /** Beyond every number from the history. */
    private static final int CAPTURE = 1 << 20;

    /** Quiet moves with a worse history than so much for each ply of depth are not sorted. */
    private static final int WORST_SORTED = -800;

    /** At this depth and below only quiet moves with a good history are sorted. */
    private static final int SHALLOW = 3;

    private static final int MOST_BAD = 64;

    private final LegalMoves legal;
    private final History history;
    private final StaticExchangeEvaluation exchange;
    private final MoveList list = new MoveList();
    private final ScoredMoves scored = new ScoredMoves();
    private final Features features;

    private Position position;
    private PickerStage stage = PickerStage.DONE;
    private int depth;
    private int known;
    private int killer1;
    private int killer2;
    private int counter;
    private int before;
    private int twoBefore;

    /** Captures that lose something, kept for the end. */
    private final int[] bad = new int[MOST_BAD];

    private int badCount;
    private int nextBad;
    private boolean skipsQuiets;
    private boolean handsOutKnown;

    MovePicker(LegalMoves legal, History history, StaticExchangeEvaluation exchange, Features features) {
        this.legal = legal;
        this.history = history;
        this.exchange = exchange;
        this.features = features;
    }

    /**
     * Begins with all moves of a position, which {@link LegalMoves} has read.
     *
     * @param knownMove a move to begin with, if it is legal here
     * @param newDepth how deep the moves will be searched: the deeper, the more sorting pays
     * @param node has the killers of the ply
     * @param previous the ply before
     * @param twoBack the ply before that
     */
    void start(Position newPosition, int knownMove, int newDepth, Node node, Node previous, Node twoBack) {
        position = newPosition;
        depth = newDepth;
        before = previous.code;
        twoBefore = twoBack.code;
        skipsQuiets = false;
        if (node.inCheck) {
            stage = PickerStage.LIST_ALL;
        } else {
            killer1 = node.killer1;
            killer2 = node.killer2;
            counter = history.counter(before);
            stage = PickerStage.LIST_CAPTURES;
        }
        begin(knownMove);
    }

    /** Begins with captures and promotions of pawns, or with all evasions in check. */
    void startCaptures(Position newPosition, int knownMove, Node node, Node previous, Node twoBack) {
        start(newPosition, knownMove, 0, node, previous, twoBack);
        if (!node.inCheck) {
            stage = PickerStage.LIST_CAPTURES_ONLY;
            if (known != Move.NONE && !isCaptureOrPawnPromotion(known)) {
                known = Move.NONE;
                handsOutKnown = false;
            }
        }
    }

    private void begin(int knownMove) {
        known = features.has(Feature.TT_MOVE) && knownMove != Move.NONE && legal.isLegal(knownMove)
                ? knownMove
                : Move.NONE;
        handsOutKnown = known != Move.NONE;
    }

    /** Hands out no more quiet moves. In check all moves are handed out. */
    void skipQuiets() {
        skipsQuiets = true;
    }

    /** The next move; {@link Move#NONE} at the end. */
    int next() {
        if (handsOutKnown) {
            handsOutKnown = false;
            return known;
        }
        while (true) {
            switch (stage) {
                case LIST_CAPTURES -> {
                    legal.capturesAndPawnPromotions(list);
                    scoreCaptures();
                    badCount = 0;
                    nextBad = 0;
                    stage = PickerStage.CAPTURES;
                }
                case CAPTURES -> {
                    int move = nextGoodCapture();
                    if (move != Move.NONE) {
                        return move;
                    }
                    stage = PickerStage.KILLER_1;
                }
                case KILLER_1 -> {
                    stage = PickerStage.KILLER_2;
                    if (isUsefulQuiet(killer1)) {
                        return killer1;
                    }
                    killer1 = Move.NONE;
                }
                case KILLER_2 -> {
                    stage = PickerStage.COUNTER;
                    if (isUsefulQuiet(killer2)) {
                        return killer2;
                    }
                    killer2 = Move.NONE;
                }
                case COUNTER -> {
                    stage = PickerStage.LIST_QUIETS;
                    if (counter != killer1 && counter != killer2 && isUsefulQuiet(counter)) {
                        return counter;
                    }
                    counter = Move.NONE;
                }
                case LIST_QUIETS -> {
                    if (!skipsQuiets) {
                        legal.quiets(list);
                        scoreQuiets();
                    }
                    stage = PickerStage.QUIETS;
                }
                case QUIETS -> {
                    if (!skipsQuiets && !scored.isEmpty()) {
                        return scored.next();
                    }
                    stage = PickerStage.BAD_CAPTURES;
                }
                case BAD_CAPTURES -> {
                    if (nextBad < badCount) {
                        return bad[nextBad++];
                    }
                    stage = PickerStage.DONE;
                }
                case LIST_ALL -> {
                    legal.all(list);
                    scoreAll();
                    stage = PickerStage.ALL;
                }
                case ALL, CAPTURES_ONLY -> {
                    if (!scored.isEmpty()) {
                        return scored.best();
                    }
                    stage = PickerStage.DONE;
                }
                case LIST_CAPTURES_ONLY -> {
                    legal.capturesAndPawnPromotions(list);
                    scoreCaptures();
                    stage = PickerStage.CAPTURES_ONLY;
                }
                default -> {
                    return Move.NONE;
                }
            }
        }
    }

    /** Whether the position that was read has no legal move. */
    boolean findsNone() {
        legal.all(list);
        return list.size() == 0;
    }

    /** Whether the moves handed out now are captures that lose something. */
    boolean isAtBadCaptures() {
        return stage == PickerStage.BAD_CAPTURES;
    }

    private int nextGoodCapture() {
        while (!scored.isEmpty()) {
            int move = scored.best();
            if (!features.has(Feature.SEE_ORDERING) || badCount == bad.length || exchange.wins(position, move, 0)) {
                return move;
            }
            bad[badCount++] = move;
        }
        return Move.NONE;
    }

    private boolean isUsefulQuiet(int move) {
        return !skipsQuiets
                && move != Move.NONE
                && move != known
                && !isCaptureOrPawnPromotion(move)
                && legal.isLegal(move);
    }

    private boolean isCaptureOrPawnPromotion(int move) {
        return position.isCapture(move) || isPawnPromotion(move);
    }

    private static boolean isPawnPromotion(int move) {
        return Move.isPromotion(move) && Piece.typeCode(Move.piece(move)) == PAWN;
    }

    private void scoreCaptures() {
        scored.clear();
        for (int i = 0; i < list.size(); i++) {
            int move = list.get(i);
            if (isWanted(move)) {
                scored.add(move, valueOfCapture(move));
            }
        }
    }

    /** Most valuable victim first, taken by the least valuable piece. */
    private int valueOfCapture(int move) {
        int piece = Move.piece(move);
        int value = PieceValues.ofCapture(position.pieceAt(Move.to(move))) * 8 - PieceValues.onBoard(piece);
        return Move.isPromotion(move) ? value + PieceValues.ofPromotion(piece) * 8 : value;
    }

    private void scoreQuiets() {
        scored.clear();
        for (int i = 0; i < list.size(); i++) {
            int move = list.get(i);
            if (move != killer1 && move != killer2 && move != counter && !isPawnPromotion(move) && isWanted(move)) {
                scored.add(move, history.of(move, before, twoBefore));
            }
        }
        // Moves with a bad history are seldom worth sorting.
        scored.sortThoseAbove(depth <= SHALLOW ? 0 : WORST_SORTED * depth);
    }

    private void scoreAll() {
        scored.clear();
        for (int i = 0; i < list.size(); i++) {
            int move = list.get(i);
            if (isWanted(move)) {
                int score = isCaptureOrPawnPromotion(move)
                        ? CAPTURE + valueOfCapture(move)
                        : history.of(move, before, twoBefore);
                scored.add(move, score);
            }
        }
    }

    private boolean isWanted(int move) {
        return move != known && (!features.has(Feature.NON_PROMOTION_PRUNING) || !declinesPromotionForNothing(move));
    }

    private static boolean declinesPromotionForNothing(int move) {
        if (Move.isPromotion(move) || Move.isDrop(move)) {
            return false;
        }
        int piece = Move.piece(move);
        int type = Piece.typeCode(piece);
        boolean black = piece >>> Piece.COLOR_SHIFT == 0;
        int to = Move.to(move);
        int rankTo = black ? to : Square.COUNT - 1 - to;
        if (type == PAWN) {
            return rankTo < Square.PER_WORD;
        }
        if (type == BISHOP || type == ROOK) {
            int from = Move.from(move);
            return rankTo < Square.PER_WORD || (black ? from : Square.COUNT - 1 - from) < Square.PER_WORD;
        }
        return type == LANCE && rankTo < 2 * 9;
    }
}
