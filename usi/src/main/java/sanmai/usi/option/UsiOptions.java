package sanmai.usi.option;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The options by their names, and the values that they have now. Names are the same in any case. */
public final class UsiOptions {
    /** What GUIs take for one word. */
    private static final CharMatcher WORD = CharMatcher.inRange('!', '~');

    private final ImmutableMap<String, UsiOption> options;
    private final Map<String, String> presets = new HashMap<>();
    private final Map<String, String> values = new HashMap<>();

    /** These options, each with its default. */
    public UsiOptions(ImmutableList<UsiOption> options) {
        this.options = Maps.uniqueIndex(options, option -> key(option.name()));
    }

    private static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    /** The options, in the order in which the GUI is told of them. */
    public ImmutableList<UsiOption> all() {
        return options.values().asList();
    }

    /** The option with this name. */
    public Optional<UsiOption> find(String name) {
        return Optional.ofNullable(options.get(key(name)));
    }

    /** Sets an option; answers with what is wrong, if anything is. Unknown options are passed over in silence. */
    public Optional<String> set(String name, String value) {
        Optional<UsiOption> option = find(name);
        if (option.isEmpty()) {
            return Optional.empty();
        }
        Optional<String> accepted = option.get().accept(value);
        accepted.ifPresent(text -> values.put(key(name), text));
        return accepted.isPresent() ? Optional.empty() : Optional.of(complaint(option.get(), value));
    }

    /** Gives an option another default, one word in ASCII; answers with what is wrong, if anything is. */
    public Optional<String> preset(String name, String value) {
        Optional<UsiOption> option = find(name);
        if (option.isEmpty()) {
            return Optional.of("there is no option " + name);
        }
        Optional<String> accepted = option.get().accept(value).filter(WORD::matchesAllOf);
        accepted.ifPresent(text -> presets.put(key(name), text));
        return accepted.isPresent() ? Optional.empty() : Optional.of(complaint(option.get(), value));
    }

    /** The lines that tell the GUI of all options. */
    public ImmutableList<String> declarations() {
        return all().stream()
                .map(option -> option.declaration(defaultOf(option)))
                .collect(ImmutableList.toImmutableList());
    }

    private String defaultOf(UsiOption option) {
        return presets.getOrDefault(key(option.name()), option.defaultValue());
    }

    private static String complaint(UsiOption option, String value) {
        return "option " + option.name() + " does not take the value \"" + value + "\"; it has " + option.values();
    }

    /** The value of an option as text. */
    public String text(UsiOption option) {
        return values.getOrDefault(key(option.name()), defaultOf(option));
    }

    public long value(UsiOption.Spin option) {
        return Long.parseLong(text(option));
    }

    public int intValue(UsiOption.Spin option) {
        return Math.toIntExact(value(option));
    }

    public boolean isOn(UsiOption.Check option) {
        return Boolean.parseBoolean(text(option));
    }
}
