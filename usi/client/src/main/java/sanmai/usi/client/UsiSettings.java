package sanmai.usi.client;

import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How to start an engine. Immutable.
 *
 * @param command the program and its arguments; a program with a path runs in its own directory, where engines look for their
 *     evaluation and their book
 * @param options the options of the engine that are to be set, by their names, in this order; a button has an empty value
 * @param patience how long to wait for {@code usiok}, {@code readyok}, {@code bestmove} after {@code stop}, and the next line
 *     of a search with a limit of depth or nodes and none of time
 */
public record UsiSettings(List<String> command, Map<String, String> options, Duration patience) {
    private static final Duration USUAL_PATIENCE = Duration.ofSeconds(60);

    /** Copies the list and the map, and checks that there is a program, and that no text is longer than a line. */
    public UsiSettings {
        command = List.copyOf(command);
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
        if (command.isEmpty()) {
            throw new IllegalArgumentException("no program to start");
        }
        options.forEach(UsiSettings::refuseLines);
    }

    /** Checks that an option fits into a line. */
    static void refuseLines(String name, String value) {
        if ((name + value).chars().anyMatch(c -> c < ' ')) {
            throw new IllegalArgumentException("the option \"" + name + "\" is not one line");
        }
    }

    /** A program with its arguments, its options as they are, and a patience of a minute. */
    public static UsiSettings of(String... command) {
        return new UsiSettings(List.of(command), Map.of(), USUAL_PATIENCE);
    }

    /** The same with an option, whose name in any case replaces an earlier one. */
    public UsiSettings withOption(String name, String value) {
        Map<String, String> more = new LinkedHashMap<>(options);
        more.keySet().removeIf(name::equalsIgnoreCase);
        more.put(name, value);
        return new UsiSettings(command, more, patience);
    }

    /** The same with each of these options, see {@link #withOption}. */
    public UsiSettings withOptions(Map<String, String> others) {
        UsiSettings settings = this;
        for (Map.Entry<String, String> option : others.entrySet()) {
            settings = settings.withOption(option.getKey(), option.getValue());
        }
        return settings;
    }

    /** The same with another patience. */
    public UsiSettings withPatience(Duration other) {
        return new UsiSettings(command, options, other);
    }
}
