package sanmai.movegen.reference;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.shogi.Hand;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * A board as plain as can be: 81 piece codes and the number of pieces in each hand. It knows how pieces step, by rows and
 * columns, and nothing of bitboards. Immutable: {@link #after} is a new board.
 */
final class ReferenceBoard {
    /** Steps of Black's pieces as pairs of rows down and columns to the right. */
    private static final int[][] PAWN = {{-1, 0}};

    private static final int[][] KNIGHT = {{-2, -1}, {-2, 1}};
    private static final int[][] SILVER = {{-1, -1}, {-1, 0}, {-1, 1}, {1, -1}, {1, 1}};
    private static final int[][] GOLD = {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, 0}};
    private static final int[][] KING = {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}};
    private static final int[][] STRAIGHT = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
    private static final int[][] DIAGONAL = {{-1, -1}, {-1, 1}, {1, -1}, {1, 1}};
    private static final int[][] NOWHERE = {};

    private final int[] squares;
    private final int[][] hands;
    private final Color turn;

    private ReferenceBoard(int[] squares, int[][] hands, Color turn) {
        this.squares = squares;
        this.hands = hands;
        this.turn = turn;
    }

    /** The board, hands and side to move of a position. */
    static ReferenceBoard of(Position position) {
        int[] squares = new int[81];
        Arrays.setAll(squares, position::pieceAt);
        int[][] hands = new int[2][8];
        for (Color color : Color.values()) {
            for (int kind = 1; kind <= 7; kind++) {
                hands[color.ordinal()][kind] = Hand.count(position.hand(color), kind);
            }
        }
        return new ReferenceBoard(squares, hands, position.turn());
    }

    /** The board after a move, which is not checked. */
    ReferenceBoard after(int move) {
        int[] newSquares = squares.clone();
        int[][] newHands = {hands[0].clone(), hands[1].clone()};
        int[] ownHand = newHands[turn.ordinal()];
        int to = Move.to(move);
        if (Move.isDrop(move)) {
            ownHand[Piece.type(Move.piece(move)).code()]--;
            newSquares[to] = Move.piece(move);
        } else {
            int piece = newSquares[Move.from(move)];
            if (newSquares[to] != Piece.NONE && Piece.type(newSquares[to]) != PieceType.KING) {
                ownHand[Piece.type(newSquares[to]).unpromoted().code()]++;
            }
            newSquares[Move.from(move)] = Piece.NONE;
            PieceType placed = Move.isPromotion(move) ? Piece.type(piece).promoted() : Piece.type(piece);
            newSquares[to] = Piece.code(turn, placed);
        }
        return new ReferenceBoard(newSquares, newHands, turn.opposite());
    }

    Color turn() {
        return turn;
    }

    int pieceAt(int square) {
        return squares[square];
    }

    boolean isOwn(int square) {
        return squares[square] != Piece.NONE && Piece.color(squares[square]) == turn;
    }

    /** Whether the side to move holds a piece of this kind. */
    boolean holds(PieceType type) {
        return hands[turn.ordinal()][type.code()] > 0;
    }

    /** Whether the side to move could take a king. */
    boolean canTakeKing() {
        int king = Piece.code(turn.opposite(), PieceType.KING);
        for (int from = 0; from < 81; from++) {
            if (isOwn(from)) {
                for (int to : reachable(from)) {
                    if (squares[to] == king) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** The squares that the piece on a square reaches: empty ones, and the first piece of either side on each line. */
    List<Integer> reachable(int from) {
        List<Integer> reachable = new ArrayList<>();
        PieceType type = Piece.type(squares[from]);
        for (int[] step : steps(type)) {
            go(from, step, 1, reachable);
        }
        for (int[] step : slides(type)) {
            go(from, step, 8, reachable);
        }
        return reachable;
    }

    private void go(int from, int[] step, int maxSteps, List<Integer> reachable) {
        int forward = Piece.color(squares[from]) == Color.BLACK ? 1 : -1;
        int row = from / 9;
        int column = from % 9;
        for (int i = 0; i < maxSteps; i++) {
            row += step[0] * forward;
            column += step[1] * forward;
            if (row < 0 || row > 8 || column < 0 || column > 8) {
                return;
            }
            reachable.add(row * 9 + column);
            if (squares[row * 9 + column] != Piece.NONE) {
                return;
            }
        }
    }

    private static int[][] steps(PieceType type) {
        return switch (type) {
            case PAWN -> PAWN;
            case KNIGHT -> KNIGHT;
            case SILVER -> SILVER;
            case GOLD, TOKIN, PRO_LANCE, PRO_KNIGHT, PRO_SILVER -> GOLD;
            case KING -> KING;
            case HORSE -> STRAIGHT;
            case DRAGON -> DIAGONAL;
            case LANCE, BISHOP, ROOK -> NOWHERE;
        };
    }

    private static int[][] slides(PieceType type) {
        return switch (type) {
            case LANCE -> PAWN;
            case BISHOP, HORSE -> DIAGONAL;
            case ROOK, DRAGON -> STRAIGHT;
            default -> NOWHERE;
        };
    }
}
