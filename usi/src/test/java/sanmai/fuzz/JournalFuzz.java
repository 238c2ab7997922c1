package sanmai.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import sanmai.cli.papers.minimax.TreeSample;
import sanmai.cli.papers.sliders.SchemeSample;
import sanmai.cli.perft.LineResult;
import sanmai.cli.perft.PartCount;
import sanmai.journal.JournalContents;
import sanmai.journal.JournalException;
import sanmai.journal.JournalFormat;
import sanmai.report.Json;

/** Journals of experiments. */
public final class JournalFuzz {
    private static final List<JournalFormat<?>> FORMATS =
            List.of(PartCount.FORMAT, LineResult.FORMAT, TreeSample.FORMAT, SchemeSample.FORMAT);

    private JournalFuzz() {}

    static void check(byte[] input) throws IOException {
        if (input.length > 0) {
            byte[] journal = Arrays.copyOfRange(input, 1, input.length);
            check(FORMATS.get((input[0] & 0xFF) % FORMATS.size()), journal);
        }
    }

    /**
     * Reads a journal, and writes and reads what was read again.
     *
     * @return the results; none if it was refused
     */
    public static <T> List<T> check(JournalFormat<T> format, byte[] journal) throws IOException {
        JournalContents<T> contents;
        Path file = ScratchFile.of("any.jsonl", journal);
        try {
            contents = format.join(List.of(file));
        } catch (JournalException e) {
            Messages.assertPlainWhenPrinted(e.getMessage(), new String(journal, UTF_8));
            return List.of();
        }
        StringBuilder lines = new StringBuilder(Json.line(contents.conditions()) + "\n");
        contents.entries().forEach(entry -> lines.append(Json.line(entry)).append('\n'));
        Path written = ScratchFile.of("written.jsonl", lines.toString().getBytes(UTF_8));
        assertEquals(contents, format.join(List.of(written)));
        // A run under the same conditions goes on from it.
        try (var continued = format.open(written, contents.conditions(), found -> {})) {
            assertEquals(contents.entries(), continued.entries());
        }
        return contents.entries();
    }
}
