package sanmai.search.alphabeta;

import sanmai.movegen.LegalMoves;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * Staged move picker: hands out the legal moves of a node one by one, promising ones first, and generates as few as
 * possible before they are wanted.
 *
 * <ol>
 *   <li>the TT move
 *   <li>good captures: those that by static exchange evaluation lose nothing, or little if their history is good, in the
 *       order of {@link MvvLva} and capture history; promotions of pawns are among them
 *   <li>quiet moves by their history scores, with a bonus for checks that lose no material
 *   <li>bad captures, in the order in which they proved bad
 * </ol>
 *
 * <p>In check there are fewer moves, and all come at once: the TT move, captures, quiet moves. In the quiescence search:
 * the TT move if it is a capture, captures, and perhaps quiet checks. {@link MoveScorer} says in which order, and
 * leaves out useless {@link NonPromotions}.
 */
final class MovePicker {
    /** The state of a picker. The stages of a kind of search follow each other in this order. */
    private enum PickerStage {
        MAIN_TT_MOVE,
        GENERATE_CAPTURES,
        GOOD_CAPTURES,
        GENERATE_QUIETS,
        QUIETS,
        BAD_CAPTURES,

        EVASION_TT_MOVE,
        GENERATE_EVASIONS,
        EVASIONS,

        QUIESCENCE_TT_MOVE,
        GENERATE_QUIESCENCE_CAPTURES,
        QUIESCENCE_CAPTURES,
        GENERATE_QUIET_CHECKS,
        QUIET_CHECKS,

        DONE
    }

    /** Further bad captures come with the good ones. */
    private static final int MAX_BAD_CAPTURES = 64;

    private final LegalMoves legal;
    private final History history;
    private final StaticExchangeEvaluation see;
    private final Features features;
    private final SearchParameters parameters;
    private final MoveList list = new MoveList();
    private final ScoredMoves scored = new ScoredMoves();
    private final MoveScorer scorer;

    private Position position;
    private PickerStage stage = PickerStage.DONE;
    private int ttMove;
    private boolean skipsQuiets;
    private boolean withChecks;

    /** Whether the list holds all moves. */
    private boolean listsAll;

    private final int[] badCaptures = new int[MAX_BAD_CAPTURES];
    private int badCaptureCount;
    private int nextBadCapture;

    MovePicker(LegalMoves legal, History history, StaticExchangeEvaluation see, Features features) {
        this.legal = legal;
        this.history = history;
        this.see = see;
        this.features = features;
        parameters = features.parameters();
        scorer = new MoveScorer(legal, history, see, features, scored);
    }

    /** Begins with all moves of a node, whose {@link LegalMoves} have read the position. */
    void start(Node node, Position newPosition) {
        begin(node, newPosition, node.inCheck ? PickerStage.EVASION_TT_MOVE : PickerStage.MAIN_TT_MOVE);
    }

    /**
     * Begins with captures and promotions of pawns, or in check with all evasions.
     *
     * @param newWithChecks whether quiet moves that give check follow the captures
     */
    void startQuiescence(Node node, Position newPosition, boolean newWithChecks) {
        withChecks = newWithChecks;
        begin(node, newPosition, node.inCheck ? PickerStage.EVASION_TT_MOVE : PickerStage.QUIESCENCE_TT_MOVE);
    }

    private void begin(Node node, Position newPosition, PickerStage firstStage) {
        position = newPosition;
        stage = firstStage;
        skipsQuiets = false;
        listsAll = false;
        ttMove = isUsable(node.ttMove) ? node.ttMove : Move.NONE;
        scorer.start(node, position, ttMove);
    }

    /** A move from the table may be that of another position, or one that the quiescence search does not want. */
    private boolean isUsable(int move) {
        return features.has(Feature.TT_MOVE)
                && move != Move.NONE
                && legal.isLegal(move)
                && (stage != PickerStage.QUIESCENCE_TT_MOVE || MoveScorer.isCaptureOrPawnPromotion(position, move));
    }

    /** Hands out no more quiet moves. In check all moves are handed out. */
    void skipQuiets() {
        skipsQuiets = true;
    }

