package sanmai.movegen;

import static sanmai.core.TypeCode.KING;
import static sanmai.core.TypeCode.LANCE;

import sanmai.core.Bitboard;
import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.core.attacks.Lines;
import sanmai.core.attacks.StepWindow;
import sanmai.shogi.Position;

/**
 * Check info: the checkers, the pinned pieces, and the {@linkplain Targets target squares} that follow from them for the
 * king and for the other pieces. Filled anew for each position by {@link #read}; nothing is allocated.
 *
 * <p>Words of sets are kept as fields and small arrays, since three ints cannot be returned without an object.
 */
final class CheckInfo {
    Position position;

    /** The side to move, as an ordinal. */
    int us;

    /** The codes of a side's pieces and sets are these numbers plus the code of the type. */
    int ours;

    int theirs;

    /** The square of the king of the side to move, or {@link Square#NONE}. */
    int king;

    /** The words of the own pieces that stand between the own king and a slider that would attack it. */
    final int[] pinned = new int[3];

    /** The number of checkers: 0, 1 or, in double check, 2. */
    int checks;

    /** The square of the last checker found. */
    int checker;

    /** Where the king can step without being attacked, and where the other pieces may go: all checks answered. */
    final Targets targets = new Targets();

    /** The words of the squares that are attacked around the king. */
    private int danger0;

    private int danger1;
    private int danger2;

    /** Reads all of it for legal moves. */
    void read(Position newPosition) {
        read(newPosition, newPosition.turnOrdinal());
    }

    /** Reads all of it for a side, by its ordinal, as if it were its turn. */
    void read(Position newPosition, int side) {
        readSides(newPosition, side);
        if (king != Square.NONE) {
            readAttackers();
            readKingTargets();
            if (checks != 0) {
                answerCheck();
            }
        }
        targets.updateWindows();
    }

    /** Reads what pseudo-legal moves need: no checks, no pins, and every square without an own piece as a target. */
    void readWithoutChecks(Position newPosition) {
        readSides(newPosition, newPosition.turnOrdinal());
        if (king != Square.NONE) {
            readKingTargets();
        }
        targets.updateWindows();
    }

    /** A word of the squares beside the king that the other side attacks. Further squares may be among them. */
    int danger(int w) {
        return w == 0 ? danger0 : w == 1 ? danger1 : danger2;
    }

    boolean anyPinned() {
        return (pinned[0] | pinned[1] | pinned[2]) != 0;
    }

    /** Whether an own piece but the king may leave a square for another one: it is not pinned, or stays on its pin's line. */
    boolean staysOnPin(int from, int to) {
        if ((pinned[Square.word(from)] & Square.bit(from)) == 0) {
            return true;
        }
        return (Lines.throughWord(Lines.entry(king, from) + Square.word(to)) & Square.bit(to)) != 0;
    }

    private void readSides(Position p, int side) {
        position = p;
        us = side;
        ours = us << Piece.COLOR_SHIFT;
        theirs = ours ^ 1 << Piece.COLOR_SHIFT;
        king = p.king(us);
        checks = 0;
        pinned[0] = 0;
        pinned[1] = 0;
        pinned[2] = 0;
        danger0 = 0;
        danger1 = 0;
        danger2 = 0;
        targets.king = 0;
        targets.word0 = p.occupancy().word(us, 0) ^ Bitboard.WORD_MASK;
        targets.word1 = p.occupancy().word(us, 1) ^ Bitboard.WORD_MASK;
        targets.word2 = p.occupancy().word(us, 2) ^ Bitboard.WORD_MASK;
    }

    /** Finds checks, pins and the attacked squares around the king, word by word; most words hold no attacker. */
    private void readAttackers() {
        readAttackers(0);
        readAttackers(1);
        readAttackers(2);
    }

    private void readAttackers(int w) {
        Position p = position;
        int entry = KingMasks.entry(us, king) + w;
        int steppers = p.occupancy().word(us ^ 1, w) & KingMasks.reach(entry + KingMasks.STEPPERS);
        int rooks = p.rooksAndDragons(us ^ 1, w);
        rooks &= KingMasks.reach(entry + KingMasks.ROOKS);
        int bishops = p.bishopsAndHorses(us ^ 1, w);
        bishops &= KingMasks.reach(entry + KingMasks.BISHOPS);
        int lances = p.word(theirs + LANCE, w) & KingMasks.reach(entry + KingMasks.LANCES);
        if (steppers != 0) {
            readSteppers(w, steppers);
        }
        if ((rooks | bishops | lances) != 0) {
            readSliders(w, rooks, bishops, lances);
        }
    }

