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

/** One perft per operation, so ms for a tree of known size: smaller is better. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 3, time = 2)
@Fork(
        value = 5,
        jvmArgs = {
            "-XX:+UseSerialGC",
            "-XX:-UseFPUForSpilling",
            "-XX:CompileCommand=dontinline,sanmai.movegen.LegalMoves::generate",
            "-XX:CompileCommand=dontinline,sanmai.movegen.MoveCounter::count",
            "-XX:CompileCommand=dontinline,sanmai.movegen.Situation::read",
            "-XX:CompileCommand=dontinline,sanmai.movegen.Situation::readSliders"
        })
public class PerftBenchmark {
    @Param({"start", "matsuri", "max-moves"})
    private String position;

    @Param
    private Leaves leaves;

    private PerftWalker walker;
    private int depth;

    @Setup
    public void setUp() {
        PerftSample sample = PerftSample.byName(position);
        depth = sample.depth();
        walker = new PerftWalker(sample.position(), depth, leaves, null);
    }

    @Benchmark
    public long perft() {
        return walker.count(depth);
    }
}
