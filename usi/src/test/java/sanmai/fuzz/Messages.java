package sanmai.fuzz;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

/** Checks of messages to users. */
public final class Messages {
    private static final int LONGEST = 2000;

    /** Words that only a message about a fault of the program has, unless it quotes the input. */
    private static final List<String> INTERNAL = List.of("Exception", "java.", "sanmai.", "Invoke", "invoke", "null");

    private Messages() {}

    /** Asserts that a message is one short line that people can read. */
    public static void assertPlain(String message, String input) {
        assertNotNull(message, "no message");
        assertTrue(message.length() <= LONGEST, () -> "a long message: " + message);
        assertTrue(message.chars().noneMatch(Character::isISOControl), () -> "control characters: " + message);
        for (String word : INTERNAL) {
            assertTrue(!message.contains(word) || input.contains(word), () -> "\"" + word + "\" in: " + message);
        }
    }

    /** As {@link #assertPlain}, for a message that is printed without its control characters. */
    public static void assertPlainWhenPrinted(String message, String input) {
        assertNotNull(message, "no message");
        assertPlain(message.replaceAll("\\p{Cc}", " "), input);
    }
}
