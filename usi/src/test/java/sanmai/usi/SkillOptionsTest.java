package sanmai.usi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sanmai.search.alphabeta.AlphaBeta;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.skill.SkillLevel;

/** The options for weaker play. */
@Timeout(60)
class SkillOptionsTest {
    private static final Pattern NODES = Pattern.compile(" nodes (\\d+) ");
    private static final int LEVEL = 9;

    private static InProcessEngine engine(String... options) {
        InProcessEngine gui = new InProcessEngine(new AlphaBeta(NetEvaluationFactory.shipped()));
        gui.hearAll();
        gui.say("setoption name USI_Hash value 4");
        gui.say(options);
        gui.say("position startpos");
        return gui;
    }

    /** The lines of a search from {@code go} to its answer, without strings. */
    private static List<String> search(InProcessEngine gui, String go) {
        gui.say(go);
        return gui.hearUntil("bestmove").stream()
                .filter(line -> !line.startsWith("info string"))
                .toList();
    }

    private static void assertPlaysAtTheLevel(InProcessEngine gui) {
        List<String> lines = search(gui, "go nodes 300000");
        assertEquals(2, lines.size(), lines.toString());
        Matcher nodes = NODES.matcher(lines.get(0));
        assertTrue(nodes.find() && Long.parseLong(nodes.group(1)) < 5000, lines.toString());
        String played = lines.get(1).split(" ")[1];
        assertTrue((lines.get(0) + " ").contains(" pv " + played + " "), lines.toString());
    }

    @Test
    void aSkillLevelLimitsTheSearch() {
        try (InProcessEngine gui = engine("setoption name SkillLevel value " + LEVEL)) {
            assertPlaysAtTheLevel(gui);
        }
    }

    @Test
    void aStrengthChoosesTheLevel() {
        String elo = "setoption name UCI_Elo value " + SkillLevel.of(LEVEL).elo();
        try (InProcessEngine gui = engine("setoption name UCI_LimitStrength value true", elo)) {
            assertPlaysAtTheLevel(gui);
        }
    }

    @Test
    void aStrengthWithoutItsSwitchDoesNothing() {
        try (InProcessEngine gui = engine("setoption name UCI_Elo value 0")) {
            List<String> lines = search(gui, "go nodes 20000");
            Matcher nodes = NODES.matcher(lines.get(lines.size() - 2));
            assertTrue(nodes.find() && Long.parseLong(nodes.group(1)) > 15_000, lines.toString());
        }
    }

    @Test
    void analysisIsNotWeakened() {
        try (InProcessEngine gui = engine("setoption name SkillLevel value 0", "setoption name PvInterval value 0")) {
            gui.say("go infinite");
            gui.hearUntil("info depth 5 ");
            gui.say("stop");
            gui.hearUntil("bestmove");
        }
    }
}
