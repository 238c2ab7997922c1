package sanmai.search.eval.net;

import java.util.Arrays;
import java.util.List;
import sanmai.search.eval.EvaluationFormatException;

/**
 * Nets as text. Each line is a name and whole numbers, with tabs between them:
 *
 * <pre>
 * start                     the biases of the neurons, one number for each neuron
 * worth 2 to 3 in hand      the output weights of a bucket, those of the side to move first; one line for each bucket
 * tempo                     the output bias of each bucket
 * R beside own king         the mobility weights of each bucket; one line for each kind of slider and zone
 * own G down 1 right -2     a king-relative value; one line for each that is not 0
 * king buckets              8, if feature weights depend on the {@link KingBucket}; else there is no such line
 * own P 7g                  a feature: its piece-square value, and its weights for the neurons, for each king bucket
 * </pre>
 *
 * <p>Where all buckets are alike, there may be a single line {@code worth}, and a single number for the tempo and for each
 * mobility weight.
 *
 * <p>Lines that begin with {@code #} are comments.
 */
public final class NetText {
    private static final String LINE_END = "\r?\n";
    private static final String BIASES = "start";
    private static final String OUTPUT_WEIGHTS = "worth";
    private static final String TEMPO = "tempo";
    private static final String KING_BUCKETS = "king buckets";

    private NetText() {}

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
        if (weights.size().kingBuckets() > 1) {
            line(text, KING_BUCKETS, weights.size().kingBuckets());
        }
        for (int i = 0; i < NetFeatures.COUNT; i++) {
            int feature = i;
            line(
                    text,
                    NetFeatures.name(i) + "\t" + weights.pieceSquare()[i],
                    Arrays.stream(weights.featureWeights())
                            .flatMapToInt(ofBucket -> Arrays.stream(ofBucket[feature]))
                            .toArray());
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
     * @throws EvaluationFormatException if the text is not a net; the message says in which line, and why
     */
    public static Net read(String text) {
        NetTextLines lines = new NetTextLines(lines(text).iterator());
        int[] biases = lines.nextOfNeurons(BIASES, Net.MAX_BIAS);
        int neurons = biases.length;
        int[][] outputWeights = outputWeights(lines, 2 * neurons);
        int[] tempo = lines.nextOfBuckets(TEMPO);
        int[][] mobility = mobility(lines);
        int[] kingRelative = kingRelative(lines);
        int[][][] featureWeights = new int[kingBuckets(lines)][NetFeatures.COUNT][];
        int[] pieceSquare = new int[NetFeatures.COUNT];
        for (int feature = 0; feature < NetFeatures.COUNT; feature++) {
            pieceSquare[feature] = feature(lines, feature, featureWeights, neurons);
        }
        lines.expectEnd();
        return new Net(
                new Net.Weights(featureWeights, biases, outputWeights, pieceSquare, kingRelative, mobility, tempo));
    }

    private static List<String> lines(String text) {
        List<String> lines = Arrays.asList(text.split(LINE_END, -1));
        int last = lines.size() - 1;
        return lines.get(last).isEmpty() ? lines.subList(0, last) : lines;
    }

    private static int[][] outputWeights(NetTextLines lines, int count) {
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

    private static int[][] mobility(NetTextLines lines) {
        int[][] weights = new int[OutputBucket.COUNT][SliderMobility.WEIGHTS];
        for (int i = 0; i < SliderMobility.WEIGHTS; i++) {
            int[] numbers = lines.nextOfBuckets(SliderMobility.name(i));
            for (int bucket = 0; bucket < OutputBucket.COUNT; bucket++) {
                weights[bucket][i] = numbers[bucket];
            }
        }
        return weights;
    }

    private static int kingBuckets(NetTextLines lines) {
        return lines.isNext(KING_BUCKETS) ? lines.nextOf(KING_BUCKETS, KingBucket.COUNT) : 1;
    }

    /** Reads the weights of a feature, and returns its piece-square value. */
    private static int feature(NetTextLines lines, int feature, int[][][] weights, int neurons) {
        int[] numbers = lines.next(NetFeatures.name(feature), 1 + weights.length * neurons, Net.MAX_VALUE);
        for (int bucket = 0; bucket < weights.length; bucket++) {
            int first = 1 + bucket * neurons;
            weights[bucket][feature] = Arrays.copyOfRange(numbers, first, first + neurons);
            lines.check(weights[bucket][feature], neurons, Net.MAX_FEATURE_WEIGHT);
        }
        return numbers[0];
    }

    private static int[] kingRelative(NetTextLines lines) {
        int[] values = new int[NetFeatures.KING_RELATIVE_COUNT];
        for (int i = 0; i < values.length; i++) {
            String name = NetFeatures.kingRelativeName(i);
            values[i] = lines.isNext(name) ? lines.next(name, 1, Net.MAX_VALUE)[0] : 0;
        }
        return values;
    }
}
