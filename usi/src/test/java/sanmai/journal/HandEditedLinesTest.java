package sanmai.journal;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.io.Resources;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sanmai.cli.option.Version;
import sanmai.cli.papers.minimax.TreeSample;
import sanmai.cli.papers.sliders.SchemeSample;
import sanmai.cli.perft.LineResult;
import sanmai.cli.perft.PartCount;
import sanmai.report.HandEdits;

/** Journals of experiments, each of whose values somebody has edited. */
class HandEditedLinesTest {
    @TempDir
    private Path folder;

    static Stream<Arguments> journals() {
        return Stream.of(
                Arguments.of("perft.jsonl", PartCount.FORMAT),
                Arguments.of("verify.jsonl", LineResult.FORMAT),
                Arguments.of("minimax.jsonl", TreeSample.FORMAT),
                Arguments.of("sliders.jsonl", SchemeSample.FORMAT));
    }

    @ParameterizedTest
    @MethodSource("journals")
    void resultsDependOnTheVersion(String name, JournalFormat<?> format) {
        assertTrue(format.names().contains(Version.CONDITION), name);
    }

    @ParameterizedTest
    @MethodSource("journals")
    void editedValuesAreReadOrRefusedWithTheirLine(String name, JournalFormat<?> format) throws IOException {
        // The first byte says which format it is.
        String text = Resources.toString(Resources.getResource("sanmai/fuzz/journal/" + name), StandardCharsets.UTF_8);
        List<String> lines = text.substring(1).lines().toList();
        Path file = folder.resolve(name);
        Files.write(file, lines);
        format.join(List.of(file));
        for (int number = 1; number <= 2; number++) {
            for (HandEdits.Edit edit : HandEdits.of(lines.get(number - 1))) {
                List<String> edited = new ArrayList<>(lines);
                edited.set(number - 1, edit.line());
                Files.write(file, edited);
                try {
                    format.join(List.of(file));
                    assertFalse(edit.isWrong(), edit.toString());
                } catch (JournalException e) {
                    assertTrue(e.getMessage().startsWith(file + ":" + number + ": "), e.getMessage());
                }
            }
        }
    }
}
