package sanmai.boards;

import static sanmai.boards.SquareTables.at;
import static sanmai.core.TypeCode.BISHOP;
import static sanmai.core.TypeCode.DRAGON;
import static sanmai.core.TypeCode.GOLD;
import static sanmai.core.TypeCode.HORSE;
import static sanmai.core.TypeCode.KING;
import static sanmai.core.TypeCode.KNIGHT;
import static sanmai.core.TypeCode.LANCE;
import static sanmai.core.TypeCode.PAWN;
import static sanmai.core.TypeCode.ROOK;
import static sanmai.core.TypeCode.SILVER;

import sanmai.core.Square;

/** Checks, pins and the target squares that follow from them, as in the product. */
final class SquareChecks<S> {
    /** Indices in {@link #found}: where pieces other than the king may go. */
    static final int TARGETS = 0;

    /** Where the king may go. */
    static final int KING_TARGETS = 1;

    /** The own pieces that are pinned. */
    static final int PINNED = 2;

    static final int OCCUPIED = 3;

    /** Free for the user. */
    static final int SCRATCH = 4;

    private static final int DANGER = 5;
    private static final int WITHOUT_KING = 6;

    final SquareSets<S> found;
    SquareBoard<S> board;
    int us;

    /** The codes of a side's pieces and sets are these numbers plus the code of the type. */
    int ours;

    int theirs;
    int king;
    int checks;

    private int checker;
    private final Squares<S> squares;
    private final SquareTables<S> tables;
    private final SquareSliders<S> sliders;

    SquareChecks(Squares<S> squares, SquareTables<S> tables, SquareSliders<S> sliders) {
        this.squares = squares;
        this.tables = tables;
        this.sliders = sliders;
        found = squares.sets(WITHOUT_KING + 1);
    }

    void read(SquareBoard<S> newBoard) {
        board = newBoard;
        us = board.turn;
        ours = SquareBoard.side(us);
        theirs = SquareBoard.side(us ^ 1);
        king = board.kings[us];
        checks = 0;
        S none = tables.single.get(Square.NONE);
        found.set(PINNED, none);
        found.set(KING_TARGETS, none);
        found.set(OCCUPIED, squares.or(set(ours), set(theirs)));
        if (king != Square.NONE) {
            readSteppers();
            readSnipers();
            readDanger();
            found.set(
                    KING_TARGETS,
                    squares.andNot(
                            squares.andNot(tables.steps.get(at(ours + KING, king)), set(ours)), found.get(DANGER)));
        }
        if (checks == 0) {
            found.set(TARGETS, squares.not(set(ours)));
        } else {
            found.set(TARGETS, squares.or(tables.between.get(at(king, checker)), tables.single.get(checker)));
        }
    }

    /** Whether a piece other than the king that is not pinned attacks a square. */
    boolean canTake(int square) {
        S slides = squares.or(
                squares.or(
                        squares.and(sliders.rook(found.get(OCCUPIED), square), either(ours + ROOK, ours + DRAGON)),
                        squares.and(sliders.bishop(found.get(OCCUPIED), square), either(ours + BISHOP, ours + HORSE))),
                squares.and(sliders.lance(us ^ 1, found.get(OCCUPIED), square), set(ours + LANCE)));
        return !squares.isEmpty(squares.andNot(squares.or(slides, stepping(theirs, ours, square)), found.get(PINNED)));
    }

    private S set(int piece) {
        return board.pieces.get(piece);
    }

    private S either(int piece, int other) {
        return squares.or(set(piece), set(other));
    }

    /** From where one side's pieces, except its king, step to a square. */
    private S stepping(int otherSide, int side, int square) {
        return squares.or(
                squares.or(
                        squares.or(steps(otherSide, side, PAWN, square), steps(otherSide, side, KNIGHT, square)),
                        squares.or(steps(otherSide, side, SILVER, square), steps(otherSide, side, GOLD, square))),
                squares.or(steps(otherSide, side, HORSE, square), steps(otherSide, side, DRAGON, square)));
    }

    private S steps(int otherSide, int side, int type, int square) {
        return squares.and(tables.steps.get(at(otherSide + type, square)), set(side + type));
    }

    private void readSteppers() {
        S steppers = stepping(ours, theirs, king);
        if (!squares.isEmpty(steppers)) {
            long head = squares.head(steppers);
            long tail = squares.tail(steppers);
            checks = squares.count(steppers);
            checker = head != 0
                    ? Long.numberOfTrailingZeros(head)
                    : squares.tailStart() + Long.numberOfTrailingZeros(tail);
        }
    }

