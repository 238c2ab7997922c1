package sanmai.movegen;

import sanmai.core.Bitboard;
import sanmai.shogi.Position;

/**
 * Set-wise work on the pawns of one colour: pushes by shifts, and the files closed to pawn drops. Colours are ordinals: 0 is
 * Black, who moves towards word 0.
 */
final class Pawns {
    private static final int ROW = 0x1FF;

    /** The bits of column 0 in a word: multiplying nine bits by it copies them to the three rows. */
    private static final int COLUMN = 0x40201;

    private Pawns() {}

    /** Word 0 of the pawns moved one square forward, from the words where they stand. */
    static int pushed0(int color, int word0, int word1) {
        return color == 0 ? word0 >>> 9 | (word1 & ROW) << 18 : word0 << 9 & Bitboard.WORD_MASK;
    }

    /** Word 1 of the pawns moved one square forward. Depends on the spare bits being clear. */
    static int pushed1(int color, int word0, int word1, int word2) {
        return color == 0 ? word1 >>> 9 | (word2 & ROW) << 18 : word1 << 9 & Bitboard.WORD_MASK | word0 >>> 18;
    }

    /** Word 2 of the pawns moved one square forward. Depends on the spare bits being clear. */
    static int pushed2(int color, int word1, int word2) {
        return color == 0 ? word2 >>> 9 : word2 << 9 & Bitboard.WORD_MASK | word1 >>> 18;
    }

    /**
     * The files that hold a pawn of this set, on which no other one may be dropped (nifu), as a word; all three words of
     * those files are alike.
     */
    static int nifuFiles(Position position, int pawns) {
        int folded = position.word(pawns, 0) | position.word(pawns, 1) | position.word(pawns, 2);
        return ((folded | folded >>> 9 | folded >>> 18) & ROW) * COLUMN;
    }
}
