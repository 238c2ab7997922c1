package sanmai.movegen;

import java.util.Optional;
import sanmai.core.Bitboard;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.shogi.Hand;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** Judges single moves from outside, and says why a move is not legal. Meant for clarity, not for speed. */
public final class Legality {
    private Legality() {}

    /** Whether a move is legal. */
    public static boolean isLegal(Position position, int move) {
        return problem(position, move).isEmpty();
    }

    /** Why a move is not legal; empty if it is. The position is the same afterwards. */
    public static Optional<IllegalMove> problem(Position position, int move) {
        Optional<IllegalMove> problem = Move.isDrop(move) ? ofDrop(position, move) : ofBoardMove(position, move);
        return problem.isPresent() ? problem : afterwards(position, move);
    }

    /**
     * Refuses a move that is not legal. The position is the same afterwards.
     *
     * @throws IllegalArgumentException if the move is not legal; the message names it and says why
     */
    public static void require(Position position, Move move) {
        problem(position, move.code()).ifPresent(reason -> {
            throw new IllegalArgumentException(move + ": " + reason.explanation());
        });
    }

    private static Optional<IllegalMove> ofBoardMove(Position position, int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        int piece = position.pieceAt(from);
        if (piece == Piece.NONE) {
            return Optional.of(IllegalMove.NO_PIECE);
        }
        if (Piece.color(piece) != position.turn() || piece != Move.piece(move)) {
            return Optional.of(IllegalMove.OPPONENTS_PIECE);
        }
        if (position.pieces(position.turn()).contains(to)) {
            return Optional.of(IllegalMove.OWN_PIECE_THERE);
        }
        if (!Attacks.of(piece, from, position.occupancy()).contains(to)) {
            return Optional.of(IllegalMove.OUT_OF_REACH);
        }
        if (Move.isPromotion(move) && !Move.canPromote(move)) {
            return Optional.of(IllegalMove.CANNOT_PROMOTE);
        }
        return Move.isPromotion(move) || canMoveFrom(piece, to)
                ? Optional.empty()
                : Optional.of(IllegalMove.DEAD_PIECE);
    }

    private static boolean canMoveFrom(int piece, int square) {
        return !Attacks.onEmptyBoard(piece, square).isEmpty();
    }

    private static Optional<IllegalMove> ofDrop(Position position, int move) {
        int piece = Move.piece(move);
        int to = Move.to(move);
        if (Piece.color(piece) != position.turn()) {
            return Optional.of(IllegalMove.OPPONENTS_PIECE);
        }
        if (Move.isPromotion(move)) {
            return Optional.of(IllegalMove.CANNOT_PROMOTE);
        }
        if (!isInHand(position, Piece.typeCode(piece))) {
            return Optional.of(IllegalMove.NOT_IN_HAND);
        }
        if (position.pieceAt(to) != Piece.NONE) {
            return Optional.of(IllegalMove.OCCUPIED);
        }
        if (!canMoveFrom(piece, to)) {
            return Optional.of(IllegalMove.DEAD_PIECE);
        }
        Bitboard pawns = position.pieces(position.turn(), PieceType.PAWN);
        boolean pawnOnFile = pawns.intersects(Bitboard.file(Square.file(to)));
        return Piece.type(piece) == PieceType.PAWN && pawnOnFile
                ? Optional.of(IllegalMove.TWO_PAWNS)
                : Optional.empty();
    }

    private static boolean isInHand(Position position, int kind) {
        return kind >= 1 && kind <= PieceType.HAND_KINDS && Hand.has(position.hand(position.turn()), kind);
    }

    private static Optional<IllegalMove> afterwards(Position position, int move) {
        int us = position.turnOrdinal();
        position.doMove(move);
        boolean kingInCheck = position.isInCheck(us);
        position.undoMove();
        if (kingInCheck) {
            return Optional.of(IllegalMove.KING_IN_CHECK);
        }
        boolean dropsPawn = Move.isDrop(move) && Piece.type(Move.piece(move)) == PieceType.PAWN;
        boolean mates = dropsPawn && new DropPawnMate().mates(position, Move.to(move));
        return mates ? Optional.of(IllegalMove.DROP_PAWN_MATE) : Optional.empty();
    }
}
