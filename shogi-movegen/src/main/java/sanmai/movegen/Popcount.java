package sanmai.movegen;

/** Population counts (popcounts) of sets of squares in three words: the counters' way to count moves without listing them. */
final class Popcount {
    private Popcount() {}

    /** The number of squares in a set. */
    static int of(int word0, int word1, int word2) {
        return Integer.bitCount(word0) + Integer.bitCount(word1) + Integer.bitCount(word2);
    }

    /** The number of these empty squares on which a piece can be dropped: those from which it can move again. */
    static int places(int piece, int empty0, int empty1, int empty2) {
        int zones = PromotionMasks.entry(piece, PromotionMasks.MIDDLE);
        return of(
                empty0 & PromotionMasks.stays(zones),
                empty1 & PromotionMasks.stays(zones + 1),
                empty2 & PromotionMasks.stays(zones + 2));
    }
}
