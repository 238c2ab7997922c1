package sanmai.files;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A line at the beginning of a file with everything that its contents depend on: fixed words, which are part of the
 * file format, and values.
 */
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

    /** A line of which only the text is known. */
    public static ConditionLine of(String text) {
        return begin().with(text, "", "");
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

    /** The names and values as options of a command: {@code --epochs 2 --batch 4096}. */
    public String options() {
        return values.stream().map(value -> value.name + " " + value.text).collect(Collectors.joining(" "));
    }

    /**
     * How the values of a file's line differ from those of this line, in words; empty if they do not differ, if the
     * fixed words do, or if only the text of this line is known.
     */
    public List<String> differencesFrom(String line) {
        if (values.stream().anyMatch(value -> value.name.isEmpty())) {
            return List.of();
        }
        ConditionDifferences differences = new ConditionDifferences("there", "here");
        List<String> texts = texts(line);
        for (int i = 0; i < texts.size(); i++) {
            differences.in(values.get(i).name, texts.get(i), values.get(i).text);
        }
        return differences.words();
    }

    /** The values of a line that has the fixed words of this line; none if its words differ. */
    private List<String> texts(String line) {
        List<String> texts = new ArrayList<>();
        int end = 0;
        for (int i = 0; i < values.size(); i++) {
            if (end < 0 || !line.startsWith(values.get(i).words, end)) {
                return List.of();
            }
            int begin = end + values.get(i).words.length();
            end = i + 1 < values.size() ? line.indexOf(values.get(i + 1).words, begin) : line.length();
            texts.add(line.substring(begin, Math.max(begin, end)));
        }
        return texts;
    }
}
