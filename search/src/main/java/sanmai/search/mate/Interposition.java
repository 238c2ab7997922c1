package sanmai.search.mate;

import static sanmai.core.TypeCode.BISHOP;
import static sanmai.core.TypeCode.DRAGON;
import static sanmai.core.TypeCode.HORSE;
import static sanmai.core.TypeCode.KING;
import static sanmai.core.TypeCode.LANCE;
import static sanmai.core.TypeCode.ROOK;

import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.shogi.Position;

/** Whether something could be put between a king and a piece that gives check. */
final class Interposition {
    private Interposition() {}

    /** Whether a slider attacks the king of the side to move from afar, so that there are squares in between. */
    static boolean isPossible(Position p) {
        int us = p.turnOrdinal();
        int king = p.king(us);
        if (king == Square.NONE) {
            return false;
        }
        int theirs = (us ^ 1) << Piece.COLOR_SHIFT;
        int rook = Attacks.rookKey(king, p.occupancy());
        int bishop = Attacks.bishopKey(king, p.occupancy());
        int lance = Attacks.lanceKey(us, king, p.occupancy());
        int near = Attacks.stepEntry(KING, king);
        int found = 0;
        for (int w = 0; w < 3; w++) {
            int rooks = p.word(theirs + ROOK, w) | p.word(theirs + DRAGON, w);
            int bishops = p.word(theirs + BISHOP, w) | p.word(theirs + HORSE, w);
            int attackers = rooks & Attacks.rookWord(rook, king, w)
                    | bishops & Attacks.bishopWord(bishop, king, w)
                    | p.word(theirs + LANCE, w) & Attacks.lanceWord(lance, us, king, w);
            found |= attackers & ~Attacks.stepWord(near + w);
        }
        return found != 0;
    }
}
