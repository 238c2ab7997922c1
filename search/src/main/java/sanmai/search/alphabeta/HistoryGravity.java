package sanmai.search.alphabeta;

/** History gravity: the nearer a number of a history is to its limit, the less a further bonus moves it on. */
final class HistoryGravity {
    private HistoryGravity() {}

    /**
     * Adds a bonus, or a malus if it is negative.
     *
     * @param bonus at most the limit either way
     * @param limit the number gets no further from 0
     */
    static void update(short[] numbers, int index, int bonus, int limit) {
        int old = numbers[index];
        numbers[index] = (short) (old + bonus - old * Math.abs(bonus) / limit);
    }
}