    private void readSteppers(int w, int steppers) {
        int kingWord = Square.word(king);
        int kingBit = Square.bit(king);
        for (; steppers != 0; steppers &= steppers - 1) {
            int square = Square.first(w, steppers);
            int steps = Attacks.stepEntry(position.pieceAt(square), square);
            danger0 |= Attacks.stepWord(steps);
            danger1 |= Attacks.stepWord(steps + 1);
            danger2 |= Attacks.stepWord(steps + 2);
            if ((Attacks.stepWord(steps + kingWord) & kingBit) != 0) {
                checks++;
                checker = square;
            }
        }
    }

    private void readSliders(int w, int rooks, int bishops, int lances) {
        int entry = KingMasks.entry(us, king) + w;
        int snipers = rooks & KingMasks.snipers(entry + KingMasks.ROOKS)
                | bishops & KingMasks.snipers(entry + KingMasks.BISHOPS)
                | lances & KingMasks.snipers(entry + KingMasks.LANCES);
        for (; snipers != 0; snipers &= snipers - 1) {
            readSniper(Square.first(w, snipers));
        }
        for (; rooks != 0; rooks &= rooks - 1) {
            addRook(Square.first(w, rooks));
        }
        for (; bishops != 0; bishops &= bishops - 1) {
            addBishop(Square.first(w, bishops));
        }
        for (; lances != 0; lances &= lances - 1) {
            addLance(Square.first(w, lances));
        }
    }

    private void readSniper(int sniper) {
        Position p = position;
        int line = Lines.entry(king, sniper);
        int between0 = Lines.betweenWord(line) & p.occupancy().word(0);
        int between1 = Lines.betweenWord(line + 1) & p.occupancy().word(1);
        int between2 = Lines.betweenWord(line + 2) & p.occupancy().word(2);
        int blockers = Popcount.of(between0, between1, between2);
        if (blockers == 1) {
            pinned[0] |= between0 & p.occupancy().word(us, 0);
            pinned[1] |= between1 & p.occupancy().word(us, 1);
            pinned[2] |= between2 & p.occupancy().word(us, 2);
        } else if (blockers == 0) {
            checks++;
            checker = sniper;
            // The king hides the squares behind it from the checker; the line is no place to go but by capture.
            danger0 |= lineWithoutSniper(line, sniper, 0);
            danger1 |= lineWithoutSniper(line, sniper, 1);
            danger2 |= lineWithoutSniper(line, sniper, 2);
        }
    }

    private static int lineWithoutSniper(int line, int sniper, int w) {
        return Lines.throughWord(line + w) & (Square.word(sniper) == w ? ~Square.bit(sniper) : -1);
    }

    private void addRook(int square) {
        int key = Attacks.rookKey(square, position.occupancy());
        danger0 |= Attacks.rookWord(key, square, 0);
        danger1 |= Attacks.rookWord(key, square, 1);
        danger2 |= Attacks.rookWord(key, square, 2);
    }

    private void addBishop(int square) {
        int key = Attacks.bishopKey(square, position.occupancy());
        danger0 |= Attacks.bishopWord(key, square, 0);
        danger1 |= Attacks.bishopWord(key, square, 1);
        danger2 |= Attacks.bishopWord(key, square, 2);
    }

    private void addLance(int square) {
        int key = Attacks.lanceKey(us ^ 1, square, position.occupancy());
        danger0 |= Attacks.lanceWord(key, us ^ 1, square, 0);
        danger1 |= Attacks.lanceWord(key, us ^ 1, square, 1);
        danger2 |= Attacks.lanceWord(key, us ^ 1, square, 2);
    }

    private void readKingTargets() {
        long free = StepWindow.of(
                Square.word(king), targets.word0 & ~danger0, targets.word1 & ~danger1, targets.word2 & ~danger2);
        targets.king = Attacks.stepWindow(ours + KING, king) & free;
    }

    /** A single check is answered on the checker's square or between it and the king; a double check only by the king. */
    private void answerCheck() {
        if (checks > 1) {
            targets.word0 = 0;
            targets.word1 = 0;
            targets.word2 = 0;
            return;
        }
        int line = Lines.entry(king, checker);
        int w = Square.word(checker);
        int bit = Square.bit(checker);
        targets.word0 = Lines.betweenWord(line) | (w == 0 ? bit : 0);
        targets.word1 = Lines.betweenWord(line + 1) | (w == 1 ? bit : 0);
        targets.word2 = Lines.betweenWord(line + 2) | (w == 2 ? bit : 0);
    }
}
