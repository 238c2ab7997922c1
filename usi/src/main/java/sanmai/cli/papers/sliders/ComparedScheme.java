package sanmai.cli.papers.sliders;

import sanmai.core.sliders.choice.SliderSchemes;

/**
 * A scheme that is to be compared.
 *
 * @param name its name
 * @param source its source
 * @param key what a key of it is
 * @param absence why this JVM cannot run it; empty if it can
 */
public record ComparedScheme(String name, String source, String key, String absence) {
    /** The candidate for an entry of the list. */
    public static ComparedScheme of(SliderSchemes.Entry entry) {
        return new ComparedScheme(
                entry.name(), entry.source(), entry.key(), entry.absence().get().orElse(""));
    }

    /** Whether this JVM can run it. */
    public boolean isAvailable() {
        return absence.isEmpty();
    }
}
