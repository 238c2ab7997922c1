package sanmai.usi.option;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sanmai.usi.protocol.UsiCommand;
import sanmai.usi.protocol.UsiParser;

/**
 * Gives options other defaults, by lines like those of YaneuraOu's {@code engine_options.txt}: {@code option name NAME type
 * T default VALUE ...}, of which only name and value count, or {@code setoption name NAME value VALUE}. The value of a text
 * is the rest of the line, as in GUIs. Empty lines and those that begin with {@code #} or {@code //} are skipped.
 */
public final class DefaultOverrides {
    /** Where the lines come from, for the messages. */
    private static final String FILE = "engine_options.txt";

    private static final Pattern OPTION = Pattern.compile(
            "option\\s+name\\s+(?<name>\\S+)\\s+type\\s+(?:(?:string|filename)\\s+default\\s+(?<text>\\S.*)"
                    + "|\\S+\\s+default\\s+(?<word>\\S+)(?:\\s.*)?)");

    private static final Pattern COMMENT = Pattern.compile("(?:#|//).*|");

    private DefaultOverrides() {}

    /** Applies the lines; returns error messages with the numbers of the lines. */
    public static ImmutableList<String> apply(List<String> lines, UsiOptions options) {
        ImmutableList.Builder<String> complaints = ImmutableList.builder();
        for (int i = 0; i < lines.size(); i++) {
            String where = FILE + ", line " + (i + 1) + ": ";
            apply(lines.get(i).strip(), options).ifPresent(complaint -> complaints.add(where + complaint));
        }
        return complaints.build();
    }

    private static Optional<String> apply(String line, UsiOptions options) {
        if (COMMENT.matcher(line).matches()) {
            return Optional.empty();
        }
        Matcher option = OPTION.matcher(line);
        if (option.matches()) {
            String text = option.group("text");
            return options.setDefault(option.group("name"), text == null ? option.group("word") : text);
        }
        return UsiParser.parse(line) instanceof UsiCommand.SetOption set
                ? options.setDefault(set.name(), set.value())
                : Optional.of(
                        "\"" + line + "\" is neither option name ... default ... nor setoption name ... value ...");
    }
}
