package sanmai.cli.papers.sliders;

/**
 * How fast a perft is.
 *
 * @param nodes the leaves counted
 * @param expected the right number of leaves
 * @param perMicrosecond millions of leaves in a second of CPU time
 */
public record PerftRate(long nodes, long expected, double perMicrosecond) {
    /** Whether the count is right. */
    public boolean isRight() {
        return nodes == expected;
    }
}
