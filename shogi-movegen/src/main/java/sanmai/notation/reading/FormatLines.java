package sanmai.notation.reading;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The lines by which a format of game records is known.
 *
 * @param own the beginning of lines that only this format has
 * @param shared the beginning of lines that speak for this format unless a line that only another one has follows
 */
public record FormatLines(Pattern own, Optional<Pattern> shared) {
    /** The lines of a format that shares none with another. */
    public static FormatLines of(String own) {
        return new FormatLines(Pattern.compile(own), Optional.empty());
    }

    /** The lines of a format that shares some with others. */
    public static FormatLines of(String own, String shared) {
        return new FormatLines(Pattern.compile(own), Optional.of(Pattern.compile(shared)));
    }

    /** Whether only this format has lines such as this stripped one. */
    public boolean prove(String line) {
        return own.matcher(line).lookingAt();
    }

    /** Whether this stripped line suggests this format; other formats may have such lines too. */
    public boolean suggest(String line) {
        return shared.isPresent() && shared.get().matcher(line).lookingAt();
    }
}
