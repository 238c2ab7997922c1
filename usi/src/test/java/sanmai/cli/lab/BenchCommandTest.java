package sanmai.cli.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.cli.Run;

class BenchCommandTest {
    private static List<String> withoutTimes(Run run) {
        return run.out().stream().map(line -> line.replaceAll("time.*", "")).toList();
    }

    @Test
    void twoRunsSearchTheSameNodes() {
        Run first = Run.of("bench", "--depth", "5", "--hash", "2");
        assertEquals(0, first.exitCode(), first.toString());
        assertEquals(12, first.out().size());
        assertTrue(first.lastLine().matches("nodes \\d+  time \\d+\\.\\d{3}  nps \\d+"), first.lastLine());
        assertEquals(withoutTimes(first), withoutTimes(Run.of("bench", "--depth", "5", "--hash", "2")));
        assertEquals(
                withoutTimes(first),
                withoutTimes(Run.of("bench", "--depth", "5", "--hash", "2", "--rounds", "1")),
                "what was done before changes nothing");
    }

    @Test
    void theTotalIsTheSumOfThePositions() {
        List<String> out = Run.of("bench", "--depth", "3", "--threads", "2").out();
        long sum = out.stream()
                .limit(out.size() - 1)
                .mapToLong(line -> Long.parseLong(line.replaceAll(".*nodes ", "")))
                .sum();
        assertTrue(out.get(out.size() - 1).startsWith("nodes " + sum + " "), out.toString());
    }

    @Test
    void theEvaluationCanBeChosen() {
        String[] arguments = {"bench", "--depth", "5", "--rounds", "1", "--eval", "first"};
        List<String> handcrafted = withoutTimes(Run.of(arguments));
        assertEquals(12, handcrafted.size());
        assertNotEquals(withoutTimes(Run.of("bench", "--depth", "5", "--rounds", "1")), handcrafted);
        Run none = Run.of("bench", "--eval", "no.net");
        assertEquals(2, none.exitCode());
        assertEquals(List.of("sanmai bench: \"no.net\": there is no such file"), none.err());
    }

    @ParameterizedTest
    @CsvSource({"--depth, 0", "--depth, 128", "--hash, 0", "--hash, 1048577", "--threads, -1", "--rounds, 0"})
    void numbersOutsideTheirRangesAreRefused(String option, String value) {
        Run run = Run.of("bench", option, value);
        assertEquals(2, run.exitCode());
        assertTrue(run.err().get(0).contains(option + " " + value + ": must be "), run.toString());
    }
}
