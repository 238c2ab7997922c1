package sanmai.search.eval.net;

import sanmai.core.occupancy.Occupancy;
import sanmai.shogi.Position;

/**
 * The phase of a game, as one of {@value #COUNT} output buckets: by the number of pieces that are not on the board; in an even
 * game they are in hand. Each bucket has output weights of its own; the neurons are the same for all.
 */
public final class OutputBucket {
    /** The number of buckets. */
    public static final int COUNT = 8;

    private static final int PIECES = 40;

    /** The least number of pieces off the board of each bucket, such that games spend a fair share of their moves in each. */
    private static final int[] LEAST = {0, 1, 2, 4, 6, 8, 10, 13};

    /** By the number of pieces on the board. */
    private static final byte[] BUCKETS = new byte[PIECES + 1];

    static {
        for (int inHand = 0; inHand <= PIECES; inHand++) {
            int bucket = COUNT - 1;
            while (LEAST[bucket] > inHand) {
                bucket--;
            }
            BUCKETS[PIECES - inHand] = (byte) bucket;
        }
    }

    private OutputBucket() {}

    /** The bucket of a position, from 0. */
    public static int of(Position position) {
        Occupancy occupied = position.occupancy();
        return BUCKETS[
                Integer.bitCount(occupied.word(0))
                        + Integer.bitCount(occupied.word(1))
                        + Integer.bitCount(occupied.word(2))];
    }

    /** The name of a bucket, by the pieces in hand: {@code 2 to 3 in hand}. */
    static String name(int bucket) {
        int least = LEAST[bucket];
        if (bucket == COUNT - 1) {
            return least + " or more in hand";
        }
        int most = LEAST[bucket + 1] - 1;
        return (least == most ? String.valueOf(least) : least + " to " + most) + " in hand";
    }
}
