package sanmai.cli.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sanmai.cli.Run;

class ChartCommandTest {
    @TempDir
    private Path folder;

    private Run chart(String csv) throws IOException {
        Files.writeString(folder.resolve("t.csv"), csv);
        return Run.of(
                "chart",
                folder.resolve("t.csv").toString(),
                "--out",
                folder.resolve("t.svg").toString());
    }

    @Test
    void theTableIsDrawn() throws IOException {
        assertEquals(
                0,
                chart("# Strength\n# Elo\n# 100 games\nprogram,Elo,low,high\nA & B,-12,-30,5\n")
                        .exitCode());
        String svg = Files.readString(folder.resolve("t.svg"));
        for (String part : List.of(
                "<svg ", ">Strength</text>", ">A &amp; B</text>", ">-12</text>", ">Elo</text>", ">100 games</text>")) {
            assertTrue(svg.contains(part), part + " is not in " + svg);
        }
    }

    @Test
    void aBadTableIsOneLineAndExitCodeTwo() throws IOException {
        Run run = chart("program,Elo\nours,strong\n");
        assertEquals(2, run.exitCode());
        assertEquals(1, run.err().size(), run.toString());
        assertTrue(run.err().get(0).endsWith("t.csv: line 2: not a number: \"strong\""), run.toString());
        assertFalse(Files.exists(folder.resolve("t.svg")));
    }

    @Test
    void aMissingFileIsOneLineAndExitCodeTwo() {
        Run run =
                Run.of("chart", "missing.csv", "--out", folder.resolve("t.svg").toString());
        assertEquals(2, run.exitCode());
        assertEquals(List.of("sanmai chart: missing.csv: there is no such file"), run.err());
    }
}
