package sanmai.search.mate;

import sanmai.movegen.LegalMoves;
import sanmai.search.time.Limits;
import sanmai.shogi.Line;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** Mates in one: every check is tried, so none is missed. */
public final class MatingMoves {
    private MatingMoves() {}

    /** The first move that mates among those that the limits allow; {@link Move#NONE} if there is none. */
    public static int first(Position position, Limits limits) {
        return LegalMoves.checksOf(position).stream()
                .filter(limits::allows)
                .filter(move -> MateLineCheck.mates(position, Line.of(move)))
                .findFirst()
                .orElse(Move.NONE);
    }
}
