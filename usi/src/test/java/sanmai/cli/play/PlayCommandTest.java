package sanmai.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.cli.Run;

class PlayCommandTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--level 21 | sanmai play: --level 21: must be between 0 and 20",
                "--time 10x | sanmai play: --time 10x: not a time; give one such as 30s, 10m or 1h",
                "--think -1 | sanmai play: --think -1: not a time; give one such as 30s, 10m or 1h",
                "--handicap queen | sanmai play: --handicap queen: not a handicap; choose one of ",
                "--position 9/9 | sanmai play: ",
                "--handicap rook --position startpos | sanmai play: ",
                "--engine-option A=1 | sanmai play: --engine-option needs --engine",
                "--engine /no/such/engine --eval my.net | sanmai play: --eval is for Sanmai, and --engine names another",
                "--engine /no/such/engine | sanmai play: --engine /no/such/engine: ",
                "--side red | sanmai play: ",
                "--language fr | sanmai play: ",
                "--letters --language ja | sanmai play: --letters shows no Japanese: leave it out",
                "--kif /no/such/folder/game.kif | sanmai play: --kif /no/such/folder/game.kif: no file can be written there"
            })
    void wrongCallsAreOneLine(String arguments, String beginning) {
        Run run = Run.of(("play " + arguments).split(" "));
        assertEquals(2, run.exitCode(), run.toString());
        assertTrue(run.err().get(0).startsWith(beginning), run.toString());
    }

    @Test
    void aJapaneseGameInAPipeHasNoColours(@TempDir Path folder) {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream("76歩\n".getBytes(StandardCharsets.UTF_8)));
        try {
            String file = folder.resolve("game.kif").toString();
            Run run = Run.of("play", "--language", "ja", "--level", "0", "--seed", "1", "--kif", file);
            assertEquals(0, run.exitCode(), run.toString());
            assertTrue(run.out().get(0).startsWith("あなたは先手、相手は"), run.toString());
            assertTrue(run.out().stream().noneMatch(line -> line.contains("\u001b")), run.toString());
        } finally {
            System.setIn(before);
        }
    }

    /** Like the program, whose default locale is no language. */
    @Test
    void aJapaneseSystemIsSpokenToInJapanese(@TempDir Path folder) {
        assumeTrue(SystemTerminal.showsKanji());
        InputStream before = System.in;
        Locale locale = Locale.getDefault();
        String language = System.getProperty("user.language");
        System.setIn(InputStream.nullInputStream());
        Locale.setDefault(Locale.ROOT);
        System.setProperty("user.language", "ja");
        try {
            String file = folder.resolve("game.kif").toString();
            Run run = Run.of("play", "--level", "0", "--kif", file);
            assertTrue(run.out().get(0).startsWith("あなたは先手、相手は"), run.toString());
        } finally {
            System.setIn(before);
            Locale.setDefault(locale);
            System.setProperty("user.language", language);
        }
    }

    @Test
    void noColorIsHonoured() {
        assertTrue(SystemTerminal.hasColors(Map.of("TERM", "xterm", "NO_COLOR", "")));
        assertFalse(SystemTerminal.hasColors(Map.of("TERM", "xterm", "NO_COLOR", "1")));
    }

    @Test
    void anotherGameIsNotOverwritten(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("game.kif"), "precious");
        Run run = Run.of("play", "--kif", file.toString());
        assertEquals(2, run.exitCode(), run.toString());
        assertTrue(run.err().get(0).endsWith("the file exists already; choose another name"), run.toString());
        assertEquals("precious", Files.readString(file));
    }
}
