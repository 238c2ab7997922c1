package sanmai.csa;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sanmai.game.TimeControl;

/** Reads a {@code Game_Summary}, line by line. */
final class GameSummaryReader {
    /** Longer than any summary: a server that never ends one is no server. */
    private static final int MOST_LINES = 10_000;

    private final Map<String, String> statements = new HashMap<>();
    private final Map<String, String> time = new HashMap<>();
    private final Map<String, String> timeOfBlack = new HashMap<>();
    private final Map<String, String> timeOfWhite = new HashMap<>();
    private final StringBuilder start = new StringBuilder();
    private @Nullable String block; // null outside all blocks
    private int lines;

    /**
     * Takes a line after {@code BEGIN Game_Summary}; true if it was the last one.
     *
     * @throws CsaException if the summary is too long
     */
    boolean read(String line) {
        if (++lines > MOST_LINES) {
            throw new CsaException("the server's Game_Summary has more than " + MOST_LINES + " lines");
        }
        if (line.equals("END Game_Summary")) {
            return true;
        }
        if (line.startsWith("BEGIN ")) {
            block = line.substring("BEGIN ".length());
        } else if (line.equals("END " + block)) {
            block = null;
        } else if ("Position".equals(block)) {
            start.append(line).append('\n');
        } else {
            put(line);
        }
        return false;
    }

    private void put(String line) {
        int colon = line.indexOf(':');
        if (colon > 0) {
            statements(block)
                    .put(line.substring(0, colon), line.substring(colon + 1).strip());
        }
    }

    private Map<String, String> statements(@Nullable String of) {
        if (of == null) {
            return statements;
        }
        return switch (of) {
            case "Time" -> time;
            case "Time+" -> timeOfBlack;
            case "Time-" -> timeOfWhite;
            default -> new HashMap<>(); // A block of a later version.
        };
    }

    /** The summary that was read. */
    GameSummary summary() {
        return new GameSummary(statements, time(timeOfBlack), time(timeOfWhite), start.toString());
    }

    /** The time of a side: what is said of it, and else of both. */
    private TimeControl time(Map<String, String> ofSide) {
        Map<String, String> all = new HashMap<>(time);
        all.putAll(ofSide);
        return CsaTime.read(all);
    }
}
