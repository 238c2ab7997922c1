package sanmai.usi;

import java.util.Locale;
import java.util.Optional;

/** An option that the GUI can set: what it is called, and which values it takes. Immutable. */
sealed interface UsiOption {
    /** The name, one word. */
    String name();

    /** The line that tells the GUI of this option. */
    String declaration();

    /** The value that it has before it is set, as text. */
    String defaultValue();

    /** The value that comes of what the GUI sent, brought into range; empty if that makes no sense. */
    Optional<String> accept(String value);

    /**
     * A whole number.
     *
     * @param name the name
     * @param preset the default
     * @param min the least value
     * @param max the greatest value
     */
    record Spin(String name, int preset, int min, int max) implements UsiOption {
        @Override
        public String declaration() {
            return "option name " + name + " type spin default " + preset + " min " + min + " max " + max;
        }

        @Override
        public String defaultValue() {
            return Integer.toString(preset);
        }

        @Override
        public Optional<String> accept(String value) {
            try {
                long number = Long.parseLong(value.trim());
                return Optional.of(Long.toString(Math.max(min, Math.min(number, max))));
            } catch (NumberFormatException e) {
                return Optional.empty();
            }
        }
    }

    /**
     * Yes or no.
     *
     * @param name the name
     * @param preset the default
     */
    record Check(String name, boolean preset) implements UsiOption {
        @Override
        public String declaration() {
            return "option name " + name + " type check default " + preset;
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
}
