package sanmai.cli.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.cli.console.UserError;
import sanmai.notation.ParsedRecord;
import sanmai.notation.RecordFormat;

class RecordReaderTest {
    private static final String USI =
            "position startpos moves 7g7f 3c3d\n\n# comment\nposition startpos moves 7g7f 7g7f\n";
    private static final String CSA = "V2.2\nPI\n+\n+7776FU\n-3334FU\n%TORYO\n/\nPI\n+\n+7776FU\n-7776FU\n/\n";
    private static final String KIF = "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 投了\n";

    @TempDir
    private Path folder;

    /** A game or a problem with its line. */
    private static String text(ParsedRecord reading, int linesBefore) {
        return reading.game().map(game -> game.moves().toString()).orElse("none")
                + reading.problems().stream()
                        .map(problem -> " " + (linesBefore + problem.line()) + ": " + problem.message())
                        .collect(Collectors.joining());
    }

    private List<String> read(String text) throws IOException, InterruptedException {
        Path file = folder.resolve("games.txt");
        Files.writeString(file, text);
        List<String> readings = new ArrayList<>();
        RecordReader.read(file, (reading, linesBefore) -> readings.add(text(reading, linesBefore)));
        return readings;
    }

    @ParameterizedTest
    @ValueSource(strings = {USI, CSA, KIF, "\r\n \r\n", "", "# only a comment\n", "hello\n", "\uFEFF" + KIF})
    void piecesAreLikeTheWhole(String text) throws IOException, InterruptedException {
        for (String ends : List.of("\n", "\r", "\r\n")) {
            for (int repeats : text.startsWith("V2") || text.startsWith("pos") ? new int[] {1, 3000} : new int[] {1}) {
                String all = text.repeat(repeats).replace("\n", ends);
                String bare = all.startsWith("\uFEFF") ? all.substring(1) : all;
                List<String> whole = RecordFormat.readAny(bare, Optional.empty()).stream()
                        .map(reading -> text(reading, 0))
                        .toList();
                assertEquals(whole, read(all));
            }
        }
    }

    @Test
    void aGameThatHasNoEndIsRefused() {
        UserError e = assertThrows(UserError.class, () -> read("startpos moves" + " 7g7f".repeat(1_000_000)));
        assertTrue(e.getMessage().contains("longer than"), e.getMessage());
    }
}
