package sanmai.search.mate;

import static sanmai.core.TypeCode.KING;

import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.core.attacks.Lines;
import sanmai.shogi.Attackers;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** Interpositions (aigoma): pieces that are put between a king and a slider that gives check. */
final class Interposition {
    private Interposition() {}

    /** Whether a slider checks the king of the side to move from a distance, so that there are squares in between. */
    static boolean isPossible(Position p) {
        return distantChecker(p) != Square.NONE;
    }

    /**
     * A slider that checks the king of the side to move from a distance, or {@link Square#NONE}. In a double check no
     * interposition is legal, so the other checker does not matter.
     */
    static int distantChecker(Position p) {
        int us = p.turnOrdinal();
        int king = p.king(us);
        if (king == Square.NONE) {
            return Square.NONE;
        }
        int adjacent = Attacks.stepEntry(KING, king);
        for (int w = 0; w < 3; w++) {
            int sliders = Attackers.sliders(p, king, us ^ 1, w) & ~Attacks.stepWord(adjacent + w);
            if (sliders != 0) {
                return w * Square.COUNT / 3 + Integer.numberOfTrailingZeros(sliders);
            }
        }
        return Square.NONE;
    }

    /**
     * The squares from the king of the side to move to the square on which a legal evasion interposes a piece; 0 if it
     * interposes none.
     *
     * @param checker the {@link #distantChecker}
     */
    static int distance(Position p, int evasion, int checker) {
        int king = p.king(p.turnOrdinal());
        int to = Move.to(evasion);
        boolean isKing = !Move.isDrop(evasion) && Move.from(evasion) == king;
        return isKing || !Lines.between(checker, king).contains(to) ? 0 : Square.distance(king, to);
    }

    /** Whether a move takes an interposed piece by the piece that gives check. */
    static boolean isTaken(int interposition, int move, int checker) {
        return !Move.isDrop(move) && Move.from(move) == checker && Move.to(move) == Move.to(interposition);
    }
}
