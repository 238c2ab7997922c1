package sanmai.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BookDirectoryTest {
    @TempDir
    Path home;

    private List<String> lines(String name) throws IOException {
        try (Stream<String> lines = new BookDirectory(home).open(name)) {
            return lines.toList();
        }
    }

    @Test
    void aBookIsFoundBesideTheProgramOrByItsPath() throws IOException {
        Path book = home.resolve("\u5b9a\u8de1 1.db");
        Files.writeString(book, "sfen x\r\n7g7f\n");
        assertEquals(List.of("sfen x", "7g7f"), lines(book.getFileName().toString()));
        assertEquals(List.of("sfen x", "7g7f"), lines(book.toAbsolutePath().toString()));
    }

    @Test
    void theSizeOfABookIsThatOfItsFile() throws IOException {
        Files.writeString(home.resolve("a.db"), "sfen \u5b9a\n");
        assertEquals(9, new BookDirectory(home).bytes("a.db"));
    }

    @Test
    void strangeBytesDoNotEndTheReading() throws IOException {
        Files.write(home.resolve("sjis.db"), "# \u5b9a\nsfen x\n".getBytes("Shift_JIS"));
        assertEquals("sfen x", lines("sjis.db").get(1));
    }

    @Test
    void aFileThatIsNotTextIsRefused() throws IOException {
        Files.write(home.resolve("picture.db"), new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n', 0});
        IOException binary = assertThrows(IOException.class, () -> lines("picture.db"));
        assertEquals("that is no text", binary.getMessage());
    }

    @Test
    void missingFilesBadPathsAndFoldersAreErrors() {
        IOException missing = assertThrows(IOException.class, () -> lines("none.db"));
        assertTrue(missing.getMessage().startsWith("there is no file "), missing.getMessage());
        assertThrows(IOException.class, () -> lines("a\u0000b"));
        assertThrows(IOException.class, () -> lines("."));
    }
}
