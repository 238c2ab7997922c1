package sanmai.movegen.reference;

import java.util.ArrayList;
import java.util.List;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * The oracle of the fast generators: the rules of shogi written down once more, without tables, pins or bitboards. Each
 * move is made on a copy of a {@linkplain ReferenceBoard plain board}, and then one looks whether the king can be taken.
 *
 * <p>It shares with the fast generators the numbers of squares, pieces and moves, and nothing else; keep it so.
 *
 * <p>Not safe for use by several threads.
 */
public final class ReferenceMoves {
    private final ReferenceBoard board;
    private final List<Integer> candidates = new ArrayList<>();

    private ReferenceMoves(ReferenceBoard board) {
        this.board = board;
        for (int from = 0; from < 81; from++) {
            if (board.isOwn(from)) {
                addMovesFrom(from);
            }
        }
        for (PieceType type : PieceType.values()) {
            if (type.canBeInHand() && board.holds(type)) {
                addDrops(type);
            }
        }
    }

    /** The legal moves of a position, as {@link Move} packs them, in no particular order. */
    public static int[] of(Position position) {
        ReferenceBoard board = ReferenceBoard.of(position);
        return new ReferenceMoves(board)
                .candidates.stream()
                        .mapToInt(Integer::intValue)
                        .filter(move -> keepsKingSafe(board, move))
                        .filter(move -> !isDropPawnMate(board, move))
                        .toArray();
    }

    private static boolean keepsKingSafe(ReferenceBoard board, int move) {
        return !board.after(move).canTakeKing();
    }

    /**
     * Whether the move drops a pawn that gives mate. Answers need not be looked at for the same fault: none of them is a
     * pawn drop, since nothing can be dropped between a pawn and the king that it attacks.
     */
    private static boolean isDropPawnMate(ReferenceBoard board, int move) {
        if (!Move.isDrop(move) || Piece.type(Move.piece(move)) != PieceType.PAWN) {
            return false;
        }
        ReferenceBoard after = board.after(move);
        int king = Piece.code(after.turn(), PieceType.KING);
        boolean givesCheck = after.reachable(Move.to(move)).stream().anyMatch(square -> after.pieceAt(square) == king);
        return givesCheck
                && new ReferenceMoves(after).candidates.stream().noneMatch(answer -> keepsKingSafe(after, answer));
    }

    private void addMovesFrom(int from) {
        int piece = board.pieceAt(from);
        for (int to : board.reachable(from)) {
            if (!board.isOwn(to)) {
                boolean zone = rowsAhead(from) < 3 || rowsAhead(to) < 3;
                if (zone && Piece.type(piece).canPromote()) {
                    candidates.add(Move.code(piece, from, to) | Move.PROMOTION);
                }
                if (canMoveOn(Piece.type(piece), to)) {
                    candidates.add(Move.code(piece, from, to));
                }
            }
        }
    }

    private void addDrops(PieceType type) {
        int piece = Piece.code(board.turn(), type);
        for (int to = 0; to < 81; to++) {
            boolean allowed = board.pieceAt(to) == Piece.NONE && canMoveOn(type, to);
            if (allowed && !(type == PieceType.PAWN && hasPawnOnFile(to))) {
                candidates.add(Move.dropCode(piece, to));
            }
        }
    }

    private boolean hasPawnOnFile(int square) {
        for (int row = 0; row < 9; row++) {
            if (board.pieceAt(row * 9 + square % 9) == Piece.code(board.turn(), PieceType.PAWN)) {
                return true;
            }
        }
        return false;
    }

    private boolean canMoveOn(PieceType type, int square) {
        return switch (type) {
            case PAWN, LANCE -> rowsAhead(square) >= 1;
            case KNIGHT -> rowsAhead(square) >= 2;
            default -> true;
        };
    }

    /** The number of rows between a square and the far edge of the board, as the side to move sees it. */
    private int rowsAhead(int square) {
        return board.turn() == Color.BLACK ? square / 9 : 8 - square / 9;
    }
}
