package sanmai.search.eval.nnue;

import static sanmai.core.TypeCode.BISHOP;
import static sanmai.core.TypeCode.DRAGON;
import static sanmai.core.TypeCode.GOLD;
import static sanmai.core.TypeCode.HORSE;
import static sanmai.core.TypeCode.KING;
import static sanmai.core.TypeCode.KNIGHT;
import static sanmai.core.TypeCode.LANCE;
import static sanmai.core.TypeCode.PAWN;
import static sanmai.core.TypeCode.ROOK;
import static sanmai.core.TypeCode.SILVER;

import java.util.Arrays;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;

/**
 * The numbers of pieces at their places, which Bonanza introduced and shogi programs have used since ({@code BonaPiece} and
 * {@code fe_end} in YaneuraOu). Each side has its own <em>view</em>: its pieces are "own", and White sees the board rotated
 * by 180 degrees.
 *
 * <pre>
 *    0            a piece that is missing from the set of 40; some other numbers below 90 belong to nothing
 *    1 ..   89    pieces in hand: pawn, lance, knight, silver, gold, bishop, rook; of each kind the own first, then the
 *                 other's; a hand with n of a kind has the first n numbers of the kind
 *   90 .. 1547    pieces on the board: pawn, lance, knight, silver, gold and what moves like it, bishop, horse, rook,
 *                 dragon; of each kind 81 own, then 81 others
 * 1548 .. 1709    the own king, the other king
 * </pre>
 *
 * <p>Squares are counted file by file here: 1a is 0, 1b is 1, 9i is 80.
 *
 * <p>A <em>place</em> is a piece on a square or in a hand as the board has it, before any view.
 */
final class BonaPiece {
    /** The number of numbers without those of the kings ({@code fe_end}). */
    static final int FE_END = 1548;

    /** The number of numbers with those of the kings. */
    static final int WITH_KINGS = FE_END + 2 * Square.COUNT;

    /** Is active once for each piece that is missing from a full set ({@code BONA_PIECE_ZERO}). */
    static final int MISSING = 0;

    /** The pieces of a full set without the kings. */
    static final int PIECES = 38;

    private static final int FIRST_ON_BOARD = 90;

    private static final int[] HAND_KINDS = {PAWN, LANCE, KNIGHT, SILVER, GOLD, BISHOP, ROOK};
    private static final int[] BOARD_KINDS = {PAWN, LANCE, KNIGHT, SILVER, GOLD, BISHOP, HORSE, ROOK, DRAGON, KING};

    private static final int MOST_IN_HAND = 18;
    private static final int HANDS = Piece.SQUARE_PAIRS;

    /** The length of tables indexed by place. */
    private static final int PLACES = 1 << 12;

    /** By view and place. */
    private static final short[] NUMBERS = new short[2 * PLACES];

    static {
        Arrays.fill(NUMBERS, (short) -1);
        numberHands();
        numberBoard();
    }

    private BonaPiece() {}

    private static void numberHands() {
        int next = 1;
        for (int kind : HAND_KINDS) {
            for (int whose = 0; whose < 2; whose++) {
                int most = PieceType.ofCode(kind).countInASet();
                for (int before = 0; before < most; before++) {
                    for (int view = 0; view < 2; view++) {
                        NUMBERS[view * PLACES + inHand(view ^ whose, kind, before)] = (short) (next + before);
                    }
                }
                next += most + 1; // One number is left over after each.
            }
        }
    }

    private static void numberBoard() {
        for (PieceType type : PieceType.values()) {
            int likeIt = Piece.typeCode(Piece.movesLike(Piece.of(Color.BLACK, type)));
            int kind = Arrays.stream(BOARD_KINDS).boxed().toList().indexOf(likeIt);
            for (Color color : Color.values()) {
                for (int view = 0; view < 2; view++) {
                    int base = FIRST_ON_BOARD + (2 * kind + (color.ordinal() ^ view)) * Square.COUNT;
                    for (int square = 0; square < Square.COUNT; square++) {
                        NUMBERS[view * PLACES + onBoard(Piece.of(color, type), square)] =
                                (short) (base + square(view, square));
                    }
                }
            }
        }
    }

    /** A square in a view, counted as above. */
    static int square(int view, int square) {
        int fileByFile = (8 - Square.column(square)) * 9 + Square.row(square);
        return view == 0 ? fileByFile : Square.COUNT - 1 - fileByFile;
    }

    /** The number of the same piece on the square in the same row of the file from the other edge; hands stay as they are. */
    static int mirrored(int number) {
        if (number < FIRST_ON_BOARD) {
            return number;
        }
        int square = (number - FIRST_ON_BOARD) % Square.COUNT;
        return number - square + (8 - square / 9) * 9 + square % 9;
    }

    /** The place of a piece on a square. */
    static int onBoard(int piece, int square) {
        return Piece.onSquare(piece, square);
    }

    /**
     * The place of a piece in hand.
     *
     * @param owner the ordinal of the side whose hand it is
     * @param kind the kind's code, 1 to 7
     * @param before the number of pieces of the kind that are counted before it
     */
    static int inHand(int owner, int kind, int before) {
        return HANDS + (owner << 3 | kind) * MOST_IN_HAND + before;
    }

    /**
     * The number of the piece at a place.
     *
     * @param view the ordinal of the side that looks
     */
    static int of(int view, int place) {
        return NUMBERS[view * PLACES + place];
    }
}
