package sanmai.notation.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.movegen.reference.ReferenceMoves;
import sanmai.notation.NotationException;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.positions.SuiteFormat;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;
import sanmai.shogi.SetupProblem;

/** Whatever the text, it is read or refused with a reason, and what is read comes back when it is written. */
class NotationFuzzTest {
    private static final int TEXTS = 5_000;

    private static final String ALPHABET = "PLNSGBRKplnsgbrk+123456789/ bw-0*abcdefghi\t\n\u0000\uFF11\u6B69\uD83D";

    private static final List<String> SFENS = SuiteFormat.PERFT.shipped().cases().stream()
            .map(c -> c.sfen())
            .distinct()
            .toList();

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void positions(long seed) {
        int read = 0;
        for (int i = 0; i < TEXTS; i++) {
            SplittableRandom random = new SplittableRandom(seed * TEXTS + i);
            String text = i % 4 == 0 ? noise(random, 80) : mutated(SFENS.get(random.nextInt(SFENS.size())), random);
            read += readsOrRefuses(text, "seed " + (seed * TEXTS + i)) ? 1 : 0;
        }
        assertTrue(read > TEXTS / 100, "only " + read + " texts of seed " + seed + " were positions");
        assertTrue(read < TEXTS / 2, read + " texts of seed " + seed + " were positions");
    }

    private static boolean readsOrRefuses(String text, String seed) {
        try {
            PositionSetup setup = Sfen.parse(text);
            String written = Sfen.of(setup);
            assertEquals(setup, Sfen.parse(written), seed);
            assertEquals(written, Sfen.of(Sfen.parse(written)), seed);
            Position position = Sfen.position(text, SetupProblem.Reason.HARMLESS);
            assertEquals(written, Sfen.of(position), seed);
            return true;
        } catch (NotationException e) {
            assertRefusal(e, text, seed);
            return false;
        } catch (RuntimeException e) {
            throw new AssertionError(seed + ": " + e + " for the text " + text, e);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {4, 5, 6})
    void moves(long seed) {
        int read = 0;
        for (int i = 0; i < TEXTS; i++) {
            SplittableRandom random = new SplittableRandom(seed * TEXTS + i);
            Position position = Sfen.position(SFENS.get(random.nextInt(SFENS.size())), SetupProblem.Reason.HARMLESS);
            int[] legal = ReferenceMoves.of(position);
            boolean noise = legal.length == 0 || i % 4 == 0;
            String text = noise ? noise(random, 6) : mutated(Move.usi(legal[random.nextInt(legal.length)]), random);
            read += readsOrRefuses(text, position, "seed " + (seed * TEXTS + i)) ? 1 : 0;
        }
        assertTrue(read > TEXTS / 100, "only " + read + " texts of seed " + seed + " were moves");
    }

    private static boolean readsOrRefuses(String text, Position position, String seed) {
        PositionSetup before = PositionSetup.of(position);
        try {
            int move = UsiMove.parse(text, position);
            assertEquals(text, Move.usi(move), seed);
            return true;
        } catch (NotationException e) {
            assertRefusal(e, text, seed);
            return false;
        } catch (RuntimeException e) {
            throw new AssertionError(seed + ": " + e + " for the text " + text + " in " + Sfen.of(position), e);
        } finally {
            assertEquals(before, PositionSetup.of(position), seed + ": the position afterwards");
        }
    }

    private static void assertRefusal(NotationException e, String text, String seed) {
        assertEquals(text, e.text(), seed);
        assertTrue(e.offset() >= 0 && e.offset() <= text.length(), seed + ": offset " + e.offset() + " of " + text);
        assertEquals(
                e.reason() == NotationException.Reason.IMPOSSIBLE_POSITION,
                !e.problems().isEmpty(),
                seed);
        assertEquals(
                e.reason() == NotationException.Reason.ILLEGAL_MOVE,
                e.illegalMove().isPresent(),
                seed);
    }

    @Test
    void everyPositionOfTheSuiteIsReadWithoutChange() {
        for (String sfen : SFENS) {
            assertEquals(sfen, Sfen.of(Sfen.parse(sfen)));
        }
    }

    private static String noise(SplittableRandom random, int longest) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(longest + 1); i > 0; i--) {
            text.append(character(random));
        }
        return text.toString();
    }

    private static char character(SplittableRandom random) {
        return random.nextInt(20) == 0
                ? (char) random.nextInt(Character.MAX_VALUE + 1)
                : ALPHABET.charAt(random.nextInt(ALPHABET.length()));
    }

    private static String mutated(String valid, SplittableRandom random) {
        StringBuilder text = new StringBuilder(valid);
        for (int i = 1 + random.nextInt(3); i > 0; i--) {
            int at = random.nextInt(text.length() + 1);
            switch (random.nextInt(4)) {
                case 0 -> text.insert(at, character(random));
                case 1 -> text.delete(at, Math.min(at + 1 + random.nextInt(3), text.length()));
                case 2 -> text.replace(at, Math.min(at + 1, text.length()), "" + character(random));
                default -> {
                    int end = Math.min(at + random.nextInt(4), text.length());
                    text.insert(random.nextInt(text.length() + 1), text.substring(at, end));
                }
            }
        }
        return text.toString();
    }
}
