package sanmai.movegen;

import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.core.attacks.Lines;
import sanmai.shogi.Position;

/**
 * The sliders of one side that are in line with the other side's king, called snipers, and what stands between. With
 * nothing between a sniper gives check; a piece that stands there alone is a <em>screen</em>: if it belongs to the king's
 * side it is pinned, else its departure gives check.
 */
final class SniperLines {
    private static final int LANCE = PieceType.LANCE.code();
    private static final int BISHOP = PieceType.BISHOP.code();
    private static final int ROOK = PieceType.ROOK.code();
    private static final int HORSE = PieceType.HORSE.code();
    private static final int DRAGON = PieceType.DRAGON.code();

    /** The words of the screens of both colours. */
    final int[] screens = new int[3];

    /** How many snipers give check, and the square of the last one found. */
    int checks;

    int checker;

    /** The words of the lines of all checks from edge to edge without the checkers: no square for the king to go to. */
    int checkLine0;

    int checkLine1;
    int checkLine2;

    /** Forgets what was found. */
    void clear() {
        screens[0] = 0;
        screens[1] = 0;
        screens[2] = 0;
        checks = 0;
        checkLine0 = 0;
        checkLine1 = 0;
        checkLine2 = 0;
    }

    /** Finds the snipers around the king of a side, which must have one; sides by their ordinals. */
    void read(Position p, int kingSide) {
        clear();
        int king = p.king(kingSide);
        int lines = KingTables.entry(kingSide, king);
        int side = (kingSide ^ 1) << Piece.COLOR_SHIFT;
        for (int w = 0; w < 3; w++) {
            int rooks = p.word(side + ROOK, w) | p.word(side + DRAGON, w);
            int bishops = p.word(side + BISHOP, w) | p.word(side + HORSE, w);
            int lances = p.word(side + LANCE, w);
            int snipers = rooks & KingTables.lines(lines + KingTables.ROOKS + w)
                    | bishops & KingTables.lines(lines + KingTables.BISHOPS + w)
                    | lances & KingTables.lines(lines + KingTables.LANCES + w);
            for (; snipers != 0; snipers &= snipers - 1) {
                readSniper(p, king, Square.first(w, snipers));
            }
        }
    }

    private void readSniper(Position p, int king, int sniper) {
        int line = Lines.entry(king, sniper);
        int between0 = Lines.betweenWord(line) & p.maps().word(0);
        int between1 = Lines.betweenWord(line + 1) & p.maps().word(1);
        int between2 = Lines.betweenWord(line + 2) & p.maps().word(2);
        int blockers = Integer.bitCount(between0) + Integer.bitCount(between1) + Integer.bitCount(between2);
        if (blockers == 1) {
            screens[0] |= between0;
            screens[1] |= between1;
            screens[2] |= between2;
        } else if (blockers == 0) {
            checks++;
            checker = sniper;
            checkLine0 |= lineWithoutSniper(line, sniper, 0);
            checkLine1 |= lineWithoutSniper(line, sniper, 1);
            checkLine2 |= lineWithoutSniper(line, sniper, 2);
        }
    }

    private static int lineWithoutSniper(int line, int sniper, int w) {
        return Lines.lineWord(line + w) & (Square.word(sniper) == w ? ~Square.bit(sniper) : -1);
    }
}
