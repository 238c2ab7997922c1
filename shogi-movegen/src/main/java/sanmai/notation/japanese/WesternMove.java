package sanmai.notation.japanese;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.movegen.IllegalMove;
import sanmai.movegen.Legality;
import sanmai.notation.NotationException;
import sanmai.notation.NotationException.Reason;
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
    private static final Pattern MOVE =
            Pattern.compile("(\\+?[PLNSBRGK])(?:([1-9][1-9a-i])?[-x]([1-9][1-9a-i])([+=]?)|[*']([1-9][1-9a-i]))[!?#]*");

    private WesternMove() {}

    /**
     * Reads a move, which need not be legal. More is understood than is written: a piece's own square where the letter is
     * enough, none where only one of the pieces can move there legally, ranks in digits, {@code '} for a drop, and marks such
     * as {@code !} at the end.
     *
     * @throws NotationException if the text is no move, if several pieces could make it, or if none can
     */
    public static int read(String text, Position position) {
        Matcher move = MOVE.matcher(text);
        if (!move.matches()) {
            throw NotationException.of(Reason.BAD_SQUARE, text, 0, "a move looks like P-7f, P7g-7f, Bx2b+ or S*5e");
        }
        int piece = Piece.code(position.turn(), kind(move.group(1), text));
        if (move.group(5) != null) {
            return Move.dropCode(piece, square(move.group(5)));
        }
        int to = square(move.group(3));
        int promotion = move.group(4).equals("+") ? Move.PROMOTION : 0;
        if (move.group(2) == null) {
            return mover(text, position, Move.code(piece, 0, to) | promotion);
        }
        int from = square(move.group(2));
        int standing = position.pieceAt(from);
        if (standing != Piece.NONE && Piece.type(standing) != Piece.type(piece)) {
            throw NotationException.of(Reason.WRONG_PIECE, text, 0, "another piece stands on " + Square.name(from));
        }
        return Move.code(piece, from, to) | promotion;
    }

    /** The move of the one piece that can make it; the square that the given move comes from does not count. */
    private static int mover(String text, Position position, int like) {
        int piece = Move.piece(like);
        int[] moves = new Disambiguation(position, piece, Move.to(like))
                .movers()
                .squares()
                .map(from -> Move.code(piece, from, Move.to(like)) | (Move.isPromotion(like) ? Move.PROMOTION : 0))
                .toArray();
        int[] legal = IntStream.of(moves)
                .filter(move -> Legality.isLegal(position, move))
                .toArray();
        if (legal.length > 1) {
            throw NotationException.of(Reason.AMBIGUOUS_MOVE, text, 0, legal.length + " pieces could make this move");
        }
        if (moves.length == 0) {
            throw NotationException.illegal(text, Move.dropCode(piece, Move.to(like)), IllegalMove.OUT_OF_REACH);
        }
        return legal.length == 1 ? legal[0] : moves[0];
    }

    private static PieceType kind(String letters, String text) {
        return Stream.of(PieceType.values())
                .filter(type -> type.letters().equals(letters))
                .findFirst()
                .orElseThrow(() ->
                        NotationException.of(Reason.CANNOT_PROMOTE, text, 0, "golds and kings have no promoted form"));
    }

    private static int square(String name) {
        int rank = name.charAt(1) - (name.charAt(1) >= 'a' ? 'a' : '1');
        return Square.at(rank, '9' - name.charAt(0));
    }

    /** The text of a move, which need not be legal, with the square that the piece comes from. */
    public static String inFull(int move, boolean isCapture) {
        return text(move, isCapture, true);
    }

    private static String text(int move, boolean isCapture, boolean hasOrigin) {
        String letter = Piece.type(Move.piece(move)).letters();
        String to = Square.name(Move.to(move));
        if (Move.isDrop(move)) {
            return letter + "*" + to;
        }
        String origin = hasOrigin ? Square.name(Move.from(move)) : "";
        return letter + origin + (isCapture ? "x" : "-") + to + promotion(move);
    }

    /** The text of a legal move. */
    public static String write(Position position, int move) {
        boolean isCapture = position.pieceAt(Move.to(move)) != Piece.NONE;
        boolean isSingle = Move.isDrop(move)
                || new Disambiguation(position, Move.piece(move), Move.to(move))
                                .movers()
                                .count()
                        == 1;
        return text(move, isCapture, !isSingle);
    }

    private static String promotion(int move) {
        if (Move.isPromotion(move)) {
            return "+";
        }
        return Move.canPromote(move) ? "=" : "";
    }
}
