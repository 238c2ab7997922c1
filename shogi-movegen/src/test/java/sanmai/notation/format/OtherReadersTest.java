package sanmai.notation.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sanmai.core.Square;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Handicap;
import sanmai.shogi.Move;
import sanmai.testing.RandomRecords;

/**
 * Records that are written here are read by tsshogi and json-kifu-format with the same moves. It is skipped unless node
 * finds both (NODE_PATH).
 */
class OtherReadersTest {
    private static final int TREES = 60;
    private static final List<RecordFormat> FORMATS =
            List.of(RecordFormat.KIF, RecordFormat.KI2, RecordFormat.CSA, RecordFormat.JKF, RecordFormat.USI);

    @TempDir
    private Path folder;

    private List<String> node(Stream<String> input, String... arguments) throws IOException, InterruptedException {
        Path in = Files.write(folder.resolve("in"), (Iterable<String>) input::iterator);
        Process node = new ProcessBuilder(
                        Stream.concat(Stream.of("node"), Stream.of(arguments)).toList())
                .redirectInput(in.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        List<String> lines = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                .lines()
                .toList();
        return node.waitFor(1, TimeUnit.MINUTES) && node.exitValue() == 0 ? lines : List.of();
    }

    private boolean findsBoth() throws InterruptedException {
        try {
            String script = "require('tsshogi'); require('json-kifu-format'); console.log('found')";
            return !node(Stream.of(), "-e", script).isEmpty();
        } catch (IOException e) {
            return false;
        }
    }

    @Test
    void othersFindTheSameMoves() throws IOException, InterruptedException {
        assumeTrue(findsBoth());
        Path script = folder.resolve("read.js");
        try (InputStream in = getClass().getResourceAsStream("/sanmai/notation/read-by-others.js")) {
            Files.copy(Objects.requireNonNull(in), script);
        }
        List<RecordTree> trees = new ArrayList<>();
        for (long seed = 0; trees.size() < TREES; seed++) {
            trees.add(RandomRecords.tree(new SplittableRandom(seed), 20, 3));
        }
        Gson json = new Gson();
        List<String> answers = node(
                trees.stream()
                        .flatMap(tree -> FORMATS.stream()
                                .map(format -> json.toJson(Map.of(
                                        "format",
                                        format.name(),
                                        "text",
                                        format.write(tree).text())))),
                script.toString());
        assertEquals(TREES * FORMATS.size(), answers.size());
        for (int i = 0; i < answers.size(); i++) {
            assertSameMoves(
                    trees.get(i / FORMATS.size()),
                    FORMATS.get(i % FORMATS.size()),
                    JsonParser.parseString(answers.get(i)).getAsJsonObject());
        }
    }

    /** Others make an illegal last move, too; where it cannot be made, they differ. */
    private static void assertSameMoves(RecordTree tree, RecordFormat format, JsonObject answer) {
        if (tree.mainLine().plies() == 0 || hasIllegalMove(tree)) {
            return;
        }
        String text = format.write(tree).text();
        boolean isKi2 = format == RecordFormat.KI2; // json-kifu-format does not know all its ends.
        if (tree.handicap().filter(handicap -> handicap != Handicap.NONE).isEmpty()) { // tsshogi does not know all.
            assertEquals(moves(tree, Move::usi), answer.get("tsshogi").getAsString(), text);
        }
        if (!isKi2 && !answer.get("jkf").isJsonNull()) {
            assertEquals(
                    moves(tree, OtherReadersTest::squares), answer.get("jkf").getAsString(), text);
        }
    }

    private static boolean hasIllegalMove(RecordTree tree) {
        var node = tree.root();
        while (node.goesOn()) {
            node = node.children().get(0);
        }
        return node.illegalMove().isPresent();
    }

    private static String moves(RecordTree tree, IntFunction<String> text) {
        return tree.mainLine().moves().codes().mapToObj(text).collect(Collectors.joining(" "));
    }

    private static String squares(int move) {
        return (Move.isDrop(move) ? "00" : digits(Move.from(move))) + digits(Move.to(move));
    }

    private static String digits(int square) {
        return "" + Square.file(square) + (Square.row(square) + 1);
    }
}
