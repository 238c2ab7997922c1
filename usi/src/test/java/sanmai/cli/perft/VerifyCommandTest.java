package sanmai.cli.perft;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.cli.Run.assertRefused;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sanmai.cli.Run;

class VerifyCommandTest {
    private static final String START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

    @TempDir
    private Path directory;

    private String suite(String name, String... lines) throws IOException {
        return Files.write(directory.resolve(name), List.of(lines)).toString();
    }

    private static String line(String name, String sfen, int depth, long nodes) {
        return name + "\t" + sfen + "\t" + depth + "\t" + nodes + "\tby hand";
    }

    @Test
    void theShippedSuitePasses() {
        Run run = Run.of("verify", "--max-nodes", "20000");
        assertEquals(0, run.exitCode(), run.toString());
        assertTrue(run.lastLine().matches("[1-9]\\d* passed, 0 failed"), run.lastLine());
        assertTrue(run.out().get(run.out().size() - 2).matches("skipped \\d+ counts of more than 20000 nodes"));
        assertEquals(List.of(), run.err());
    }

    @Test
    void countsOfAPositionStandTogetherInColumns() throws IOException {
        String suite = suite("good.tsv", line("start", START, 1, 30), line("start", START, 3, 25470));
        Run run = Run.of("verify", "--verbose", suite);
        assertEquals(0, run.exitCode());
        assertEquals(4, run.out().size(), run.toString());
        assertEquals("start  " + START, run.out().get(0));
        assertTrue(
                run.out().get(1).matches("   1               30  ok       +\\d+\\.\\d{3} s"),
                run.out().get(1));
        assertEquals(run.out().get(1).length(), run.out().get(2).length());
        assertEquals("2 passed, 0 failed", run.lastLine());
    }

    @Test
    void aPositionHasOneLineWithItsGreatestDepth() throws IOException {
        String suite = suite(
                "suite.tsv",
                line("start", START, 3, 25470),
                line("start", START, 1, 30),
                line("wrong", START.replace(" 1", " 2"), 1, 30),
                line("wrong", START.replace(" 1", " 2"), 2, 901),
                line("wrong", START.replace(" 1", " 2"), 3, 25471));
        Run run = Run.of("verify", suite);
        assertEquals(1, run.exitCode());
        assertEquals(
                List.of(
                        "start  depth 3  nodes 25470  ok",
                        "wrong  depth 2  nodes 900  FAILED: expected 901, got 900 (line 4, counted by by hand); expected"
                                + " 25471, got 25470 (line 5, counted by by hand)",
                        "3 passed, 2 failed"),
                run.out());
    }

    @Test
    void aWrongCountIsDividedAndTheRestIsChecked() throws IOException {
        String bad = suite("bad.tsv", "# comment", line("start", START, 2, 901), line("start", START, 1, 30));
        Run run = Run.of("verify", "--verbose", bad);
        assertEquals(1, run.exitCode());
        assertEquals("1 passed, 1 failed", run.lastLine());
        assertTrue(run.out().get(1).contains("FAILED"), run.toString());
        assertTrue(
                run.out().get(2).contains("expected 901, got 900 (line 2"),
                run.out().get(2));
        assertTrue(run.out().contains("      1g1f: 30"), run.toString());
    }

    @Test
    void detailsAreChecked() throws IOException {
        String line = line("start", START, 3, 25470) + "\t";
        Run right = Run.of("verify", suite("right.tsv", line + "captures=59 promotions=30 drops=0 checks=48 mates=0"));
        assertEquals(0, right.exitCode(), right.toString());
        assertEquals("1 passed, 0 failed", right.lastLine());
        String wrong = suite("wrong.tsv", line + "promotions=31 captures=59 mates=1");
        String journal = directory.resolve("journal").toString();
        for (Run run : List.of(
                Run.of("verify", wrong, "--verbose"),
                Run.of("verify", wrong, "--verbose", "--resume", journal),
                Run.of("verify", wrong, "--verbose", "--resume", journal),
                Run.of("verify", "--verbose", "--merge", journal))) {
            assertEquals(1, run.exitCode(), run.toString());
            assertEquals(5, run.out().size(), "no leaves below moves, whose number is right: " + run);
            assertEquals(
                    List.of(
                            "      expected promotions=31, got 30 (line 1, counted by by hand)",
                            "      expected mates=1, got 0 (line 1, counted by by hand)",
                            "0 passed, 1 failed"),
                    run.out().subList(2, 5));
        }
    }

    @Test
    void unreadableFilesDoNotStopTheOthers() throws IOException {
        String missing = directory.resolve("missing.tsv").toString();
        String malformed = suite("malformed.tsv", "start " + START);
        String good = suite("good.tsv", line("start", START, 1, 30));
        Run run = Run.of("verify", missing, malformed, directory.toString(), good);
        assertEquals(2, run.exitCode());
        assertEquals("1 passed, 0 failed", run.lastLine());
        assertEquals(3, run.err().size(), run.toString());
        assertTrue(run.err().get(0).contains("missing.tsv"));
        assertTrue(run.err().get(1).contains("malformed.tsv"));
    }

    @Test
    void aBadPositionIsNamedByFileAndLine() throws IOException {
        String bad = suite(
                "bad.tsv",
                "# comment",
                line("bad", "9/9 b - 1", 1, 5),
                line("bad", "9/9 b - 1", 2, 5),
                line("start", START, 1, 31));
        String deep = suite("deep.tsv", line("deep", START, 65, 5));
        Run run = Run.of("verify", bad, deep);
        assertEquals(2, run.exitCode(), "more than a failure");
        assertEquals("0 passed, 1 failed", run.lastLine());
        assertEquals(2, run.err().size(), run.toString());
        assertTrue(
                run.err().get(0).startsWith("sanmai verify: " + bad + ":2: "),
                run.err().get(0));
        assertTrue(run.err().get(0).contains("offset 3"), run.err().get(0));
        assertTrue(
                run.err().get(1).contains(deep + ":1: ") && run.err().get(1).contains("65"),
                run.err().get(1));
    }

    @Test
    @Timeout(60)
    void keepsTheScoreWhenInterrupted() throws IOException {
        String slow = suite("slow.tsv", line("start", START, 12, Long.MAX_VALUE));
        Thread.currentThread().interrupt();
        Run run = Run.of("verify", "--max-nodes", Long.toString(Long.MAX_VALUE), slow);
        assertEquals(130, run.exitCode());
        assertTrue(run.out().contains("interrupted"), run.toString());
        assertEquals("0 passed, 0 failed", run.lastLine());
    }

    @Test
    void whatLeavesNothingToCheckIsRefused() throws IOException {
        String suite = suite("suite.tsv", line("start", START, 1, 30), line("start", START, 2, 900));
        assertRefused(
                "sanmai verify: --max-nodes 0: all \\d+ counts are greater and were skipped",
                Run.of("verify", "--max-nodes", "0"));
        assertRefused(
                "sanmai verify: --max-nodes 29: all 2 counts are greater and were skipped",
                Run.of("verify", suite, "--max-nodes", "29"));
    }

    @Test
    void badOptionsAreOneLineAndExitCodeTwo() {
        for (String[] arguments : new String[][] {
            {"verify", "--max-nodes", "-1"}, {"verify", "--max-nodes", "x"}, {"verify", "--sliders", "none"}
        }) {
            Run run = Run.of(arguments);
            assertEquals(2, run.exitCode());
            assertEquals(1, run.err().size(), run.toString());
            assertEquals(List.of(), run.out());
        }
    }
}
