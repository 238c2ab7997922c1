package sanmai.core.attacks;

import java.util.EnumSet;
import java.util.Set;
import sanmai.core.Color;
import sanmai.core.Direction;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;

/** The squares that each piece reaches with a single step, which no other piece can block. */
final class StepAttacks {
    private static final Set<Direction> FORWARD =
            EnumSet.of(Direction.NORTH_WEST, Direction.NORTH, Direction.NORTH_EAST);
    private static final Set<Direction> SILVER = with(FORWARD, Direction.SOUTH_WEST, Direction.SOUTH_EAST);
    private static final Set<Direction> GOLD = with(FORWARD, Direction.WEST, Direction.EAST, Direction.SOUTH);

    /** By {@link #entry} plus the word. */
    private static final int[] WORDS = new int[Piece.SQUARE_PAIRS * 4];

    static {
        for (PieceType type : PieceType.values()) {
            for (int square = 0; square < Square.COUNT; square++) {
                for (Direction direction : directions(type)) {
                    add(type, square, direction.from(square));
                }
                if (type == PieceType.KNIGHT) {
                    int front = Direction.NORTH.from(square);
                    if (front != Square.NONE) {
                        add(type, square, Direction.NORTH_WEST.from(front));
                        add(type, square, Direction.NORTH_EAST.from(front));
                    }
                }
            }
        }
    }

    /** By piece and square: the steps in the {@link StepWindow} of the square's word. */
    private static final long[] WINDOWS = new long[Piece.SQUARE_PAIRS];

    static {
        for (Color color : Color.values()) {
            for (PieceType type : PieceType.values()) {
                for (int square = 0; square < Square.COUNT; square++) {
                    int piece = Piece.code(color, type);
                    int entry = entry(piece, square);
                    WINDOWS[entry >> 2] =
                            StepWindow.of(Square.word(square), WORDS[entry], WORDS[entry + 1], WORDS[entry + 2]);
                }
            }
        }
    }

    private StepAttacks() {}

    /** The single steps of Black's piece; of a horse or dragon those beside its slides; none for a pure slider. */
    private static Set<Direction> directions(PieceType type) {
        return switch (type) {
            case PAWN -> EnumSet.of(Direction.NORTH);
            case SILVER -> SILVER;
            case GOLD, TOKIN, PRO_LANCE, PRO_KNIGHT, PRO_SILVER -> GOLD;
            case KING -> EnumSet.allOf(Direction.class);
            case HORSE -> EnumSet.of(Direction.NORTH, Direction.WEST, Direction.EAST, Direction.SOUTH);
            case DRAGON ->
                EnumSet.of(Direction.NORTH_WEST, Direction.NORTH_EAST, Direction.SOUTH_WEST, Direction.SOUTH_EAST);
            case LANCE, KNIGHT, BISHOP, ROOK -> EnumSet.noneOf(Direction.class);
        };
    }

    private static Set<Direction> with(Set<Direction> directions, Direction... more) {
        EnumSet<Direction> all = EnumSet.copyOf(directions);
        all.addAll(Set.of(more));
        return all;
    }

    private static void add(PieceType type, int from, int to) {
        if (to != Square.NONE) {
            add(Piece.code(Color.BLACK, type), from, to);
            add(Piece.code(Color.WHITE, type), Square.rotated180(from), Square.rotated180(to));
        }
    }

    private static void add(int piece, int from, int to) {
        WORDS[entry(piece, from) + Square.word(to)] |= Square.bit(to);
    }

    static int entry(int piece, int square) {
        return Piece.onSquare(piece, square) << 2;
    }

    static long window(int piece, int square) {
        return WINDOWS[Piece.onSquare(piece, square)];
    }

    static int word(int index) {
        return WORDS[index];
    }
}
