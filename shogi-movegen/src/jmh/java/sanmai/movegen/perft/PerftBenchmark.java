package sanmai.movegen.perft;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
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
import sanmai.core.sliders.choice.SliderSchemes;
import sanmai.core.sliders.choice.Sliders;

/**
 * One perft per operation, so ms for a tree of known size: smaller is better. A fork runs on one slider scheme, as the
 * engine does; {@code -p sliders=rotated,kindergarten} compares some, {@link #main} all.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 3, time = 2)
@Fork(value = 5, jvmArgs = LauncherFlags.FILE)
public class PerftBenchmark {
    @Param(SliderSchemes.DEFAULT)
    private String sliders;

    @Param({"start", "matsuri", "open", "max-moves"})
    private String position;

    @Param
    private LastPly leaves;

    private PerftWalker walker;
    private int depth;

    /**
     * Runs this benchmark on all schemes that this JVM can run, with the options of JMH:
     *
     * <pre>
     * PerftBenchmark -p leaves=COUNT -p position=start,open -f 3 -rf json -rff perft.json
     * </pre>
     */
    public static void main(String[] arguments) throws RunnerException, CommandLineOptionException {
        CommandLineOptions options = new CommandLineOptions(arguments);
        OptionsBuilder all = new OptionsBuilder();
        all.parent(options).include(PerftBenchmark.class.getName());
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
        PerftSample sample = PerftSample.byName(position);
        depth = sample.depth();
        walker = new PerftWalker(sample.position(), depth, leaves, null);
    }

    @Benchmark
    public long perft() {
        return walker.count(depth);
    }
}
