package sanmai.cli.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import sanmai.cli.Run;
import sanmai.cli.SanmaiCommand;
import sanmai.pages.ShellWords;

class ExplainCommandTest {
    @Test
    void theTableHasTheMovesOfTheLine() {
        Run run = Run.of("explain", "--nodes", "3000", "--line", "2g2f 8c8d");
        assertEquals(0, run.exitCode(), run.toString());
        assertTrue(run.out().get(0).matches("preferred: \\w+ .*\\(depth \\d+, cp -?\\d+\\)"), run.toString());
        assertTrue(run.out().get(1).matches("ply +move +what became of it +times +depth +reduction"), run.toString());
        assertTrue(run.out().get(3).matches(" +1 +2g2f +the move is searched, .*"), run.toString());
        assertTrue(run.lastLine().matches(" +2 +8c8d .*|  +\\w.*"), run.toString());
    }

    @Test
    void aMateIsShownByItsPlies() {
        Run run = Run.of("explain", "--nodes", "500", "--line", "G*5b", "4k4/9/4P4/9/9/9/9/9/4K4", "b", "G", "1");
        assertTrue(run.out().get(0).startsWith("preferred: G*5b  (depth "), run.toString());
        assertTrue(run.out().get(0).endsWith(", mate 1)"), run.toString());
        Run mated = Run.of("explain", "--nodes", "20000", "--line", "5a4a", "4k4/9/4P4/9/9/9/9/9/4K4 w 2G 1");
        assertTrue(mated.out().get(0).matches(".*, mate -\\d+\\)"), mated.toString());
    }

    @Test
    void anIllegalMoveOfTheLineIsNamed() {
        Run run = Run.of("explain", "--line", "7g7f 7f7e");
        assertEquals(2, run.exitCode());
        assertTrue(run.err().get(0).startsWith("sanmai explain: --line: illegal move: "), run.toString());
        assertTrue(run.err().get(0).contains("\"7f7e\""), run.toString());
    }

    @Test
    void theExamplesOfItsHelpHaveLegalMoves() {
        String[] footer = SanmaiCommand.commandLine()
                .getSubcommands()
                .get("explain")
                .getCommandSpec()
                .usageMessage()
                .footer();
        List<List<String>> examples = ShellWords.calls(
                Stream.of(footer).filter(line -> line.startsWith("  sanmai ")).toList());
        assertEquals(2, examples.size());
        for (List<String> example : examples) {
            List<String> call = new ArrayList<>(example);
            int nodes = call.indexOf("--nodes");
            if (nodes >= 0) {
                call.subList(nodes, nodes + 2).clear();
            }
            call.addAll(1, List.of("--nodes", "300"));
            Run run = Run.of(call.toArray(String[]::new));
            assertEquals(0, run.exitCode(), run.toString());
        }
    }
}
