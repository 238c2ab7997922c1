package sanmai.movegen;

import sanmai.core.Bitboard;
import sanmai.core.Square;
import sanmai.core.attacks.StepWindow;
import sanmai.core.occupancy.Occupancy;

/**
 * The target squares of a stage of move generation: where the king, and where all other pieces may go. In check, the
 * targets of the other pieces are the check mask: the checker's square and the squares between it and the king.
 */
final class Targets {
    /** Where pieces other than the king may go, in three words. */
    int word0;

    int word1;
    int word2;

    /** The same in the windows of the three words, for pieces that step. */
    long window0;

    long window1;
    long window2;

    /** Where the king may go, in the window of its word. */
    long king;

    /** A word of the targets of pieces other than the king. */
    int word(int w) {
        return w == 0 ? word0 : w == 1 ? word1 : word2;
    }

    /** The targets of pieces other than the king in the window of a word. */
    long window(int w) {
        return w == 0 ? window0 : w == 1 ? window1 : window2;
    }

    /** Brings the windows up to date with the words. */
    void updateWindows() {
        window0 = StepWindow.of(0, word0, word1, word2);
        window1 = StepWindow.of(1, word0, word1, word2);
        window2 = StepWindow.of(2, word0, word1, word2);
    }

    /** Becomes the targets of captures. */
    void keepCaptures(CheckInfo info) {
        keepCaptures(info, 0);
    }

    /** Becomes the targets of moves that capture nothing. */
    void keepQuiets(CheckInfo info) {
        keepCaptures(info, Bitboard.WORD_MASK);
    }

    /** Takes the targets where the other side has a piece; with every bit flipped, the other targets. */
    private void keepCaptures(CheckInfo info, int flip) {
        Occupancy occupancy = info.position.occupancy();
        int them = info.us ^ 1;
        keepWithKing(
                info, occupancy.word(them, 0) ^ flip, occupancy.word(them, 1) ^ flip, occupancy.word(them, 2) ^ flip);
    }

    /** Becomes those of all targets that are among these squares. */
    void keepWithKing(CheckInfo info, int keep0, int keep1, int keep2) {
        keep(info.targets, keep0, keep1, keep2);
        king = info.king == Square.NONE
                ? 0
                : info.targets.king & StepWindow.of(Square.word(info.king), keep0, keep1, keep2);
    }

    /** Becomes those of all targets that are among these squares; none for the king. */
    void keep(Targets all, int keep0, int keep1, int keep2) {
        word0 = all.word0 & keep0;
        word1 = all.word1 & keep1;
        word2 = all.word2 & keep2;
        king = 0;
        updateWindows();
    }
}
