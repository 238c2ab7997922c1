package sanmai.search.eval.net;

import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.search.eval.accumulator.FeatureNumbers;
import sanmai.search.eval.accumulator.FeatureSet;

/**
 * The input features of the {@linkplain Net net}, numbered from 0 to {@link #COUNT} - 1: each of the two sides' pieces on
 * each square, and for each hand and kind of piece whether it holds at least one, at least two, and so on. The 40 pieces of
 * a game are 40 active features.
 *
 * <p>The board is mirrored if the own king stands left of the middle file. So what is learnt about a castle holds for both
 * sides and both wings.
 */
public final class NetFeatures implements FeatureNumbers {
    /** The number of features. */
    public static final int COUNT;

    private static final int KINDS = PieceType.values().length;
    private static final int BOARD = 2 * KINDS * Square.COUNT;

    /** The number of distances in rows or columns, -8 to 8. */
    private static final int SPAN = 17;

    /** By side, own 0 and other 1, and kind: the feature of the first piece in hand. */
    private static final int[] IN_HAND = new int[2 * (PieceType.HAND_KINDS + 1)];

    static {
        int next = BOARD;
        for (int side = 0; side < 2; side++) {
            for (int kind = 1; kind <= PieceType.HAND_KINDS; kind++) {
                IN_HAND[side * (PieceType.HAND_KINDS + 1) + kind] = next;
                next += PieceType.ofCode(kind).countInASet();
            }
        }
        COUNT = next;
    }

    /** The number of places relative to the own king: each piece in each direction and distance. */
    public static final int KING_RELATIVE_COUNT = 2 * KINDS * SPAN * SPAN;

    static final FeatureNumbers NUMBERS = new NetFeatures();

    /** The features, with the same weights wherever the own king stands. */
    public static final FeatureSet SET = new FeatureSet(NUMBERS);

    /** The features, with other weights in each {@link KingBucket}. */
    static final FeatureSet WITH_KING_BUCKETS = SET.withBuckets(KingBucket.COUNT, KingBucket::of);

    /** The features, with other weights for each square of the own king. */
    static final FeatureSet WITH_KING_SQUARES = SET.withBuckets(Square.COUNT, king -> king);

    private NetFeatures() {}

    @Override
    public int count() {
        return COUNT;
    }

    @Override
    public boolean isMirrored() {
        return true;
    }

    @Override
    public int missingPiece() {
        return NONE;
    }

    @Override
    public int onBoard(int whose, PieceType type, int square) {
        return (whose * KINDS + type.ordinal()) * Square.COUNT + square;
    }

    @Override
    public int inHand(int whose, int kind, int before) {
        return IN_HAND[whose * (PieceType.HAND_KINDS + 1) + kind] + before;
    }

    /**
     * The number of a piece's place relative to the own king, from 0 to {@link #KING_RELATIVE_COUNT} - 1.
     *
     * @param feature the feature of a piece
     * @param king the {@linkplain FeatureSet#orientedKing own king's square} as its side sees it
     * @return -1 for a piece in hand
     */
    public static int kingRelative(int feature, int king) {
        if (feature >= BOARD) {
            return -1;
        }
        int square = feature % Square.COUNT;
        int down = Square.row(square) - Square.row(king) + SPAN / 2;
        int right = Square.column(square) - Square.column(king) + SPAN / 2;
        return feature / Square.COUNT * SPAN * SPAN + down * SPAN + right;
    }

    /** A place relative to the own king in words, as the board is printed: {@code own G down 1 right -2}. */
    public static String kingRelativeName(int relative) {
        int kind = relative / (SPAN * SPAN);
        int down = relative / SPAN % SPAN - SPAN / 2;
        int right = relative % SPAN - SPAN / 2;
        String letters = PieceType.values()[kind % KINDS].letters();
        return (kind < KINDS ? "own " : "other ") + letters + " down " + down + " right " + right;
    }

    /** A feature in words: {@code own +B 2b}, {@code other P hand 3}. */
    public static String name(int feature) {
        if (feature < BOARD) {
            int kind = feature / Square.COUNT;
            String letters = PieceType.values()[kind % KINDS].letters();
            return (kind < KINDS ? "own " : "other ") + letters + " " + Square.name(feature % Square.COUNT);
        }
        int entry = IN_HAND.length - 1;
        while (IN_HAND[entry] > feature || IN_HAND[entry] == 0) {
            entry--;
        }
        String letters = PieceType.ofCode(entry % (PieceType.HAND_KINDS + 1)).letters();
        return (entry <= PieceType.HAND_KINDS ? "own " : "other ") + letters + " hand "
                + (feature - IN_HAND[entry] + 1);
    }
}
