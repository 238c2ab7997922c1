package sanmai.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sanmai.files.FileProblems;

class EngineOptionsFileTest {
    @TempDir
    Path home;

    @Test
    void withoutAFileThereAreNoLines() throws IOException {
        assertEquals(List.of(), EngineOptionsFile.lines(home));
    }

    @Test
    void theLinesOfTheFileAreRead() throws IOException {
        Files.writeString(home.resolve(EngineOptionsFile.NAME), "setoption name Threads value 2\r\n# more\n");
        assertEquals(List.of("setoption name Threads value 2", "# more"), EngineOptionsFile.lines(home));
    }

    @Test
    void strangeBytesDoNotEndTheReading() throws IOException {
        Files.write(home.resolve(EngineOptionsFile.NAME), "# \u6c34\nx\n".getBytes("Shift_JIS"));
        assertEquals("x", EngineOptionsFile.lines(home).get(1));
    }

    @Test
    void whyItCannotBeReadIsSaid() throws IOException {
        Files.createDirectory(home.resolve(EngineOptionsFile.NAME));
        IOException problem = assertThrows(IOException.class, () -> EngineOptionsFile.lines(home));
        assertEquals("is a directory", FileProblems.reason(problem));
    }
}
