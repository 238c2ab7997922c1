package sanmai.search.alphabeta;

/** How numbers are learnt: the nearer one is to its limit, the less a further reward moves it on. */
final class HistoryGravity {
    private HistoryGravity() {}

    /**
     * Rewards a number, or punishes it if the bonus is negative.
     *
     * @param bonus at most the limit either way
     * @param limit the number gets no further from 0
     */
    static void add(short[] numbers, int index, int bonus, int limit) {
        int old = numbers[index];
        numbers[index] = (short) (old + bonus - old * Math.abs(bonus) / limit);
    }
}
