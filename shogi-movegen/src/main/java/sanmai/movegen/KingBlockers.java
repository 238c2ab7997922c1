package sanmai.movegen;

import static sanmai.core.TypeCode.LANCE;

import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.core.attacks.Lines;
import sanmai.core.occupancy.Occupancy;
import sanmai.shogi.Position;

/**
 * The blockers of a king: the pieces, of either colour, that alone stand between it and a slider of the other side. A
 * blocker of the slider's own side gives a discovered check by leaving the line. One of the king's side is pinned; the
 * generator needs those alone, and {@link CheckInfo} finds them.
 */
final class KingBlockers {
    private final int[] words = new int[3];

    /** Finds the blockers around the king of a side, by its ordinal; it must have a king. */
    void read(Position p, int kingSide) {
        words[0] = 0;
        words[1] = 0;
        words[2] = 0;
        int king = p.king(kingSide);
        int entry = KingMasks.entry(kingSide, king);
        int side = (kingSide ^ 1) << Piece.COLOR_SHIFT;
        for (int w = 0; w < 3; w++) {
            int rooks = p.rooksAndDragons(kingSide ^ 1, w);
            int bishops = p.bishopsAndHorses(kingSide ^ 1, w);
            int lances = p.word(side + LANCE, w);
            int snipers = rooks & KingMasks.snipers(entry + KingMasks.ROOKS + w)
                    | bishops & KingMasks.snipers(entry + KingMasks.BISHOPS + w)
                    | lances & KingMasks.snipers(entry + KingMasks.LANCES + w);
            for (; snipers != 0; snipers &= snipers - 1) {
                readBetween(p, Lines.entry(king, Square.first(w, snipers)));
            }
        }
    }

    private void readBetween(Position p, int line) {
        int between0 = Lines.betweenWord(line) & p.occupancy().word(0);
        int between1 = Lines.betweenWord(line + 1) & p.occupancy().word(1);
        int between2 = Lines.betweenWord(line + 2) & p.occupancy().word(2);
        if (Popcount.of(between0, between1, between2) == 1) {
            words[0] |= between0;
            words[1] |= between1;
            words[2] |= between2;
        }
    }

    /** Whether a blocker is of a side, by its ordinal. */
    boolean intersect(Occupancy occupancy, int side) {
        return (words[0] & occupancy.word(side, 0)
                        | words[1] & occupancy.word(side, 1)
                        | words[2] & occupancy.word(side, 2))
                != 0;
    }

    /** Whether a blocker stands on the square. */
    boolean contains(int square) {
        return (words[Square.word(square)] & Square.bit(square)) != 0;
    }
}
