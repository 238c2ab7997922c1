package sanmai.cli.play;

import java.io.IOException;
import java.nio.charset.Charset;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import sanmai.cli.console.TerminalCheck;

/** The terminal that the program was started in. */
public final class SystemTerminal {
    /** The console of Linux without a desktop, which has no kanji. */
    private static final String CONSOLE = "linux";

    /** In a field, since a logger without a reference to it is collected as garbage, and its level is lost. */
    private static final Logger LIBRARY = Logger.getLogger("org.jline");

    private SystemTerminal() {}

    /**
     * The terminal, if its keys can be read one by one; else empty.
     *
     * @throws IOException if it cannot be opened
     */
    public static Optional<Terminal> open() throws IOException {
        LIBRARY.setLevel(Level.OFF);
        Terminal terminal = TerminalBuilder.builder()
                .system(true)
                .dumb(true)
                .encoding(TerminalCheck.charset())
                .build();
        if (terminal.getType().startsWith(Terminal.TYPE_DUMB)) {
            terminal.close();
            return Optional.empty();
        }
        return Optional.of(terminal);
    }

    /** Whether the user wants colours (https://no-color.org). */
    static boolean hasColors(Map<String, String> environment) {
        return environment.getOrDefault("NO_COLOR", "").isEmpty();
    }

    /** Whether the terminal shows Japanese signs, as far as its character set and its type tell. */
    public static boolean showsKanji() {
        return showsKanji(TerminalCheck.charset(), System.getenv("TERM"));
    }

    static boolean showsKanji(Charset charset, String type) {
        return charset.canEncode() && charset.newEncoder().canEncode("☗７六歩") && !CONSOLE.equals(type);
    }
}
