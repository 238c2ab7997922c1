package sanmai.usi.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.core.Color;
import sanmai.search.time.management.PlayerClock;
import sanmai.usi.protocol.GoParameters.Flag;
import sanmai.usi.protocol.GoParameters.Quantity;
import sanmai.usi.protocol.UsiCommand.Question;

class UsiParserTest {
    private static UsiCommand.SetPosition position(String line) {
        return assertInstanceOf(UsiCommand.SetPosition.class, UsiParser.parse(line));
    }

    private static GoParameters go(String line) {
        return assertInstanceOf(UsiCommand.Go.class, UsiParser.parse(line)).parameters();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "\t",
                "foo",
                "foo bar",
                "xsetoption name A value 1",
                "USI",
                "usi2",
                "setoption",
                "setoption name",
                "setoption value 3",
                "\u0000",
                "\u5c06\u68cb"
            })
    void aLineThatIsNoCommandIsUnknown(String line) {
        assertInstanceOf(UsiCommand.Unknown.class, UsiParser.parse(line));
    }

    @Test
    void spacesDoNotMatter() {
        assertEquals(new UsiCommand.Usi(), UsiParser.parse("  usi \t\r"));
        assertEquals(position("position startpos moves 7g7f"), position("  position\tstartpos   moves  7g7f "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"position startpos", "position startpos moves", "position startpos moves "})
    void theStartPosition(String line) {
        assertEquals(Optional.empty(), position(line).line().sfen());
        assertEquals(List.of(), position(line).line().moves());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "position sfen 4k4/9 b - 1 moves 5a5b",
                "position 4k4/9 b - 1 moves 5a5b",
                "sfen 4k4/9 b - 1 moves 5a5b"
            })
    void theWordSfenMayBeMissing(String line) {
        assertEquals("4k4/9 b - 1", position(line).line().sfen().orElseThrow().text());
        assertEquals("5a5b", position(line).line().moves().get(0).text());
    }

    @Test
    void optionValuesKeepTheirSpaces() {
        assertEquals(
                new UsiCommand.SetOption("BookFile", "C:\\my books\\a  b.db"),
                UsiParser.parse("setoption name BookFile value C:\\my books\\a  b.db"));
        assertEquals(new UsiCommand.SetOption("Clear Hash", ""), UsiParser.parse("setoption name Clear Hash"));
        assertEquals(new UsiCommand.SetOption("X", ""), UsiParser.parse("setoption name X value"));
        assertEquals(new UsiCommand.SetOption("X", "3"), UsiParser.parse("setoption name X value 3 "));
    }

    @Test
    void goParametersComeInAnyOrder() {
        GoParameters words = go("go winc 4 btime 1 byoyomi 5 binc 3 wtime 2");
        assertEquals(new PlayerClock(1, 3, 5), words.clock(Color.BLACK));
        assertEquals(new PlayerClock(2, 4, 5), words.clock(Color.WHITE));
        assertTrue(words.hasClock());
        assertFalse(words.hasNoLimit());
    }

    @Test
    void goModes() {
        assertTrue(go("go infinite").has(Flag.INFINITE));
        assertTrue(go("go ponder btime 100 wtime 100").has(Flag.PONDER));
        for (String mate : List.of("go mate", "go mate infinite", "go mate 10000")) {
            assertTrue(go(mate).has(Flag.MATE), mate);
        }
        assertEquals(OptionalLong.of(10000), go("go mate 10000").number(Quantity.MATE));
        assertEquals(OptionalLong.of(4), go("go perft 4").number(Quantity.PERFT));
        assertTrue(go("go perft 4").has(Flag.PERFT));
        assertTrue(go("go").hasNoLimit());
        assertFalse(go("go infinite").hasNoLimit());
        assertFalse(go("go depth 3").hasClock());
        assertEquals(OptionalLong.of(3), go("go depth 3").number(Quantity.DEPTH));
    }

    @Test
    void movesToSearchEndAtTheNextWord() {
        GoParameters words = go("go searchmoves 7g7f P*5e depth 3 nodes 5 searchmoves 2g2f");
        assertEquals(List.of("7g7f", "P*5e", "2g2f"), words.searchMoves());
        assertEquals(OptionalLong.of(3), words.number(Quantity.DEPTH));
    }

    @Test
    void aPonderHitKeepsTheClockUnlessItBringsAnother() {
        GoParameters ponder = go("go ponder btime 1 wtime 2 byoyomi 3");
        assertEquals(new PlayerClock(1, 0, 3), ponder.afterPonderHit(go("go")).clock(Color.BLACK));
        GoParameters hit = ponder.afterPonderHit(go("go btime 9 wtime 8"));
        assertEquals(new PlayerClock(9, 0, 0), hit.clock(Color.BLACK));
        assertFalse(hit.has(Flag.PONDER));
        assertEquals(
                OptionalLong.of(0), go("go ponder").afterPonderHit(go("go")).number(Quantity.MOVETIME));
        assertFalse(go("go ponder depth 3").afterPonderHit(go("go")).hasTime());
    }

    @ParameterizedTest
    @ValueSource(strings = {"movetime 500", "rtime 500", "movetime 500 rtime 500", "btime 1 movetime 500"})
    void theClockOfAPonderHitReplacesEveryTime(String times) {
        GoParameters hit = go("go ponder depth 3 " + times).afterPonderHit(go("go wtime 8"));
        assertEquals(Map.of(Quantity.DEPTH, 3L, Quantity.WTIME, 8L), hit.numbers());
    }

    @ParameterizedTest
    @CsvSource({
        "btime 100,                true",
        "byoyomi 100 searchmoves,  true",
        "btime 100 ponder,         true",
        "btime 100 movetime 50,    false",
        "btime 100 rtime 50,       false",
        "btime 100 depth 3,        false",
        "btime 100 nodes 3,        false",
        "btime 100 infinite,       false",
        "movetime 50,              false"
    })
    void onlyAClockWithoutOtherLimitsEndsTheSearchAlone(String words, boolean byClock) {
        assertEquals(byClock, go("go " + words).isByClock());
    }

    @Test
    void wordsBeforeACommandAreSkipped() {
        assertEquals(new UsiCommand.IsReady(), UsiParser.parse("foo isready"));
        assertEquals(new UsiCommand.SetOption("A", "b c"), UsiParser.parse("foo  setoption name A value b c"));
        assertEquals(position("position startpos moves 7g7f"), position("debug on position startpos moves 7g7f"));
    }

    @Test
    void questionsOfAUser() {
        assertEquals(new UsiCommand.Ask(Question.BOARD), UsiParser.parse("d"));
        assertEquals(new UsiCommand.Ask(Question.SFEN), UsiParser.parse("sfen"));
        assertEquals(new UsiCommand.Ask(Question.MOVES), UsiParser.parse(" moves"));
        assertEquals(new UsiCommand.GetOption(Optional.empty()), UsiParser.parse("getoption"));
        assertEquals(new UsiCommand.GetOption(Optional.of("Threads")), UsiParser.parse("getoption name Threads"));
        assertEquals(new UsiCommand.GetOption(Optional.of("Threads")), UsiParser.parse("getoption Threads"));
    }

    @Test
    void badNumbersAreIgnored() {
        assertTrue(go("go depth").numbers().isEmpty());
        assertTrue(go("go depth x nodes 1e9").numbers().isEmpty());
        OptionalLong greatest = OptionalLong.of(Long.MAX_VALUE);
        assertEquals(greatest, go("go nodes 99999999999999999999").number(Quantity.NODES), "but this is one");
        assertEquals(OptionalLong.of(-5), go("go btime x wtime -5").number(Quantity.WTIME));
    }
}
