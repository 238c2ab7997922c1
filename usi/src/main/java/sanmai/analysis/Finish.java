package sanmai.analysis;

import sanmai.movegen.LegalMoves;
import sanmai.shogi.Position;
import sanmai.shogi.Repetition;

/** Whether the rules end a game at a place, and how, seen from the side to move. */
public enum Finish {
    /** The game goes on. */
    NONE,
    /** The side to move has no legal move, and has lost. */
    MATED,
    /** A draw by repetition (sennichite). */
    DRAW,
    /** The other side repeated by perpetual check, and has lost. */
    WIN,
    /** The side to move repeated by perpetual check, and has lost. */
    LOSS;

    static Finish of(Position position) {
        return switch (Repetition.of(position)) {
            case DRAW -> DRAW;
            case WIN -> WIN;
            case LOSS -> LOSS;
            case NONE -> LegalMoves.of(position).size() == 0 ? MATED : NONE;
        };
    }
}
