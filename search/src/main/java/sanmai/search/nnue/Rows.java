package sanmai.search.nnue;

/**
 * Additions of rows of weights to accumulators, in 16 bits with wrap-around. Each is a loop of its own over arrays with one
 * index, which C2 turns into vector instructions.
 */
final class Rows {
    private Rows() {}

    static void add(short[] sums, short[] row) {
        for (int i = 0; i < sums.length; i++) {
            sums[i] += row[i];
        }
    }

    static void subtract(short[] sums, short[] row) {
        for (int i = 0; i < sums.length; i++) {
            sums[i] -= row[i];
        }
    }

    /** {@code sums += times * row}. */
    static void addTimes(short[] sums, short[] row, int times) {
        for (int i = 0; i < sums.length; i++) {
            sums[i] += (short) (times * row[i]);
        }
    }

    /** {@code after = before - left + entered}. */
    static void move(short[] before, short[] left, short[] entered, short[] after) {
        for (int i = 0; i < after.length; i++) {
            after[i] = (short) (before[i] - left[i] + entered[i]);
        }
    }

    /** {@code sums += inHand - victim}. */
    static void capture(short[] sums, short[] victim, short[] inHand) {
        for (int i = 0; i < sums.length; i++) {
            sums[i] += (short) (inHand[i] - victim[i]);
        }
    }
}
