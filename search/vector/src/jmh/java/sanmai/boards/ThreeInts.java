package sanmai.boards;

import sanmai.core.Bitboard;
import sanmai.core.Square;

/** Three ints of 27 bits: Grimbergen's board, which is that of the product. */
final class ThreeInts extends Squares<ThreeInts.Words> {
    private static final int MASK = Bitboard.WORD_MASK;
    private static final int IN_WORD = (int) COLUMN & MASK;
    private static final int GATHER = 0x10101;
    private static final int RANK = 0x1FF;

    record Words(int w0, int w1, int w2) {}

    private static final class Sets extends SquareSets<Words> {
        private final int[] words;

        Sets(int size) {
            words = new int[size << 2];
        }

        @Override
        Words get(int index) {
            return new Words(words[index << 2], words[(index << 2) + 1], words[(index << 2) + 2]);
        }

        @Override
        void set(int index, Words squares) {
            words[index << 2] = squares.w0;
            words[(index << 2) + 1] = squares.w1;
            words[(index << 2) + 2] = squares.w2;
        }

        @Override
        void toggle(int index, int square) {
            words[(index << 2) + Square.word(square)] ^= Square.bit(square);
        }
    }

    @Override
    SquareSets<Words> sets(int size) {
        return new Sets(size);
    }

    @Override
    Words of(Bitboard set) {
        return new Words(set.w0(), set.w1(), set.w2());
    }

    @Override
    Words and(Words a, Words b) {
        return new Words(a.w0 & b.w0, a.w1 & b.w1, a.w2 & b.w2);
    }

    @Override
    Words or(Words a, Words b) {
        return new Words(a.w0 | b.w0, a.w1 | b.w1, a.w2 | b.w2);
    }

    @Override
    Words andNot(Words a, Words b) {
        return new Words(a.w0 & ~b.w0, a.w1 & ~b.w1, a.w2 & ~b.w2);
    }

    @Override
    Words not(Words a) {
        return new Words(a.w0 ^ MASK, a.w1 ^ MASK, a.w2 ^ MASK);
    }

    @Override
    boolean isEmpty(Words a) {
        return (a.w0 | a.w1 | a.w2) == 0;
    }

    @Override
    int count(Words a) {
        return Long.bitCount(head(a)) + Integer.bitCount(a.w2);
    }

    @Override
    Words forward(int color, Words a) {
        return new Words(
                color == 0 ? a.w0 >>> 9 | (a.w1 & RANK) << 18 : a.w0 << 9 & MASK,
                color == 0 ? a.w1 >>> 9 | (a.w2 & RANK) << 18 : a.w1 << 9 & MASK | a.w0 >>> 18,
                color == 0 ? a.w2 >>> 9 : a.w2 << 9 & MASK | a.w1 >>> 18);
    }

    @Override
    Words toColumn(Words a, int column) {
        return new Words(a.w0 << column, a.w1 << column, a.w2 << column);
    }

    @Override
    Words everyRank(long sevenRanks) {
        int word = (int) sevenRanks;
        return new Words(word, word, word);
    }

    @Override
    int folded(Words a) {
        int ranks = a.w0 | a.w1 | a.w2;
        return (ranks | ranks >>> 9 | ranks >>> 18) & RANK;
    }

    @Override
    int column(Words a, int column) {
        int gathered = a.w0 >>> column & IN_WORD | (a.w1 >>> column & IN_WORD) << 3 | (a.w2 >>> column & IN_WORD) << 6;
        return gathered * GATHER >>> 16 & RANK;
    }

    @Override
    int zone(int color, Words a) {
        return color == 0 ? a.w0 : a.w2;
    }

    @Override
    long head(Words a) {
        return a.w0 | (long) a.w1 << Square.PER_WORD;
    }

    @Override
    long tail(Words a) {
        return a.w2;
    }

    @Override
    int tailStart() {
        return 2 * Square.PER_WORD;
    }
}
