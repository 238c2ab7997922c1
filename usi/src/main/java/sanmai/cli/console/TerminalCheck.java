package sanmai.cli.console;

import java.lang.reflect.InvocationTargetException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;

/**
 * Whether a user sits at the program: stdin and stdout are both a terminal. Java can tell, however it was started. Java
 * 22 to 24 have a console even without a terminal, but that console says so.
 */
public final class TerminalCheck {
    private static final String STDOUT_PROPERTY = "sanmai.stdout.terminal";
    private static final String STDERR_PROPERTY = "sanmai.stderr.terminal";

    private TerminalCheck() {}

    /** Whether stdout is a terminal: the launcher says so, and Java can tell if stdin is one, too. */
    static boolean isStdout() {
        return Boolean.getBoolean(STDOUT_PROPERTY) || isTerminal();
    }

    /** The character set of the terminal; Java has several names for the property. */
    public static Charset charset() {
        return Stream.of("stdout.encoding", "sun.stdout.encoding", "native.encoding")
                .map(System::getProperty)
                .filter(name -> name != null && Charset.isSupported(name))
                .findFirst()
                .map(Charset::forName)
                .orElse(StandardCharsets.UTF_8);
    }

    /** Whether stderr is a terminal, as the launcher says: Java cannot tell. */
    static boolean isStderr() {
        return Boolean.getBoolean(STDERR_PROPERTY);
    }

    /** Whether stdin and stdout are a terminal. */
    public static boolean isTerminal() {
        java.io.Console console = System.console();
        return console != null && saysItIsTerminal(console);
    }

    private static boolean saysItIsTerminal(java.io.Console console) {
        try {
            return (boolean) java.io.Console.class.getMethod("isTerminal").invoke(console);
        } catch (NoSuchMethodException e) {
            return true; // Before Java 22 there is a console only at a terminal.
        } catch (IllegalAccessException | InvocationTargetException e) {
            return false;
        }
    }
}
