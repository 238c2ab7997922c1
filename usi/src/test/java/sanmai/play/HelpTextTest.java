package sanmai.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class HelpTextTest {
    @Test
    void helpNamesEveryCommandAndFitsTheTerminal() {
        String help = HelpText.of(Wording.LETTERS);
        for (Command command : Command.values()) {
            assertTrue(help.contains("  " + command.word() + " "), help);
        }
        assertTrue(help.chars().allMatch(c -> c < 128), help);
        help.lines().forEach(line -> assertTrue(line.length() <= 80, line));
    }

    @Test
    void helpInKanjiNamesTheJapaneseCommands() {
        for (Command command : Command.values()) {
            assertTrue(HelpText.of(Wording.KANJI).contains(" (" + command.japanese() + ")\n"));
            assertEquals(Optional.of(command), Command.of(command.japanese()));
        }
    }
}
