package sanmai.analysis;

import java.util.Optional;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;

/** A pass of the side to move (a null move), which shows what the other side threatens. */
final class Pass {
    private Pass() {}

    /** The position after a pass, without a history; empty in check, where a pass would lose the king. */
    static Optional<Position> after(Position position) {
        PositionSetup passed = PositionSetup.of(position).toBuilder()
                .turn(position.turn().opposite())
                .build();
        return position.isInCheck() || !passed.isPossible() ? Optional.empty() : Optional.of(passed.toPosition());
    }
}
