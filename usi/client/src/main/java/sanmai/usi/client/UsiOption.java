package sanmai.usi.client;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An option as an engine declares it. Immutable.
 *
 * @param name its name
 * @param type what values it has; {@link Type#STRING} for a type that the protocol does not know
 * @param defaultValue its value at the start; empty if there is none
 * @param min the least number of a {@link Type#SPIN}; empty if the engine does not say
 * @param max the greatest number of a {@link Type#SPIN}; empty if the engine does not say
 * @param choices the values of a {@link Type#COMBO}
 */
public record UsiOption(
        String name, Type type, String defaultValue, OptionalLong min, OptionalLong max, List<String> choices) {
    /** What values an option has. */
    public enum Type {
        /** {@code true} or {@code false}. */
        CHECK,
        /** A whole number. */
        SPIN,
        /** One of its choices. */
        COMBO,
        /** None: to set it does something. */
        BUTTON,
        /** Any text. */
        STRING,
        /** The path of a file or folder. */
        FILENAME;

        /** The word in the protocol. */
        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private static final String START = "option name ";

    /** A word for an empty text, which could not be seen. */
    private static final String EMPTY = "<empty>";

    private static final Pattern BEFORE_TYPE = Pattern.compile("(?<!\\s)\\s+type\\s");
    private static final Pattern FIELD =
            Pattern.compile("\\s(default|min|max|var)(?=\\s|$)(.*?)(?=\\s(?:default|min|max|var)(?:\\s|$)|$)");
    private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]{1,18}");

    /** Copies the list. */
    public UsiOption {
        choices = List.copyOf(choices);
    }

    /** Whether a line declares an option. */
    static boolean isIn(String line) {
        return line.startsWith(START) && line.length() > START.length();
    }

    /** Reads a line that {@linkplain #isIn declares an option}. Fields that it cannot read are left out. */
    static UsiOption parse(String line) {
        String[] parts = BEFORE_TYPE.split(line.substring(START.length()).strip(), 2);
        String[] words = parts.length == 2 ? parts[1].strip().split("\\s", 2) : new String[] {""};
        Type type = type(words[0]);
        String rest = words.length == 2 ? words[1].strip() : "";
        return type == Type.STRING || type == Type.FILENAME ? text(parts[0], type, rest) : choice(parts[0], type, rest);
    }

    /** A text may have the words of other fields in it. */
    private static UsiOption text(String name, Type type, String rest) {
        String value =
                rest.startsWith("default") ? rest.substring("default".length()).strip() : "";
        return new UsiOption(name, type, plain(value), OptionalLong.empty(), OptionalLong.empty(), List.of());
    }

    private static UsiOption choice(String name, Type type, String rest) {
        String defaultValue = "";
        OptionalLong min = OptionalLong.empty();
        OptionalLong max = OptionalLong.empty();
        List<String> choices = new ArrayList<>();
        Matcher fields = FIELD.matcher(" " + rest);
        while (fields.find()) {
            String value = fields.group(2).strip();
            switch (fields.group(1)) {
                case "default" -> defaultValue = plain(value);
                case "min" -> min = number(value);
                case "max" -> max = number(value);
                default -> choices.add(value);
            }
        }
        return new UsiOption(name, type, defaultValue, min, max, choices);
    }

    private static String plain(String value) {
        return value.equals(EMPTY) ? "" : value;
    }

    private static Type type(String word) {
        for (Type type : Type.values()) {
            if (type.word().equals(word)) {
                return type;
            }
        }
        return Type.STRING;
    }

    private static OptionalLong number(String text) {
        return NUMBER.matcher(text).matches() ? OptionalLong.of(Long.parseLong(text)) : OptionalLong.empty();
    }

    /** Whether a value is one of this option's. */
    public boolean accepts(String value) {
        return switch (type) {
            case CHECK -> value.equals("true") || value.equals("false");
            case SPIN -> number(value).isPresent() && isInRange(number(value).getAsLong());
            case COMBO -> choices.contains(value);
            case BUTTON -> value.isEmpty();
            case STRING, FILENAME -> true;
        };
    }

    /** The value nearest to a number that this option takes; empty if it takes no number. */
    Optional<String> nearest(long number) {
        long value = Math.min(Math.max(number, min.orElse(Long.MIN_VALUE)), max.orElse(Long.MAX_VALUE));
        return Optional.of(Long.toString(value)).filter(this::accepts);
    }

    private boolean isInRange(long number) {
        return number >= min.orElse(Long.MIN_VALUE) && number <= max.orElse(Long.MAX_VALUE);
    }

    /** As the engine declares it: {@code option name USI_Hash type spin default 16 min 1 max 1024}. */
    @Override
    public String toString() {
        StringBuilder line = new StringBuilder(START + name + " type " + type.word());
        if (type != Type.BUTTON) {
            line.append(" default ").append(defaultValue.isEmpty() ? EMPTY : defaultValue);
        }
        min.ifPresent(number -> line.append(" min ").append(number));
        max.ifPresent(number -> line.append(" max ").append(number));
        choices.forEach(choice -> line.append(" var ").append(choice));
        return line.toString();
    }
}
