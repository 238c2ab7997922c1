package sanmai.notation.csa;

import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.notation.kanji.KifDigits;
import sanmai.notation.reading.TextSpan;
import sanmai.notation.record.RecordProblem.Reason;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** The moves of CSA: {@code +7776FU}. */
public final class CsaMove {
    /** The length of a move, with the sign of its side. */
    public static final int LENGTH = 7;

    private CsaMove() {}

    /** Reads a move, which need not be legal. */
    public static int read(TextSpan span, Position position) {
        String text = span.text();
        if (text.length() != LENGTH) {
            throw span.error(Reason.BAD_MOVE, "a move looks like +7776FU");
        }
        Color turn = text.charAt(0) == '+' ? Color.BLACK : Color.WHITE;
        int from = text.startsWith("00", 1) ? CsaText.HAND : CsaText.square(span, 1, Reason.BAD_MOVE);
        int to = CsaText.square(span, 3, Reason.BAD_MOVE);
        PieceType type = CsaText.piece(span, 5, Reason.BAD_MOVE);
        if (turn != position.turn()) {
            throw span.error(Reason.WRONG_SIDE, "it is the other side's turn");
        }
        return from == CsaText.HAND
                ? drop(span, turn, type, to)
                : boardMove(span, position, Move.code(position.pieceAt(from), from, to), type);
    }

    private static int drop(TextSpan span, Color turn, PieceType type, int to) {
        if (!type.canBeInHand()) {
            throw span.error(Reason.BAD_MOVE, 5, "such a piece is never in hand");
        }
        return Move.dropCode(Piece.code(turn, type), to);
    }

    /** CSA names the piece as it is after the move, so it promotes if it is not yet what it is named. */
    private static int boardMove(TextSpan span, Position position, int move, PieceType type) {
        int moving = Move.piece(move);
        int named = Piece.code(position.turn(), type);
        boolean own = moving != Piece.NONE && Piece.color(moving) == position.turn();
        boolean promotes = own && moving != named && Piece.type(moving).promoted() == type;
        if (own && moving != named && !promotes) {
            throw span.error(
                    Reason.WRONG_PIECE,
                    5,
                    "the piece that moves is " + CsaText.name(Piece.type(moving)) + ", not " + CsaText.name(type));
        }
        // If the piece is missing or is not the mover's own, the check of legality has the better words.
        return own ? move | (promotes ? Move.PROMOTION : 0) : Move.code(named, Move.from(move), Move.to(move));
    }

    /** Whether CSA has a word for the piece as it is after a move, which need not be legal. */
    static boolean canBeWritten(Move move) {
        return !move.isPromotion() || move.pieceType().canPromote();
    }

    /** Writes a move of the side that is to move. */
    public static String write(int move, Color turn) {
        String from = Move.isDrop(move) ? "00" : KifDigits.ofSquare(Move.from(move));
        String sign = turn == Color.BLACK ? "+" : "-";
        return sign + from + KifDigits.ofSquare(Move.to(move)) + CsaText.name(Piece.type(Move.placedPiece(move)));
    }
}
