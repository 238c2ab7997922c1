package sanmai.search.samples;

import java.util.SplittableRandom;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * What a player likes apart from material, in hundredths of a pawn: a file for the rook, a square for the king, golds and
 * silvers beside the king, some pawns forward, and later everything towards the other king. Squares are seen from Black's
 * side.
 */
final class PlayingStyle {
    private static final int OPENING = 44;

    /** The files that rooks like, as columns: the second, and those of the ranging rook. */
    private static final int[] ROOK_COLUMNS = {7, 7, 7, 7, 6, 5, 4, 3, 2, 1};

    private final int us;
    private final int rookColumn;
    private final int castle;
    private final int temper;
    private final int[] pawn = new int[9];

    /** A player's taste, by chance. */
    PlayingStyle(SplittableRandom random, int color) {
        us = color;
        rookColumn = ROOK_COLUMNS[random.nextInt(ROOK_COLUMNS.length)];
        // The king goes away from the rook.
        int column = rookColumn >= 5 ? 1 + random.nextInt(3) : 6 + random.nextInt(2);
        castle = Square.at(7 + random.nextInt(2), column);
        temper = 4 + random.nextInt(10);
        for (int i = 0; i < 9; i++) {
            pawn[i] = random.nextInt(30);
        }
        // The bishop's diagonal opens and the rook's pawn goes forward in most games.
        pawn[2] += 25;
        pawn[rookColumn] += 30;
    }

    /** How much the player likes a move, by the difference that it makes. */
    int of(Position position, int move) {
        int piece = Move.piece(move);
        int to = seen(Move.to(move));
        if (Move.isDrop(move)) {
            return closer(position, to, 6) - 20;
        }
        int from = seen(Move.from(move));
        return worth(position, piece, to) - worth(position, piece, from);
    }

    private int worth(Position position, int piece, int square) {
        boolean opening = position.moveNumber() < OPENING;
        return switch (Piece.type(piece)) {
            case KING -> -14 * distance(square, castle);
            case ROOK ->
                opening ? (Square.column(square) == rookColumn ? 30 : 0) - 8 * Math.abs(7 - Square.row(square)) : 0;
            case PAWN -> (9 - Square.row(square)) * pawn[Square.column(square)] / (opening ? 6 : 3);
            case GOLD, SILVER ->
                Math.max(-8 * distance(square, ownKing(position)), -32) + closer(position, square, temper);
            case LANCE, BISHOP -> 0;
            case KNIGHT -> Square.row(square) == 8 && opening ? 25 : 0;
            default -> closer(position, square, 12);
        };
    }

    private int ownKing(Position position) {
        return seen(position.king(us));
    }

    private int closer(Position position, int square, int weight) {
        boolean opening = position.moveNumber() < OPENING;
        return opening ? 0 : -weight * distance(square, seen(position.king(us ^ 1)));
    }

    private static int distance(int square, int other) {
        return Math.max(
                Math.abs(Square.row(square) - Square.row(other)),
                Math.abs(Square.column(square) - Square.column(other)));
    }

    private int seen(int square) {
        return us == Color.BLACK.ordinal() ? square : Square.rotated180(square);
    }
}
