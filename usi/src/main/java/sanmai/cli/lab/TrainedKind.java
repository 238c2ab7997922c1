package sanmai.cli.lab;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sanmai.cli.console.UserError;
import sanmai.cli.option.Ranges;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.eval.net.KingBucket;
import sanmai.search.eval.net.Net;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.eval.net.NetText;
import sanmai.search.eval.nnue.TrainedNetwork;
import sanmai.search.training.ActiveFeatures;
import sanmai.search.training.NetModel;
import sanmai.search.training.NnueModel;
import sanmai.search.training.TrainableModel;
import sanmai.search.training.TrainingSettings;

/**
 * A kind of evaluation that 'sanmai train' makes.
 *
 * @param name as the option has it
 * @param fileName the usual name of its file
 * @param features what it sees in a position
 * @param initial makes a model with initial weights
 * @param continued makes a model with the weights of an evaluation; nothing of an evaluation of another kind
 * @param fingerprint names what was made
 * @param writer writes the file
 * @param <E> what is made
 */
record TrainedKind<E>(
        String name,
        String fileName,
        ActiveFeatures features,
        Function<SplittableRandom, TrainableModel<E>> initial,
        Continuation<E> continued,
        Function<E, String> fingerprint,
        Writer<E> writer) {
    /**
     * The name of the engine's own nets, of as many neurons as the shipped one has; a greater number may follow, and that
     * it has king buckets.
     */
    static final String SANMAI = "sanmai";

    private static final Pattern SANMAI_SIZE = Pattern.compile(SANMAI + "(?:-(\\d{1,4}))?(-kings)?");
    private static final Pattern K_P = Pattern.compile("k-p-(\\d{1,4})x2-(\\d{1,4})-(\\d{1,4})");

    /** Widths are multiples of this. */
    private static final int WIDTH_STEP = 32;

    private static final int MAX_WIDTH = 1024;
    private static final int MAX_HIDDEN = 128;

    /** Makes a model with the weights of an evaluation. */
    @FunctionalInterface
    interface Continuation<E> {
        /**
         * Makes the model.
         *
         * @param settings have the scale and the random numbers
         * @return nothing if the evaluation is of another kind
         */
        Optional<TrainableModel<E>> of(EvaluationFactory evaluation, TrainingSettings settings);
    }

    /** Writes a file. */
    @FunctionalInterface
    interface Writer<E> {
        /**
         * Writes the file of an evaluation.
         *
         * @param comments say how it was made, where the format has room for that
         */
        void write(E made, List<String> comments, OutputStream out) throws IOException;
    }

    /**
     * The kind of this name.
     *
     * @throws UserError if there is none
     */
    static TrainedKind<?> named(String name) {
        Matcher size = SANMAI_SIZE.matcher(name);
        if (size.matches()) {
            return ownNet(name, size);
        }
        Matcher sizes = K_P.matcher(name);
        if (sizes.matches()) {
            return kp(name, sizes);
        }
        throw new UserError("--architecture \"" + name + "\": must be " + SANMAI + ", " + SANMAI
                + "-64, sanmai-64-kings or k-p-256x2-32-32, or one of these with other sizes");
    }

    private static TrainedKind<Net> ownNet(String name, Matcher parts) {
        int neurons = parts.group(1) == null ? Net.NEURONS_STEP : Integer.parseInt(parts.group(1));
        checkMultiple("the size", neurons, Net.NEURONS_STEP, Net.MAX_NEURONS);
        Net.Size size = new Net.Size(neurons, parts.group(2) == null ? 1 : KingBucket.COUNT);
        return new TrainedKind<>(
                name,
                "sanmai.net",
                NetModel.FEATURES,
                random -> NetModel.random(size, random),
                (evaluation, settings) -> ownNet(evaluation)
                        .filter(net -> net.weights().size().isWithin(size))
                        .map(net -> NetModel.of(net, size, settings.scale(), settings.random())),
                NetEvaluationFactory::fingerprint,
                TrainedKind::writeNet);
    }

    private static Optional<Net> ownNet(EvaluationFactory evaluation) {
        return evaluation instanceof NetEvaluationFactory factory ? Optional.of(factory.net()) : Optional.empty();
    }

    private static void checkMultiple(String what, int size, int step, int max) {
        Ranges.check(what + " of --architecture", size, step, max);
        if (size % step != 0) {
            throw new UserError(what + " of --architecture must be a multiple of " + step + ", not " + size);
        }
    }

    private static TrainedKind<TrainedNetwork> kp(String name, Matcher sizes) {
        int width = Integer.parseInt(sizes.group(1));
        int hidden1 = Integer.parseInt(sizes.group(2));
        int hidden2 = Integer.parseInt(sizes.group(3));
        checkMultiple("the first size", width, WIDTH_STEP, MAX_WIDTH);
        Ranges.check("the second size of --architecture", hidden1, 1, MAX_HIDDEN);
        Ranges.check("the third size of --architecture", hidden2, 1, MAX_HIDDEN);
        return new TrainedKind<>(
                name,
                "nn.bin",
                NnueModel.FEATURES,
                random -> NnueModel.random(width, hidden1, hidden2, random),
                (evaluation, settings) -> TrainedNetwork.of(evaluation)
                        .filter(network -> name.equals(kindName(network)))
                        .map(network -> NnueModel.of(network, settings.scale())),
                network -> network.evaluations().fingerprint(),
                (network, comments, out) -> network.write(out));
    }

    private static String kindName(TrainedNetwork network) {
        return network.architecture().toLowerCase(Locale.ROOT).replace(' ', '-');
    }

    private static void writeNet(Net net, List<String> comments, OutputStream out) throws IOException {
        ImmutableList<String> all = ImmutableList.<String>builder()
                .add("A net of Sanmai, learnt from its own games.")
                .addAll(comments)
                .build();
        out.write(NetText.write(net, all).getBytes(StandardCharsets.UTF_8));
    }
}
