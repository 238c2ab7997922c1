package sanmai.usi.option;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.engine.Score;
import sanmai.search.EnteringKingRule;
import sanmai.search.book.play.BookSettings;
import sanmai.search.time.Limits;
import sanmai.search.time.Resources;

class EngineOptionsTest {
    private final EngineOptions engineOptions = new EngineOptions();
    private final UsiOptions options = engineOptions.options();

    private List<String> declarations() {
        return options.declarations();
    }

    @Test
    void declarationsAreWellFormed() {
        String spin = "option name \\w+ type spin default -?\\d+ min -?\\d+ max \\d+";
        String check = "option name \\w+ type check default (true|false)";
        String file = "option name \\w+ type (filename|string) default (\\w+|<empty>)";
        String combo = "option name \\w+ type combo default [\\w-]+( var [\\w-]+)+";
        String button = "option name \\w+ type button";
        for (String line : declarations()) {
            assertTrue(line.matches(spin + "|" + check + "|" + combo + "|" + file + "|" + button), line);
        }
    }

    @Test
    void defaultsAreAmongTheValues() {
        Pattern numbers = Pattern.compile("default (-?\\d+) min (-?\\d+) max (\\d+)");
        Pattern words = Pattern.compile("default (\\S+) (var .*)");
        for (UsiOption option : options.all()) {
            assertEquals(Optional.of(option.defaultValue()), option.accept(option.defaultValue()), option.name());
            Matcher spin = numbers.matcher(options.values(option));
            if (spin.find()) {
                assertTrue(Long.parseLong(spin.group(2)) <= Long.parseLong(spin.group(1)), option.name());
                assertTrue(Long.parseLong(spin.group(1)) <= Long.parseLong(spin.group(3)), option.name());
            }
            Matcher combo = words.matcher(options.values(option));
            if (combo.find()) {
                assertTrue((combo.group(2) + " ").contains("var " + combo.group(1) + " "), option.name());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "USI_Hash type spin default 256 min 1 max 65536",
                "USI_Ponder type check default false",
                "MultiPV type spin default 1 min 1 max 600",
                "Clear_Hash type button",
                "Threads type spin default 1 min 1 max 512",
                "EnteringKingRule type combo default CSARule27 var NoEnteringKing var CSARule24 var CSARule24H"
                        + " var CSARule27 var CSARule27H var TryRule",
                "USI_OwnBook type check default true",
                "BookFile type filename default shipped",
                "ResignValue type spin default 99999 min 0 max 99999",
                "NetworkDelay type spin default 120 min 0 max 10000",
                "NetworkDelay2 type spin default 120 min 0 max 10000",
                "RoundUpToFullSecond type check default true",
                "MinimaxGenerator type combo default bitboard-legal var attack-table var attack-table-pseudo"
                        + " var bitboard var bitboard-legal"
            })
    void declaresTheOption(String option) {
        assertTrue(declarations().contains("option name " + option), String.join("\n", declarations()));
    }

    @Test
    void theDefaultsOfTheBookAreThoseOfItsSettings() {
        assertEquals(BookSettings.DEFAULT, engineOptions.bookSettings());
    }

    @Test
    void namesAreCaseInsensitiveAndValuesAreClamped() {
        assertEquals(Limits.MAX_DEPTH, engineOptions.depthLimit());
        assertEquals(Optional.empty(), options.set("depthLIMIT", "4"));
        assertEquals(4, engineOptions.depthLimit());
        assertEquals(Optional.empty(), options.set("DepthLimit", "99999999999"));
        assertEquals(Limits.MAX_DEPTH, engineOptions.depthLimit());
        assertEquals(Optional.empty(), options.set("NetworkDelay", "-7"));
        assertEquals(0, engineOptions.timeManagement().networkDelayMillis());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "1.5", "true", "1e9", "-", "--5", "\u0661"})
    void nonsenseIsRefusedAndChangesNothing(String value) {
        assertTrue(options.set("DepthLimit", value).isPresent());
        assertEquals(Limits.MAX_DEPTH, engineOptions.depthLimit());
    }

