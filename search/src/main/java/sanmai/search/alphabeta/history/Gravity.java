package sanmai.search.alphabeta.history;

/** History gravity: the nearer a score is to its limit, the less a further bonus changes it. */
final class Gravity {
    private Gravity() {}

    /**
     * Gives a score a bonus, or a malus if it is negative.
     *
     * @param bonus counts as the limit if it is beyond
     * @param limit the greatest absolute value of a score
     */
    static void add(int bonus, short[] scores, int index, int limit) {
        int old = scores[index];
        int bounded = Math.max(-limit, Math.min(bonus, limit));
        scores[index] = (short) (old + bounded - old * Math.abs(bounded) / limit);
    }
}
