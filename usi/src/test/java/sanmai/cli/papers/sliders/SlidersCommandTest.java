package sanmai.cli.papers.sliders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.cli.Run.assertRefused;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.cli.Run;
import sanmai.testing.SameOnEveryJava;

@SameOnEveryJava
@Timeout(300)
class SlidersCommandTest {
    @TempDir
    private Path folder;

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    /** One run with forks, the others from its file. */
    @Test
    void measuresInForksAndGoesOnFromTheFile() throws IOException {
        String journal = file("journal");
        String chart = file("chart.svg");
        String[] arguments = {"sliders", "--quick", "--schemes", "kindergarten,ray-walk", "--resume", journal};
        Run run = Run.of(arguments);
        assertEquals(0, run.exitCode(), run.toString());
        assertEquals(List.of(), run.err());
        assertEquals("2 forks measured, 0 failed, 0 wrong", run.lastLine());
        assertTrue(
                run.out().get(2).matches("ray-walk +- +four run lengths"),
                run.out().get(2));
        assertTrue(
                run.out().get(7).matches("ray-walk +plain board +16 B .*"),
                run.out().get(7));
        assertTrue(
                run.out().get(8).matches("kindergarten +plain board +[\\d.]+ KB .*"),
                run.out().get(8));
        assertEquals(3, Files.readAllLines(Path.of(journal)).size());

        assertEquals(run.out(), Run.of(arguments).out(), "all from the file");
        Run csv = Run.of(with(arguments, "--format", "csv", "--chart", chart));
        assertEquals(1 + 2, csv.out().size(), csv.toString());
        assertTrue(Files.readString(Path.of(chart)).contains(">kindergarten<"));
        assertEquals("{", Run.of(with(arguments, "--format", "json")).out().get(0));

        Files.writeString(Path.of(journal), "garbage\n", java.nio.file.StandardOpenOption.APPEND);
        Run refused = Run.of(arguments);
        assertEquals(2, refused.exitCode());
        assertTrue(refused.err().get(0).contains(journal + ":4: "), refused.toString());
    }

    private static String[] with(String[] arguments, String... more) {
        return java.util.stream.Stream.of(arguments, more)
                .flatMap(java.util.Arrays::stream)
                .toArray(String[]::new);
    }

    @Test
    void keepsWhatItHasWhenInterrupted() {
        Thread.currentThread().interrupt();
        Run run = Run.of("sliders", "--quick");
        assertEquals(130, run.exitCode(), run.toString());
        assertEquals("interrupted; 0 forks measured, 0 failed, 0 wrong", run.lastLine());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--schemes none               | .*none.*kindergarten.*",
                "--schemes rotated,none       | .*none.*",
                "--schemes                    | .*--schemes.*",
                "--forks 0                    | .*--forks 0.*",
                "--forks x                    | .*'x'.*",
                "--format xml                 | .*'xml'.*",
                "--chart picture.png          | .*picture.png.*svg.*",
                "--chart no/such/folder/a.svg | .*a.svg.*",
                "--resume no/such/folder/a    | .*no/such/folder/a.*",
                "--sliders rotated            | .*--sliders.*",
                "7                            | .*'7'.*",
            })
    void badArgumentsAreOneLineAndExitCodeTwo(String arguments, String message) {
        assertRefused(
                "sanmai sliders: " + message,
                Run.of(("sliders " + arguments).trim().split(" +")));
    }
}
