package sanmai.movegen;

import static sanmai.core.TypeCode.PAWN;

import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * Writes moves as Grimbergen's program does (<i>Using Bitboards for Move Generation in Shogi</i>, sections 3 and 4):
 * every piece goes wherever it can move, no matter whether its king is then attacked. Two pawns on a file and pieces
 * without a further move are left out already; moves into check and mates by a dropped pawn are not. Each move is
 * judged by {@link #isLegal} where it is about to be made.
 *
 * <p>Nothing is allocated after construction. Not safe for use by several threads.
 */
public final class PseudoLegalMoves {
    private final CheckInfo info = new CheckInfo();
    private final MoveWriter writer = new MoveWriter(info);
    private final DropWriter dropWriter = new DropWriter(info);
    private final DropPawnMate dropPawnMate = new DropPawnMate();

    /** Replaces the contents of the list by all pseudo-legal moves. */
    public void generate(Position position, MoveList list) {
        info.readWithoutChecks(position);
        writer.into(list.array(), info.targets);
        dropWriter.into(list.array(), info.targets);
        list.resize(dropWriter.drops(writer.boardMoves(0), Square.NONE));
    }

    /** Whether a pseudo-legal move of this position is legal: makes it, looks at the king, and takes it back. */
    public boolean isLegal(Position position, int move) {
        int us = position.turnOrdinal();
        position.doMove(move);
        boolean safe = !position.isInCheck(us);
        position.undoMove();
        boolean dropsPawn = Move.isDrop(move) && Piece.typeCode(Move.piece(move)) == PAWN;
        return safe && !(dropsPawn && dropPawnMate.mates(position, Move.to(move)));
    }
}
