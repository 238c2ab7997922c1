package sanmai.search.eval.accumulator;

import java.util.function.IntUnaryOperator;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.shogi.Hand;
import sanmai.shogi.Position;

/**
 * A feature set: the features of a position that are active, as each side sees it. The perspective of a side has its own
 * pieces first and is rotated by 180 degrees for White; it may be mirrored, so that the own king is not left of the middle
 * file.
 *
 * <p>The weights of a feature may depend on where the own king stands: there is a row of weights for each feature in each
 * <em>king bucket</em>.
 */
public final class FeatureSet {
    /** The greatest number of active features: the pieces of a full set. */
    public static final int MAX_ACTIVE = 40;

    /** A side without a king, as in mate problems, sees the board as if its king were here. */
    private static final int NO_KING = Square.code("5i");

    private static final int MIDDLE = 4;

    private final FeatureTable table;
    private final int buckets;

    /** The number of features. */
    private final int count;

    /** The number of bits below the bucket in a frame: one if the board may be mirrored. */
    private final int bucketShift;

    /** By side and its king's square: that square as the side sees it. */
    private final byte[] orientedKings = new byte[2 * Square.LIMIT];

    /** By side and its king's square. */
    private final short[] frames = new short[2 * Square.LIMIT];

    /** By the own king's square as its side sees it. */
    private final byte[] bucketOfKing = new byte[Square.COUNT];

    private final int fullSet;

    /** The features of these numbers, with the same rows of weights wherever the own king stands: one bucket. */
    public FeatureSet(FeatureNumbers numbers) {
        this(new FeatureTable(numbers), 1, king -> 0);
    }

    private FeatureSet(FeatureTable table, int buckets, IntUnaryOperator bucketOfKing) {
        this.table = table;
        this.buckets = buckets;
        count = table.numbers().count();
        bucketShift = table.numbers().isMirrored() ? 1 : 0;
        for (int square = 0; square < Square.COUNT; square++) {
            this.bucketOfKing[square] = (byte) bucketOfKing.applyAsInt(square);
        }
        for (int side = 0; side < 2; side++) {
            for (int king = 0; king <= Square.NONE; king++) {
                int own = FeatureTable.orient(side << 1, kingOrDefault(side, king));
                int isMirrored = Square.column(own) < MIDDLE ? bucketShift : 0;
                int oriented = isMirrored == 0 ? own : FeatureTable.mirror(own);
                orientedKings[side * Square.LIMIT + king] = (byte) oriented;
                frames[side * Square.LIMIT + king] = (short) (bucketOfKing(oriented) << bucketShift | isMirrored);
            }
        }
        fullSet = listActive(Position.start(), 0, new short[MAX_ACTIVE], 0);
    }

    private static int kingOrDefault(int side, int king) {
        return king != Square.NONE ? king : FeatureTable.orient(side << 1, NO_KING);
    }

    /**
     * The same features with other rows of weights in each king bucket.
     *
     * @param number the number of buckets, 1 to 81
     * @param ofKing the bucket for the own king's square as its side sees it
     */
    public FeatureSet withBuckets(int number, IntUnaryOperator ofKing) {
        return new FeatureSet(table, number, ofKing);
    }

    /** The number of features. */
    public int count() {
        return count;
    }

    /** The number of king buckets. */
    public int buckets() {
        return buckets;
    }

    /** The number of rows of weights: the features in each bucket. */
    public int rows() {
        return buckets * count;
    }

    /** The number of active features of a position that has all pieces. */
    int fullSet() {
        return fullSet;
    }

    /** The feature that is active once for each piece missing from a full set; {@link FeatureNumbers#NONE} if there is none. */
    int missingPiece() {
        return table.numbers().missingPiece();
    }

    /**
     * The square of a side's king as the side sees it.
     *
     * @param side the side's ordinal
     * @param king the square of its king; {@link Square#NONE} if it has none
     */
    public int orientedKing(int side, int king) {
        return orientedKings[side * Square.LIMIT + king];
    }

    /** The bucket for the own king's square as its side sees it. */
    public int bucketOfKing(int orientedKing) {
        return bucketOfKing[orientedKing];
    }

    /** The number of frames. */
    int frames() {
        return buckets << bucketShift;
    }

    /**
     * All that the king's square tells about a side's features and their weights: the bucket, and whether the board is
     * mirrored. From 0 to {@link #frames} - 1.
     *
     * @param side the side's ordinal
     * @param king the square of its king; {@link Square#NONE} if it has none
     */
    int frame(int side, int king) {
        return frames[side * Square.LIMIT + king];
    }

    /** The perspective of a side in a frame. */
    int perspective(int side, int frame) {
        return side << 1 | frame & bucketShift;
    }

    /** The first row of weights for a frame. */
    int firstRow(int frame) {
        return (frame >> bucketShift) * count;
    }

    /** The feature, counted in its bucket, of the piece at a place; {@link FeatureNumbers#NONE} if the piece is no feature. */
    int feature(int perspective, int place) {
        return table.feature(perspective, place);
    }

    /**
     * Lists the active features of a position, except that for missing pieces.
     *
     * @param side the ordinal of the side that looks
     * @param to gets the features, {@link #MAX_ACTIVE} of them at most
     * @param at where in {@code to} they begin
     * @return their number
     */
    public int listActive(Position position, int side, short[] to, int at) {
        int perspective = perspective(side, frame(side, position.king(side)));
        int end = at;
        for (int w = 0; w < 3; w++) {
            for (int squares = position.occupancy().word(w); squares != 0; squares &= squares - 1) {
                int square = Square.first(w, squares);
                end = add(feature(perspective, Place.onBoard(position.pieceAt(square), square)), to, end);
            }
        }
        for (int owner = 0; owner < 2; owner++) {
            int hand = position.hand(owner);
            for (int kind = 1; kind <= PieceType.HAND_KINDS && hand != Hand.EMPTY; kind++) {
                for (int before = Hand.count(hand, kind) - 1; before >= 0; before--) {
                    end = add(feature(perspective, Place.inHand(owner, kind, before)), to, end);
                }
            }
            if (position.king(owner) == Square.NONE && missingPiece() != FeatureNumbers.NONE) {
                int king =
                        Place.onBoard(Piece.code(Color.of(owner), PieceType.KING), kingOrDefault(owner, Square.NONE));
                end = add(feature(perspective, king), to, end);
            }
        }
        return end - at;
    }

    private static int add(int feature, short[] to, int end) {
        if (feature == FeatureNumbers.NONE) {
            return end;
        }
        to[end] = (short) feature;
        return end + 1;
    }
}
