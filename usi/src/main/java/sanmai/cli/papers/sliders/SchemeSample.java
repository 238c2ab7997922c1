package sanmai.cli.papers.sliders;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sanmai.cli.option.Version;
import sanmai.cli.papers.ChildJvm;
import sanmai.cli.papers.MachineLoad;
import sanmai.journal.JournalFormat;

/**
 * The figures of one scheme, measured in one fork.
 *
 * @param scheme the scheme's name
 * @param fork which of its forks this was, from 1
 * @param loadMillis CPU time to load the scheme's classes and fill its tables in a fresh JVM, in ms
 * @param tableBytes the heap that the scheme keeps, in bytes
 * @param maps the maps of the occupied squares that it changes when a piece is moved
 * @param nanos CPU time for the three words of an attack set, in ns
 * @param bytes the heap allocated for them, in bytes
 * @param checksum of the attack sets of all boards, squares and sliders asked about
 * @param expected what a walk along the rays makes of the same
 * @param closed perft of a position without open lines
 * @param middle perft of a middle game
 * @param open perft of a position with many open lines
 * @param load how busy the machine was at the end; null if that is not known
 */
public record SchemeSample(
        String scheme,
        int fork,
        double loadMillis,
        long tableBytes,
        List<String> maps,
        PerSlider nanos,
        PerSlider bytes,
        String checksum,
        String expected,
        PerftRate closed,
        PerftRate middle,
        PerftRate open,
        @Nullable MachineLoad load) {
    /** The name of the {@link MeasurementPlan} among the conditions. */
    static final String PLAN = "the plan";

    /** Journals of measured forks. */
    public static final JournalFormat<SchemeSample> FORMAT = new JournalFormat<>(
            "sanmai sliders",
            List.of(Version.CONDITION, ChildJvm.JAVA, ChildJvm.FLAGS, PLAN),
            SchemeSample.class,
            sample -> sample.validated().which());

    /** Whether the scheme gave the right answers, as far as it was asked. */
    public boolean isRight() {
        return checksum.equals(expected) && closed.isRight() && middle.isRight() && open.isRight();
    }

    /**
     * Checks what was read from a text: that every figure is possible.
     *
     * @throws IllegalArgumentException if something is wrong; the message says what
     */
    public SchemeSample validated() {
        require(!scheme.isEmpty(), "scheme");
        require(fork >= 1, "fork");
        require(loadMillis >= 0 && Double.isFinite(loadMillis), "loadMillis");
        require(tableBytes >= 0, "tableBytes");
        require(!maps.isEmpty(), "maps");
        require(
                isTime(nanos.rook()) && isTime(nanos.bishop()) && isTime(nanos.lance()) && isTime(nanos.side()),
                "nanos");
        require(
                isSize(bytes.rook()) && isSize(bytes.bishop()) && isSize(bytes.lance()) && isSize(bytes.side()),
                "bytes");
        require(isRate(closed), "closed");
        require(isRate(middle), "middle");
        require(isRate(open), "open");
        require(MachineLoad.isPossible(load), "load");
        return this;
    }

    private String which() {
        return "fork " + fork + " of " + scheme;
    }

    private static boolean isTime(double nanos) {
        return nanos > 0 && Double.isFinite(nanos);
    }

    private static boolean isSize(double bytes) {
        return bytes >= 0 && Double.isFinite(bytes);
    }

    private static boolean isRate(PerftRate rate) {
        return rate.nodes() >= 0 && rate.expected() > 0 && isTime(rate.perMicrosecond());
    }

    private static void require(boolean possible, String what) {
        if (!possible) {
            throw new IllegalArgumentException("no sample of a slider scheme: \"" + what + "\" is impossible");
        }
    }
}
