package sanmai.files;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SeekingReaderTest {
    @TempDir
    private Path folder;

    @Test
    void aLongLineComesInPiecesThatMakeItWhole() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < 3_000; i++) {
            line.append(i).append(',');
        }
        Path file = Files.writeString(folder.resolve("book"), line + "\nnext\n");
        StringBuilder pieces = new StringBuilder();
        try (SeekingReader reader = new SeekingReader(file)) {
            while (pieces.length() < line.length()) {
                pieces.append(reader.line());
            }
            assertEquals(line.toString(), pieces.toString());
            assertEquals("next", reader.line());
        }
    }
}
