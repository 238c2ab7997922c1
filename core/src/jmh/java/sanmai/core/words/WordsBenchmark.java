package sanmai.core.words;

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
import sanmai.core.Bitboard;
import sanmai.core.Square;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.sliders.SliderScheme;
import sanmai.core.sliders.choice.SliderSchemes;

/**
 * The board in three ints, as the engine has it, against two longs, the future work of Grimbergen, <i>Using Bitboards
 * for Move Generation in Shogi</i>. Each pair of benchmarks does the same task on both boards: it finds a bishop's
 * squares by kindergarten, counts the squares of two attack sets that hold no own piece, as a generator does, or walks
 * through the squares of a set. In nanoseconds for one task: smaller is better.
 *
 * <p>Result: with two words, set operations cost about a quarter less. An attack set gains little: most of its cost is
 * the key, and folding a diagonal needs one more step, since a word has five rows instead of three. The cost of a walk
 * depends on the number of squares, not of words. And a promotion zone is no longer one word. A whole generator on both
 * is measured by {@code sanmai.boards.BoardsRatio}.
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
public class WordsBenchmark {
    private static final int BOARDS = 64;
    private static final int QUESTIONS = 4096;
    private static final SliderScheme KINDERGARTEN = SliderSchemes.byName("kindergarten");
    private static final TwoLongs TWO_LONGS = new TwoLongs();

    private Occupancy[] occupancy;
    private TwoLongs.Board[] boards;
    private byte[] squares;

    /**
     * The boards word by word: boards of three ints by {@code board << 2 | w}, boards of two longs by {@code board << 1
     * | w}.
     */
    private final int[] ints = new int[BOARDS << 2];

    private final long[] longs = new long[BOARDS << 1];

    @Setup
    public void setUp() {
        SplittableRandom random = new SplittableRandom(45);
        occupancy = new Occupancy[BOARDS];
        boards = new TwoLongs.Board[BOARDS];
        for (int i = 0; i < BOARDS; i++) {
            Bitboard board = Bitboard.EMPTY;
            int pieces = random.nextInt(10, 41);
            while (board.count() < pieces) {
                board = board.with(random.nextInt(Square.COUNT));
            }
            occupancy[i] = Occupancy.of(board);
            boards[i] = TwoLongs.Board.of(board);
            for (int w = 0; w < 3; w++) {
                ints[i << 2 | w] = board.word(w);
            }
            longs[i << 1] = TwoLongs.low(board);
            longs[i << 1 | 1] = TwoLongs.high(board);
        }
        squares = new byte[QUESTIONS];
        for (int i = 0; i < QUESTIONS; i++) {
            squares[i] = (byte) random.nextInt(Square.COUNT);
        }
        checkBishops();
        if (operationsOnThreeInts() != operationsOnTwoLongs() || walkThreeInts() != walkTwoLongs()) {
            throw new IllegalStateException("three ints and two longs differ");
        }
    }

    private void checkBishops() {
        for (int i = 0; i < BOARDS; i++) {
            for (int square = 0; square < Square.COUNT; square++) {
                Bitboard expected = KINDERGARTEN.bishop(square, occupancy[i]);
                int key = TWO_LONGS.bishopKey(square, boards[i]);
                if (TWO_LONGS.bishopWord(key, square, 0) != TwoLongs.low(expected)
                        || TWO_LONGS.bishopWord(key, square, 1) != TwoLongs.high(expected)) {
                    throw new IllegalStateException("a bishop on " + Square.name(square) + " attacks\n" + expected);
                }
            }
        }
    }

    @Benchmark
    @OperationsPerInvocation(QUESTIONS)
    public int bishopOnThreeInts() {
        int sum = 0;
        for (int i = 0; i < QUESTIONS; i++) {
            int square = squares[i];
            Occupancy board = occupancy[i % BOARDS];
            int key = KINDERGARTEN.bishopKey(square, board);
            sum += KINDERGARTEN.bishopWord(key, square, board, 0)
                    + 3 * KINDERGARTEN.bishopWord(key, square, board, 1)
                    + 5 * KINDERGARTEN.bishopWord(key, square, board, 2);
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(QUESTIONS)
    public long bishopOnTwoLongs() {
        long sum = 0;
        for (int i = 0; i < QUESTIONS; i++) {
            int square = squares[i];
            int key = TWO_LONGS.bishopKey(square, boards[i % BOARDS]);
            sum += TWO_LONGS.bishopWord(key, square, 0) + 3 * TWO_LONGS.bishopWord(key, square, 1);
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(QUESTIONS)
    public int operationsOnThreeInts() {
        int count = 0;
        for (int i = 0; i < QUESTIONS; i++) {
            int a = i % BOARDS << 2;
            int b = squares[i] % BOARDS << 2;
            int own = i / BOARDS << 2;
            count += Integer.bitCount((ints[a] | ints[b]) & ~ints[own])
                    + Integer.bitCount((ints[a + 1] | ints[b + 1]) & ~ints[own + 1])
                    + Integer.bitCount((ints[a + 2] | ints[b + 2]) & ~ints[own + 2]);
        }
        return count;
    }

    @Benchmark
    @OperationsPerInvocation(QUESTIONS)
    public int operationsOnTwoLongs() {
        int count = 0;
        for (int i = 0; i < QUESTIONS; i++) {
            int a = i % BOARDS << 1;
            int b = squares[i] % BOARDS << 1;
            int own = i / BOARDS << 1;
            count += Long.bitCount((longs[a] | longs[b]) & ~longs[own])
                    + Long.bitCount((longs[a + 1] | longs[b + 1]) & ~longs[own + 1]);
        }
        return count;
    }

    @Benchmark
    @OperationsPerInvocation(BOARDS)
    public int walkThreeInts() {
        int sum = 0;
        for (int board = 0; board < BOARDS; board++) {
            for (int w = 0; w < 3; w++) {
                for (int rest = ints[board << 2 | w]; rest != 0; rest &= rest - 1) {
                    sum = sum * 31 + w * Square.PER_WORD + Integer.numberOfTrailingZeros(rest);
                }
            }
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(BOARDS)
    public int walkTwoLongs() {
        int sum = 0;
        for (int board = 0; board < BOARDS; board++) {
            for (int w = 0; w < 2; w++) {
                for (long rest = longs[board << 1 | w]; rest != 0; rest &= rest - 1) {
                    sum = sum * 31 + w * TwoLongs.FIRST + Long.numberOfTrailingZeros(rest);
                }
            }
        }
        return sum;
    }
}
