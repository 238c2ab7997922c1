package sanmai.fuzz;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import sanmai.notation.Sfen;
import sanmai.notation.format.RecordFormat;
import sanmai.notation.format.RecordReader;
import sanmai.notation.record.GameRecord;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordProblem;

/** Game records. */
final class RecordFuzz {
    private RecordFuzz() {}

    static void records(byte[] input) {
        String text = new String(input, UTF_8);
        checkAll(RecordFormat.readAny(text, Optional.empty()), text);
        for (RecordFormat format : RecordFormat.values()) {
            checkAll(format.read(text), text);
        }
    }

    /** Every record of a file has a game or a problem. */
    static void file(byte[] input) {
        String text = new String(input, ISO_8859_1);
        List<ParsedRecord> records = RecordReader.of(input).stream().toList();
        assertTrue(!records.isEmpty(), "nothing");
        for (ParsedRecord record : records) {
            assertTrue(record.tree().isPresent() || !record.isComplete(), "neither record nor problem");
            record.problems().forEach(problem -> Messages.assertPlain(problem.toString(), text));
        }
    }

    private static void checkAll(List<ParsedRecord> records, String text) {
        assertTrue(!records.isEmpty(), "nothing");
        List<String> lines = text.lines().toList();
        for (ParsedRecord record : records) {
            assertTrue(record.game().isPresent() || !record.problems().isEmpty(), "neither game nor problem");
            int plies = record.game().map(GameRecord::plies).orElse(0);
            record.problems().forEach(problem -> {
                assertPointsInto(lines, problem);
                boolean variation = lines.stream().limit(problem.line()).anyMatch(RecordFuzz::beginsVariation);
                int last = 1
                        + (variation
                                ? record.tree()
                                        .map(tree -> deepest(tree.root()))
                                        .orElse(0)
                                : plies);
                int first = variation ? 1 : last;
                assertTrue(problem.ply() == 0 || problem.ply() >= first && problem.ply() <= last, problem::toString);
                Messages.assertPlain(problem.toString(), text);
            });
            record.game().ifPresent(RecordFuzz::assertWrittenAndReadAgain);
        }
    }

    private static boolean beginsVariation(String line) {
        return line.strip().startsWith("変化") || line.contains("forks");
    }

    /** The number of moves of the longest line. */
    private static int deepest(RecordNode root) {
        int deepest = 0;
        Deque<RecordNode> nodes = new ArrayDeque<>(List.of(root));
        while (!nodes.isEmpty()) {
            RecordNode node = nodes.pop();
            deepest = Math.max(deepest, node.ply());
            node.children().forEach(nodes::push);
        }
        return deepest;
    }

    private static void assertPointsInto(List<String> lines, RecordProblem problem) {
        assertTrue(problem.line() >= 1 && problem.line() <= Math.max(1, lines.size()), problem::toString);
        String line = lines.isEmpty() ? "" : lines.get(problem.line() - 1);
        assertTrue(problem.column() >= 1 && problem.column() <= line.length() + 1, problem::toString);
        assertTrue(line.contains(problem.text()), problem::toString);
    }

    private static void assertWrittenAndReadAgain(GameRecord game) {
        String moves = game.moves().toString();
        String written = "sfen " + Sfen.of(game.start()) + " moves " + moves;
        ParsedRecord again = RecordFormat.USI.read(written).get(0);
        assertEquals(List.of(), again.problems(), written);
        assertEquals(game.start(), again.game().orElseThrow().start());
        assertEquals(game.moves(), again.game().orElseThrow().moves());
    }
}
