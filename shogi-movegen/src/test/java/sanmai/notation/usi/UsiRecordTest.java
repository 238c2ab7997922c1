package sanmai.notation.usi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.notation.Sfen;
import sanmai.notation.format.RecordFormat;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.GameRecord;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordProblem;
import sanmai.notation.record.RecordProblem.Reason;
import sanmai.shogi.Handicap;

class UsiRecordTest {
    private static final String KINGS = "4k4/9/9/9/9/9/9/9/4K4 b G 1";

    @ParameterizedTest
    @CsvSource({
        "position startpos, 0",
        "startpos, 0",
        "position startpos moves, 0",
        "position startpos moves 7g7f 3c3d, 2",
        "  startpos   moves  7g7f   3c3d  , 2",
        "position sfen " + KINGS + ", 0",
        "position sfen " + KINGS + " moves G*5b, 1",
        "sfen " + KINGS + " moves G*5b, 1",
        KINGS + ", 0",
        KINGS + " moves G*5b, 1",
        "4k4/9/9/9/9/9/9/9/4K4 b G moves G*5b, 1",
    })
    void everyFormOfALineIsRead(String line, int plies) {
        ParsedRecord reading = RecordFormat.USI.read(line).get(0);
        assertEquals(List.of(), reading.problems());
        GameRecord game = reading.game().orElseThrow();
        assertEquals(plies, game.plies());
        assertEquals(line.contains("startpos") ? Sfen.of(Handicap.NONE.setup()) : KINGS, Sfen.of(game.start()));
        assertEquals(GameEnd.UNKNOWN, game.end());
    }

