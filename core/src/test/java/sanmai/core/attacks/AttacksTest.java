package sanmai.core.attacks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static sanmai.core.TypeCode.BISHOP;
import static sanmai.core.TypeCode.ROOK;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import sanmai.core.Bitboard;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.core.TestBoards;
import sanmai.core.occupancy.MutableOccupancy;
import sanmai.core.occupancy.Occupancy;

class AttacksTest {
    private static final long SEED = 14L;
    private static final int BOARDS = 150;

    /** Black's moves as a picture for each kind: the piece is K, a single step or jump o, a slide *. */
    private static String picture(PieceType type) {
        return switch (type) {
            case PAWN -> "..... ..o.. ..K.. ..... .....";
            case LANCE -> "..... ..*.. ..K.. ..... .....";
            case KNIGHT -> ".o.o. ..... ..K.. ..... .....";
            case SILVER -> "..... .ooo. ..K.. .o.o. .....";
            case GOLD, TOKIN, PRO_LANCE, PRO_KNIGHT, PRO_SILVER -> "..... .ooo. .oKo. ..o.. .....";
            case KING -> "..... .ooo. .oKo. .ooo. .....";
            case BISHOP -> "..... .*.*. ..K.. .*.*. .....";
            case ROOK -> "..... ..*.. .*K*. ..*.. .....";
            case HORSE -> "..... .*o*. .oKo. .*o*. .....";
            case DRAGON -> "..... .o*o. .*K*. .o*o. .....";
        };
    }

    private static Bitboard expected(int piece, int square, Bitboard occupied) {
        String[] rows = picture(Piece.type(piece)).split(" ");
        int forward = Piece.color(piece) == Color.BLACK ? 1 : -1;
        Bitboard attacks = Bitboard.EMPTY;
        for (int row = -2; row <= 2; row++) {
            for (int column = -2; column <= 2; column++) {
                char mark = rows[row + 2].charAt(column + 2);
                if (mark == 'o' || mark == '*') {
                    int most = mark == 'o' ? 1 : 8;
                    attacks = attacks.or(TestBoards.walk(square, row * forward, column * forward, most, occupied));
                }
            }
        }
        return attacks;
    }

    @Test
    void everyPieceFromEverySquareOnRandomBoards() {
        for (long seed = SEED; seed < SEED + BOARDS; seed++) {
            Bitboard occupied = seed == SEED ? Bitboard.EMPTY : TestBoards.random(new SplittableRandom(seed));
            MutableOccupancy occupancy = new MutableOccupancy();
            occupied.forEachSquare(square -> occupancy.toggle(square % 2, square, Attacks.maps()));
            for (int square = 0; square < Square.COUNT; square++) {
                for (Color color : Color.values()) {
                    for (PieceType type : PieceType.values()) {
                        check(Piece.code(color, type), square, occupied, occupancy, "seed " + seed);
                    }
                }
            }
        }
    }

    private static void check(int piece, int square, Bitboard occupied, Occupancy occupancy, String seed) {
        Bitboard attacks = Attacks.of(piece, square, occupancy);
        Bitboard expected = expected(piece, square, occupied);
        if (!expected.equals(attacks)) {
            String what = Piece.sfen(piece) + " on " + Square.name(square) + ", " + seed + ", occupied\n" + occupied;
            assertEquals(expected, attacks, what);
        }
        for (int w = 0; w < 3; w++) {
            assertEquals(expected.word(w), Attacks.word(piece, square, occupancy, w), "word of the same");
        }
    }

    @Test
    void stepsAreTheAttacksWithoutTheSlides() {
        for (Color color : Color.values()) {
            for (PieceType type : PieceType.values()) {
                int piece = Piece.code(color, type);
                assertEquals(picture(type).contains("*"), Piece.isSlider(piece), type.name());
                for (int square = 0; square < Square.COUNT; square++) {
                    // On a full board a slide is a step, so only the pieces that do not slide are left to compare.
                    Bitboard reach = expected(piece, square, Bitboard.FULL);
                    Bitboard slides = expected(piece, square, Bitboard.FULL).and(slides(piece, square));
                    assertEquals(reach.andNot(slides), Attacks.steps(piece, square), type + " on " + square);
                }
            }
        }
    }

    private static Bitboard slides(int piece, int square) {
        return switch (Piece.type(piece)) {
            case LANCE -> Attacks.onEmptyBoard(piece, square);
            case BISHOP, HORSE -> Attacks.onEmptyBoard(BISHOP, square);
            case ROOK, DRAGON -> Attacks.onEmptyBoard(ROOK, square);
            default -> Bitboard.EMPTY;
        };
    }

    @Test
    void linesAndTheSquaresBetween() {
        for (int a = 0; a < Square.COUNT; a++) {
            for (int b = 0; b < Square.COUNT; b++) {
                Bitboard between = Bitboard.EMPTY;
                Bitboard line = Bitboard.EMPTY;
                int rows = Integer.signum(b / 9 - a / 9);
                int columns = Integer.signum(b % 9 - a % 9);
                Bitboard ray = a == b ? Bitboard.EMPTY : TestBoards.walk(a, rows, columns, 8, Bitboard.of(b));
                if (ray.contains(b)) {
                    between = ray.without(b);
                    line = TestBoards.walk(a, rows, columns, 8, Bitboard.EMPTY)
                            .or(TestBoards.walk(a, -rows, -columns, 8, Bitboard.EMPTY))
                            .with(a);
                }
                String what = Square.name(a) + " and " + Square.name(b);
                assertEquals(between, Lines.between(a, b), what);
                assertEquals(line, Lines.through(a, b), what);
                for (int w = 0; w < 3; w++) {
                    assertEquals(between.word(w), Lines.betweenWord(Lines.entry(a, b) + w), what);
                    assertEquals(line.word(w), Lines.throughWord(Lines.entry(a, b) + w), what);
                }
            }
        }
    }
}
