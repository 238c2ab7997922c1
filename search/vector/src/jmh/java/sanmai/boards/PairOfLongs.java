package sanmai.boards;

import sanmai.core.Bitboard;
import sanmai.core.Square;

/**
 * Two longs of 63 and 18 bits, cut where shogi programs in C++ cut their boards. Those number squares by files, so that no file
 * is cut; here ranks a to g are in the first long.
 */
final class PairOfLongs extends Squares<PairOfLongs.Words> {
    /** The number of squares in the first word. */
    static final int FIRST = 63;

    static final long FIRST_MASK = Long.MAX_VALUE;
    static final int SECOND_MASK = (1 << Square.COUNT - FIRST) - 1;

    /** Gathers bits 9 apart from bit 48 on. */
    private static final long GATHER = 0x0001_0101_0101_0101L;

    private static final int RANK = 0x1FF;

    record Words(long first, long second) {}

    private static final class Sets extends SquareSets<Words> {
        private final long[] words;

        Sets(int size) {
            words = new long[size << 1];
        }

        @Override
        Words get(int index) {
            return new Words(words[index << 1], words[(index << 1) + 1]);
        }

        @Override
        void set(int index, Words squares) {
            words[index << 1] = squares.first;
            words[(index << 1) + 1] = squares.second;
        }

        @Override
        void toggle(int index, int square) {
            PairOfLongs.toggle(words, index, square);
        }
    }

    static void toggle(long[] words, int index, int square) {
        int word = square + 1 >>> 6;
        words[(index << 1) + word] ^= 1L << square + word;
    }

    /** Ranks a to g. */
    static long first(Bitboard set) {
        return set.w0() | (long) set.w1() << Square.PER_WORD | (long) set.w2() << 2 * Square.PER_WORD & FIRST_MASK;
    }

    /** Ranks h and i. */
    static long second(Bitboard set) {
        return set.w2() >>> FIRST - 2 * Square.PER_WORD;
    }

    static long firstForward(int color, long first, long second) {
        return (color == 0 ? first >>> 9 | second << FIRST - 9 : first << 9) & FIRST_MASK;
    }

    static long secondForward(int color, long first, long second) {
        return color == 0 ? second >>> 9 : (second << 9 | first >>> FIRST - 9) & SECOND_MASK;
    }

    /** The ranks of a word laid over each other. */
    static int folded(long sevenRanks) {
        sevenRanks |= sevenRanks >>> 36;
        sevenRanks |= sevenRanks >>> 18;
        return (int) (sevenRanks | sevenRanks >>> 9) & RANK;
    }

    /**
     * The bits of the factor are 8 apart: bit {@code 9i} of the column becomes bit {@code 48 + i} of the product, no other
     * product of two bits falls there, and none of them meet.
     */
    static int column(long first, long second, int column) {
        return (int) ((first >>> column & COLUMN) * GATHER >>> 48) & 0x7F | (int) (second >>> column & 1) << 7;
    }

    static int zone(int color, long first, long second) {
        return color == 0 ? (int) first & Bitboard.WORD_MASK : (int) (first >>> 54 | second << 9);
    }

    @Override
    SquareSets<Words> sets(int size) {
        return new Sets(size);
    }

    @Override
    Words of(Bitboard set) {
        return new Words(first(set), second(set));
    }

    @Override
    Words and(Words a, Words b) {
        return new Words(a.first & b.first, a.second & b.second);
    }

    @Override
    Words or(Words a, Words b) {
        return new Words(a.first | b.first, a.second | b.second);
    }

    @Override
    Words andNot(Words a, Words b) {
        return new Words(a.first & ~b.first, a.second & ~b.second);
    }

    @Override
    Words not(Words a) {
        return new Words(a.first ^ FIRST_MASK, a.second ^ SECOND_MASK);
    }

    @Override
    boolean isEmpty(Words a) {
        return (a.first | a.second) == 0;
    }

    @Override
    int count(Words a) {
        return Long.bitCount(a.first) + Long.bitCount(a.second);
    }

    @Override
    Words forward(int color, Words a) {
        return new Words(firstForward(color, a.first, a.second), secondForward(color, a.first, a.second));
    }

    @Override
    Words toColumn(Words a, int column) {
        return new Words(a.first << column, a.second << column);
    }

    @Override
    Words everyRank(long sevenRanks) {
        return new Words(sevenRanks, sevenRanks);
    }

    @Override
    int folded(Words a) {
        return folded(a.first | a.second);
    }

    @Override
    int column(Words a, int column) {
        return column(a.first, a.second, column);
    }

    @Override
    int zone(int color, Words a) {
        return zone(color, a.first, a.second);
    }

    @Override
    long head(Words a) {
        return a.first;
    }

    @Override
    long tail(Words a) {
        return a.second;
    }

    @Override
    int tailStart() {
        return FIRST;
    }
}
