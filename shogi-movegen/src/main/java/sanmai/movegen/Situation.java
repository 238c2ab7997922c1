package sanmai.movegen;

import sanmai.core.Bitboard;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.core.attacks.Lines;
import sanmai.shogi.Position;

/**
 * What the side to move must know before it moves: who gives check, which of its pieces are pinned, where its king may
 * go, and where its other pieces may go. Filled anew for each position by {@link #read}; nothing is allocated.
 *
 * <p>Words of sets are kept as fields and small arrays, since three ints cannot be returned without an object.
 */
final class Situation {
    private static final int LANCE = PieceType.LANCE.code();
    private static final int BISHOP = PieceType.BISHOP.code();
    private static final int ROOK = PieceType.ROOK.code();
    private static final int KING = PieceType.KING.code();
    private static final int HORSE = PieceType.HORSE.code();
    private static final int DRAGON = PieceType.DRAGON.code();

    private static final int WORD = Bitboard.WORD_MASK;

    private final SniperLines snipers = new SniperLines();

    Position position;

    /** The side to move, as an ordinal, and the piece codes' bits for it and for the other side. */
    int us;

    int ours;
    int theirs;

    /** The square of the king of the side to move, or {@link Square#NONE}. */
    int king;

    /** The words of the own pieces that stand between the own king and a slider that would attack it. */
    final int[] pinned = new int[3];

    /** How many pieces give check, and the square of the last one found. */
    int checks;

    int checker;

    /** The words of the squares that the king can step to without being attacked there. */
    int safe0;

    int safe1;
    int safe2;

    /** The words of the squares where any other piece may go: own pieces left out, checks answered. */
    int target0;

    int target1;
    int target2;

    /** The words of the squares that are attacked around the king. */
    private int danger0;

    private int danger1;
    private int danger2;

    /** Reads all of it for legal moves. */
    void read(Position newPosition) {
        readSides(newPosition);
        if (king != Square.NONE) {
            readSteps();
            readSniperLines();
            readSlides();
            readSafeSquares();
            if (checks != 0) {
                answerCheck();
            }
        }
    }

    /** Reads what pseudo-legal moves need: no checks, no pins, and every square without an own piece as a target. */
    void readWithoutChecks(Position newPosition) {
        readSides(newPosition);
        if (king != Square.NONE) {
            readSafeSquares();
        }
    }

    /** Leaves only the moves that take a piece. */
    void onlyCaptures() {
        keep(Position.all(us ^ 1), 0);
    }

    /** Leaves only the moves that take nothing. */
    void onlyQuiets() {
        keep(Position.all(us ^ 1), -1);
    }

    /** Keeps the target squares that are in a set, or those outside it if the flip is -1. */
    private void keep(int set, int flip) {
        int keep0 = position.word(set, 0) ^ flip;
        int keep1 = position.word(set, 1) ^ flip;
        int keep2 = position.word(set, 2) ^ flip;
        safe0 &= keep0;
        safe1 &= keep1;
        safe2 &= keep2;
        target0 &= keep0;
        target1 &= keep1;
        target2 &= keep2;
    }

    boolean anyPinned() {
        return (pinned[0] | pinned[1] | pinned[2]) != 0;
    }

    private void readSides(Position newPosition) {
        position = newPosition;
        us = newPosition.turnOrdinal();
        ours = us << Piece.COLOR_SHIFT;
        theirs = ours ^ 1 << Piece.COLOR_SHIFT;
        king = newPosition.king(us);
        checks = 0;
        pinned[0] = 0;
        pinned[1] = 0;
        pinned[2] = 0;
        danger0 = 0;
        danger1 = 0;
        danger2 = 0;
        safe0 = 0;
        safe1 = 0;
        safe2 = 0;
        int all = Position.all(us);
        target0 = ~newPosition.word(all, 0) & WORD;
        target1 = ~newPosition.word(all, 1) & WORD;
        target2 = ~newPosition.word(all, 2) & WORD;
    }

