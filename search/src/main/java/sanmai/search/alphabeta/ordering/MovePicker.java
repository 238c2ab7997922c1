package sanmai.search.alphabeta.ordering;

import static sanmai.search.alphabeta.SearchParameter.BAD_QUIET;
import static sanmai.search.alphabeta.SearchParameter.GOOD_CAPTURE_DIVISOR;

import sanmai.movegen.LegalMoves;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.SearchParameters;
import sanmai.search.alphabeta.history.History;
import sanmai.search.alphabeta.stack.Node;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * Staged move picker: hands out the legal moves of a node one by one, promising ones first, and generates as few as
 * possible before they are wanted.
 *
 * <ol>
 *   <li>the TT move
 *   <li>good captures: those that by static exchange evaluation lose nothing, or little if their history is good;
 *       promotions of pawns are among them
 *   <li>good quiet moves, by their history
 *   <li>bad captures, in the order in which the picker found them to be bad
 *   <li>bad quiet moves
 * </ol>
 *
 * <p>In check the TT move is followed by all others, captures first. In the quiescence search the stages are: the TT
 * move if it is a capture, and captures; in ProbCut the same, but of the captures only those that gain enough. Within a
 * stage the move with the best score of {@link MoveScorer} comes first: it is looked for when it is wanted, since most
 * nodes want few moves. Non-promotions without a use are left out, unless they are TT moves.
 *
 * <p>Nothing is allocated after construction. Not safe for use by several threads.
 */
public final class MovePicker {
    /** The state of a picker. The stages of a kind of search follow each other in this order. */
    private enum PickerStage {
        MAIN_TT_MOVE,
        GENERATE_CAPTURES,
        GOOD_CAPTURES,
        GENERATE_QUIETS,
        QUIETS,
        BAD_CAPTURES,
        BAD_QUIETS,

        PROBCUT_TT_MOVE,
        GENERATE_PROBCUT_CAPTURES,
        PROBCUT_CAPTURES,

        EVASION_TT_MOVE,
        GENERATE_EVASIONS,
        EVASIONS,

        QUIESCENCE_TT_MOVE,
        GENERATE_QUIESCENCE_CAPTURES,
        QUIESCENCE_CAPTURES,

        DONE
    }

    /** So many bad captures can wait for their turn; any more are searched among the good ones. */
    private static final int MAX_BAD_CAPTURES = 64;

    private final History history;
    private final StaticExchangeEvaluation see;
    private final Features features;
    private final SearchParameters parameters;
    private final MoveList list = new MoveList();
    private final ScoredMoves scored = new ScoredMoves();
    private final MoveScorer scorer;

    private Node node;
    private LegalMoves legal;
    private Position position;
    private PickerStage stage = PickerStage.DONE;
    private int ttMove;

    private final int[] badCaptures = new int[MAX_BAD_CAPTURES];
    private int badCaptureCount;
    private int nextBadCapture;

    /** What captures must gain for ProbCut, in centipawns. */
    private int threshold;

    public MovePicker(History history, StaticExchangeEvaluation see, Features features) {
        this.history = history;
        this.see = see;
        this.features = features;
        parameters = features.parameters();
        scorer = new MoveScorer(history, see, features);
    }

    /** Begins with all moves of a node, whose {@link LegalMoves} have read the position. */
    public void start(Node node, Position newPosition) {
        begin(node, newPosition, node.inCheck ? PickerStage.EVASION_TT_MOVE : PickerStage.MAIN_TT_MOVE);
    }

    /** Begins with captures and promotions of pawns, or in check with all evasions. */
    public void startQuiescence(Node node, Position newPosition) {
        begin(node, newPosition, node.inCheck ? PickerStage.EVASION_TT_MOVE : PickerStage.QUIESCENCE_TT_MOVE);
    }

    /**
     * Begins with the captures and promotions of pawns that gain at least a threshold, in centipawns, and before them with
     * the TT move if it is one, whatever it gains.
     */
    public void startProbCut(Node node, Position newPosition, int newThreshold) {
        threshold = newThreshold;
        begin(node, newPosition, PickerStage.PROBCUT_TT_MOVE);
    }

    private void begin(Node newNode, Position newPosition, PickerStage firstStage) {
        node = newNode;
        legal = node.legal;
        position = newPosition;
        stage = firstStage;
        ttMove = isUsable(node.ttMove) ? node.ttMove : Move.NONE;
        scorer.start(node, position);
    }

    /** A move from the table may be that of another position, or one that the quiescence search does not want. */
    private boolean isUsable(int move) {
        return features.has(Feature.TT_MOVE)
                && move != Move.NONE
                && legal.isLegal(move)
                && (stage != PickerStage.QUIESCENCE_TT_MOVE && stage != PickerStage.PROBCUT_TT_MOVE
                        || position.isCaptureOrPawnPromotion(move));
    }

