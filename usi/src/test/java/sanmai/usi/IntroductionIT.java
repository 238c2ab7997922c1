package sanmai.usi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The launched engine: its name and its options. */
@Timeout(300)
class IntroductionIT {
    @RegisterExtension
    static final SharedEngine ENGINE = new SharedEngine();

    private static List<String> introduction() {
        ENGINE.say("usi");
        return ENGINE.hearUntil("usiok");
    }

    private static String valueOf(String option) {
        ENGINE.say("getoption " + option);
        return ENGINE.hear(option + " == ").substring(option.length() + 4);
    }

    @Test
    @DisplayName("An engine without input says nothing, uses no processor time and stays")
    void restsUntilTheFirstCommand() {
        try (EngineProcess engine = EngineProcess.launched()) {
            SharedEngine.assertRests(engine);
            assertTrue(engine.handle().isAlive());
            assertEquals(List.of(), engine.rest());
            engine.hangUp();
            engine.assertEndsCleanly();
        }
    }

    @Test
    @DisplayName("usi is answered with a name, an author, the options and usiok, all of them whole lines")
    void introducesItselfInWholeLines() {
        List<String> lines = introduction();
        assertTrue(lines.get(0).matches("id name Sanmai \\S+"), lines.get(0));
        assertTrue(lines.get(1).matches("id author \\S.*\\S"), lines.get(1));
        lines.subList(2, lines.size() - 1)
                .forEach(line -> assertTrue(EngineLines.OPTION.matcher(line).matches(), line));
        assertEquals("usiok", lines.get(lines.size() - 1));
        lines.forEach(line -> assertTrue(EngineLines.isOfTheProtocol(line), line));
    }

    @Test
    @DisplayName("A GUI that only sends usi gets the answer before memory is allocated, and quit ends it")
    void aProbeTakesNoMemory() {
        try (EngineProcess engine = new EngineProcess(List.of("-Xmx24m"))) {
            engine.say("usi", "setoption name USI_Hash value 1024", "usi");
            engine.hear("usiok");
            engine.hear("usiok");
            engine.say("quit");
            engine.assertEndsCleanly();
            assertEquals(List.of(), engine.rest());
        }
    }

    @Test
    @DisplayName("Option lines: one space between words, each name once, defaults in range")
    void optionsAreAsGuisReadThem() {
        Set<String> names = new HashSet<>();
        for (String line : introduction()) {
            Matcher option = EngineLines.OPTION.matcher(line);
            if (!option.matches()) {
                continue;
            }
            assertTrue(names.add(option.group("name")), line);
            if (option.group("preset") != null) {
                long preset = Long.parseLong(option.group("preset"));
                assertTrue(Long.parseLong(option.group("min")) <= preset, line);
                assertTrue(preset <= Long.parseLong(option.group("max")), line);
            }
            if (option.group("word") != null) {
                assertTrue((option.group("words") + " ").contains(" var " + option.group("word") + " "), line);
            }
        }
        assertTrue(names.size() > 10, names.toString());
    }

    @ParameterizedTest
    @DisplayName("Options that GUIs look for, or that users know from YaneuraOu, by name, type and default")
    @CsvSource({
        "USI_Hash, spin, ''",
        "USI_Ponder, check, ''",
        "MultiPV, spin, 1",
        "Threads, spin, 1",
        "EnteringKingRule, combo, CSARule27",
        "ResignValue, spin, 99999",
        "MaxMovesToDraw, spin, 0",
        "NetworkDelay, spin, 120",
        "NetworkDelay2, spin, 120",
        "MinimumThinkingTime, spin, 2000",
        "SlowMover, spin, 100",
        "RoundUpToFullSecond, check, true",
        "PvInterval, spin, 300",
        "ConsiderationMode, check, false",
        "OutputFailLHPV, check, true",
        "DrawValueBlack, spin, -2",
        "DrawValueWhite, spin, -2",
        "DepthLimit, spin, 0",
        "NodesLimit, spin, 0",
        "Stochastic_Ponder, check, false",
        "USI_OwnBook, check, true",
        "BookFile, filename, ''",
        "WriteDebugLog, filename, <empty>"
    })
    void hasTheOption(String name, String type, String preset) {
        String wanted = "option name " + name + " type " + type + " default " + preset;
        assertTrue(
                introduction().stream()
                        .anyMatch(line ->
                                preset.isEmpty() ? line.startsWith(wanted) : (line + " ").startsWith(wanted + " ")),
                wanted);
    }

