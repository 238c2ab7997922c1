package sanmai.files;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InputFileTest {
    private static final int MEGABYTE = 1 << 20;

    @TempDir
    private Path folder;

    @Test
    void aByteOrderMarkIsNoPartOfAText() throws IOException {
        Path file = Files.writeString(folder.resolve("text"), "\uFEFFword\n");
        assertEquals("word\n", InputFile.text(file, MEGABYTE));
    }

    @Test
    void longFilesAreRefusedAndNotCut() throws IOException {
        Path file = Files.write(folder.resolve("long"), new byte[MEGABYTE + 1]);
        IOException refused = assertThrows(IOException.class, () -> InputFile.bytes(file, MEGABYTE));
        assertEquals("is larger than 1 MB", FileProblems.reason(refused));
        byte[] whole = Files.readAllBytes(file);
        assertThrows(IOException.class, () -> InputFile.bytes(new ByteArrayInputStream(whole), file, MEGABYTE));
        assertArrayEquals(whole, InputFile.bytes(new ByteArrayInputStream(whole), file, MEGABYTE + 1));
    }
}
