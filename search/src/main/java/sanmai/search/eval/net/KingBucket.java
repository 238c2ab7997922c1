package sanmai.search.eval.net;

import sanmai.core.Square;

/**
 * King buckets: where a side's own king stands, as one of {@value #COUNT} zones. A net may have its own feature weights
 * for each zone, so that a piece has one value beside a castle and another in front of a king on the run.
 */
public final class KingBucket {
    /** The number of buckets. */
    public static final int COUNT = 8;

    /**
     * By square in the side's own perspective, from rank a to rank i and from file 9 to file 1: the bucket. The
     * mirrored board has no king on the files 9 to 6. Zones are smaller where castles are.
     */
    private static final String BUCKETS = "....77777"
            + "....77777"
            + "....77777"
            + "....77777"
            + "....66666"
            + "....66666"
            + "....55555"
            + "....22344"
            + "....00111";

    private static final byte[] BY_KING = new byte[Square.COUNT];

    static {
        for (int square = 0; square < Square.COUNT; square++) {
            BY_KING[square] = (byte) Math.max(0, Character.digit(BUCKETS.charAt(square), 10));
        }
    }

    private KingBucket() {}

    /**
     * The bucket of a king, from 0.
     *
     * @param orientedKing the own king's square as its side sees it
     */
    public static int of(int orientedKing) {
        return BY_KING[orientedKing];
    }
}
