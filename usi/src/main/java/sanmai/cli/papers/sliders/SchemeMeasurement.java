package sanmai.cli.papers.sliders;

import java.lang.management.ManagementFactory;
import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;
import sanmai.cli.papers.MachineLoad;
import sanmai.core.Bitboard;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.choice.SliderSchemes;
import sanmai.movegen.perft.LastPly;
import sanmai.movegen.perft.PerftWalker;
import sanmai.report.Spread;

/**
 * Measures the scheme that this JVM runs on, which must not have asked for an attack before. No other scheme is asked
 * anything here: a second class at the same call sites would slow down both.
 */
public final class SchemeMeasurement {
    private static final int INSTANCES = 3;

    /** Schemes that keep fewer bytes are measured many at a time. */
    private static final int LITTLE = 1 << 18;

    private static final int MORE = 32;
    private static final int MAX_AT_A_TIME = MORE * MORE * MORE;

    private final String scheme;
    private final CpuTimer meter;

    private SchemeMeasurement(String scheme, MeasurementPlan plan) {
        this.scheme = scheme;
        meter = new CpuTimer(plan);
    }

    /**
     * Measures for some seconds.
     *
     * @param fork the number of this fork, which is only passed on
     */
    public static SchemeSample run(int fork, MeasurementPlan plan) {
        String scheme = System.getProperty(SliderSchemes.PROPERTY, SliderSchemes.DEFAULT);
        return new SchemeMeasurement(scheme, plan).run(fork);
    }

    private SchemeSample run(int fork) {
        double loadMillis = load();
        AttackQueries questions = new AttackQueries(RandomBoards.create());
        List<LongSupplier> tasks = List.of(questions::rooks, questions::bishops, questions::lances, questions::sides);
        PerSlider nanos = questions.each(meter.nanos(tasks));
        PerSlider bytes =
                questions.each(tasks.stream().mapToDouble(meter::bytes).toArray());
        String checksum = questions.checksum();
        List<PerftRate> perft = perft();
        return new SchemeSample(
                scheme,
                fork,
                loadMillis,
                keptBytes(),
                keptMaps(),
                nanos,
                bytes,
                checksum,
                questions.expectedChecksum(),
                perft.get(0),
                perft.get(1),
                perft.get(2),
                MachineLoad.now());
    }

    /**
     * The CPU time in ms to the first answer of the scheme, in a JVM that has loaded boards and the oracle, the ray
     * walk.
     */
    private double load() {
        Occupancy occupancy = Occupancy.of(Bitboard.of(0));
        SliderSchemes.byName("ray-walk");
        long start = meter.now();
        Attacks.rookKey(Square.COUNT / 2, occupancy);
        return (meter.now() - start) / 1e6;
    }

    /**
     * The heap that one more scheme of this kind keeps, with its tables and masks. Small schemes are measured many at a
     * time, since the JVM itself allocates hundreds or thousands of bytes meanwhile.
     */
    private long keptBytes() {
        int count = 1;
        long each = keptBytes(count);
        while (each * count < LITTLE && count < MAX_AT_A_TIME) {
            count *= MORE;
            each = keptBytes(count);
        }
        return each;
    }

    /**
     * The bytes that each of {@code count} schemes keeps. The first {@code count} schemes are not measured, since
     * classes are loaded with them.
     */
    private long keptBytes(int count) {
        Object[][] instances = new Object[1 + INSTANCES][count];
        double[] kept = new double[INSTANCES];
        Arrays.setAll(instances[0], i -> SliderSchemes.byName(scheme));
        long before = usedHeap();
        for (int i = 0; i < INSTANCES; i++) {
            Arrays.setAll(instances[1 + i], j -> SliderSchemes.byName(scheme));
            long after = usedHeap();
            kept[i] = (double) (after - before) / count;
            before = after;
        }
        Reference.reachabilityFence(instances);
        return Math.max(0, Math.round(Spread.of(kept).median()));
    }

    private static long usedHeap() {
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }

    /** The maps that a position keeps for the scheme. */
    private static List<String> keptMaps() {
        return Arrays.stream(OccupancyMap.values())
                .filter(Attacks.maps()::contains)
                .map(OccupancyMap::name)
                .toList();
    }

    private List<PerftRate> perft() {
        List<LongSupplier> tasks = new ArrayList<>();
        for (PerftPosition position : PerftPosition.values()) {
            PerftWalker walker = new PerftWalker(position.position(), position.depth(), LastPly.COUNT);
            tasks.add(() -> walker.count(position.depth()));
        }
        double[] nanos = meter.nanos(tasks);
        List<PerftRate> rates = new ArrayList<>();
        for (PerftPosition position : PerftPosition.values()) {
            long nodes = tasks.get(position.ordinal()).getAsLong();
            rates.add(new PerftRate(nodes, position.nodes(), nodes * 1e3 / nanos[position.ordinal()]));
        }
        return rates;
    }
}
