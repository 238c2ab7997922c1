package sanmai.core.sliders.bitscan;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The magic bitscan against the processor's instruction, in nanoseconds per word. Subtract the time of the empty loop.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class BitscanBenchmark {
    private static final int WORDS = 1024;

    private final long[] words = new long[WORDS];

    @Setup
    public void setUp() {
        SplittableRandom random = new SplittableRandom(58);
        for (int i = 0; i < WORDS; i++) {
            words[i] = (random.nextLong() | 1) << random.nextInt(Long.SIZE);
        }
    }

    @Benchmark
    @OperationsPerInvocation(WORDS)
    public long magic() {
        long sum = 0;
        for (long word : words) {
            sum += MagicBitscan.trailingZeros(word);
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(WORDS)
    public long instruction() {
        long sum = 0;
        for (long word : words) {
            sum += Long.numberOfTrailingZeros(word);
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(WORDS)
    public long nothing() {
        long sum = 0;
        for (long word : words) {
            sum += word;
        }
        return sum;
    }
}