    @Test
    @DisplayName("setoption: names in any case, values with spaces kept whole")
    void namesInAnyCaseAndValuesWithSpaces() {
        ENGINE.say("setoption name mULTIpv value 2", "setoption name bookfile value no such  folder/my book.db");
        assertEquals("2", valueOf("MultiPV"));
        assertEquals("no such  folder/my book.db", valueOf("BookFile"));
    }

    @ParameterizedTest
    @DisplayName("setoption: nonsense is ignored, reported, or clamped")
    @CsvSource(
            delimiter = '|',
            value = {
                "setoption name NoSuch value 1            | MultiPV    | 1",
                "setoption name MultiPV value 100000      | MultiPV    | 600",
                "setoption name MultiPV value -5          | MultiPV    | 1",
                "setoption name NodesLimit value 9223372036854776000 | NodesLimit | 9007199254740991",
                "setoption name MultiPV value many        | MultiPV    | 1",
                "setoption name MultiPV value             | MultiPV    | 1",
                "setoption name MultiPV                   | MultiPV    | 1",
                "setoption MultiPV 3                      | MultiPV    | 1",
                "setoption                                | MultiPV    | 1",
                "setoption name USI_Ponder value perhaps  | USI_Ponder | false",
                "setoption name EnteringKingRule value no | EnteringKingRule | CSARule27",
                "setoption name BookFile value <empty>    | BookFile   | shipped"
            })
    void badOptionsDoNoHarm(String line, String option, String value) {
        ENGINE.say(line);
        List<String> heard = ENGINE.hearAll();
        assertTrue(
                heard.stream().allMatch(said -> said.equals("readyok") || said.startsWith("info string ")),
                heard.toString());
        assertEquals(value, valueOf(option));
    }

    @ParameterizedTest
    @DisplayName("An option that is set between two searches counts for the next")
    @ValueSource(strings = {"isready", "usinewgame", "go depth 1", "stop"})
    void optionsCountForTheNextSearch(String before) {
        ENGINE.say("isready", before, "setoption name MultiPV value 3", "setoption name PvInterval value 0");
        ENGINE.say("isready");
        ENGINE.hear("readyok");
        if (before.startsWith("go")) {
            ENGINE.hear("bestmove");
        }
        ENGINE.say("go depth 1");
        List<String> lines = ENGINE.hearUntil("bestmove");
        assertEquals(
                1, lines.stream().filter(line -> line.contains(" multipv 3 ")).count(), lines.toString());
    }

    @ParameterizedTest
    @DisplayName("An option that is set during a search does not disturb it, and counts for the next")
    @ValueSource(strings = {"go infinite", "go ponder btime 1000 wtime 1000", "go btime 600000 wtime 600000"})
    void optionsMayBeSetDuringASearch(String go) {
        ENGINE.say("position startpos", go);
        ENGINE.assertSilent(
                "setoption name MultiPV value 2",
                "setoption name USI_Hash value 33",
                "setoption name Stochastic_Ponder value true",
                "setoption name USI_Ponder value true");
        ENGINE.say("stop");
        LegalAnswers.assertMove("position startpos", ENGINE.hear("bestmove"));
        ENGINE.say("go depth 1");
        assertTrue(ENGINE.hearUntil("bestmove").stream().anyMatch(line -> line.contains(" multipv 2 ")));
    }

    @Test
    @DisplayName("A person may ask for options, and set them without the words setoption, name and value")
    void optionsCanBeAskedFor() {
        ENGINE.say("multipv 4");
        assertEquals("4", valueOf("MultiPV"));
        ENGINE.say("getoption");
        List<String> all = ENGINE.hearAll();
        assertTrue(all.contains("MultiPV == 4"), all.toString());
        assertFalse(all.stream().anyMatch(line -> !line.equals("readyok") && !line.contains(" == ")), all.toString());
    }
}