    /** Whether the move handed out last is a bad capture. */
    boolean isAtBadCaptures() {
        return stage == PickerStage.BAD_CAPTURES;
    }

    /** Whether the position has a single legal move. To be asked in check alone, before the first move is handed out. */
    boolean hasSingleEvasion() {
        listAll();
        return list.size() == 1;
    }

    private void listAll() {
        if (!listsAll) {
            legal.all(list);
            listsAll = true;
        }
    }

    /** The next move; {@link Move#NONE} at the end. */
    int next() {
        int move = Move.NONE;
        while (move == Move.NONE && stage != PickerStage.DONE) {
            move = switch (stage) {
                case MAIN_TT_MOVE -> pass(PickerStage.GENERATE_CAPTURES, ttMove);
                case GENERATE_CAPTURES -> generateCaptures(PickerStage.GOOD_CAPTURES);
                case GOOD_CAPTURES -> goodCapture();
                case GENERATE_QUIETS -> generateQuiets();
                case QUIETS -> quiet();
                case BAD_CAPTURES -> badCapture();
                case EVASION_TT_MOVE -> pass(PickerStage.GENERATE_EVASIONS, ttMove);
                case GENERATE_EVASIONS -> generateEvasions();
                case QUIESCENCE_TT_MOVE -> pass(PickerStage.GENERATE_QUIESCENCE_CAPTURES, ttMove);
                case GENERATE_QUIESCENCE_CAPTURES -> generateCaptures(PickerStage.QUIESCENCE_CAPTURES);
                case QUIESCENCE_CAPTURES -> bestOr(withChecks ? PickerStage.GENERATE_QUIET_CHECKS : PickerStage.DONE);
                case GENERATE_QUIET_CHECKS -> generateQuietChecks();
                case EVASIONS, QUIET_CHECKS -> bestOr(PickerStage.DONE);
                case DONE -> Move.NONE;
            };
        }
        return move;
    }

    /** Goes on to another stage, handing out a move or {@link Move#NONE} on the way. */
    private int pass(PickerStage next, int move) {
        stage = next;
        return move;
    }

    private int generateCaptures(PickerStage next) {
        legal.capturesAndPawnPromotions(list);
        scorer.scoreCaptures(list);
        badCaptureCount = 0;
        nextBadCapture = 0;
        return pass(next, Move.NONE);
    }

    private int goodCapture() {
        while (!scored.isEmpty()) {
            int move = scored.best();
            if (!features.has(Feature.SEE_ORDERING)
                    || badCaptureCount == MAX_BAD_CAPTURES
                    || see.isAtLeast(position, move, goodCaptureLimit(move))) {
                return move;
            }
            badCaptures[badCaptureCount++] = move;
        }
        return pass(PickerStage.GENERATE_QUIETS, Move.NONE);
    }

    private int goodCaptureLimit(int move) {
        return features.has(Feature.GOOD_CAPTURE_HISTORY)
                ? parameters.goodCaptureLimit(history.captureScore(move, position))
                : 0;
    }

    private int generateQuiets() {
        if (!skipsQuiets) {
            legal.quiets(list);
            scorer.scoreQuiets(list);
        }
        return pass(PickerStage.QUIETS, Move.NONE);
    }

    private int quiet() {
        return skipsQuiets || scored.isEmpty() ? pass(PickerStage.BAD_CAPTURES, Move.NONE) : scored.next();
    }

    private int badCapture() {
        return nextBadCapture < badCaptureCount ? badCaptures[nextBadCapture++] : pass(PickerStage.DONE, Move.NONE);
    }

    private int generateEvasions() {
        listAll();
        scorer.scoreEvasions(list);
        return pass(PickerStage.EVASIONS, Move.NONE);
    }

    private int generateQuietChecks() {
        legal.quietChecks(list);
        scorer.scoreQuietChecks(list);
        return pass(PickerStage.QUIET_CHECKS, Move.NONE);
    }

    /** The best of the moves that are left; if there is none, this stage is next. */
    private int bestOr(PickerStage next) {
        return scored.isEmpty() ? pass(next, Move.NONE) : scored.best();
    }
}
