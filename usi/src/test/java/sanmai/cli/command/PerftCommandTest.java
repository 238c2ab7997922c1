package sanmai.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PerftCommandTest {
    private static final String LAST_LINE = "nodes %d  time \\d+\\.\\d{3}  nps \\d+";

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 30", "2, 900", "3, 25470", "4, 719731"})
    void countsFromTheStartPosition(String depth, long nodes) {
        Run run = Run.of("perft", depth);
        assertEquals(0, run.exitCode());
        assertEquals(1, run.out().size());
        assertTrue(run.lastLine().matches(String.format(LAST_LINE, nodes)), run.lastLine());
        assertEquals(List.of(), run.err());
    }

    @ParameterizedTest
    @CsvSource({"--leaves count", "--leaves list", "--leaves MAKE", "--threads 3", "--hash 1", "--sfen startpos"})
    void everyWayCountsAlike(String options) {
        List<String> arguments = new ArrayList<>(List.of("perft", "3"));
        arguments.addAll(List.of(options.split(" ")));
        Run run = Run.of(arguments.toArray(String[]::new));
        assertTrue(run.lastLine().matches(String.format(LAST_LINE, 25470)), run.toString());
    }

    @ParameterizedTest
    @CsvSource({"1, 30", "2, 900", "3, 25470"})
    void dividesSortedByMove(String depth, long nodes) {
        Run run = Run.of("perft", depth, "--divide");
        assertEquals(31, run.out().size());
        assertTrue(run.out().get(0).startsWith("1g1f: "), run.out().get(0));
        List<String> moves = run.out().subList(0, 30);
        assertEquals(moves.stream().sorted().toList(), moves);
        assertEquals(
                nodes,
                moves.stream()
                        .mapToLong(line -> Long.parseLong(line.split(": ")[1]))
                        .sum());
        assertTrue(run.lastLine().matches(String.format(LAST_LINE, nodes)), run.lastLine());
    }

    @Test
    void dividesNothingAtDepthZero() {
        assertEquals(1, Run.of("perft", "0", "--divide").out().size());
    }

    @Test
    void acceptsPositionsThatCannotArise() {
        Run run = Run.of("perft", "1", "--sfen", "P3k4/9/9/9/9/9/9/9/4K4 b - 1");
        assertTrue(run.lastLine().matches(String.format(LAST_LINE, 5)), run.toString());
    }

    @Test
    @Timeout(60)
    void keepsWhatItHasWhenInterrupted() {
        Thread.currentThread().interrupt();
        Run run = Run.of("perft", "12");
        assertEquals(130, run.exitCode());
        assertTrue(run.lastLine().matches("interrupted; so far nodes 0 .*"), run.lastLine());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "perft                          | sanmai perft: .*DEPTH.*",
                "perft x                        | sanmai perft: .*'x'.*",
                "perft -1                       | sanmai perft: .*-1.*",
                "perft 65                       | sanmai perft: DEPTH 65: .* 0 and 64",
                "perft 1 2                      | sanmai perft: .*'2'.*",
                "perft 1 --threads 0            | sanmai perft: 0 threads: .*",
                "perft 1 --threads many         | sanmai perft: .*'many'.*",
                "perft 1 --hash -1              | sanmai perft: -1 MB of hash: .*",
                "perft 1 --hash 99999           | sanmai perft: 99999 MB of hash: .*",
                "perft 1 --leaves none          | sanmai perft: .*'none'.*",
                "perft 1 --sfen 9/9             | sanmai perft: .*offset.*9/9.*",
                "perft 1 --sfen                 | sanmai perft: .*--sfen.*",
                "perft 1 --sliders none         | sanmai perft: .*none.*kindergarten.*",
                "perft 1 --frob                 | sanmai perft: .*'--frob'.*",
                "perft 1 --divide --divide      | sanmai perft: .*--divide.*",
                "frob                           | sanmai: .*'frob'.*",
            })
    void userErrorsAreOneLineAndExitCodeTwo(String arguments, String message) {
        Run run = Run.of(arguments.trim().split(" +"));
        assertEquals(2, run.exitCode());
        assertEquals(List.of(), run.out());
        assertEquals(1, run.err().size(), run.toString());
        assertTrue(run.err().get(0).matches(message), run.err().get(0));
    }

    @Test
    void anImpossiblePositionIsRefusedWithItsReasons() {
        Run run = Run.of("perft", "1", "--sfen", "4k4/9/9/9/4R4/9/9/9/4K3K b - 1");
        assertEquals(2, run.exitCode());
        assertTrue(run.err().get(0).contains("king"), run.err().get(0));
        assertTrue(run.err().get(0).contains("; "), "both reasons: " + run.err().get(0));
    }
}
