package sanmai.search.training;

/**
 * Rows of feature weights, one for each feature, and their derivatives: sums over the active features of a side, and the
 * way back. Four rows at a time take half as long as one: a loop over 32 neurons is over before it is fast. Each array has
 * the same index, so C2 turns the loops into vector instructions.
 */
final class FeatureRows {
    private static final int AT_ONCE = 4;

    private FeatureRows() {}

    /**
     * Adds the rows of the active features of a side.
     *
     * @param active features of positions
     * @param first where those of the side begin: {@link ActiveFeatures#PER_SIDE}, all different
     */
    static void add(float[][] rows, short[] active, int first, float[] sums) {
        for (int i = first; i < first + ActiveFeatures.PER_SIDE; i += AT_ONCE) {
            add(rows[active[i]], rows[active[i + 1]], rows[active[i + 2]], rows[active[i + 3]], sums);
        }
    }

    private static void add(float[] a, float[] b, float[] c, float[] d, float[] sums) {
        for (int i = 0; i < sums.length; i++) {
            sums[i] += (a[i] + b[i]) + (c[i] + d[i]);
        }
    }

    /** Adds the derivatives by the sums to the rows of derivatives of the same features. */
    static void addBackward(float[] slopes, float[][] rows, short[] active, int first) {
        for (int i = first; i < first + ActiveFeatures.PER_SIDE; i += AT_ONCE) {
            addToEach(slopes, rows[active[i]], rows[active[i + 1]], rows[active[i + 2]], rows[active[i + 3]]);
        }
    }

    private static void addToEach(float[] slopes, float[] a, float[] b, float[] c, float[] d) {
        for (int i = 0; i < slopes.length; i++) {
            float slope = slopes[i];
            a[i] += slope;
            b[i] += slope;
            c[i] += slope;
            d[i] += slope;
        }
    }
}
