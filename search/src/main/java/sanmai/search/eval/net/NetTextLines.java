package sanmai.search.eval.net;

import java.util.Arrays;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;
import sanmai.search.eval.EvaluationFormatException;
import sanmai.text.PrintableText;

/**
 * The lines of the text of a net, read one after the other; comments are skipped. A line that is not the one asked for
 * is refused with a {@link EvaluationFormatException}.
 */
final class NetTextLines {
    private final Iterator<String> text;
    private @Nullable String ahead; // the line after the last one taken; null if not yet read
    private int number;

    NetTextLines(Iterator<String> text) {
        this.text = text;
    }

    private @Nullable String next() {
        String line = peek();
        ahead = null;
        return line;
    }

    private @Nullable String peek() {
        while (ahead == null && text.hasNext()) {
            number++;
            String line = text.next();
            ahead = line.startsWith("#") ? null : line;
        }
        return ahead;
    }

    /** Whether the next line has this name. */
    boolean isNext(String name) {
        String line = peek();
        return line != null && line.startsWith(name + "\t");
    }

    /** The numbers of the next line: one for each output bucket, or one for all. */
    int[] nextOfBuckets(String name) {
        int[] numbers = numbers(name, OutputBucket.COUNT);
        if (numbers.length == 1) {
            numbers = Arrays.copyOf(numbers, OutputBucket.COUNT);
            Arrays.fill(numbers, numbers[0]);
        }
        check(numbers, OutputBucket.COUNT, Net.MAX_VALUE);
        return numbers;
    }

    /** The numbers of the next line: one for each neuron, so their number is that of the neurons. */
    int[] nextOfNeurons(String name, int max) {
        int[] numbers = numbers(name, Net.MAX_NEURONS);
        if (numbers.length % Net.NEURONS_STEP != 0) {
            throw wrong(numbers.length + " numbers, not a multiple of " + Net.NEURONS_STEP);
        }
        check(numbers, numbers.length, max);
        return numbers;
    }

    /**
     * The numbers of the next line, which must have this name, {@code count} numbers and absolute values up to {@code
     * max}.
     */
    int[] next(String name, int count, int max) {
        int[] numbers = numbers(name, count);
        check(numbers, count, max);
        return numbers;
    }

    /** The number of the next line, which must be {@code expected}. */
    int nextOf(String name, int expected) {
        int number = next(name, 1, Net.MAX_VALUE)[0];
        if (number != expected) {
            throw wrong("\"" + name + "\" is " + number + ", not " + expected);
        }
        return number;
    }

    /** The numbers of the next line, at most {@code most}. */
    private int[] numbers(String name, int most) {
        String line = next();
        if (line == null) {
            number++;
            throw wrong("the text ends where \"" + name + "\" should come");
        }
        if (line.equals(name)) {
            throw wrong("\"" + name + "\" has no numbers");
        }
        if (!line.startsWith(name + "\t")) {
            throw wrong("\"" + start(line) + "\" is not \"" + name + "\"");
        }
        int[] numbers = new int[most];
        int found = 0;
        // The shipped net has 1.2 million numbers and delays the engine's start: parse in place, without copies of the
        // words.
        for (int from = name.length() + 1; from <= line.length(); ) {
            if (found == most) {
                throw wrong("more than " + most + " numbers");
            }
            int tab = line.indexOf('\t', from);
            int end = tab < 0 ? line.length() : tab;
            numbers[found++] = parse(line, from, end);
            from = end + 1;
        }
        return found < most ? Arrays.copyOf(numbers, found) : numbers;
    }

    private int parse(String line, int from, int end) {
        try {
            return Integer.parseInt(line, from, end, 10);
        } catch (NumberFormatException e) {
            throw wrong("\"" + start(line.substring(from, end)) + "\" is no number");
        }
    }

    /** Refuses the last line if it has fewer than {@code count} numbers, or an absolute value above {@code max}. */
    void check(int[] numbers, int count, int max) {
        if (numbers.length < count) {
            throw wrong(numbers.length + " numbers, not " + count);
        }
        for (int each : numbers) {
            if (Math.abs((long) each) > max) {
                throw wrong(each + " is beyond " + max);
            }
        }
    }

    /** Refuses further lines. */
    void expectEnd() {
        String line = next();
        if (line != null) {
            throw wrong("\"" + start(line) + "\" comes after the end");
        }
    }

    private EvaluationFormatException wrong(String reason) {
        return new EvaluationFormatException("line " + number + ": " + reason);
    }

    private static String start(String text) {
        return PrintableText.oneLine(text.replace('\t', ' '), 40);
    }
}
