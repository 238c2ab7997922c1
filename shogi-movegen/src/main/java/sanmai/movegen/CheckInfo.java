package sanmai.movegen;

import static sanmai.core.TypeCode.GOLD;
import static sanmai.core.TypeCode.KING;
import static sanmai.core.TypeCode.KNIGHT;
import static sanmai.core.TypeCode.LANCE;
import static sanmai.core.TypeCode.PAWN;
import static sanmai.core.TypeCode.SILVER;

import sanmai.core.Bitboard;
import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.core.attacks.Lines;
import sanmai.core.attacks.StepWindow;
import sanmai.core.occupancy.Occupancy;
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
    int pinned0;

    int pinned1;
    int pinned2;

    /** The number of checkers: 0, 1 or, in double check, 2. */
    int checks;

    /** The square of the last checker found. */
    int checker;

    /** Where the king can step without being attacked, and where the other pieces may go: all checks answered. */
    final Targets targets = new Targets();

    // The pieces to move that are not pinned, by their way of moving.

    int pawns0;
    int pawns1;
    int pawns2;
    int golds0;
    int golds1;
    int golds2;
    int silvers0;
    int silvers1;
    int silvers2;
    int knights0;
    int knights1;
    int knights2;
    int lances0;
    int lances1;
    int lances2;
    int bishops0;
    int bishops1;
    int bishops2;
    int rooks0;
    int rooks1;
    int rooks2;

    /** The words of the squares that are attacked around the king. */
    private int danger0;

    private int danger1;
    private int danger2;

    /** Reads a position for legal moves. */
    void read(Position newPosition) {
        read(newPosition, newPosition.turnOrdinal(), true);
    }

    /** Reads a position for legal moves of a side, by its ordinal, as if it were to move. */
    void read(Position newPosition, int side) {
        read(newPosition, side, true);
    }

    /** Reads what pseudo-legal moves need: no checks, no pins, and every square without an own piece as a target. */
    void readWithoutChecks(Position newPosition) {
        read(newPosition, newPosition.turnOrdinal(), false);
    }

    /**
     * <b>Performance note:</b> longer than 325 bytecodes (FreqInlineSize), so the JIT compiler always compiles it as a unit of
     * its own. All pieces are read together, so that the bounds of the sets are checked once; and they are read first, since
     * calls that come late may no longer be inlined.
     */
    private void read(Position p, int side, boolean withChecks) {
        readSides(p, side);
        pawns0 = p.word(ours + PAWN, 0);
        pawns1 = p.word(ours + PAWN, 1);
        pawns2 = p.word(ours + PAWN, 2);
        golds0 = p.word(ours + GOLD, 0);
        golds1 = p.word(ours + GOLD, 1);
        golds2 = p.word(ours + GOLD, 2);
        silvers0 = p.word(ours + SILVER, 0);
        silvers1 = p.word(ours + SILVER, 1);
        silvers2 = p.word(ours + SILVER, 2);
        knights0 = p.word(ours + KNIGHT, 0);
        knights1 = p.word(ours + KNIGHT, 1);
        knights2 = p.word(ours + KNIGHT, 2);
        lances0 = p.word(ours + LANCE, 0);
        lances1 = p.word(ours + LANCE, 1);
        lances2 = p.word(ours + LANCE, 2);
        bishops0 = p.bishopsAndHorses(us, 0);
        bishops1 = p.bishopsAndHorses(us, 1);
        bishops2 = p.bishopsAndHorses(us, 2);
        rooks0 = p.rooksAndDragons(us, 0);
        rooks1 = p.rooksAndDragons(us, 1);
        rooks2 = p.rooksAndDragons(us, 2);
        if (king != Square.NONE) {
            if (withChecks) {
                readAttackers();
            }
            readKingTargets();
            if (checks != 0) {
                answerCheck();
            }
        }
        targets.updateWindows();
    }

    /** A word of the squares around the king that the other side attacks; it may have squares farther away too. */
    int danger(int w) {
        return w == 0 ? danger0 : w == 1 ? danger1 : danger2;
    }

    /** A word of the pinned pieces. */
    int pinned(int w) {
        return w == 0 ? pinned0 : w == 1 ? pinned1 : pinned2;
    }

    /** A word of the golds, silvers and knights that are not pinned. */
    int steppers(int w) {
        return w == 0
                ? golds0 | silvers0 | knights0
                : w == 1 ? golds1 | silvers1 | knights1 : golds2 | silvers2 | knights2;
    }

    /** A word of the lances that are not pinned. */
    int lances(int w) {
        return w == 0 ? lances0 : w == 1 ? lances1 : lances2;
    }

    /** A word of the bishops and horses that are not pinned. */
    int bishops(int w) {
        return w == 0 ? bishops0 : w == 1 ? bishops1 : bishops2;
    }

    /** A word of the rooks and dragons that are not pinned. */
    int rooks(int w) {
        return w == 0 ? rooks0 : w == 1 ? rooks1 : rooks2;
    }

    boolean anyPinned() {
        return (pinned0 | pinned1 | pinned2) != 0;
    }

    /** Whether an own piece but the king may leave a square for another one: it is not pinned, or stays on its pin's line. */
    boolean staysOnPin(int from, int to) {
        if ((pinned(Square.word(from)) & Square.bit(from)) == 0) {
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
        pinned0 = 0;
        pinned1 = 0;
        pinned2 = 0;
        danger0 = 0;
        danger1 = 0;
        danger2 = 0;
        targets.king = 0;
        targets.word0 = p.occupancy().word(us, 0) ^ Bitboard.WORD_MASK;
        targets.word1 = p.occupancy().word(us, 1) ^ Bitboard.WORD_MASK;
        targets.word2 = p.occupancy().word(us, 2) ^ Bitboard.WORD_MASK;
    }

    /** Finds checks, pins and the attacked squares around the king. Most positions have few attackers there, or none. */
    private void readAttackers() {
        Position p = position;
        int them = us ^ 1;
        int entry = KingMasks.entry(us, king);
        int steppers0 = p.occupancy().word(them, 0) & KingMasks.reach(entry + KingMasks.STEPPERS);
        int steppers1 = p.occupancy().word(them, 1) & KingMasks.reach(entry + KingMasks.STEPPERS + 1);
        int steppers2 = p.occupancy().word(them, 2) & KingMasks.reach(entry + KingMasks.STEPPERS + 2);
        int sliders0 = slidersInReach(entry, 0);
        int sliders1 = slidersInReach(entry, 1);
        int sliders2 = slidersInReach(entry, 2);
        if ((steppers0 | steppers1 | steppers2) != 0) {
            readSteppers(entry);
        }
        if ((sliders0 | sliders1 | sliders2) != 0) {
            readSliders(entry);
            if (anyPinned()) {
                leaveOutPinned();
            }
        }
    }

    private int slidersInReach(int entry, int w) {
        return position.rooksAndDragons(us ^ 1, w) & KingMasks.reach(entry + KingMasks.ROOKS + w)
                | position.bishopsAndHorses(us ^ 1, w) & KingMasks.reach(entry + KingMasks.BISHOPS + w)
                | position.word(theirs + LANCE, w) & KingMasks.reach(entry + KingMasks.LANCES + w);
    }

    private void readSteppers(int entry) {
        for (int w = 0; w < 3; w++) {
            int steppers = position.occupancy().word(us ^ 1, w) & KingMasks.reach(entry + KingMasks.STEPPERS + w);
            for (; steppers != 0; steppers &= steppers - 1) {
                readStepper(Square.first(w, steppers));
            }
        }
    }

    private void readStepper(int square) {
        int steps = Attacks.stepEntry(position.pieceAt(square), square);
        danger0 |= Attacks.stepWord(steps);
        danger1 |= Attacks.stepWord(steps + 1);
        danger2 |= Attacks.stepWord(steps + 2);
        if ((Attacks.stepWord(steps + Square.word(king)) & Square.bit(king)) != 0) {
            checks++;
            checker = square;
        }
    }

    private void readSliders(int entry) {
        for (int w = 0; w < 3; w++) {
            readSliders(entry + w, w);
        }
    }

    /**
     * <b>Performance note:</b> longer than 325 bytecodes as well, so that it takes nothing of the room of {@link #read}; in most
     * positions there is nothing to do here.
     */
    private void readSliders(int entry, int w) {
        Position p = position;
        int them = us ^ 1;
        int rooks = p.rooksAndDragons(them, w) & KingMasks.reach(entry + KingMasks.ROOKS);
        int bishops = p.bishopsAndHorses(them, w) & KingMasks.reach(entry + KingMasks.BISHOPS);
        int lances = p.word(theirs + LANCE, w) & KingMasks.reach(entry + KingMasks.LANCES);
        int snipers = rooks & KingMasks.snipers(entry + KingMasks.ROOKS)
                | bishops & KingMasks.snipers(entry + KingMasks.BISHOPS)
                | lances & KingMasks.snipers(entry + KingMasks.LANCES);
        for (; snipers != 0; snipers &= snipers - 1) {
            readSniper(Square.first(w, snipers));
        }
        for (; rooks != 0; rooks &= rooks - 1) {
            int square = Square.first(w, rooks);
            Occupancy occupancy = p.occupancy();
            int key = Attacks.rookKey(square, occupancy);
            danger0 |= Attacks.rookWord(key, square, occupancy, 0);
            danger1 |= Attacks.rookWord(key, square, occupancy, 1);
            danger2 |= Attacks.rookWord(key, square, occupancy, 2);
        }
        for (; bishops != 0; bishops &= bishops - 1) {
            int square = Square.first(w, bishops);
            Occupancy occupancy = p.occupancy();
            int key = Attacks.bishopKey(square, occupancy);
            danger0 |= Attacks.bishopWord(key, square, occupancy, 0);
            danger1 |= Attacks.bishopWord(key, square, occupancy, 1);
            danger2 |= Attacks.bishopWord(key, square, occupancy, 2);
        }
        for (; lances != 0; lances &= lances - 1) {
            int square = Square.first(w, lances);
            Occupancy occupancy = p.occupancy();
            int key = Attacks.lanceKey(them, square, occupancy);
            danger0 |= Attacks.lanceWord(key, them, square, occupancy, 0);
            danger1 |= Attacks.lanceWord(key, them, square, occupancy, 1);
            danger2 |= Attacks.lanceWord(key, them, square, occupancy, 2);
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
            pinned0 |= between0 & p.occupancy().word(us, 0);
            pinned1 |= between1 & p.occupancy().word(us, 1);
            pinned2 |= between2 & p.occupancy().word(us, 2);
        } else if (blockers == 0) {
            checks++;
            checker = sniper;
            // The king hides the squares behind it from the checker: on their line it may only capture.
            danger0 |= lineWithoutSniper(line, sniper, 0);
            danger1 |= lineWithoutSniper(line, sniper, 1);
            danger2 |= lineWithoutSniper(line, sniper, 2);
        }
    }

    private static int lineWithoutSniper(int line, int sniper, int w) {
        return Lines.throughWord(line + w) & (Square.word(sniper) == w ? ~Square.bit(sniper) : -1);
    }

    private void leaveOutPinned() {
        pawns0 &= ~pinned0;
        pawns1 &= ~pinned1;
        pawns2 &= ~pinned2;
        golds0 &= ~pinned0;
        golds1 &= ~pinned1;
        golds2 &= ~pinned2;
        silvers0 &= ~pinned0;
        silvers1 &= ~pinned1;
        silvers2 &= ~pinned2;
        knights0 &= ~pinned0;
        knights1 &= ~pinned1;
        knights2 &= ~pinned2;
        lances0 &= ~pinned0;
        lances1 &= ~pinned1;
        lances2 &= ~pinned2;
        bishops0 &= ~pinned0;
        bishops1 &= ~pinned1;
        bishops2 &= ~pinned2;
        rooks0 &= ~pinned0;
        rooks1 &= ~pinned1;
        rooks2 &= ~pinned2;
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
