package sanmai.search.alphabeta.history;

import static sanmai.core.TypeCode.PAWN;
import static sanmai.search.alphabeta.SearchParameter.BONUS_EXCESS;
import static sanmai.search.alphabeta.SearchParameter.BONUS_LINEAR;
import static sanmai.search.alphabeta.SearchParameter.BONUS_MAX;
import static sanmai.search.alphabeta.SearchParameter.BONUS_SQUARE;
import static sanmai.search.alphabeta.SearchParameter.MALUS_PERCENT;

import java.util.Arrays;
import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.SearchParameters;
import sanmai.search.alphabeta.stack.Node;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * What the cutoffs in the tree so far tell about moves. The history heuristic (Schaeffer, The History Heuristic, 1983)
 * scores a quiet move by piece and destination; continuation history scores the move as a continuation of the moves one
 * to four plies ago, pawn history by the pawns on the board; capture history scores captures and promotions by what
 * they take. A history whose feature is switched off learns nothing.
 *
 * <p>Nothing is allocated after construction. Not safe for use by several threads.
 */
public final class History {
    /** The greatest absolute value of a score in one history. */
    static final int LIMIT = 16_384;

    /** The number of codes of moves; see {@link #code}. */
    static final int CODES = Piece.LIMIT * Square.COUNT;

    private static final int PAWN_BITS = 9;
    private static final int PAWN_FACTOR = 0x9E37_79B1;
    private static final int WHITE_PAWN = PAWN | 1 << Piece.COLOR_SHIFT;

    /** About the size of a history, in bytes. */
    public static final long BYTES = (long) CODES * (2 + CODES + (1 << PAWN_BITS) + Piece.LIMIT) * Short.BYTES;

    /** By whether the piece is dropped, and the move's code: drops have different aims than moves on the board. */
    private final short[] moves = new short[2 * CODES];

    /** By the code of an earlier move, and the move's code. */
    private final short[] continuations = new short[CODES * CODES];

    /** By the bucket of the pawns, and the move's code. */
    private final short[] byPawns = new short[CODES << PAWN_BITS];

    /** By the move's code, and the piece that the move takes. */
    private final short[] captures = new short[CODES * Piece.LIMIT];

    private final Features features;
    private final SearchParameters parameters;

    /** An empty history. */
    public History(Features features) {
        this.features = features;
        parameters = features.parameters();
    }

    /** Forgets everything. */
    public void clear() {
        Arrays.fill(moves, (short) 0);
        Arrays.fill(continuations, (short) 0);
        Arrays.fill(byPawns, (short) 0);
        Arrays.fill(captures, (short) 0);
    }

    // ---- Where the score of a move is ----

    /** A number for the piece as it stands after a move and the square where it stands; 0 for {@link Move#NONE}. */
    public static int code(int move) {
        return Move.placedPiece(move) * Square.COUNT + Move.to(move);
    }

    private static int index(int move) {
        return (Move.isDrop(move) ? CODES : 0) + code(move);
    }

    private static int continuation(int earlierCode, int code) {
        return earlierCode * CODES + code;
    }

    private static int byPawns(int pawnBucket, int code) {
        return pawnBucket * CODES + code;
    }

    private static int capture(Position position, int move) {
        return code(move) * Piece.LIMIT + position.pieceAt(Move.to(move));
    }

    /** The bucket of a position in pawn history: a hash of the pawns of both sides. */
    public int pawnBucket(Position position) {
        if (!features.has(Feature.PAWN_HISTORY)) {
            return 0;
        }
        int hash = 0;
        for (int w = 0; w < 3; w++) {
            hash = (hash ^ position.word(PAWN, w)) * PAWN_FACTOR;
            hash = (hash ^ position.word(WHITE_PAWN, w)) * PAWN_FACTOR;
            hash ^= hash >>> 15;
        }
        return hash >>> Integer.SIZE - PAWN_BITS;
    }

    // ---- Scores ----

    /**
     * The history score of a quiet move: at most five times the {@link #LIMIT} either way.
     *
     * @param node where the move is legal
     */
    public int score(int move, Node node) {
        int code = code(move);
        int score = moves[index(move)]
                + continuations[continuation(node.onePlyAgo, code)]
                + continuations[continuation(node.twoPliesAgo, code)]
                + byPawns[byPawns(node.pawnBucket, code)];
        if (features.has(Feature.THREE_PLIES_HISTORY)) {
            score += continuations[continuation(node.threePliesAgo, code)] / 2;
        }
        if (features.has(Feature.FOUR_PLIES_HISTORY)) {
            score += continuations[continuation(node.fourPliesAgo, code)] / 2;
        }
        return score;
    }

