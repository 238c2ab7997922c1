package sanmai.search.eval.nnue;

/**
 * Additions of rows of weights to accumulators, in 16 bits with wrap-around. Each is a loop of its own over arrays with one
 * index, and has a single cast to short: so C2 turns it into vector instructions. (With {@code +=} and another cast on the
 * right it does not, and takes eight times as long.)
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
            sums[i] = (short) (sums[i] + times * row[i]);
        }
    }

    /** {@code sums += come - gone}. */
    static void replace(short[] sums, short[] gone, short[] come) {
        for (int i = 0; i < sums.length; i++) {
            sums[i] = (short) (sums[i] + come[i] - gone[i]);
        }
    }

    /** {@code after = before + come - gone}. */
    static void replace(short[] before, short[] gone, short[] come, short[] after) {
        for (int i = 0; i < after.length; i++) {
            after[i] = (short) (before[i] + (come[i] - gone[i]));
        }
    }
}
