package sanmai.core.attacks;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import sanmai.core.Square;
import sanmai.core.occupancy.MutableOccupancy;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.sliders.choice.SliderSchemes;
import sanmai.core.sliders.choice.Sliders;

/**
 * The time of each slider scheme for the three words of one attack set, in nanoseconds: smaller is better. Each fork
 * runs one scheme, as the engine does, and chooses the scheme before the first attack.
 *
 * <p>All forks of a scheme run before those of the next scheme. {@code sanmai sliders} runs the schemes in turn: prefer
 * that command on a machine whose speed changes.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(
        value = 3,
        jvmArgs = {
            "-XX:+UseSerialGC",
            "-XX:+IgnoreUnrecognizedVMOptions",
            "-XX:-UseFPUForSpilling",
            "-XX:InlineSmallCode=5000"
        })
public class AttackSetBenchmark {
    private static final int BOARDS = 64;
    private static final int QUESTIONS = 4096;

    @Param(SliderSchemes.DEFAULT)
    private String sliders;

    private Occupancy[] boards;
    private byte[] squares;

    /**
     * Runs this benchmark on all schemes that this JVM can run, with the options of JMH:
     *
     * <pre>
     * AttackSetBenchmark -f 5 -rf json -rff attack-sets.json
     * </pre>
     */
    public static void main(String[] arguments) throws RunnerException, CommandLineOptionException {
        CommandLineOptions options = new CommandLineOptions(arguments);
        OptionsBuilder all = new OptionsBuilder();
        all.parent(options).include(AttackSetBenchmark.class.getName());
        if (!options.getParameter("sliders").hasValue()) {
            all.param("sliders", SliderSchemes.available().toArray(String[]::new));
        }
        new Runner(all.build()).run();
    }

    @Setup
    public void setUp() {
        System.setProperty(SliderSchemes.PROPERTY, sliders);
        if (!Sliders.NAME.equals(sliders)) {
            throw new IllegalStateException("this JVM runs on " + Sliders.NAME + " already");
        }
        SplittableRandom random = new SplittableRandom(81);
        boards = new Occupancy[BOARDS];
        for (int i = 0; i < BOARDS; i++) {
            boards[i] = randomBoard(random);
        }
        squares = new byte[QUESTIONS];
        for (int i = 0; i < QUESTIONS; i++) {
            squares[i] = (byte) random.nextInt(Square.COUNT);
        }
    }

    /** A board with 10 to 40 pieces. */
    private static Occupancy randomBoard(SplittableRandom random) {
        MutableOccupancy occupancy = new MutableOccupancy();
        for (int pieces = random.nextInt(10, 41); pieces > 0; ) {
            int square = random.nextInt(Square.COUNT);
            if (!occupancy.isOccupied(square)) {
                occupancy.toggle(square % 2, square, Attacks.maps());
                pieces--;
            }
        }
        return occupancy;
    }

    @Benchmark
    @OperationsPerInvocation(QUESTIONS)
    public int rook() {
        int sum = 0;
        for (int i = 0; i < QUESTIONS; i++) {
            int square = squares[i];
            Occupancy occupancy = boards[i % BOARDS];
            int key = Attacks.rookKey(square, occupancy);
            sum += Attacks.rookWord(key, square, occupancy, 0)
                    + 3 * Attacks.rookWord(key, square, occupancy, 1)
                    + 5 * Attacks.rookWord(key, square, occupancy, 2);
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(QUESTIONS)
    public int bishop() {
        int sum = 0;
        for (int i = 0; i < QUESTIONS; i++) {
            int square = squares[i];
            Occupancy occupancy = boards[i % BOARDS];
            int key = Attacks.bishopKey(square, occupancy);
            sum += Attacks.bishopWord(key, square, occupancy, 0)
                    + 3 * Attacks.bishopWord(key, square, occupancy, 1)
                    + 5 * Attacks.bishopWord(key, square, occupancy, 2);
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(QUESTIONS)
    public int lance() {
        int sum = 0;
        for (int i = 0; i < QUESTIONS; i++) {
            int square = squares[i];
            int color = i >>> 6 & 1;
            Occupancy occupancy = boards[i % BOARDS];
            int key = Attacks.lanceKey(color, square, occupancy);
            sum += Attacks.lanceWord(key, color, square, occupancy, 0)
                    + 3 * Attacks.lanceWord(key, color, square, occupancy, 1)
                    + 5 * Attacks.lanceWord(key, color, square, occupancy, 2);
        }
        return sum;
    }
}