    /** The score of a capture or promotion: at most the {@link #LIMIT} either way. */
    public int captureScore(int move, Position position) {
        return captures[capture(position, move)];
    }

    // ---- What a searched node teaches ----

    /**
     * Learns from a node whose moves have been searched.
     *
     * @param parent the node before it
     * @param position the node's
     */
    public void learn(Node node, Node parent, Position position) {
        if (node.bestScore >= node.beta) {
            rewardCutoff(node, position);
        } else if (node.bestMove == Move.NONE) {
            rewardMoveBefore(node, parent);
        }
    }

    /** A bonus for the move that caused a cutoff, and a malus for the moves searched before it. */
    private void rewardCutoff(Node node, Position position) {
        boolean clear = node.bestScore > node.beta + parameters.get(BONUS_EXCESS);
        int bonus = bonus(clear ? node.depth + 1 : node.depth);
        int malus = malus(bonus);
        if (position.isQuiet(node.bestMove)) {
            update(node.bestMove, node, bonus);
            for (int i = 0; i < node.quietCount; i++) {
                update(node.quiets[i], node, -malus);
            }
        } else {
            updateCapture(node.bestMove, position, bonus);
        }
        for (int i = 0; i < node.captureCount; i++) {
            updateCapture(node.captures[i], position, -malus);
        }
    }

    /** A bonus for a quiet move to which no reply is good enough. */
    private void rewardMoveBefore(Node node, Node parent) {
        if (features.has(Feature.FAIL_LOW_BONUS)
                && node.excludedMove == Move.NONE
                && node.lastMove != Move.NONE
                && parent.quiet) {
            update(node.lastMove, parent, bonus(node.depth) / 2);
        }
    }

    /**
     * Learns from the second search, without a reduction, of the current move of a node: a quiet move gets a bonus if
     * the score is above alpha again, else a malus.
     *
     * @param depth of the second search
     */
    public void afterReduction(Node node, int score, int depth) {
        if (features.has(Feature.REDUCTION_BONUS) && node.quiet) {
            int bonus = bonus(depth) / 2;
            update(node.move, node, score > node.alpha ? bonus : -bonus);
        }
    }

    /** The bonus of a move that caused a cutoff. */
    int bonus(int depth) {
        int bonus = parameters.get(BONUS_SQUARE) * depth * depth + parameters.get(BONUS_LINEAR) * depth;
        return Math.min(bonus, parameters.get(BONUS_MAX));
    }

    /** The malus of a move that was searched before one with this bonus. */
    int malus(int bonus) {
        return bonus * parameters.get(MALUS_PERCENT) / 100;
    }

    /** Gives a quiet move of a node a bonus, or a malus if it is negative. */
    public void update(int move, Node node, int bonus) {
        int code = code(move);
        if (features.has(Feature.HISTORY_HEURISTIC)) {
            add(bonus, moves, index(move), LIMIT);
        }
        if (features.has(Feature.CONTINUATION_HISTORY)) {
            add(bonus, continuations, continuation(node.onePlyAgo, code), LIMIT);
            add(bonus, continuations, continuation(node.twoPliesAgo, code), LIMIT);
            if (features.has(Feature.THREE_PLIES_HISTORY)) {
                add(bonus / 2, continuations, continuation(node.threePliesAgo, code), LIMIT);
            }
            if (features.has(Feature.FOUR_PLIES_HISTORY)) {
                add(bonus, continuations, continuation(node.fourPliesAgo, code), LIMIT);
            }
        }
        if (features.has(Feature.PAWN_HISTORY)) {
            add(bonus, byPawns, byPawns(node.pawnBucket, code), LIMIT);
        }
    }

    /** Gives a capture or promotion a bonus, or a malus if it is negative. */
    void updateCapture(int move, Position position, int bonus) {
        if (features.has(Feature.CAPTURE_HISTORY)) {
            add(bonus, captures, capture(position, move), LIMIT);
        }
    }

    /**
     * History gravity: the nearer a score is to its limit, the less a further bonus changes it.
     *
     * @param bonus at most the limit either way
     * @param limit the greatest absolute value of a score
     */
    static void add(int bonus, short[] scores, int index, int limit) {
        int old = scores[index];
        scores[index] = (short) (old + bonus - old * Math.abs(bonus) / limit);
    }
}