    /** Sliders that would give check if nothing stood between. */
    private void readSnipers() {
        S rooks = squares.and(tables.onEmptyBoard.get(at(ours + ROOK, king)), either(theirs + ROOK, theirs + DRAGON));
        S bishops =
                squares.and(tables.onEmptyBoard.get(at(ours + BISHOP, king)), either(theirs + BISHOP, theirs + HORSE));
        S lances = squares.and(tables.onEmptyBoard.get(at(ours + LANCE, king)), set(theirs + LANCE));
        S snipers = squares.or(squares.or(rooks, bishops), lances);
        for (long rest = squares.head(snipers); rest != 0; rest &= rest - 1) {
            readSniper(Long.numberOfTrailingZeros(rest));
        }
        for (long rest = squares.tail(snipers); rest != 0; rest &= rest - 1) {
            readSniper(squares.tailStart() + Long.numberOfTrailingZeros(rest));
        }
    }

    private void readSniper(int square) {
        S between = squares.and(tables.between.get(at(king, square)), found.get(OCCUPIED));
        int blockers = squares.count(between);
        if (blockers == 0) {
            checks++;
            checker = square;
        } else if (blockers == 1) {
            found.set(PINNED, squares.or(found.get(PINNED), squares.and(between, set(ours))));
        }
    }

    /** What the other side attacks around the king, which hides no square behind it. */
    private void readDanger() {
        found.set(WITHOUT_KING, squares.andNot(found.get(OCCUPIED), tables.single.get(king)));
        found.set(DANGER, squares.forward(us ^ 1, set(theirs + PAWN)));
        S steppers = squares.and(
                near(SquareTables.STEPPERS),
                squares.or(
                        squares.or(either(theirs + GOLD, theirs + SILVER), either(theirs + KNIGHT, theirs + KING)),
                        either(theirs + HORSE, theirs + DRAGON)));
        for (long rest = squares.head(steppers); rest != 0; rest &= rest - 1) {
            step(Long.numberOfTrailingZeros(rest));
        }
        for (long rest = squares.tail(steppers); rest != 0; rest &= rest - 1) {
            step(squares.tailStart() + Long.numberOfTrailingZeros(rest));
        }
        readLances();
        readBishops();
        readRooks();
    }

    private void readLances() {
        S lances = squares.and(near(SquareTables.LANCES), set(theirs + LANCE));
        for (long rest = squares.head(lances); rest != 0; rest &= rest - 1) {
            lance(Long.numberOfTrailingZeros(rest));
        }
        for (long rest = squares.tail(lances); rest != 0; rest &= rest - 1) {
            lance(squares.tailStart() + Long.numberOfTrailingZeros(rest));
        }
    }

    private void readBishops() {
        S bishops = squares.and(near(SquareTables.BISHOPS), either(theirs + BISHOP, theirs + HORSE));
        for (long rest = squares.head(bishops); rest != 0; rest &= rest - 1) {
            bishop(Long.numberOfTrailingZeros(rest));
        }
        for (long rest = squares.tail(bishops); rest != 0; rest &= rest - 1) {
            bishop(squares.tailStart() + Long.numberOfTrailingZeros(rest));
        }
    }

    private void readRooks() {
        S rooks = squares.and(near(SquareTables.ROOKS), either(theirs + ROOK, theirs + DRAGON));
        for (long rest = squares.head(rooks); rest != 0; rest &= rest - 1) {
            rook(Long.numberOfTrailingZeros(rest));
        }
        for (long rest = squares.tail(rooks); rest != 0; rest &= rest - 1) {
            rook(squares.tailStart() + Long.numberOfTrailingZeros(rest));
        }
    }

    private S near(int group) {
        return tables.near.get(at(us << 2 | group, king));
    }

    private void step(int square) {
        found.set(DANGER, squares.or(found.get(DANGER), tables.steps.get(at(board.pieceAt[square], square))));
    }

    private void lance(int square) {
        found.set(DANGER, squares.or(found.get(DANGER), sliders.lance(us ^ 1, found.get(WITHOUT_KING), square)));
    }

    private void bishop(int square) {
        found.set(DANGER, squares.or(found.get(DANGER), sliders.bishop(found.get(WITHOUT_KING), square)));
    }

    private void rook(int square) {
        found.set(DANGER, squares.or(found.get(DANGER), sliders.rook(found.get(WITHOUT_KING), square)));
    }
}
