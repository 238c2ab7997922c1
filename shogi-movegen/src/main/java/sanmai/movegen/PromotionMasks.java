package sanmai.movegen;

import sanmai.core.Bitboard;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.core.attacks.StepWindow;

/**
 * Where pieces may stay as they are and where they promote. A promotion zone is one word of the board, so both depend
 * on the piece and the word that it comes from, and the generators need no other rule about promotion.
 *
 * <p>An entry of a piece and a word has its three words at {@code entry(...) + w}.
 */
final class PromotionMasks {
    /** The middle word, which is no promotion zone: for pieces that promote only where they arrive. */
    static final int MIDDLE = 1;

    private static final int ROWS = Piece.LIMIT * 4;

    private static final int[] STAYS = new int[ROWS * 4];
    private static final int[] PROMOTES = new int[ROWS * 4];
    private static final int[] CHOOSES = new int[ROWS * 4];

    /** The same by piece and word, in the windows of pieces that step. */
    private static final long[] STAYS_WINDOW = new long[ROWS];

    private static final long[] PROMOTES_WINDOW = new long[ROWS];
    private static final long[] CHOOSES_WINDOW = new long[ROWS];

    static {
        for (Color color : Color.values()) {
            for (PieceType type : PieceType.values()) {
                for (int fromWord = 0; fromWord < 3; fromWord++) {
                    fill(color, type, fromWord);
                }
            }
        }
    }

    private PromotionMasks() {}

    /** The word of the board that is the promotion zone of a side, by its ordinal. */
    static int zoneWord(int us) {
        return 2 * us;
    }

    /** Of the first and the last word of a set, the one in a zone, which is word 0 or 2. */
    static int inZone(int zoneWord, int word0, int word2) {
        return zoneWord == 0 ? word0 : word2;
    }

    private static void fill(Color color, PieceType type, int fromWord) {
        int piece = Piece.code(color, type);
        Bitboard zone = Bitboard.promotionZone(color);
        boolean fromZone = zone.word(fromWord) != 0;
        Bitboard stays = Bitboard.EMPTY;
        for (int square = 0; square < Square.COUNT; square++) {
            boolean canMoveOn = !Attacks.onEmptyBoard(piece, square).isEmpty();
            stays = canMoveOn ? stays.with(square) : stays;
        }
        Bitboard promotes = !type.canPromote() ? Bitboard.EMPTY : fromZone ? Bitboard.FULL : zone;
        STAYS_WINDOW[row(piece, fromWord)] = inWindow(fromWord, stays);
        PROMOTES_WINDOW[row(piece, fromWord)] = inWindow(fromWord, promotes);
        CHOOSES_WINDOW[row(piece, fromWord)] = inWindow(fromWord, stays.and(promotes));
        for (int w = 0; w < 3; w++) {
            STAYS[entry(piece, fromWord) + w] = stays.word(w);
            PROMOTES[entry(piece, fromWord) + w] = promotes.word(w);
            CHOOSES[entry(piece, fromWord) + w] = stays.and(promotes).word(w);
        }
    }

    private static long inWindow(int w, Bitboard set) {
        return StepWindow.of(w, set.w0(), set.w1(), set.w2());
    }

    private static int row(int piece, int fromWord) {
        return (piece << 2 & ROWS - 4) + (fromWord & 3);
    }

    /** {@link #stays} in the window of the word that the piece comes from. */
    static long staysWindow(int piece, int fromWord) {
        return STAYS_WINDOW[row(piece, fromWord)];
    }

    /** {@link #promotes} in the window of the word that the piece comes from. */
    static long promotesWindow(int piece, int fromWord) {
        return PROMOTES_WINDOW[row(piece, fromWord)];
    }

    /** {@link #chooses} in the window of the word that the piece comes from. */
    static long choosesWindow(int piece, int fromWord) {
        return CHOOSES_WINDOW[row(piece, fromWord)];
    }

    /** The entry of a piece that comes from a word of the board. */
    static int entry(int piece, int fromWord) {
        return row(piece, fromWord) << 2;
    }

    /** The squares where the piece may arrive unpromoted: it can move again from there. */
    static int stays(int index) {
        return STAYS[index];
    }

    /** The squares on which the piece promotes if it comes from that word. */
    static int promotes(int index) {
        return PROMOTES[index];
    }

    /** The squares on which the piece may promote or stay as it is: two moves each. */
    static int chooses(int index) {
        return CHOOSES[index];
    }
}