    /** The next move; {@link Move#NONE} at the end. */
    public int next() {
        int move = Move.NONE;
        while (move == Move.NONE && stage != PickerStage.DONE) {
            move = switch (stage) {
                case MAIN_TT_MOVE -> pass(PickerStage.GENERATE_CAPTURES, ttMove);
                case GENERATE_CAPTURES -> generateCaptures(PickerStage.GOOD_CAPTURES);
                case GOOD_CAPTURES -> goodCapture();
                case GENERATE_QUIETS -> generateQuiets();
                case QUIETS -> quiet();
                case BAD_CAPTURES -> badCapture();
                case BAD_QUIETS -> badQuiet();
                case PROBCUT_TT_MOVE -> pass(PickerStage.GENERATE_PROBCUT_CAPTURES, ttMove);
                case GENERATE_PROBCUT_CAPTURES -> generateCaptures(PickerStage.PROBCUT_CAPTURES);
                case PROBCUT_CAPTURES -> probCutCapture();
                case EVASION_TT_MOVE -> pass(PickerStage.GENERATE_EVASIONS, ttMove);
                case GENERATE_EVASIONS -> generateEvasions();
                case QUIESCENCE_TT_MOVE -> pass(PickerStage.GENERATE_QUIESCENCE_CAPTURES, ttMove);
                case GENERATE_QUIESCENCE_CAPTURES -> generateCaptures(PickerStage.QUIESCENCE_CAPTURES);
                case QUIESCENCE_CAPTURES, EVASIONS -> bestOr(PickerStage.DONE);
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
        scored.clear();
        for (int i = 0; i < list.size(); i++) {
            int move = list.get(i);
            if (isWanted(move)) {
                scored.add(move, scorer.captureScore(move));
            }
        }
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

    /** The next capture that gains enough for ProbCut. */
    private int probCutCapture() {
        while (!scored.isEmpty()) {
            int move = scored.best();
            if (see.isAtLeast(position, move, threshold)) {
                return move;
            }
        }
        return pass(PickerStage.DONE, Move.NONE);
    }

    /** The static exchange evaluation from which on a capture is a good one: the better its history, the lower. */
    private int goodCaptureLimit(int move) {
        return features.has(Feature.GOOD_CAPTURE_HISTORY)
                ? -scorer.captureScore(move) / parameters.get(GOOD_CAPTURE_DIVISOR)
                : 0;
    }

    private int generateQuiets() {
        scored.clear();
        if (!node.skipsQuiets) {
            legal.quiets(list);
            scorer.findThreats();
            for (int i = 0; i < list.size(); i++) {
                int move = list.get(i);
                if (isWantedQuiet(move)) {
                    scored.add(move, scorer.quietScore(move));
                }
            }
        }
        return pass(PickerStage.QUIETS, Move.NONE);
    }

    /** The best quiet move that is left, unless its score is bad. */
    private int quiet() {
        int move = node.skipsQuiets ? Move.NONE : scored.bestAbove(parameters.get(BAD_QUIET));
        return move != Move.NONE ? move : pass(PickerStage.BAD_CAPTURES, Move.NONE);
    }

    /** The best of the bad ones that are left. */
    private int badQuiet() {
        return node.skipsQuiets ? pass(PickerStage.DONE, Move.NONE) : bestOr(PickerStage.DONE);
    }

    private int badCapture() {
        return nextBadCapture < badCaptureCount
                ? badCaptures[nextBadCapture++]
                : pass(PickerStage.BAD_QUIETS, Move.NONE);
    }

    private int generateEvasions() {
        legal.all(list);
        scored.clear();
        for (int i = 0; i < list.size(); i++) {
            int move = list.get(i);
            if (isWanted(move)) {
                scored.add(move, scorer.evasionScore(move));
            }
        }
        return pass(PickerStage.EVASIONS, Move.NONE);
    }

    /** The best of the moves that are left; if there is none, this stage is next. */
    private int bestOr(PickerStage next) {
        return scored.isEmpty() ? pass(next, Move.NONE) : scored.best();
    }

    /** Whether the move was not handed out before, and is no useless non-promotion. */
    private boolean isWanted(int move) {
        return move != ttMove
                && (!features.has(Feature.NON_PROMOTION_PRUNING) || !MoveScorer.isUselessNonPromotion(move));
    }

    /** The same for quiet moves: promotions of pawns have come with the captures. */
    private boolean isWantedQuiet(int move) {
        return !Move.isPawnPromotion(move) && isWanted(move);
    }

    /** Moves with scores, handed out the best first. */
    static final class ScoredMoves {
        private static final long MOVE = 0xFFFF_FFFFL;

        /** Scores in the upper halves, moves in the lower: the greatest long has the best score, and is moved as one. */
        private final long[] entries = new long[MoveList.CAPACITY];

        private int size;
        private int next;

        /** Begins a new list. */
        void clear() {
            size = 0;
            next = 0;
        }

        void add(int move, int score) {
            entries[size++] = (long) score << Integer.SIZE | move;
        }

        /** Whether all have been handed out. */
        boolean isEmpty() {
            return next == size;
        }

        /** The best of the moves that are left. */
        int best() {
            bringBestToFront();
            return (int) entries[next++];
        }

        /** The same if its score is above a limit; {@link Move#NONE} if none is left with such a score. */
        int bestAbove(int limit) {
            if (isEmpty()) {
                return Move.NONE;
            }
            bringBestToFront();
            return (int) (entries[next] >> Integer.SIZE) > limit ? (int) entries[next++] : Move.NONE;
        }

        /** Of equally good moves the first is the best. The move at the front takes its place. */
        private void bringBestToFront() {
            int best = next;
            long most = entries[next] | MOVE;
            for (int i = next + 1; i < size; i++) {
                if (entries[i] > most) {
                    best = i;
                    most = entries[i] | MOVE;
                }
            }
            long entry = entries[best];
            entries[best] = entries[next];
            entries[next] = entry;
        }
    }
}
