package sanmai.notation.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sanmai.core.Piece;
import sanmai.movegen.reference.ReferenceMoves;
import sanmai.notation.Sfen;
import sanmai.notation.format.RecordLoss.Kind;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.GameRecord;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Handicap;
import sanmai.shogi.Line;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;
import sanmai.testing.RandomSetups;
import sanmai.testing.RecordWriters;

/** Whatever is written in a format is read back as the same game; whatever is damaged is refused with a problem. */
class RecordRoundTripTest {
    private static final int GAMES = 24;
    private static final int PLIES = 80;
    private static final int SHORT_GAME = 30;
    private static final int DAMAGED_TEXTS = 300;

    static Stream<RecordFormat> formats() {
        return Stream.of(RecordFormat.values()).filter(RecordFormat::isRecognised);
    }

    @Test
    void versionsOfAFormatAreTakenForTheFirst() {
        assertFalse(RecordFormat.CSA_V3.isRecognised());
        assertFalse(RecordFormat.SFEN.isRecognised());
        assertEquals(RecordFormat.values().length - 2, formats().count());
    }

    /** A random game; captures are preferred, so that there is something to drop. */
    private static GameRecord game(long seed, int plies) {
        SplittableRandom random = new SplittableRandom(seed);
        Position position;
        if (seed % 3 == 0) {
            do {
                position = RandomSetups.position(random);
            } while (!PositionSetup.of(position).problems().isEmpty());
        } else {
            position = Handicap.values()[random.nextInt(Handicap.values().length)].position();
        }
        PositionSetup start = PositionSetup.of(position);
        List<Integer> moves = new ArrayList<>();
        for (int ply = 0; ply < plies; ply++) {
            int[] legal = ReferenceMoves.of(position);
            if (legal.length == 0) {
                break;
            }
            int move = legal[random.nextInt(legal.length)];
            for (int i = 0; i < 4 && position.pieceAt(Move.to(move)) == Piece.NONE; i++) {
                move = legal[random.nextInt(legal.length)];
            }
            moves.add(move);
            position.doMove(move);
        }
        return new GameRecord(
                "甲",
                "Müller, 乙",
                ImmutableMap.of(),
                start,
                Line.of(moves.stream().mapToInt(Integer::intValue).toArray()),
                GameEnd.INTERRUPTION);
    }

    @ParameterizedTest
    @MethodSource("formats")
    void whatIsWrittenIsReadBack(RecordFormat format) {
        for (long seed = 0; seed < GAMES; seed++) {
            GameRecord game = game(seed, PLIES);
            String text = RecordWriters.write(format, game);
            assertEquals(Optional.of(format), RecordFormat.of(text), text);
            List<ParsedRecord> readings = format.read(text);
            assertEquals(1, readings.size());
            assertEquals(List.of(), readings.get(0).problems(), text);
            GameRecord read = readings.get(0).game().orElseThrow();
            assertEquals(withMoveNumber1(game.start()), withMoveNumber1(read.start()), text);
            assertEquals(game.moves(), read.moves(), text);
            if (holdsPlayers(format, game)) {
                assertEquals(game.black(), read.black());
                assertEquals(game.white(), read.white());
                assertEquals(game.end(), read.end());
            }
        }
    }

    private static boolean holdsPlayers(RecordFormat format, GameRecord game) {
        return format.write(RecordTree.of(game)).losses().stream().noneMatch(loss -> loss.kind() == Kind.PLAYER);
    }

    private static PositionSetup withMoveNumber1(PositionSetup setup) {
        return Sfen.parse(Sfen.of(setup).replaceFirst(" \\d+$", " 1"));
    }

