package sanmai.usi.option;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The declared options by name, and their values. Upper and lower case of a name are the same, and so are a space and an
 * underscore: some GUIs read no names of several words, and some users know an option by such a name.
 */
public final class UsiOptions {
    /** The characters that GUIs accept in a word. */
    private static final CharMatcher WORD = CharMatcher.inRange('!', '~');

    private final Map<String, UsiOption> options = new LinkedHashMap<>();
    private final Map<String, UsiOption> aliases = new HashMap<>();
    private final Map<String, String> otherDefaults = new HashMap<>();
    private final Map<String, String> values = new HashMap<>();
    private final Set<String> reported = new HashSet<>(); // names that no option has

    private static String key(String name) {
        return name.toLowerCase(Locale.ROOT).replace(' ', '_');
    }

    /**
     * Adds an option, which has its default value.
     *
     * @throws IllegalArgumentException if the name is taken
     */
    <O extends UsiOption> O declare(O option) {
        if (options.putIfAbsent(key(option.name()), option) != null) {
            throw new IllegalArgumentException("declared twice: " + option.name());
        }
        return option;
    }

    /** Lets an option be set by another name, too, which is not declared. */
    void addAlias(String name, UsiOption option) {
        aliases.put(key(name), option);
    }

    /** All options, in the order of their declarations. */
    public ImmutableList<UsiOption> all() {
        return ImmutableList.copyOf(options.values());
    }

    /** The option with this name or alias. */
    public Optional<UsiOption> find(String name) {
        return Optional.ofNullable(options.getOrDefault(key(name), aliases.get(key(name))));
    }

    /** Sets an option; returns an error message if the value is refused. Unknown options are ignored. */
    public Optional<String> set(String name, String value) {
        Optional<UsiOption> option = find(name);
        if (option.isEmpty()) {
            return Optional.empty();
        }
        Optional<String> accepted = option.get().accept(value);
        accepted.ifPresent(text -> values.put(key(option.get().name()), text));
        return accepted.isPresent() ? Optional.empty() : Optional.of(complaint(option.get(), value));
    }

    /**
     * A message for the user if a number was brought into range, or if there is no such option and this was not said
     * before; else empty.
     */
    public Optional<String> remark(String name, String value) {
        if (find(name).isEmpty()) {
            return reported.add(key(name)) ? Optional.of(noOption(name)) : Optional.empty();
        }
        return find(name)
                .filter(option -> option.accept(value).isPresent() && option.isOutOfRange(value))
                .map(option -> nearest("option " + option.name(), text(option), value));
    }

    private static String nearest(String what, String taken, String value) {
        return what + " cannot be " + value + "; it is set to " + taken;
    }

    /** Gives an option another default, one word in ASCII; returns an error message if that fails. */
    public Optional<String> setDefault(String name, String value) {
        Optional<UsiOption> option = find(name);
        if (option.isEmpty()) {
            return Optional.of(noOption(name));
        }
        Optional<String> accepted = option.get().accept(value);
        if (accepted.isPresent() && !WORD.matchesAllOf(accepted.get())) {
            return Optional.of(option.get().name() + " " + value + ": a default value must be ASCII without spaces");
        }
        accepted.ifPresent(text -> otherDefaults.put(key(option.get().name()), text));
        if (accepted.isPresent() && option.get().isOutOfRange(value)) {
            return Optional.of(nearest("the default of " + option.get().name(), accepted.get(), value));
        }
        return accepted.isPresent() ? Optional.empty() : Optional.of(complaint(option.get(), value));
    }

    private static String noOption(String name) {
        return "there is no option " + name;
    }

    private String complaint(UsiOption option, String value) {
        return "option " + option.name() + " cannot be \"" + value + "\"; it is declared as " + values(option);
    }

    /** Gives all options the values of others. */
    void copy(UsiOptions others) {
        otherDefaults.putAll(others.otherDefaults);
        values.putAll(others.values);
    }

    /** The lines that tell the GUI of all options. */
    public ImmutableList<String> declarations() {
        return all().stream()
                .map(option -> "option name " + option.name() + " type " + values(option))
                .collect(ImmutableList.toImmutableList());
    }

    /** Type, default and range of an option, as declared to the GUI. */
    public String values(UsiOption option) {
        return option.values(defaultOf(option));
    }

    private String defaultOf(UsiOption option) {
        return otherDefaults.getOrDefault(key(option.name()), option.defaultValue());
    }

    /** The value of an option as text. */
    public String text(UsiOption option) {
        return values.getOrDefault(key(option.name()), defaultOf(option));
    }

    long value(UsiOption.Spin option) {
        return Long.parseLong(text(option));
    }

    int intValue(UsiOption.Spin option) {
        return Math.toIntExact(value(option));
    }

    boolean isOn(UsiOption.Check option) {
        return Boolean.parseBoolean(text(option));
    }

    <T> T choice(UsiOption.Combo<T> option) {
        return option.choices().get(text(option));
    }
}
