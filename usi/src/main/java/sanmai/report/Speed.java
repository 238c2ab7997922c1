package sanmai.report;

/** Nodes and the time they took, as the tools print them. */
public final class Speed {
    private Speed() {}

    /** Both with the rate, such as {@code nodes 900  time 0.012  nps 75000}. */
    public static String line(long nodes, long nanos) {
        long perSecond = Math.round(nodes * 1e9 / Math.max(1, nanos));
        return "nodes " + nodes + "  time " + seconds(nanos) + "  nps " + perSecond;
    }

    /** Nanoseconds as seconds with three decimals. */
    public static String seconds(long nanos) {
        return Units.decimals(nanos / 1e9, 3);
    }
}
