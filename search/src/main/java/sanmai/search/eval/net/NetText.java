package sanmai.search.eval.net;

import java.util.Arrays;
import java.util.Iterator;

/**
 * Nets as text, with tabs between a line's name and its numbers: what the units' sums start with, what units are worth,
 * the tempo; a line for each weight of the slides, for each relative place whose weight is not 0, and for each feature its
 * place's weight and those of its units. Lines that begin with {@code #} are comments.
 */
public final class NetText {
    private static final String START = "start";
    private static final String WORTH = "worth";
    private static final String TEMPO = "tempo";

    /** No number is greater, so that sums of them stay within 32 bits. */
    private static final int MOST = 10_000_000;

    private NetText() {}

    /** A text is no net; the message says in which line and why. */
    public static final class NetTextException extends IllegalArgumentException {
        private static final long serialVersionUID = 1;

        NetTextException(int line, String reason) {
            super("line " + line + ": " + reason);
        }
    }

    /** The text of a net, below comments of one line each. */
    public static String write(Net net, Iterable<String> comments) {
        Net.Weights weights = net.weights();
        StringBuilder text = new StringBuilder();
        comments.forEach(comment -> text.append("# ").append(comment).append('\n'));
        line(text, START, weights.starts());
        line(text, WORTH, weights.worth());
        line(text, TEMPO, weights.tempo());
        for (int i = 0; i < SliderMobility.WEIGHTS; i++) {
            line(text, SliderMobility.name(i), weights.slides()[i]);
        }
        for (int i = 0; i < NetFeatures.RELATIVE_COUNT; i++) {
            if (weights.relative()[i] != 0) {
                line(text, NetFeatures.relativeName(i), weights.relative()[i]);
            }
        }
        for (int feature = 0; feature < NetFeatures.COUNT; feature++) {
            line(text, NetFeatures.name(feature) + "\t" + weights.places()[feature], weights.units()[feature]);
        }
        return text.toString();
    }

    private static void line(StringBuilder text, String name, int... numbers) {
        text.append(name);
        for (int number : numbers) {
            text.append('\t').append(number);
        }
        text.append('\n');
    }

    /**
     * Reads a net.
     *
     * @throws NetTextException if the text is none
     */
    public static Net read(String text) {
        Lines lines = new Lines(text.lines().iterator());
        int[] starts = lines.next(START, Net.WIDTH, Net.MOST_START);
        int[] worth = lines.next(WORTH, 2 * Net.WIDTH, Net.MOST_WORTH);
        int tempo = lines.next(TEMPO, 1, MOST)[0];
        int[] slides = new int[SliderMobility.WEIGHTS];
        for (int i = 0; i < slides.length; i++) {
            slides[i] = lines.next(SliderMobility.name(i), 1, MOST)[0];
        }
        int[] relative = new int[NetFeatures.RELATIVE_COUNT];
        for (int i = 0; i < relative.length; i++) {
            String name = NetFeatures.relativeName(i);
            relative[i] = lines.isNext(name) ? lines.next(name, 1, MOST)[0] : 0;
        }
        int[][] units = new int[NetFeatures.COUNT][];
        int[] places = new int[NetFeatures.COUNT];
        for (int feature = 0; feature < NetFeatures.COUNT; feature++) {
            int[] numbers = lines.next(NetFeatures.name(feature), Net.WIDTH + 1, MOST);
            places[feature] = numbers[0];
            units[feature] = Arrays.copyOfRange(numbers, 1, numbers.length);
            lines.check(units[feature], Net.MOST_WEIGHT);
        }
        lines.expectEnd();
        return new Net(new Net.Weights(units, starts, worth, places, relative, slides, tempo));
    }

    /** Goes through the lines. */
    private static final class Lines {
        private final Iterator<String> text;
        private String ahead; // A line that was looked at but not taken; null if there is none.
        private int number;

        Lines(Iterator<String> text) {
            this.text = text;
        }

        private String next() {
            String line = peek();
            ahead = null;
            return line;
        }

        private String peek() {
            while (ahead == null || ahead.startsWith("#")) {
                number++;
                if (!text.hasNext()) {
                    return null;
                }
                ahead = text.next();
            }
            return ahead;
        }

        boolean isNext(String name) {
            String line = peek();
            return line != null && line.startsWith(name + "\t");
        }

        int[] next(String name, int count, int most) {
            String line = next();
            if (line == null) {
                throw new NetTextException(number, "the text ends where \"" + name + "\" should come");
            }
            if (line.equals(name)) {
                throw new NetTextException(number, "\"" + name + "\" has no numbers");
            }
            if (!line.startsWith(name + "\t")) {
                throw new NetTextException(number, "\"" + start(line) + "\" is not \"" + name + "\"");
            }
            int[] numbers = new int[count];
            int found = 0;
            // A net has 85,000 numbers, and an engine that starts waits for them: no copies are made of the words.
            for (int from = name.length() + 1; from <= line.length(); ) {
                if (found == count) {
                    throw new NetTextException(number, "more than " + count + " numbers");
                }
                int tab = line.indexOf('\t', from);
                int end = tab < 0 ? line.length() : tab;
                numbers[found++] = parse(line, from, end);
                from = end + 1;
            }
            if (found < count) {
                throw new NetTextException(number, found + " numbers, not " + count);
            }
            check(numbers, most);
            return numbers;
        }

        private int parse(String line, int from, int end) {
            try {
                return Integer.parseInt(line, from, end, 10);
            } catch (NumberFormatException e) {
                throw new NetTextException(number, "\"" + start(line.substring(from, end)) + "\" is no number");
            }
        }

        void check(int[] numbers, int most) {
            for (int each : numbers) {
                if (Math.abs((long) each) > most) {
                    throw new NetTextException(number, each + " is beyond " + most);
                }
            }
        }

        void expectEnd() {
            String line = next();
            if (line != null) {
                throw new NetTextException(number, "\"" + start(line) + "\" comes after the end");
            }
        }

        private static String start(String text) {
            return (text.length() <= 40 ? text : text.substring(0, 40) + "...").replaceAll("\\p{Cc}", " ");
        }
    }
}