    /** Steps of the other side's pieces around the king: checks and danger. */
    private void readSteps() {
        Position p = position;
        int entry = KingTables.entry(us, king);
        int kingWord = Square.word(king);
        int kingBit = Square.bit(king);
        int all = theirs;
        for (int w = 0; w < 3; w++) {
            for (int rest = p.word(all, w) & KingTables.STEP_REACH[entry + w]; rest != 0; rest &= rest - 1) {
                int square = w * Square.PER_WORD + Integer.numberOfTrailingZeros(rest);
                int steps = Attacks.stepEntry(p.pieceAt(square), square);
                danger0 |= Attacks.stepWord(steps);
                danger1 |= Attacks.stepWord(steps + 1);
                danger2 |= Attacks.stepWord(steps + 2);
                if ((Attacks.stepWord(steps + kingWord) & kingBit) != 0) {
                    checks++;
                    checker = square;
                }
            }
        }
    }

    /** Sliders on the king's lines: checks, pins, and the squares that the king hides from a slider. */
    private void readSniperLines() {
        SniperLines lines = snipers;
        Position p = position;
        lines.read(p, us ^ 1, king);
        pinned[0] = lines.screens[0] & p.word(ours, 0);
        pinned[1] = lines.screens[1] & p.word(ours, 1);
        pinned[2] = lines.screens[2] & p.word(ours, 2);
        if (lines.checks != 0) {
            checks += lines.checks;
            checker = lines.checker;
            danger0 |= lines.checkLine0;
            danger1 |= lines.checkLine1;
            danger2 |= lines.checkLine2;
        }
    }

    /** Slides of the other side's pieces around the king. */
    private void readSlides() {
        Position p = position;
        int reach = KingTables.entry(king);
        int lanceReach = KingTables.entry(us, king);
        for (int w = 0; w < 3; w++) {
            int rooks = (p.word(theirs | ROOK, w) | p.word(theirs | DRAGON, w)) & KingTables.ROOK_REACH[reach + w];
            for (; rooks != 0; rooks &= rooks - 1) {
                addRook(w * Square.PER_WORD + Integer.numberOfTrailingZeros(rooks));
            }
            int bishops = (p.word(theirs | BISHOP, w) | p.word(theirs | HORSE, w)) & KingTables.BISHOP_REACH[reach + w];
            for (; bishops != 0; bishops &= bishops - 1) {
                addBishop(w * Square.PER_WORD + Integer.numberOfTrailingZeros(bishops));
            }
            int lances = p.word(theirs | LANCE, w) & KingTables.LANCE_REACH[lanceReach + w];
            for (; lances != 0; lances &= lances - 1) {
                addLance(w * Square.PER_WORD + Integer.numberOfTrailingZeros(lances));
            }
        }
    }

    private void addRook(int square) {
        int key = Attacks.rookKey(square, position.maps());
        danger0 |= Attacks.rookWord(key, square, 0);
        danger1 |= Attacks.rookWord(key, square, 1);
        danger2 |= Attacks.rookWord(key, square, 2);
    }

    private void addBishop(int square) {
        int key = Attacks.bishopKey(square, position.maps());
        danger0 |= Attacks.bishopWord(key, square, 0);
        danger1 |= Attacks.bishopWord(key, square, 1);
        danger2 |= Attacks.bishopWord(key, square, 2);
    }

    private void addLance(int square) {
        int key = Attacks.lanceKey(us ^ 1, square, position.maps());
        danger0 |= Attacks.lanceWord(key, us ^ 1, square, 0);
        danger1 |= Attacks.lanceWord(key, us ^ 1, square, 1);
        danger2 |= Attacks.lanceWord(key, us ^ 1, square, 2);
    }

    private void readSafeSquares() {
        int steps = Attacks.stepEntry(ours | KING, king);
        safe0 = Attacks.stepWord(steps) & target0 & ~danger0;
        safe1 = Attacks.stepWord(steps + 1) & target1 & ~danger1;
        safe2 = Attacks.stepWord(steps + 2) & target2 & ~danger2;
    }

    /** A single check is answered on the checker's square or between it and the king; a double check only by the king. */
    private void answerCheck() {
        if (checks > 1) {
            target0 = 0;
            target1 = 0;
            target2 = 0;
            return;
        }
        int line = Lines.entry(king, checker);
        int w = Square.word(checker);
        int bit = Square.bit(checker);
        target0 = Lines.betweenWord(line) | (w == 0 ? bit : 0);
        target1 = Lines.betweenWord(line + 1) | (w == 1 ? bit : 0);
        target2 = Lines.betweenWord(line + 2) | (w == 2 ? bit : 0);
    }
}
