package sanmai.cli.perft;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.cli.Run.assertRefused;

import com.google.gson.Gson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.cli.Run;

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
    @CsvSource({"--hash 1", "--threads 3 --hash-seed 5"})
    void uniquePositionsAreCountedOnce(String options) {
        Run run = Run.of(("perft 4 --unique 3 " + options).split(" "));
        assertEquals(
                List.of(
                        "plies 1  unique positions 30",
                        "plies 2  unique positions 900",
                        "plies 3  unique positions 13560"),
                run.out().subList(0, 3));
        assertTrue(run.lastLine().matches(String.format(LAST_LINE, 719731)), run.toString());
    }

    @Test
    void detailsBeginBelowUniquePositions() {
        List<String> whole =
                Run.of("perft", "4", "--details", "--format", "csv").out();
        List<String> below = Run.of("perft", "4", "--details", "--unique", "2", "--format", "csv")
                .out();
        assertEquals(whole.get(0), below.get(0));
        assertEquals(whole.subList(3, 5), below.subList(1, 3));
        assertEquals(3, below.size());
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

    @ParameterizedTest
    @ValueSource(strings = {"", "--threads 3 --hash 1", "--leaves make"})
    void printsATableOfDetails(String options) {
        Run run = Run.of(("perft 4 --details " + options).trim().split(" "));
        assertEquals(0, run.exitCode());
        List<List<String>> words =
                run.out().stream().map(line -> List.of(line.trim().split(" +"))).toList();
        assertEquals(7, words.size(), run.toString());
        assertEquals(
                "depth nodes captures promotions drops checks double mates refused", String.join(" ", words.get(0)));
        assertEquals("1 30 0 0 0 0 0 0 0", String.join(" ", words.get(2)));
        assertEquals("3 25470 59 30 0 48 0 0 0", String.join(" ", words.get(4)));
        assertEquals("4 719731 1803 842 0 1121 0 0 0", String.join(" ", words.get(5)));
        assertTrue(run.lastLine().matches(String.format(LAST_LINE, 719731)), run.lastLine());
    }

    private record Row(int depth, long nodes, long checks) {}

    private record DetailsPage(String sfen, boolean complete, List<Row> rows) {}

    @Test
    void writesDetailsForOtherTools() {
        Run csv = Run.of("perft", "3", "--details", "--format", "csv");
        assertEquals(
                List.of(
                        "depth,nodes,captures,promotions,drops,checks,double_checks,mates,refused_drop_pawn_mates",
                        "1,30,0,0,0,0,0,0,0",
                        "2,900,0,0,0,0,0,0,0",
                        "3,25470,59,30,0,48,0,0,0"),
                csv.out());
        Run json = Run.of("perft", "3", "--details", "--format", "json");
        DetailsPage report = new Gson().fromJson(String.join("\n", json.out()), DetailsPage.class);
        assertTrue(report.complete());
        assertEquals(List.of(new Row(1, 30, 0), new Row(2, 900, 0), new Row(3, 25470, 48)), report.rows());
        assertTrue(report.sfen().startsWith("lnsgkgsnl/"), report.sfen());
    }

    @Test
    void depthZeroHasNoDetails() {
        Run run = Run.of("perft", "0", "--details");
        assertEquals(3, run.out().size(), run.toString());
        assertTrue(run.lastLine().startsWith("nodes 1 "), run.toString());
    }

    @Test
    void dividesBesideTheTable() {
        Run run = Run.of("perft", "3", "--details", "--divide");
        assertEquals(30 + 5 + 1, run.out().size(), run.toString());
        assertTrue(run.out().get(0).startsWith("1g1f: "), run.toString());
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
                "perft 1 --hash 9999999         | sanmai perft: 9999999 MB of hash: .*",
                "perft 1 --hash 1000000         | sanmai perft: 1000000 MB of hash do not fit the heap of .*",
                "perft 1 --hash-seed 5          | sanmai perft: --hash-seed needs --hash or --unique: .*",
                "perft 3 --unique 3             | sanmai perft: --unique 3: .* 1 and 2",
                "perft 1 --unique 1             | sanmai perft: --unique 1: needs a DEPTH of 2 or more",
                "perft 3 --unique -1            | sanmai perft: --unique -1: .* 1 and 2",
                "perft 3 --unique 2 --divide    | sanmai perft: --divide and --unique cannot be combined: .*",
                "perft 1 --hash-seed x          | sanmai perft: .*'x'.*",
                "perft 1 --details --leaves list | sanmai perft: details of a listed last ply: .*",
                "perft 1 --details --format csv --divide | sanmai perft: --divide prints text only; leave out --format",
                "perft 1 --format json          | sanmai perft: --format prints the table of --details; .*",
                "perft 1 --details --format x   | sanmai perft: .*'x'.*",
                "perft 1 --leaves none          | sanmai perft: .*'none'.*",
                "perft 1 --sfen 9/9             | sanmai perft: .*offset.*9/9.*",
                "perft 1 --sfen                 | sanmai perft: .*--sfen.*",
                "perft 1 --sliders none         | sanmai perft: .*none.*kindergarten.*",
                "perft 1 --frob                 | sanmai perft: .*'--frob'.*",
                "perft 1 --divide --divide      | sanmai perft: .*--divide.*",
                "frob                           | sanmai: .*'frob'.*",
            })
    void userErrorsAreOneLineAndExitCodeTwo(String arguments, String message) {
        assertRefused(message, Run.of(arguments.trim().split(" +")));
    }

    @Test
    void anImpossiblePositionIsRefusedWithItsReasons() {
        Run run = Run.of("perft", "1", "--sfen", "4k4/9/9/9/4R4/9/9/9/4K3K b - 1");
        assertEquals(2, run.exitCode());
        assertTrue(run.err().get(0).contains("king"), run.err().get(0));
        assertTrue(run.err().get(0).contains("; "), "both reasons: " + run.err().get(0));
    }

    private static String merged(Path file, String... options) {
        Run run = Run.of(Stream.concat(Stream.of("perft", "--merge", file.toString()), Stream.of(options))
                .toArray(String[]::new));
        assertEquals(2, run.exitCode(), run.toString());
        return run.err().get(0);
    }

    @Test
    void sharesThatAreMissingAreNamedByTheirNumbers(@TempDir Path folder) {
        Path half = folder.resolve("half.jsonl");
        Run.of("perft", "3", "--unique", "2", "--shard", "1/2", "--resume", half.toString());
        assertTrue(merged(half).matches(".*the first: part \\d+"), merged(half));
    }

    @Test
    void mergedFilesMustBeOfOneTreeWithWhatIsPrinted(@TempDir Path folder) throws IOException {
        Path whole = folder.resolve("whole.jsonl");
        Run.of("perft", "3", "--unique", "2", "--resume", whole.toString());
        String refusal = merged(whole, "--format", "json");
        assertTrue(refusal.endsWith("these were not"), refusal);
        String text = Files.readString(whole);
        for (String[] wrong : new String[][] {{"3", "-2"}, {"2", "2"}, {"65", "2"}}) {
            String edited = text.replace("\"DEPTH\":\"3\"", "\"DEPTH\":\"" + wrong[0] + "\"")
                    .replace("\"--unique\":\"2\"", "\"--unique\":\"" + wrong[1] + "\"");
            Path file = Files.writeString(folder.resolve("edited.jsonl"), edited);
            assertTrue(merged(file).contains(file + ": "), merged(file));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"23", "26"}) // The sum of all parts is too great, and each of them.
    void aTreeWithMoreLeavesThanALongHoldsIsRefused(String depth) {
        Run run = Run.of("perft", depth, "--hash", "64", "--sfen", "4k4/9/9/9/9/9/9/9/4K4 b - 1");
        assertRefused("sanmai perft: depth " + depth + ": the tree has more than 9223372036854775807 leaves", run);
    }
}
