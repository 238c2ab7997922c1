package sanmai.shogi;

import java.util.Arrays;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;

/**
 * The start positions: an even game, and the handicaps in which White, the stronger side, plays without some pieces and
 * moves first.
 */
public enum Handicap {
    /** An even game; Black moves first. */
    NONE,
    /** White without its left lance, on 1a. */
    LANCE("1a"),
    /** White without its right lance, on 9a. */
    RIGHT_LANCE("9a"),
    /** White without its bishop. */
    BISHOP("2b"),
    /** White without its rook. */
    ROOK("8b"),
    /** White without its rook and left lance. */
    ROOK_LANCE("8b", "1a"),
    /** White without rook and bishop. */
    TWO_PIECES("8b", "2b"),
    /** White without rook, bishop and left lance. */
    THREE_PIECES("8b", "2b", "1a"),
    /** White without rook, bishop and both lances. */
    FOUR_PIECES("8b", "2b", "1a", "9a"),
    /** White without rook, bishop, both lances and its right knight. */
    FIVE_PIECES("8b", "2b", "1a", "9a", "8a"),
    /** White without rook, bishop, both lances and both knights. */
    SIX_PIECES("8b", "2b", "1a", "9a", "2a", "8a"),
    /** White with king, golds and pawns. */
    EIGHT_PIECES("8b", "2b", "1a", "9a", "2a", "8a", "3a", "7a"),
    /** White with king and pawns. */
    TEN_PIECES("8b", "2b", "1a", "9a", "2a", "8a", "3a", "7a", "4a", "6a");

    private static final PieceType[] BACK_RANK = {
        PieceType.LANCE, PieceType.KNIGHT, PieceType.SILVER, PieceType.GOLD, PieceType.KING
    };

    private final int[] missing;

    Handicap(String... missing) {
        this.missing = Arrays.stream(missing).mapToInt(Square::code).toArray();
    }

    /** The set-up of this start. */
    public PositionSetup setup() {
        PositionSetup.Builder builder = PositionSetup.builder();
        for (int column = 0; column < 9; column++) {
            PieceType back = BACK_RANK[Math.min(column, 8 - column)];
            putBoth(builder, back, Square.at(8, column));
            putBoth(builder, PieceType.PAWN, Square.at(6, column));
        }
        putBoth(builder, PieceType.BISHOP, Square.code("8h"));
        putBoth(builder, PieceType.ROOK, Square.code("2h"));
        for (int square : missing) {
            builder.piece(square, Piece.NONE);
        }
        return builder.turn(this == NONE ? Color.BLACK : Color.WHITE).build();
    }

    private static void putBoth(PositionSetup.Builder builder, PieceType type, int square) {
        builder.piece(square, Piece.code(Color.BLACK, type));
        builder.piece(Square.rotated180(square), Piece.code(Color.WHITE, type));
    }

    /** This start, ready to play. */
    public Position position() {
        return setup().toPosition();
    }
}
