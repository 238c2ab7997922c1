package sanmai.shogi;

import static sanmai.core.TypeCode.DRAGON;
import static sanmai.core.TypeCode.GOLD;
import static sanmai.core.TypeCode.HORSE;
import static sanmai.core.TypeCode.KING;
import static sanmai.core.TypeCode.KNIGHT;
import static sanmai.core.TypeCode.LANCE;
import static sanmai.core.TypeCode.PAWN;
import static sanmai.core.TypeCode.SILVER;

import sanmai.core.Bitboard;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.core.occupancy.Occupancy;

/**
 * Which pieces attack a square, found from the square outwards: a silver attacks it from wherever the other side's
 * silver on that square would attack. The kinds stand one by one in plain code, since pseudo-legal moves ask about the
 * king after every one of them.
 */
public final class Attackers {
    private Attackers() {}

    /** Whether a side, by its ordinal, has a piece that attacks the square. */
    public static boolean exist(Position position, int square, int by) {
        return stepFar(position, square, by) || stepNear(position, square, by) || slide(position, square, by);
    }

    /** The squares from which pieces of a side attack a square. Meant for clarity, not for speed, as is all that makes sets. */
    public static Bitboard to(Position position, Square square, Color by) {
        return to(position, square, position.pieces(by), position.occupancy());
    }

    private static Bitboard to(Position position, Square square, Bitboard pieces, Occupancy occupancy) {
        return Bitboard.of(pieces.squares()
                .filter(from ->
                        Attacks.of(position.pieceAt(from), from, occupancy).contains(square))
                .toArray());
    }

    /** The squares of the pieces that give check to the side to move. */
    public static Bitboard checkers(Position position) {
        int king = position.king(position.turnOrdinal());
        return king == Square.NONE
                ? Bitboard.EMPTY
                : to(position, Square.of(king), position.turn().opposite());
    }

    /** The squares of a side's pieces that are pinned: each alone keeps a slider of the other side from the king. */
    public static Bitboard pinned(Position position, Color side) {
        int king = position.king(side.ordinal());
        if (king == Square.NONE) {
            return Bitboard.EMPTY;
        }
        Bitboard theirs = position.pieces(side.opposite());
        Bitboard checkers = to(position, Square.of(king), side.opposite());
        return Bitboard.of(position.pieces(side)
                .without(king)
                .squares()
                .filter(square -> {
                    Occupancy without = Occupancy.of(position.occupied().without(square));
                    return !to(position, Square.of(king), theirs, without).equals(checkers);
                })
                .toArray());
    }

    private static boolean stepFar(Position position, int square, int by) {
        int theirs = by << Piece.COLOR_SHIFT;
        int ours = theirs ^ 1 << Piece.COLOR_SHIFT;
        int pawn = Attacks.stepEntry(ours | PAWN, square);
        int knight = Attacks.stepEntry(ours | KNIGHT, square);
        int silver = Attacks.stepEntry(ours | SILVER, square);
        for (int w = 0; w < 3; w++) {
            if ((Attacks.stepWord(pawn + w) & position.word(theirs | PAWN, w)
                            | Attacks.stepWord(knight + w) & position.word(theirs | KNIGHT, w)
                            | Attacks.stepWord(silver + w) & position.word(theirs | SILVER, w))
                    != 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean stepNear(Position position, int square, int by) {
        int theirs = by << Piece.COLOR_SHIFT;
        int ours = theirs ^ 1 << Piece.COLOR_SHIFT;
        int gold = Attacks.stepEntry(ours | GOLD, square);
        int king = Attacks.stepEntry(ours | KING, square);
        for (int w = 0; w < 3; w++) {
            // Whatever promoted bishops and rooks attack by a single step, a king would; the rest they attack by
            // slides.
            int kings = position.word(theirs | KING, w)
                    | position.word(theirs | HORSE, w)
                    | position.word(theirs | DRAGON, w);
            if ((Attacks.stepWord(gold + w) & position.word(theirs | GOLD, w) | Attacks.stepWord(king + w) & kings)
                    != 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean slide(Position position, int square, int by) {
        return (sliders(position, square, by, 0) | sliders(position, square, by, 1) | sliders(position, square, by, 2))
                != 0;
    }

    /**
     * Word {@code w} of the squares from which a side's lances, bishops, rooks, horses and dragons slide to a square.
     *
     * <p><b>Performance note:</b> each word asks for the keys of the square again; the JIT compiler finds that they are the
     * same.
     *
     * @param by the side's ordinal
     */
    public static int sliders(Position position, int square, int by, int w) {
        Occupancy occupancy = position.occupancy();
        int rookKey = Attacks.rookKey(square, occupancy);
        int bishopKey = Attacks.bishopKey(square, occupancy);
        int lanceKey = Attacks.lanceKey(by ^ 1, square, occupancy);
        return position.rooksAndDragons(by, w) & Attacks.rookWord(rookKey, square, occupancy, w)
                | position.bishopsAndHorses(by, w) & Attacks.bishopWord(bishopKey, square, occupancy, w)
                | position.word(by << Piece.COLOR_SHIFT | LANCE, w)
                        & Attacks.lanceWord(lanceKey, by ^ 1, square, occupancy, w);
    }
}
