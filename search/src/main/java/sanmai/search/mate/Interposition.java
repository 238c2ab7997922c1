package sanmai.search.mate;

import static sanmai.core.TypeCode.KING;

import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.shogi.Attackers;
import sanmai.shogi.Position;

/**
 * Whether a piece could be interposed between a king and a piece that gives check (aigoma). Useless interpositions
 * (muda-ai) count like all others.
 */
final class Interposition {
    private Interposition() {}

    /** Whether a slider checks the king of the side to move from a distance, so that there are squares in between. */
    static boolean isPossible(Position p) {
        int us = p.turnOrdinal();
        int king = p.king(us);
        if (king == Square.NONE) {
            return false;
        }
        int adjacent = Attacks.stepEntry(KING, king);
        int found = 0;
        for (int w = 0; w < 3; w++) {
            found |= Attackers.sliders(p, king, us ^ 1, w) & ~Attacks.stepWord(adjacent + w);
        }
        return found != 0;
    }
}
