package sanmai.notation.japanese;

import sanmai.core.Bitboard;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.notation.kanji.Disambiguation;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * Moves as Western books write them, in the notation of George Hodges: {@code P-7f}, {@code Bx2b+}, {@code S*5e}, {@code
 * G4i-5h}, {@code +R-2a}, {@code N-3c=}.
 *
 * <ul>
 *   <li>the piece comes first, by its letter in SFEN; where other pieces of the kind reach the square, its own square follows;
 *   <li>{@code -} is a move, {@code x} a capture, {@code *} a drop, and the square that the piece goes to comes next;
 *   <li>a move that could promote ends with {@code +} or {@code =}.
 * </ul>
 *
 * <p>As in {@link JapaneseMove}, a pinned piece reaches its squares like any other.
 */
public final class WesternMove {
    private WesternMove() {}

    /** The text of a legal move. */
    public static String write(Position position, int move) {
        PieceType type = Piece.type(Move.piece(move));
        String letter = type.letters();
        String to = Square.name(Move.to(move));
        if (Move.isDrop(move)) {
            return letter + "*" + to;
        }
        boolean isCapture = position.pieceAt(Move.to(move)) != Piece.NONE;
        return letter + origin(position, move) + (isCapture ? "x" : "-") + to + promotion(position.turn(), move);
    }

    private static String origin(Position position, int move) {
        Bitboard movers = new Disambiguation(position, Move.piece(move), Move.to(move)).movers();
        return movers.count() > 1 ? Square.name(Move.from(move)) : "";
    }

    private static String promotion(Color turn, int move) {
        if (Move.isPromotion(move)) {
            return "+";
        }
        return canPromote(turn, move) ? "=" : "";
    }

    /** Whether a move of a piece on the board could promote it, whether it does or not. */
    static boolean canPromote(Color turn, int move) {
        Bitboard zone = Bitboard.promotionZone(turn);
        return Piece.type(Move.piece(move)).canPromote()
                && (zone.contains(Move.from(move)) || zone.contains(Move.to(move)));
    }
}
