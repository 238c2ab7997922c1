package sanmai.analysis;

import java.util.List;
import java.util.OptionalInt;
import sanmai.core.PieceType;
import sanmai.shogi.Position;

/** Why a move is bad. Each reason is a fact that was proved by a search or an exchange. */
public sealed interface MoveReason {
    /** The move that the reason is about. */
    int move();

    /** Whether the move is an answer to the bad one, and not in its place. */
    default boolean isAnswer() {
        return true;
    }

    /**
     * The text of the move.
     *
     * @param before the position before the bad move, which is as before afterwards
     * @param bad the bad move
     * @param writer writes a legal move
     */
    default String text(Position before, int bad, MoveWriter writer) {
        if (!isAnswer()) {
            return writer.write(before, move());
        }
        before.doMove(bad);
        String text = writer.write(before, move());
        before.undoMove();
        return text;
    }

    /** Writes moves. */
    @FunctionalInterface
    interface MoveWriter {
        /** The text of a legal move. */
        String write(Position position, int move);
    }

    /**
     * The side could have mated.
     *
     * @param move the first move of the mate, in place of the bad one
     * @param plies the length of the mate that the search found; empty if it is not known
     */
    record MissesMate(int move, OptionalInt plies) implements MoveReason {
        @Override
        public boolean isAnswer() {
            return false;
        }
    }

    /**
     * The other side now mates.
     *
     * @param move its first move
     * @param plies the length of the mate that the search found; empty if it is not known
     */
    record AllowsMate(int move, OptionalInt plies) implements MoveReason {}

    /**
     * The other side would have answered a pass (a null move) with the same move, and won by it.
     *
     * @param move the move that was threatened
     */
    record IgnoresThreat(int move) implements MoveReason {}

    /**
     * A piece can be taken with profit, which the better move would have avoided.
     *
     * @param move takes it
     * @param piece what it takes
     * @param value what the {@linkplain Exchange exchange} wins, in centipawns
     */
    record HangsPiece(int move, PieceType piece, int value) implements MoveReason {}

    /**
     * The line of the search wins material.
     *
     * @param move its first move
     * @param plies the number of its moves that win the material
     * @param won what it wins; not empty, or the material is a promotion
     * @param lost what it gives for that
     */
    record LosesMaterial(int move, int plies, List<PieceType> won, List<PieceType> lost) implements MoveReason {}
}
