package sanmai.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OptionsFileTest {
    @TempDir
    Path home;

    @Test
    void noFileNoLines() {
        assertEquals(List.of(), OptionsFile.lines(home));
    }

    @Test
    void itsLinesAreRead() throws IOException {
        Files.writeString(home.resolve(OptionsFile.NAME), "setoption name Threads value 2\r\n# more\n");
        assertEquals(List.of("setoption name Threads value 2", "# more"), OptionsFile.lines(home));
    }

    @Test
    void strangeBytesDoNotEndTheReading() throws IOException {
        Files.write(home.resolve(OptionsFile.NAME), "# \u6c34\nx\n".getBytes("Shift_JIS"));
        assertEquals("x", OptionsFile.lines(home).get(1));
    }

    @Test
    void whatCannotBeReadIsALineThatSaysSo() throws IOException {
        Files.createDirectory(home.resolve(OptionsFile.NAME));
        List<String> lines = OptionsFile.lines(home);
        assertEquals(1, lines.size());
        assertTrue(lines.get(0).startsWith("engine_options.txt "), lines.get(0));
    }
}
