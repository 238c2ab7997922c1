package sanmai.search.eval.net;

import java.util.Arrays;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;
import sanmai.search.eval.EvaluationFormatException;

/**
 * Nets as text. Each line is a name and whole numbers, with tabs between them:
 *
 * <pre>
 * start                     the biases of the neurons, as many as there are neurons
 * worth 2 to 3 in hand      the output weights of a bucket, those of the side to move first; one line for each bucket
 * tempo                     the output bias of each bucket
 * R beside own king         the mobility weights of each bucket; one line for each kind of slider and zone
 * own G down 1 right -2     a king-relative value; one line for each that is not 0
 * own P 7g                  a feature: its piece-square value, and its weights for the neurons
 * </pre>
 *
 * <p>Where all buckets are alike, there may be a single line {@code worth}, and a single number for the tempo and for each
 * mobility weight.
 *
 * <p>Lines that begin with {@code #} are comments.
 */
public final class NetText {
    private static final String BIASES = "start";
    private static final String OUTPUT_WEIGHTS = "worth";
    private static final String TEMPO = "tempo";

    /** The greatest number, so that sums of them stay within 32 bits. */
    private static final int MAX_VALUE = 10_000_000;

    private NetText() {}

    /** Says that a text is not a net: in which line, and why. */
    public static final class NetTextException extends EvaluationFormatException {
        private static final long serialVersionUID = 1;

        NetTextException(int line, String reason) {
            super("line " + line + ": " + reason);
        }
    }

    /**
     * The text of a net.
     *
     * @param comments come first, each in a line
     */
    public static String write(Net net, Iterable<String> comments) {
        Net.Weights weights = net.weights();
        StringBuilder text = new StringBuilder();
        comments.forEach(comment -> text.append("# ").append(comment).append('\n'));
        line(text, BIASES, weights.biases());
        for (int bucket = 0; bucket < OutputBucket.COUNT; bucket++) {
            line(text, outputWeights(bucket), weights.outputWeights()[bucket]);
        }
        line(text, TEMPO, weights.tempo());
        for (int i = 0; i < SliderMobility.WEIGHTS; i++) {
            int weight = i;
            line(
                    text,
                    SliderMobility.name(i),
                    Arrays.stream(weights.mobility())
                            .mapToInt(ofBucket -> ofBucket[weight])
                            .toArray());
        }
        for (int i = 0; i < NetFeatures.KING_RELATIVE_COUNT; i++) {
            if (weights.kingRelative()[i] != 0) {
                line(text, NetFeatures.kingRelativeName(i), weights.kingRelative()[i]);
            }
        }
        for (int feature = 0; feature < NetFeatures.COUNT; feature++) {
            line(
                    text,
                    NetFeatures.name(feature) + "\t" + weights.pieceSquare()[feature],
                    weights.featureWeights()[feature]);
        }
        return text.toString();
    }

    private static String outputWeights(int bucket) {
        return OUTPUT_WEIGHTS + " " + OutputBucket.name(bucket);
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
     * @throws NetTextException if the text is not a net
     */
    public static Net read(String text) {
        Lines lines = new Lines(text.lines().iterator());
        int[] biases = lines.nextOfNeurons(BIASES, Net.MAX_BIAS);
        int neurons = biases.length;
        int[][] outputWeights = outputWeights(lines, 2 * neurons);
        int[] tempo = lines.nextOfBuckets(TEMPO);
        int[][] mobility = new int[OutputBucket.COUNT][SliderMobility.WEIGHTS];
        for (int i = 0; i < SliderMobility.WEIGHTS; i++) {
            int[] numbers = lines.nextOfBuckets(SliderMobility.name(i));
            for (int bucket = 0; bucket < OutputBucket.COUNT; bucket++) {
                mobility[bucket][i] = numbers[bucket];
            }
        }
        int[] kingRelative = new int[NetFeatures.KING_RELATIVE_COUNT];
        for (int i = 0; i < kingRelative.length; i++) {
            String name = NetFeatures.kingRelativeName(i);
            kingRelative[i] = lines.isNext(name) ? lines.next(name, 1, MAX_VALUE)[0] : 0;
        }
        int[][] featureWeights = new int[NetFeatures.COUNT][];
        int[] pieceSquare = new int[NetFeatures.COUNT];
        for (int feature = 0; feature < NetFeatures.COUNT; feature++) {
            int[] numbers = lines.next(NetFeatures.name(feature), neurons + 1, MAX_VALUE);
            pieceSquare[feature] = numbers[0];
            featureWeights[feature] = Arrays.copyOfRange(numbers, 1, numbers.length);
            lines.check(featureWeights[feature], neurons, Net.MAX_FEATURE_WEIGHT);
        }
        lines.expectEnd();
        return new Net(
                new Net.Weights(featureWeights, biases, outputWeights, pieceSquare, kingRelative, mobility, tempo));
    }

    private static int[][] outputWeights(Lines lines, int count) {
        int[][] weights = new int[OutputBucket.COUNT][];
        if (lines.isNext(OUTPUT_WEIGHTS)) {
            Arrays.fill(weights, lines.next(OUTPUT_WEIGHTS, count, Net.MAX_OUTPUT_WEIGHT));
            return weights;
        }
        for (int bucket = 0; bucket < weights.length; bucket++) {
            weights[bucket] = lines.next(outputWeights(bucket), count, Net.MAX_OUTPUT_WEIGHT);
        }
        return weights;
    }

    /** Reads the lines one after the other. */
    private static final class Lines {
        private final Iterator<String> text;
        private @Nullable String ahead; // the line after the last one taken; null if not yet read
        private int number;

        Lines(Iterator<String> text) {
            this.text = text;
        }

        private @Nullable String next() {
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

        /** A number for each output bucket, or one for all. */
        int[] nextOfBuckets(String name) {
            int[] numbers = numbers(name, OutputBucket.COUNT);
            if (numbers.length == 1) {
                numbers = Arrays.copyOf(numbers, OutputBucket.COUNT);
                Arrays.fill(numbers, numbers[0]);
            }
            check(numbers, OutputBucket.COUNT, MAX_VALUE);
            return numbers;
        }

        /** A number for each neuron, which tells how many there are. */
        int[] nextOfNeurons(String name, int max) {
            int[] numbers = numbers(name, Net.MAX_NEURONS);
            if (numbers.length % Net.NEURONS_STEP != 0) {
                throw new NetTextException(number, numbers.length + " numbers, not a multiple of " + Net.NEURONS_STEP);
            }
            check(numbers, numbers.length, max);
            return numbers;
        }

        int[] next(String name, int count, int max) {
            int[] numbers = numbers(name, count);
            check(numbers, count, max);
            return numbers;
        }

        /** The numbers of the next line, at most so many. */
        private int[] numbers(String name, int most) {
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
            int[] numbers = new int[most];
            int found = 0;
            // A net has 85,000 numbers and delays the engine's start: parse in place, without copies of the words.
            for (int from = name.length() + 1; from <= line.length(); ) {
                if (found == most) {
                    throw new NetTextException(number, "more than " + most + " numbers");
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
                throw new NetTextException(number, "\"" + start(line.substring(from, end)) + "\" is no number");
            }
        }

        void check(int[] numbers, int count, int max) {
            if (numbers.length < count) {
                throw new NetTextException(number, numbers.length + " numbers, not " + count);
            }
            for (int each : numbers) {
                if (Math.abs((long) each) > max) {
                    throw new NetTextException(number, each + " is beyond " + max);
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
