package sanmai.usi.option;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Longs;
import java.util.Locale;
import java.util.Optional;

/** An option that the GUI can set: what it is called, and which values it takes. Immutable. */
public sealed interface UsiOption {
    /** The name, one word. */
    String name();

    /** What it is for, in a sentence. */
    String help();

    /** Its kind and values, as the GUI is told of them, with this default. */
    String values(String defaultValue);

    /** The same with its own default. */
    default String values() {
        return values(defaultValue());
    }

    /** The value that it has before it is set, as text. */
    String defaultValue();

    /** The value that comes of what the GUI sent, brought into range; empty if that makes no sense. */
    Optional<String> accept(String value);

    /** The line that tells the GUI of this option. */
    default String declaration() {
        return declaration(defaultValue());
    }

    /** The same with another default. */
    default String declaration(String defaultValue) {
        return "option name " + name() + " type " + values(defaultValue);
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
        @Override
        public String values(String defaultValue) {
            return "spin default " + defaultValue + " min " + min + " max " + max;
        }

        @Override
        public String defaultValue() {
            return Long.toString(preset);
        }

        @Override
        public Optional<String> accept(String value) {
            return Optional.ofNullable(Longs.tryParse(value.trim()))
                    .map(number -> Long.toString(Math.max(min, Math.min(number, max))));
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
        public String values(String defaultValue) {
            return "check default " + defaultValue;
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
     * @param name the name
     * @param preset the default, one of the words
     * @param words the words
     * @param help what it is for
     */
    record Combo(String name, String preset, ImmutableList<String> words, String help) implements UsiOption {
        @Override
        public String values(String defaultValue) {
            return "combo default " + defaultValue + " var " + String.join(" var ", words);
        }

        @Override
        public String defaultValue() {
            return preset;
        }

        @Override
        public Optional<String> accept(String value) {
            return words.stream()
                    .filter(word -> word.equalsIgnoreCase(value.trim()))
                    .findFirst();
        }
    }

    /**
     * The name of a file.
     *
     * @param name the name of the option
     * @param preset the default, one word
     * @param help what it is for
     */
    record File(String name, String preset, String help) implements UsiOption {
        @Override
        public String values(String defaultValue) {
            return "filename default " + defaultValue;
        }

        @Override
        public String defaultValue() {
            return preset;
        }

        /** GUIs send {@code <empty>} for no text. */
        @Override
        public Optional<String> accept(String value) {
            String trimmed = value.trim();
            return Optional.of(trimmed.isEmpty() || trimmed.equals("<empty>") ? preset : trimmed);
        }
    }
}
