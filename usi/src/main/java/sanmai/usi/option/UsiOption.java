package sanmai.usi.option;

import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.Longs;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** An option that the GUI can set: its name, its type and the values that it takes. Immutable. */
public sealed interface UsiOption {
    /** The name, one word. */
    String name();

    /** What it is for, one line. Words that are typed as they are stand between backquotes. */
    String help();

    /** The type in the words of the protocol. */
    String type();

    /** The value before it is set, as text; empty for a button. */
    String defaultValue();

    /** The bounds or the words of the values, as declared to the GUI; empty if there are none. */
    default String range() {
        return "";
    }

    /** The value of a text that the GUI sent, brought into range; empty if the text is not a value. */
    Optional<String> accept(String value);

    /** Whether a value that it {@linkplain #accept accepts} was brought into range. */
    default boolean isOutOfRange(String value) {
        return false;
    }

    /** Type, default and range, as declared to the GUI, with this default. */
    default String values(String asDefault) {
        String values = asDefault.isEmpty() ? type() : type() + " default " + asDefault;
        return range().isEmpty() ? values : values + " " + range();
    }

    /**
     * A whole number.
     *
     * @param name the name
     * @param preset the default
     * @param min the least value
     * @param max the greatest value
     * @param help what it is for
     */
    record Spin(String name, long preset, long min, long max, String help) implements UsiOption {
        private static final Pattern WHOLE_NUMBER = Pattern.compile("-?[0-9]+");

        @Override
        public String type() {
            return "spin";
        }

        @Override
        public String defaultValue() {
            return Long.toString(preset);
        }

        @Override
        public String range() {
            return "min " + min + " max " + max;
        }

        /** GUIs written in JavaScript round large numbers, so a number may exceed the range, and even a long. */
        @Override
        public Optional<String> accept(String value) {
            String text = value.trim();
            if (!WHOLE_NUMBER.matcher(text).matches()) {
                return Optional.empty();
            }
            Long number = Longs.tryParse(text);
            long nearest = number != null ? Math.max(min, Math.min(number, max)) : text.startsWith("-") ? min : max;
            return Optional.of(Long.toString(nearest));
        }

        @Override
        public boolean isOutOfRange(String value) {
            Long number = Longs.tryParse(value.trim());
            return number == null || number < min || number > max;
        }
    }

    /**
     * Yes or no.
     *
     * @param name the name
     * @param preset the default
     * @param help what it is for
     */
    record Check(String name, boolean preset, String help) implements UsiOption {
        @Override
        public String type() {
            return "check";
        }

        @Override
        public String defaultValue() {
            return Boolean.toString(preset);
        }

        @Override
        public Optional<String> accept(String value) {
            String word = value.trim().toLowerCase(Locale.ROOT);
            return word.equals("true") || word.equals("false") ? Optional.of(word) : Optional.empty();
        }
    }

    /**
     * One of several words.
     *
     * @param <T> what the words stand for
     * @param name the name
     * @param defaultValue the default, one of the words
     * @param choices what each word stands for
     * @param help what it is for
     */
    record Combo<T>(String name, String defaultValue, ImmutableMap<String, T> choices, String help)
            implements UsiOption {
        @Override
        public String type() {
            return "combo";
        }

        @Override
        public String range() {
            return "var " + String.join(" var ", choices.keySet());
        }

        @Override
        public Optional<String> accept(String value) {
            return choices.keySet().stream()
                    .filter(word -> word.equalsIgnoreCase(value.trim()))
                    .findFirst();
        }
    }

    /**
     * Something that is done each time the option is set. It has no value.
     *
     * @param name the name
     * @param help what is done
     */
    record Button(String name, String help) implements UsiOption {
        @Override
        public String type() {
            return "button";
        }

        @Override
        public String defaultValue() {
            return "";
        }

        @Override
        public Optional<String> accept(String value) {
            return Optional.of("");
        }
    }

    /**
     * A text, such as the name of a file or a directory.
     *
     * @param name the name of the option
     * @param type {@code filename} or {@code string}
     * @param defaultValue the default, one word
     * @param help what it is for
     */
    record Text(String name, String type, String defaultValue, String help) implements UsiOption {
        /** GUIs send this for no text. */
        public static final String EMPTY = "<empty>";

        /** Any text. */
        public static Text of(String name, String preset, String help) {
            return new Text(name, "string", preset, help);
        }

        /** The name of a file, for which GUIs show a dialog. */
        public static Text fileName(String name, String preset, String help) {
            return new Text(name, "filename", preset, help);
        }

        @Override
        public Optional<String> accept(String value) {
            String trimmed = value.trim();
            return Optional.of(trimmed.isEmpty() || trimmed.equals(EMPTY) ? defaultValue : trimmed);
        }
    }
}
