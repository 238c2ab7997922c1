package sanmai.notation;

import java.util.List;
import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.notation.NotationException.Reason;
import sanmai.shogi.Line;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** Moves as USI writes them: {@code 7g7f}, {@code 8h2b+}, {@code P*5e}. {@link Move#usi} writes them. */
public final class UsiMove {
    private UsiMove() {}

    /**
     * Reads a legal move.
     *
     * @throws NotationException if the text is no move, or the move is not legal in the position
     */
    public static int parse(String text, Position position) {
        int move = read(text, position);
        NotationException.refuseIllegal(text, move, position);
        return move;
    }

    /** Reads a move; {@link Move#NONE} if the text is no move, or the move is not legal in the position. */
    public static int parseOrNone(String text, Position position) {
        try {
            return parse(text, position);
        } catch (NotationException e) {
            return Move.NONE;
        }
    }

    /**
     * Reads legal moves that follow each other. The position stays as it is.
     *
     * @throws NotationException if a text is no move, or the move is not legal where it stands
     */
    public static Line parseLine(List<String> texts, Position position) {
        Position after = position.copy();
        int[] moves = new int[texts.size()];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = parse(texts.get(i), after);
            after.doMove(moves[i]);
        }
        return Line.of(moves);
    }

    private static int read(String text, Position position) {
        if (text.isBlank()) {
            throw error(Reason.EMPTY, text, 0, "an empty text is no move");
        }
        if (text.length() > 1 && text.charAt(1) == '*') {
            return readDrop(text, position);
        }
        int from = square(text, 0);
        int to = square(text, 2);
        boolean promotes = text.length() > 4 && text.charAt(4) == '+';
        requireEnd(text, promotes ? 5 : 4);
        return Move.code(position.pieceAt(from), from, to) | (promotes ? Move.PROMOTION : 0);
    }

    private static int readDrop(String text, Position position) {
        char letter = text.charAt(0);
        int type = SfenLetters.piece(letter);
        if (type == Piece.NONE || letter >= 'a') {
            throw error(Reason.UNKNOWN_PIECE, text, 0, "a drop starts with P, L, N, S, G, B or R");
        }
        if (!Piece.type(type).canBeInHand()) {
            throw error(Reason.NOT_IN_HANDS, text, 0, "a king is never in hand");
        }
        int to = square(text, 2);
        requireEnd(text, 4);
        return Move.dropCode(Piece.code(position.turn(), Piece.type(type)), to);
    }

    private static int square(String text, int offset) {
        for (int i = 0; i < 2; i++) {
            if (offset + i >= text.length()) {
                throw error(Reason.INCOMPLETE_MOVE, text, text.length(), "the move ends before its second square");
            }
            char c = text.charAt(offset + i);
            if (i == 0 ? !Square.isFile(c) : !Square.isRank(c)) {
                throw error(Reason.BAD_SQUARE, text, offset + i, "a square is a file 1-9 and a rank a-i, such as 7f");
            }
        }
        return Square.code(text.substring(offset, offset + 2));
    }

    private static void requireEnd(String text, int end) {
        if (text.length() > end) {
            throw error(Reason.TRAILING_TEXT, text, end, "the move is complete before this");
        }
    }

    private static NotationException error(Reason reason, String text, int offset, String explanation) {
        return NotationException.of(reason, text, offset, explanation);
    }
}
