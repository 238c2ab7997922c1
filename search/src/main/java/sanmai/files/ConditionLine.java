package sanmai.files;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A line at the beginning of a file with all that its contents depend on: fixed words, which are part of the file format, and values. */
public final class ConditionLine {
    private final ImmutableList<Value> values;

    private record Value(String words, String name, String text) {}

    private ConditionLine(List<Value> values) {
        this.values = ImmutableList.copyOf(values);
    }

    /** An empty line. */
    public static ConditionLine begin() {
        return new ConditionLine(List.of());
    }

    /**
     * The line with another value at its end.
     *
     * @param words stand before the value
     * @param name the option that gives the value, or what it is, for messages
     */
    public ConditionLine with(String words, String name, Object value) {
        ImmutableList.Builder<Value> more = ImmutableList.builder();
        return new ConditionLine(more.addAll(values)
                .add(new Value(words, name, value.toString()))
                .build());
    }

    /** The text of the line, without an end of line. */
    @Override
    public String toString() {
        return values.stream().map(value -> value.words + value.text).collect(Collectors.joining());
    }

    /** How the line of a file differs from this one, in words; empty if it does not, or has other words. */
    public List<String> differencesFrom(String line) {
        String pattern = values.stream()
                .map(value -> Pattern.quote(value.words) + "(.*?)")
                .collect(Collectors.joining());
        Matcher matcher = Pattern.compile(pattern).matcher(line);
        ConditionDifferences differences = new ConditionDifferences("there", "here");
        if (matcher.matches()) {
            for (int i = 0; i < values.size(); i++) {
                differences.in(values.get(i).name, matcher.group(i + 1), values.get(i).text);
            }
        }
        return differences.words();
    }
}