    @Test
    void everyLineIsAGameOfItsOwn() {
        List<ParsedRecord> readings =
                RecordFormat.USI.read("# games\n\nstartpos moves 7g7f\nstartpos moves 7g7e 3c3d\n" + KINGS + "\n");
        assertEquals(3, readings.size());
        assertTrue(readings.get(0).isComplete() && readings.get(2).isComplete());
        assertEquals(0, readings.get(1).game().orElseThrow().plies());
        assertEquals(4, readings.get(1).problems().get(0).line());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                            | EMPTY | 1 | 1 | 0",
                "# nothing                     | EMPTY | 1 | 10 | 0",
                "position                      | INCOMPLETE | 1 | 9 | 0",
                "moves startpos                | BAD_MOVE | 1 | 7 | 1",
                "position sfen                 | INCOMPLETE | 1 | 14 | 0",
                "position startpos 7g7f        | UNKNOWN_STATEMENT | 1 | 19 | 0",
                "hello                         | BAD_POSITION | 1 | 1 | 0",
                "sfen 4k4/9/9/9/9/9/9/9 b - 1  | BAD_POSITION | 1 | 23 | 0",
                "4k4/9/9/9/9/9/9/9/4K4 x - 1   | BAD_POSITION | 1 | 23 | 0",
                "4k4/9/9/9/9/9/9/9/4K4 b - 1 7g7f | BAD_POSITION | 1 | 29 | 0",
                "4k4/4R4/9/9/9/9/9/9/4K4 b - 1 | IMPOSSIBLE_POSITION | 1 | 1 | 0",
                "startpos moves 7g             | BAD_MOVE | 1 | 18 | 1",
                "startpos moves 7g7f resigns   | BAD_MOVE | 1 | 21 | 2",
                "startpos moves resign 7g7f    | MISPLACED | 1 | 23 | 1",
                "startpos moves 7g7f 7g7f      | ILLEGAL_MOVE | 1 | 21 | 2",
            })
    void whatIsWrongIsNamed(String text, Reason reason, int line, int column, int ply) {
        RecordProblem problem = RecordFormat.USI.read(text).get(0).problems().get(0);
        assertEquals(
                reason + " " + line + ":" + column + " " + ply,
                problem.reason() + " " + problem.line() + ":" + problem.column() + " " + problem.ply(),
                problem.toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "V2.2 | CSA",
                "'comment | CSA",
                "N+甲：乙 | CSA",
                "PI | CSA",
                "P1-KY-KE-GI-KI-OU-KI-GI-KE-KY | CSA",
                "+7776FU | CSA",
                "先手：甲 | KIF",
                "手合割：平手¶1 ７六歩(77) | KIF",
                "#KIF version=2.0 | KIF",
                "手数----指手 | KIF",
                "  1 投了 | KIF",
                "手合割：平手¶先手：甲¶▲７六歩 △３四歩 | KI2",
                "#KI2 version=2.0 | KI2",
                "startpos | USI",
                "position startpos moves 7g7f | USI",
                "# comment¶¶4k4/9/9/9/9/9/9/9/4K4 b - 1 | USI",
                "4k4/9/9/9 b | USI",
                "\"\" | none",
                "hello world | none",
                "* a list¶* of things | none",
                "*comment¶手合割：平手¶*comment¶1 投了 | KIF",
                "hello world¶startpos | USI",
            })
    void formatsAreToldApart(String text, String format) {
        assertEquals(
                format, RecordFormat.of(text.replace('¶', '\n')).map(Enum::name).orElse("none"));
    }

    @ParameterizedTest
    @CsvSource({
        "a.csa, CSA",
        "A.CSA, CSA",
        "a.kif, KIF",
        "a.b.kifu, KIF",
        "a.ki2, KI2",
        "a.usi, USI",
        "a.sfen, SFEN",
        "a.jkf, JKF"
    })
    void fileNamesAreAHint(String name, RecordFormat format) {
        assertEquals(Optional.of(format), RecordFormat.ofFileName(name));
        assertEquals(Optional.empty(), RecordFormat.ofFileName(name + ".bak"));
    }

    @Test
    void theListsOfFormatsAndOfEndingsAreThoseOfTheConstants() {
        for (RecordFormat format : RecordFormat.values()) {
            String title = format.name().replace("_V3", ""); // Read like version 2.
            assertTrue(RecordFormat.titles().contains(title), RecordFormat.titles());
        }
        assertTrue(RecordFormat.titles().matches("[A-Z0-9]+(, [A-Z0-9]+)* or [A-Z0-9]+"), RecordFormat.titles());
        for (String ending : RecordFormat.allFileNameEndings()) {
            assertTrue(RecordFormat.ofFileName("game." + ending).isPresent(), ending);
        }
        assertTrue(RecordFormat.allFileNameEndings().containsAll(Set.of("kif", "kifu", "csa", "usi", "sfen")));
    }

    @Test
    void whatIsInNoFormatIsRefused() {
        assertEquals(Reason.UNKNOWN_FORMAT, reason("hello\nworld", Optional.empty()));
        assertEquals(Reason.UNKNOWN_STATEMENT, reason("hello\nworld", Optional.of(RecordFormat.CSA)));
        assertEquals(Reason.EMPTY, reason(" \n\n", Optional.empty()));
        assertEquals(Reason.UNKNOWN_FORMAT, reason("x".repeat(1_000_000), Optional.empty()));
    }

    private static Reason reason(String text, Optional<RecordFormat> hint) {
        return RecordFormat.readAny(text, hint).get(0).problems().get(0).reason();
    }

    @Test
    void messagesAreOneLine() {
        RecordProblem problem = RecordFormat.USI
                .read("startpos moves " + "x\u0007".repeat(100_000))
                .get(0)
                .problems()
                .get(0);
        assertTrue(problem.message().length() < 400, "" + problem.message().length());
        assertTrue(problem.message().chars().noneMatch(Character::isISOControl), problem.message());
    }

    @Test
    void commentsBehindPositionsAndOnLinesOfTheirOwnAreSkipped() {
        List<ParsedRecord> records = RecordFormat.USI.read("// mates\n  # three\nsfen " + KINGS + " // one\n" + KINGS
                + " # two\n" + "sfen " + KINGS + " moves 5i5h //three\n//\n");
        assertEquals(3, records.size());
        assertTrue(records.stream().allMatch(ParsedRecord::isComplete), records.toString());
        assertEquals(1, records.get(2).game().orElseThrow().plies());
    }
}
