package sanmai.usi.client;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The options that an engine has declared; their names are told apart without regard to case. */
final class KnownOptions {
    /** A faulty engine may list options without end. */
    private static final int MOST = 1000;

    /** The protocol allows engines to know these two without listing them. */
    private static final Set<String> NEED_NO_DECLARATION = Set.of("USI_Hash", "USI_Ponder");

    private final Map<String, UsiOption> options = new LinkedHashMap<>();

    /** Notes an option, if the line declares one. */
    synchronized void hear(String line) {
        if (UsiOption.isIn(line) && options.size() < MOST) {
            UsiOption option = UsiOption.parse(line);
            options.put(key(option.name()), option);
        }
    }

    private static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    /** All of them, in the order in which they were declared. */
    synchronized List<UsiOption> all() {
        return List.copyOf(options.values());
    }

    /** The option of a name. */
    synchronized Optional<UsiOption> find(String name) {
        return Optional.ofNullable(options.get(key(name)));
    }

    /** Whether an option of this name, if it is declared or need not be, takes the value. */
    boolean takes(String name, String value) {
        return find(name).map(option -> option.accepts(value)).orElse(NEED_NO_DECLARATION.contains(name));
    }

    /**
     * The line that sets an option.
     *
     * @param engine the name of the engine, for the message
     * @throws IllegalArgumentException if there is no such option, or it does not take the value
     */
    String line(String engine, String name, String value) {
        UsiSettings.refuseLines(name, value);
        Optional<UsiOption> option = find(name);
        if (option.isEmpty() && !NEED_NO_DECLARATION.contains(name)) {
            String names = all().stream().map(UsiOption::name).collect(Collectors.joining(", "));
            throw new IllegalArgumentException(engine + " has no option " + name + "; it has " + names);
        }
        if (option.isPresent() && !option.get().accepts(value)) {
            throw new IllegalArgumentException(engine + " takes no \"" + value + "\" here: " + option.get());
        }
        String exact = option.map(UsiOption::name).orElse(name);
        return "setoption name " + exact + (value.isEmpty() ? "" : " value " + value);
    }
}
