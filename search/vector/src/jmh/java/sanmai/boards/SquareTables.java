package sanmai.boards;

import java.util.function.IntFunction;
import sanmai.core.Bitboard;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.core.TypeCode;
import sanmai.core.attacks.Attacks;
import sanmai.core.attacks.Lines;

/** Sets of squares that never change, in one representation; computed from those of the product. */
final class SquareTables<S> {
    /** Groups of pieces that attack alike, for {@link #near}. */
    static final int STEPPERS = 0;

    static final int LANCES = 1;
    static final int BISHOPS = 2;
    static final int ROOKS = 3;

    private static final int PIECES = Piece.LIMIT * Square.LIMIT;

    /** The square alone; empty for {@link Square#NONE}. */
    final SquareSets<S> single;

    /** The steps of a piece, by {@link #at}. */
    final SquareSets<S> steps;

    /** What a piece attacks on an empty board, by {@link #at}. */
    final SquareSets<S> onEmptyBoard;

    /** Where a piece is not stuck, by piece. */
    final SquareSets<S> stays;

    /** The squares between two squares, by {@link #at}. */
    final SquareSets<S> between;

    /** The line through two squares, by {@link #at}. */
    final SquareSets<S> through;

    /**
     * From where the other side's pieces of a group may attack a neighbour of a king, or the king; by the king's colour and
     * square ({@code at(color << 2 | group, king)}).
     */
    final SquareSets<S> near;

    private final Squares<S> squares;

    SquareTables(Squares<S> squares) {
        this.squares = squares;
        single = table(Square.LIMIT, square -> square < Square.COUNT ? Bitboard.of(square) : Bitboard.EMPTY);
        steps = ofPieces(Attacks::steps);
        onEmptyBoard = ofPieces(Attacks::onEmptyBoard);
        stays = table(Piece.LIMIT, SquareTables::stays);
        between = ofPairs(Lines::between);
        through = ofPairs(Lines::through);
        near = table(2 << 2 + 7, SquareTables::near);
    }

    static int at(int piece, int square) {
        return piece << 7 | square;
    }

    SquareSets<S> table(int size, IntFunction<Bitboard> of) {
        SquareSets<S> table = squares.sets(size);
        for (int i = 0; i < size; i++) {
            table.set(i, squares.of(of.apply(i)));
        }
        return table;
    }

    private interface Pairs {
        Bitboard of(int a, int b);
    }

    private SquareSets<S> ofPieces(Pairs attacks) {
        return table(PIECES, index -> {
            int piece = index >>> 7;
            int square = index & 127;
            return isPiece(piece) && square < Square.COUNT ? attacks.of(piece, square) : Bitboard.EMPTY;
        });
    }

    private SquareSets<S> ofPairs(Pairs sets) {
        return table(Square.COUNT << 7, index -> {
            int square = index & 127;
            return square < Square.COUNT ? sets.of(index >>> 7, square) : Bitboard.EMPTY;
        });
    }

    private static boolean isPiece(int piece) {
        int type = Piece.typeCode(piece);
        return type >= TypeCode.PAWN && type <= TypeCode.DRAGON;
    }

    private static Bitboard stays(int piece) {
        int deadRanks = switch (Piece.typeCode(piece)) {
            case TypeCode.PAWN, TypeCode.LANCE -> 1;
            case TypeCode.KNIGHT -> 2;
            default -> 0;
        };
        Bitboard stays = Bitboard.FULL;
        for (int row = 0; row < deadRanks; row++) {
            stays = stays.andNot(Bitboard.row(Piece.color(piece) == Color.BLACK ? row : 8 - row));
        }
        return stays;
    }

    private static Bitboard near(int index) {
        int king = index & 127;
        Color them = Color.of(index >>> 9).opposite();
        if (king >= Square.COUNT) {
            return Bitboard.EMPTY;
        }
        Bitboard reached = Attacks.steps(Piece.code(them, PieceType.KING), king).with(king);
        Bitboard near = Bitboard.EMPTY;
        for (PieceType type : group(index >>> 7 & 3)) {
            for (int square = 0; square < Square.COUNT; square++) {
                if (Attacks.onEmptyBoard(Piece.code(them, type), square).intersects(reached)) {
                    near = near.with(square);
                }
            }
        }
        return near;
    }

    private static PieceType[] group(int group) {
        return switch (group) {
            case LANCES -> new PieceType[] {PieceType.LANCE};
            case BISHOPS -> new PieceType[] {PieceType.HORSE};
            case ROOKS -> new PieceType[] {PieceType.DRAGON};
            default -> new PieceType[] {PieceType.KNIGHT, PieceType.SILVER, PieceType.KING};
        };
    }
}
