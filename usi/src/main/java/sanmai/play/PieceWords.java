package sanmai.play;

import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;

/** The English words for pieces. */
final class PieceWords {
    private PieceWords() {}

    /** The name of a kind of piece. */
    static String name(PieceType type) {
        return switch (type) {
            case PAWN -> "pawn";
            case LANCE -> "lance";
            case KNIGHT -> "knight";
            case SILVER -> "silver";
            case BISHOP -> "bishop";
            case ROOK -> "rook";
            case GOLD -> "gold";
            case KING -> "king";
            case TOKIN -> "tokin";
            case PRO_LANCE -> "promoted lance";
            case PRO_KNIGHT -> "promoted knight";
            case PRO_SILVER -> "promoted silver";
            case HORSE -> "horse";
            case DRAGON -> "dragon";
        };
    }

    /** A piece as the player who owns "your" pieces calls it: {@code your pawn}, {@code White's pawn}. */
    static String owned(int piece, Color player) {
        Color owner = Piece.color(piece);
        return (owner == player ? "your " : owner.label() + "'s ") + name(Piece.type(piece));
    }

    /** How a kind of piece moves, as a sentence without its full stop. */
    static String movement(PieceType type) {
        return switch (type) {
            case PAWN -> "a pawn moves one square straight ahead";
            case LANCE -> "a lance moves any number of squares straight ahead";
            case KNIGHT -> "a knight jumps two ranks ahead and one file to a side";
            case SILVER -> "a silver moves one square ahead or diagonally";
            case BISHOP -> "a bishop moves any number of squares diagonally";
            case ROOK -> "a rook moves any number of squares along ranks and files";
            case GOLD -> "a gold moves one square in any direction but diagonally backwards";
            case KING -> "a king moves one square in any direction";
            case TOKIN, PRO_LANCE, PRO_KNIGHT, PRO_SILVER -> "a " + name(type) + " moves like a gold";
            case HORSE -> "a horse moves like a bishop, or one square along ranks and files";
            case DRAGON -> "a dragon moves like a rook, or one square diagonally";
        };
    }
}