    @ParameterizedTest
    @CsvSource({
        "NodesLimit, 9223372036854776000,  9007199254740991",
        "NodesLimit, 99999999999999999999, 9007199254740991",
        "NodesLimit, -9223372036854776000, 0",
        "DepthLimit, 128,                  127",
        "DepthLimit, 007,                  7"
    })
    void numbersBeyondTheRangeOrAnyLongAreBroughtIntoIt(String name, String value, String text) {
        assertEquals(Optional.empty(), options.set(name, value));
        assertEquals(text, options.text(options.find(name).orElseThrow()));
        assertEquals(!value.equals("007"), options.remark(name, value).isPresent());
    }

    @Test
    void checksTakeTrueAndFalseOnly() {
        assertEquals(Optional.empty(), options.set("Stochastic_Ponder", "TRUE"));
        assertTrue(engineOptions.pondersStochastically());
        assertTrue(options.set("Stochastic_Ponder", "yes").isPresent());
        assertTrue(engineOptions.pondersStochastically());
    }

    @Test
    void combosTakeTheirWordsOnly() {
        assertEquals(Optional.empty(), options.set("EnteringKingRule", "tryrule"));
        assertEquals(EnteringKingRule.TRY, engineOptions.rules().enteringKingRule());
        assertTrue(options.set("EnteringKingRule", "CSARule28").isPresent());
        assertEquals(EnteringKingRule.TRY, engineOptions.rules().enteringKingRule());
    }

    @Test
    void unknownOptionsAreIgnoredAndReportedOnce() {
        assertEquals(Optional.empty(), options.set("NoSuchOption", "1"));
        assertEquals(Optional.empty(), options.find("NoSuchOption"));
        assertEquals(Optional.of("there is no option NoSuchOption"), options.remark("NoSuchOption", "1"));
        assertEquals(Optional.empty(), options.remark("nosuchoption", "2"));
        for (String known : List.of("USI_Ponder", "usi_hash", "Hash", "NumberOfThreads", "OwnBook", "Clear Hash")) {
            assertEquals(Optional.empty(), options.remark(known, "true"), known);
        }
    }

    /** GUIs in JavaScript round greater numbers. */
    @Test
    void numbersAreThoseThatJavaScriptHolds() {
        for (UsiOption option : options.all()) {
            if (option instanceof UsiOption.Spin spin) {
                assertTrue(Math.abs(spin.min()) < 1L << 53 && spin.max() < 1L << 53, spin.name());
            }
        }
    }

    @Test
    void settingsAreReadBack() {
        assertEquals(new Resources(256, 1), engineOptions.resources());
        options.set("USI_Hash", "64");
        options.set("Threads", "2");
        assertEquals(new Resources(64, 2), engineOptions.resources());
        options.set("MaxMovesToDraw", "256");
        options.set("DrawValueWhite", "-30");
        assertEquals(256, engineOptions.rules().maxMoves());
        assertEquals(-2, engineOptions.rules().drawValueBlack());
        assertEquals(-30, engineOptions.rules().drawValueWhite());
        options.set("MultiPV", "5");
        assertEquals(5, engineOptions.multiPv());
        options.set("NodesLimit", "1000");
        assertEquals(1000, engineOptions.nodesLimit());
    }

    @ParameterizedTest
    @CsvSource({"3000, -3000, true", "3000, -2999, false", "3000, 5000, false", "99999, -99998, false"})
    void resignsAtTheSetScore(String value, int score, boolean resigns) {
        options.set("ResignValue", value);
        assertEquals(resigns, engineOptions.resignsAt(score));
    }

    @Test
    void matesResignOnlyIfTheValueIsThatOfAMate() {
        assertFalse(engineOptions.resignsAt(Score.matedIn(4)));
        options.set("ResignValue", "31000");
        assertTrue(engineOptions.resignsAt(Score.matedIn(4)));
        assertFalse(engineOptions.resignsAt(Score.mateIn(5)));
    }

    @Test
    void considerationModeReportsEverythingAndNeverResigns() {
        assertEquals(300, engineOptions.pvIntervalMillis());
        options.set("ResignValue", "100");
        options.set("ConsiderationMode", "true");
        assertEquals(0, engineOptions.pvIntervalMillis());
        assertFalse(engineOptions.resignsAt(-5000));
    }

    @Test
    void aMateCountsLessByItsPliesForResigning() {
        options.set("ResignValue", "31997");
        assertTrue(engineOptions.resignsAt(Score.matedIn(2)));
        assertFalse(engineOptions.resignsAt(Score.matedIn(4)));
    }
}
