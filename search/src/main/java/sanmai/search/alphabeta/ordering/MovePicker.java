package sanmai.search.alphabeta.ordering;

import static sanmai.search.alphabeta.SearchParameter.GOOD_CAPTURE_HISTORY_DIVISOR;
import static sanmai.search.alphabeta.SearchParameter.SORT_LIMIT;
import static sanmai.search.alphabeta.SearchParameter.SORT_POSITIVE_MAX_DEPTH;

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
 *   <li>quiet moves
 *   <li>bad captures, in the order in which the picker found them to be bad
 * </ol>
 *
 * <p>In check the TT move is followed by all others, captures first. In the quiescence search the stages are: the TT
 * move if it is a capture, captures, and perhaps quiet checks. Within a stage moves are ordered by the scores of {@link
 * MoveScorer}. Non-promotions without a use are left out, unless they are TT moves.
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
    private boolean withChecks;

    /** Whether the list holds all moves. */
    private boolean listsAll;

    private final int[] badCaptures = new int[MAX_BAD_CAPTURES];
    private int badCaptureCount;
    private int nextBadCapture;

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

    /**
     * Begins with captures and promotions of pawns, or in check with all evasions.
     *
     * @param newWithChecks whether quiet moves that give check follow the captures
     */
    public void startQuiescence(Node node, Position newPosition, boolean newWithChecks) {
        withChecks = newWithChecks;
        begin(node, newPosition, node.inCheck ? PickerStage.EVASION_TT_MOVE : PickerStage.QUIESCENCE_TT_MOVE);
    }

    private void begin(Node newNode, Position newPosition, PickerStage firstStage) {
        node = newNode;
        legal = node.legal;
        position = newPosition;
        stage = firstStage;
        listsAll = false;
        ttMove = isUsable(node.ttMove) ? node.ttMove : Move.NONE;
        scorer.start(node, position);
    }

    /** A move from the table may be that of another position, or one that the quiescence search does not want. */
    private boolean isUsable(int move) {
        return features.has(Feature.TT_MOVE)
                && move != Move.NONE
                && legal.isLegal(move)
                && (stage != PickerStage.QUIESCENCE_TT_MOVE || MoveScorer.isCaptureOrPawnPromotion(position, move));
    }

    /** Whether the move handed out last is a bad capture. */
    public boolean isAtBadCaptures() {
        return stage == PickerStage.BAD_CAPTURES;
    }

    /** Whether the position has a single legal move. Asked in check only, before the first move is handed out. */
    public boolean hasSingleEvasion() {
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

    /** The static exchange evaluation from which on a capture is a good one: the better its history, the lower. */
    private int goodCaptureLimit(int move) {
        return features.has(Feature.GOOD_CAPTURE_HISTORY)
                ? -history.captureScore(move, position) / parameters.get(GOOD_CAPTURE_HISTORY_DIVISOR)
                : 0;
    }

    /** Quiet moves with a bad history stay in the order of generation: to sort them is seldom worth the time. */
    private int generateQuiets() {
        if (!node.skipsQuiets) {
            legal.quiets(list);
            scorer.findThreats();
            scored.clear();
            for (int i = 0; i < list.size(); i++) {
                int move = list.get(i);
                if (isWantedQuiet(move)) {
                    scored.add(move, scorer.quietScore(move));
                }
            }
            scored.sortThoseAbove(sortLimit(node.depth));
        }
        return pass(PickerStage.QUIETS, Move.NONE);
    }

    /** Quiet moves with a history score above this limit are sorted. */
    private int sortLimit(int depth) {
        return depth <= parameters.get(SORT_POSITIVE_MAX_DEPTH) ? 0 : parameters.get(SORT_LIMIT) * depth;
    }

    private int quiet() {
        return node.skipsQuiets || scored.isEmpty() ? pass(PickerStage.BAD_CAPTURES, Move.NONE) : scored.next();
    }

    private int badCapture() {
        return nextBadCapture < badCaptureCount ? badCaptures[nextBadCapture++] : pass(PickerStage.DONE, Move.NONE);
    }

    private int generateEvasions() {
        listAll();
        scored.clear();
        for (int i = 0; i < list.size(); i++) {
            int move = list.get(i);
            if (isWanted(move)) {
                scored.add(move, scorer.evasionScore(move));
            }
        }
        return pass(PickerStage.EVASIONS, Move.NONE);
    }

    private int generateQuietChecks() {
        legal.quietChecks(list);
        scored.clear();
        for (int i = 0; i < list.size(); i++) {
            int move = list.get(i);
            if (isWantedQuiet(move)) {
                scored.add(move, scorer.quietCheckScore(move));
            }
        }
        return pass(PickerStage.QUIET_CHECKS, Move.NONE);
    }

    /** The best of the moves that are left; if there is none, this stage is next. */
    private int bestOr(PickerStage next) {
        return scored.isEmpty() ? pass(next, Move.NONE) : scored.best();
    }

    /** Whether the move is none that was handed out before, nor a non-promotion without a use. */
    private boolean isWanted(int move) {
        return move != ttMove
                && (!features.has(Feature.NON_PROMOTION_PRUNING) || !MoveScorer.isUselessNonPromotion(move));
    }

    /** The same for quiet moves: promotions of pawns have come with the captures. */
    private boolean isWantedQuiet(int move) {
        return !MoveScorer.isPawnPromotion(move) && isWanted(move);
    }

    /** Moves with scores, handed out in their order or the best first. Of equally good ones the first comes first. */
    static final class ScoredMoves {
        private static final long MOVE = 0xFFFF_FFFFL;

        /** The score above the move: comparing longs compares scores, and one assignment moves both. */
        private final long[] entries = new long[MoveList.CAPACITY];

        private int size;
        private int next;

        /** Begins a new list. */
        void clear() {
            size = 0;
            next = 0;
        }

        void add(int move, int score) {
            entries[size++] = lowest(score) | move;
        }

        /** The least entry with this score. */
        private static long lowest(int score) {
            return (long) score << Integer.SIZE;
        }

        /** Whether all have been handed out. */
        boolean isEmpty() {
            return next == size;
        }

        /** The next move. */
        int next() {
            return (int) entries[next++];
        }

        /** The best of the moves that are left. The first of them takes its place. */
        int best() {
            int best = next;
            for (int i = next + 1; i < size; i++) {
                if (entries[i] > (entries[best] | MOVE)) {
                    best = i;
                }
            }
            long entry = entries[best];
            entries[best] = entries[next];
            next++;
            return (int) entry;
        }

        /** Brings the moves with a score above the limit to the front, the best first. */
        void sortThoseAbove(int limit) {
            long first = lowest(limit) | MOVE;
            int sorted = 0;
            for (int i = 0; i < size; i++) {
                long entry = entries[i];
                if (entry > first) {
                    entries[i] = entries[sorted];
                    insert(entry, sorted++);
                }
            }
        }

        /** Puts an entry into its place among those sorted before. */
        private void insert(long entry, int sorted) {
            long below = entry & ~MOVE;
            int at = sorted;
            for (; at > 0 && entries[at - 1] < below; at--) {
                entries[at] = entries[at - 1];
            }
            entries[at] = entry;
        }
    }
}
