package sanmai.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BookDirectoryTest {
    @TempDir
    Path home;

    private Path find(String directory, String name) throws IOException {
        return new BookDirectory(home).find(directory, name);
    }

    @Test
    void aBookIsFoundBesideTheProgramOrByItsPath() throws IOException {
        Path book = Files.createFile(home.resolve("\u5b9a\u8de1 1.db"));
        assertEquals(book, find("book", "\u5b9a\u8de1 1.db"));
        assertEquals(book, find("book", book.toAbsolutePath().toString()));
    }

    @Test
    void theDirectoryOfBooksComesFirst() throws IOException {
        Files.createFile(home.resolve("a.db"));
        Path folder = Files.createDirectory(home.resolve("book"));
        Path book = Files.createFile(folder.resolve("a.db"));
        assertEquals(book, find("book", "a.db"));
        assertEquals(book, find("none", "book/a.db"));
        assertEquals(book, find(folder.toString(), "a.db"));
        assertEquals(home.resolve("a.db"), find("none", "a.db"));
    }

    @Test
    void missingFilesAndBadPathsAreErrors() {
        IOException missing = assertThrows(IOException.class, () -> find("book", "none.db"));
        assertEquals(
                "there is no file " + home.resolve("book").resolve("none.db") + ", nor " + home.resolve("none.db"),
                missing.getMessage());
        IOException bad = assertThrows(IOException.class, () -> find("book", "a\u0000b"));
        assertTrue(bad.getMessage().startsWith("that is no path"), bad.getMessage());
    }
}
