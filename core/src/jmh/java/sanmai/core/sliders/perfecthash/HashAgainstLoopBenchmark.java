package sanmai.core.sliders.perfecthash;

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
import sanmai.core.Bitboard;
import sanmai.core.Square;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.parts.LineKey;
import sanmai.core.sliders.parts.LineScheme;
import sanmai.core.sliders.parts.PackedLineTable;
import sanmai.core.sliders.parts.PerSquare;

/**
 * The comparison of Fenner and Levene, <i>Move Generation with Perfect Hash Functions</i>, Table 4: the attacked squares
 * of one line by a loop over its squares ("without hash") and by a hash and a table. Their board has eight squares a
 * side, ours nine, so each stride is one more here. Nanoseconds for the three words of one line: smaller is better.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(
        value = 5,
        jvmArgs = {"-XX:+UseSerialGC"})
public class HashAgainstLoopBenchmark {
    private static final int BOARDS = 256;
    private static final int QUESTIONS = 4096;

    /** A row of the paper's table. */
    public enum Row {
        /** Rook along a file, h1: modulus 258 in chess, 514 here. */
        FILE_H1(OccupancyMap.ROT90) {
            @Override
            LineScheme scheme() {
                PerfectHash hash = PerfectHash.h1(9, 9);
                return LineScheme.withTable(map, 514, ShiftedKey.of(map, hash, PerSquare.columns()));
            }
        },
        /** Bishop along the diagonal with the greater stride, h1: 514 in chess, 1026 here. */
        LONG_STRIDE_H1(OccupancyMap.NORTH_WEST) {
            @Override
            LineScheme scheme() {
                PerfectHash hash = PerfectHash.h1(10, 9);
                return LineScheme.withTable(map, 1026, ShiftedKey.of(map, hash, PerSquare.of(square -> 0)));
            }
        },
        /** The same in the minimal form. */
        LONG_STRIDE_MINIMAL_H1(OccupancyMap.NORTH_WEST) {
            @Override
            LineScheme scheme() {
                LineKey key = MinimalKey.of(map, MinimalKey.Squares.ALL, n -> PerfectHash.minimalH1(10, n));
                return new LineScheme(key, PackedLineTable.of(map, square -> 1 << map.lineLength(square), key));
            }
        },
        /** Bishop along the diagonal with the smaller stride, h2: 257 in chess, 513 here. */
        SHORT_STRIDE_H2(OccupancyMap.NORTH_EAST) {
            @Override
            LineScheme scheme() {
                PerfectHash hash = PerfectHash.h2(8, 9);
                return LineScheme.withTable(map, 513, ShiftedKey.of(map, hash, PerSquare.of(square -> 0)));
            }
        };

        final OccupancyMap map;

        Row(OccupancyMap map) {
            this.map = map;
        }

        abstract LineScheme scheme();
    }

    @Param
    private Row row;

    /** Holds the row's scheme in a constant, as the engine does: each row of the table runs in its own JVM. */
    private static final class Chosen {
        private static final String PROPERTY = "sanmai.benchmark.row";
        private static final LineScheme SCHEME =
                Row.valueOf(System.getProperty(PROPERTY)).scheme();
    }

    private int[][] lines;
    private byte[] places;
    private Occupancy[] boards;
    private byte[] squares;

    @Setup
    public void setUp() {
        System.setProperty(Chosen.PROPERTY, row.name());
        lines = new int[Square.COUNT][];
        places = new byte[Square.COUNT];
        for (int square = 0; square < Square.COUNT; square++) {
            lines[square] = row.map.lineThrough(square);
            places[square] = (byte) row.map.positionOnLine(square);
        }
        SplittableRandom random = new SplittableRandom(129);
        boards = new Occupancy[BOARDS];
        for (int i = 0; i < BOARDS; i++) {
            boards[i] = Occupancy.of(randomBoard(random));
        }
        squares = new byte[QUESTIONS];
        for (int i = 0; i < QUESTIONS; i++) {
            squares[i] = (byte) random.nextInt(Square.COUNT);
        }
        if (loop() != hash()) {
            throw new IllegalStateException("loop and hash differ");
        }
    }

    /** A board with 20 to 40 pieces, as during a game. */
    private static Bitboard randomBoard(SplittableRandom random) {
        Bitboard board = Bitboard.EMPTY;
        int pieces = random.nextInt(20, 41);
        while (board.count() < pieces) {
            board = board.with(random.nextInt(Square.COUNT));
        }
        return board;
    }

    @Benchmark
    @OperationsPerInvocation(QUESTIONS)
    public int loop() {
        int sum = 0;
        for (int i = 0; i < QUESTIONS; i++) {
            sum = sum * 31 + walk(squares[i], boards[i % BOARDS]);
        }
        return sum;
    }

    private int walk(int square, Occupancy occupancy) {
        int[] line = lines[square];
        int w0 = 0;
        int w1 = 0;
        int w2 = 0;
        for (int step = -1; step <= 1; step += 2) {
            for (int i = places[square] + step; i >= 0 && i < line.length; i += step) {
                int to = line[i];
                int bit = Square.bit(to);
                int w = Square.word(to);
                w0 |= w == 0 ? bit : 0;
                w1 |= w == 1 ? bit : 0;
                w2 |= w == 2 ? bit : 0;
                if (occupancy.isOccupied(to)) {
                    break;
                }
            }
        }
        return w0 ^ w1 ^ w2;
    }

    @Benchmark
    @OperationsPerInvocation(QUESTIONS)
    public int hash() {
        int sum = 0;
        for (int i = 0; i < QUESTIONS; i++) {
            int square = squares[i];
            int key = Chosen.SCHEME.keys().key(square, boards[i % BOARDS]);
            sum = sum * 31
                    + (Chosen.SCHEME.words().word(key, square, 0)
                            ^ Chosen.SCHEME.words().word(key, square, 1)
                            ^ Chosen.SCHEME.words().word(key, square, 2));
        }
        return sum;
    }
}