    /** A file that was cut off never gives moves that were not in it, and never anything but a problem. */
    @ParameterizedTest
    @MethodSource("formats")
    void everyBeginningIsReadOrRefused(RecordFormat format) {
        for (long seed : new long[] {1, 3}) {
            GameRecord game = game(seed, SHORT_GAME);
            String text = RecordWriters.write(format, game);
            for (int length = 0; length <= text.length(); length++) {
                String cut = text.substring(0, length);
                for (ParsedRecord reading : readChecked(format, cut)) {
                    int plies = reading.game().map(GameRecord::plies).orElse(0);
                    // The last move of a cut text can have lost its "+".
                    int sure = Math.max(0, plies - 1);
                    reading.game()
                            .ifPresent(read -> assertEquals(
                                    game.moves().subList(0, sure), read.moves().subList(0, sure), cut));
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("formats")
    void damagedTextsAreReadOrRefused(RecordFormat format) {
        List<String> texts = new ArrayList<>();
        for (long seed = 0; seed < 8; seed++) {
            texts.add(RecordWriters.write(format, game(seed, PLIES)));
        }
        int complete = 0;
        for (int i = 0; i < DAMAGED_TEXTS; i++) {
            SplittableRandom random = new SplittableRandom(i);
            String text = damaged(texts.get(random.nextInt(texts.size())), random);
            try {
                complete += readChecked(format, text).stream().allMatch(ParsedRecord::isComplete) ? 1 : 0;
                RecordFormat.readAny(text, Optional.empty());
            } catch (RuntimeException e) {
                throw new AssertionError("seed " + i + ": " + e + " for the text " + text, e);
            }
        }
        assertTrue(complete < DAMAGED_TEXTS, "every damaged text was read without a problem");
    }

    @Test
    void noiseIsRefused() {
        for (int i = 0; i < DAMAGED_TEXTS; i++) {
            SplittableRandom random = new SplittableRandom(i);
            StringBuilder noise = new StringBuilder();
            for (int length = random.nextInt(200); length > 0; length--) {
                noise.append(character(random));
            }
            formats().forEach(format -> readChecked(format, noise.toString()));
        }
    }

    /** Reads a text, and looks whether each problem points into it. */
    private static List<ParsedRecord> readChecked(RecordFormat format, String text) {
        List<String> lines = text.lines().toList();
        List<ParsedRecord> readings = format.read(text);
        assertTrue(!readings.isEmpty());
        for (ParsedRecord reading : readings) {
            assertTrue(reading.game().isPresent() || !reading.problems().isEmpty());
            reading.problems().forEach(problem -> {
                int line = problem.line();
                assertTrue(line >= 1 && line <= Math.max(1, lines.size()), problem + " in " + text);
                int length = lines.isEmpty() ? 0 : lines.get(line - 1).length();
                assertTrue(problem.column() >= 1 && problem.column() <= length + 1, problem + " in " + text);
                assertTrue(lines.isEmpty() || lines.get(line - 1).contains(problem.text()), problem + " in " + text);
                assertTrue(problem.message().length() < 1000
                        && problem.message().lines().count() == 1);
                int plies = reading.game().map(GameRecord::plies).orElse(0);
                assertTrue(problem.ply() == 0 || problem.ply() == plies + 1, problem + " after " + plies);
            });
            reading.tree().filter(RecordTree::isPlayable).ifPresent(tree -> new RecordCursor(tree).toEnd());
        }
        return readings;
    }

    private static String damaged(String text, SplittableRandom random) {
        StringBuilder damaged = new StringBuilder(text);
        for (int i = 1 + random.nextInt(3); i > 0; i--) {
            int at = random.nextInt(damaged.length());
            int end = Math.min(damaged.length(), at + 1 + random.nextInt(5));
            switch (random.nextInt(4)) {
                case 0 -> damaged.insert(at, character(random));
                case 1 -> damaged.delete(at, end);
                case 2 -> damaged.setCharAt(at, character(random));
                default -> damaged.insert(random.nextInt(damaged.length()), damaged.substring(at, end));
            }
        }
        return damaged.toString();
    }

    private static char character(SplittableRandom random) {
        String alphabet = "+-%,'/NPTV$*&#|v ・0123456789FUKYOULG１２３九一二三十同打成不歩香と馬：手合割()\n\r\t\u0000\uD83Dabik";
        return alphabet.charAt(random.nextInt(alphabet.length()));
    }
}
