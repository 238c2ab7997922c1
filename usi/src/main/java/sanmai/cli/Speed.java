package sanmai.cli;

import java.util.Locale;

/** Nodes and the time they took, as the tools print them. */
final class Speed {
    private Speed() {}

    static String line(long nodes, long nanos) {
        long perSecond = Math.round(nodes * 1e9 / Math.max(1, nanos));
        return "nodes " + nodes + "  time " + seconds(nanos) + "  nps " + perSecond;
    }

    static String seconds(long nanos) {
        return String.format(Locale.ROOT, "%.3f", nanos / 1e9);
    }
}
