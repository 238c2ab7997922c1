package sanmai.notation.japanese;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.movegen.reference.ReferenceMoves;
import sanmai.notation.Sfen;
import sanmai.notation.kanji.KifWords;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;
import sanmai.testing.RandomGames;

/** Each legal move has a text of its own, which is read back and says no more than it must. */
class JapaneseMovePropertyTest {
    private static final int CROWDS = 3000;
    private static final String WORDS = "左右直上寄引";
    private static final PieceType[] CROWDED = {
        PieceType.GOLD, PieceType.SILVER, PieceType.TOKIN, PieceType.PRO_LANCE, PieceType.DRAGON, PieceType.HORSE
    };

    private final TreeSet<String> seen = new TreeSet<>();

    @Test
    void everyMoveOfRandomGames() {
        RandomGames.visit(17, RandomGames.POSITIONS / 2, (position, random) -> assertTexts(position));
    }

    /** Many pieces of a kind around a square, as games do not have them; every possible combination of words turns up. */
    @Test
    void everyMoveInACrowd() {
        for (long seed = 0; seed < CROWDS; seed++) {
            Position position = crowd(new SplittableRandom(seed));
            try {
                assertTexts(position);
            } catch (AssertionError e) {
                throw new AssertionError(Sfen.of(position) + ": " + e.getMessage(), e);
            }
        }
        List<String> all = List.of("", "上", "寄", "引", "直", "左", "右", "左上", "左引", "右上", "右引", "左寄", "右寄");
        assertEquals(new TreeSet<>(all), seen);
    }

    private static Position crowd(SplittableRandom random) {
        PieceType type = CROWDED[random.nextInt(CROWDED.length)];
        Color turn = Color.of(random.nextInt(2));
        int centre = Square.at(1 + random.nextInt(7), 1 + random.nextInt(7));
        PositionSetup.Builder setup = PositionSetup.builder().turn(turn);
        for (int i = 1 + random.nextInt(Math.min(9, type.countInASet() - 1)); i > 0; i--) {
            int row = Square.row(centre) + random.nextInt(3) - 1;
            int column = Square.column(centre) + random.nextInt(3) - 1;
            if (Square.at(row, column) != centre) {
                setup.piece(Square.at(row, column), Piece.code(turn, type));
            }
        }
        setup.hand(turn, type.unpromoted(), random.nextInt(2));
        return setup.build().toPosition();
    }

    private void assertTexts(Position position) {
        Map<String, Integer> texts = new HashMap<>();
        for (int move : ReferenceMoves.of(position)) {
            String text = JapaneseMove.write(position, move);
            assertNull(texts.put(text, move), () -> text + " is written for two moves");
            assertEquals(Move.usi(move), Move.usi(JapaneseMove.parse(text, position)), text);
            String name = KifWords.name(Piece.type(Move.piece(move)));
            assertManner(position, move, text.substring(text.indexOf(name) + name.length()));
        }
    }

    /** The oracle: the meaning of each word, without the rules by which words are chosen. */
    private void assertManner(Position position, int move, String manner) {
        List<Integer> others = others(position, move);
        if (Move.isDrop(move)) {
            assertEquals(others.isEmpty() ? "" : "打", manner);
            return;
        }
        String words = manner.replaceFirst("不?成$", "");
        assertEquals(promotion(move), manner.substring(words.length()), manner);
        assertTrue(words.chars().allMatch(word -> WORDS.indexOf(word) >= 0), words);
        assertTrue(words.chars().allMatch(word -> means(word, move, Move.from(move), others)), words);
        assertTrue(others.stream().noneMatch(other -> fits(words, move, other, others)), words + " fits another piece");
        for (int i = 0; i < words.length(); i++) {
            String shorter = words.substring(0, i) + words.substring(i + 1);
            assertTrue(others.stream().anyMatch(other -> fits(shorter, move, other, others)), words + " says too much");
        }
        seen.add(words);
    }

    private static boolean fits(String words, int move, int square, List<Integer> others) {
        return words.chars().allMatch(word -> means(word, move, square, others));
    }

    /** Whether a word can be said of the piece on this square. */
    private static boolean means(int word, int move, int square, List<Integer> others) {
        boolean black = Piece.color(Move.piece(move)) == Color.BLACK;
        int turn = black ? 1 : -1;
        int up = turn * (Square.row(square) - Square.row(Move.to(move)));
        int right = turn * (Square.file(Move.to(move)) - Square.file(square));
        PieceType type = Piece.type(Move.piece(move));
        if (type == PieceType.HORSE || type == PieceType.DRAGON) {
            // There are two at most: the one that moves and the other.
            int second = square == Move.from(move) ? others.stream().findFirst().orElse(square) : Move.from(move);
            right = turn * (Square.file(second) - Square.file(square));
            assertTrue(word != '直', "直 of a horse or dragon");
        }
        return switch (word) {
            case '上' -> up > 0;
            case '寄' -> up == 0;
            case '引' -> up < 0;
            case '直' -> up == 1 && right == 0;
            case '左' -> right < 0;
            default -> right > 0;
        };
    }

    private static String promotion(int move) {
        Color color = Piece.color(Move.piece(move));
        boolean zone = isZone(color, Move.from(move)) || isZone(color, Move.to(move));
        return Move.isPromotion(move)
                ? "成"
                : zone && Piece.type(Move.piece(move)).canPromote() ? "不成" : "";
    }

    private static boolean isZone(Color color, int square) {
        return color == Color.BLACK ? Square.row(square) < 3 : Square.row(square) > 5;
    }

    /** The squares of the other pieces of the kind that reach the square, looked for square by square. */
    private static List<Integer> others(Position position, int move) {
        List<Integer> others = new ArrayList<>();
        for (int square = 0; square < Square.COUNT; square++) {
            if (position.pieceAt(square) == Move.piece(move)
                    && (Move.isDrop(move) || square != Move.from(move))
                    && Attacks.of(Move.piece(move), square, position.occupancy())
                            .contains(Move.to(move))) {
                others.add(square);
            }
        }
        return others;
    }
}
