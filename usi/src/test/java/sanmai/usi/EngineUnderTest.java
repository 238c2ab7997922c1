package sanmai.usi;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** An engine that a test talks to as a GUI does, in this process or in one of its own. */
interface EngineUnderTest {
    /** The beginning of the line about the engine's own net, which most tests ignore. */
    String OF_ITS_OWN_NET = "info string evaluation of the engine: ";

    /** Adds a line to those heard, unless it is about the engine's own net. */
    static void hear(String line, Collection<String> heard) {
        if (!line.startsWith(OF_ITS_OWN_NET)) {
            heard.add(line);
        }
    }

    /** Sends bytes as they are. */
    void send(byte[] bytes);

    /** The next line, without its end; empty if none comes within a generous time. */
    Optional<String> nextLine();

    /** The state of the engine, for the message when an expected line does not come. */
    String diagnosis();

    /** Says lines. */
    default void say(String... lines) {
        send((String.join("\n", lines) + "\n").getBytes(UTF_8));
    }

    /** Waits for a line like this, and returns all lines up to it. */
    default List<String> hearUntil(Predicate<String> wanted, String what) {
        List<String> heard = new ArrayList<>();
        while (heard.isEmpty() || !wanted.test(heard.get(heard.size() - 1))) {
            heard.add(nextLine()
                    .orElseThrow(() -> new AssertionError("no \"" + what + "\" after " + heard + "; " + diagnosis())));
        }
        return heard;
    }

    /** Waits for a line that begins like this, and returns all lines up to it. */
    default List<String> hearUntil(String beginning) {
        return hearUntil(line -> line.startsWith(beginning), beginning);
    }

    /** Waits for a line that begins like this, and returns it. */
    default String hear(String beginning) {
        List<String> heard = hearUntil(beginning);
        return heard.get(heard.size() - 1);
    }

    /** Everything the engine says until it has handled all lines sent before, and the {@code readyok} behind it. */
    default List<String> hearAll() {
        say("isready");
        return hearUntil("readyok");
    }
}
