package sanmai.cli.lab;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sanmai.cli.console.UserError;
import sanmai.cli.option.Ranges;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.eval.net.KingBucket;
import sanmai.search.eval.net.Net;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.eval.net.NetText;
import sanmai.search.training.NetModel;
import sanmai.search.training.TrainingSettings;

/** A size of the engine's nets, as {@code --architecture} names it. */
record TrainedNet(Net.Size size) {
    /**
     * The name of nets of the usual number of neurons; {@code -64} may follow for another number, and {@code -kings}
     * for king buckets.
     */
    static final String NAME = "sanmai";

    private static final Pattern NAMES = Pattern.compile(NAME + "(?:-(\\d{1,4}))?(-kings)?");

    /**
     * The size of this name.
     *
     * @throws UserError if there is no such size
     */
    static TrainedNet named(String name) {
        Matcher parts = NAMES.matcher(name);
        if (!parts.matches()) {
            throw new UserError("--architecture \"" + name + "\": must be " + NAME + ", " + NAME
                    + "-64 or sanmai-64-kings, or one of these with another size");
        }
        int neurons = parts.group(1) == null ? Net.NEURONS_STEP : Integer.parseInt(parts.group(1));
        Ranges.check("the size of --architecture", neurons, Net.NEURONS_STEP, Net.MAX_NEURONS);
        if (neurons % Net.NEURONS_STEP != 0) {
            throw new UserError(
                    "the size of --architecture must be a multiple of " + Net.NEURONS_STEP + ", not " + neurons);
        }
        return new TrainedNet(new Net.Size(neurons, parts.group(2) == null ? 1 : KingBucket.COUNT));
    }

    /**
     * A model with the weights of an evaluation; empty if the evaluation is no net of this size or a smaller one.
     *
     * @param settings have the scale and the random numbers
     */
    Optional<NetModel> continued(EvaluationFactory evaluation, TrainingSettings settings) {
        return evaluation instanceof NetEvaluationFactory factory
                        && factory.net().weights().size().isWithin(size)
                ? Optional.of(NetModel.of(factory.net(), size, settings.scale(), settings.random()))
                : Optional.empty();
    }

    /**
     * Writes a net to its file.
     *
     * @param comments say how it was made
     */
    static void write(Net net, List<String> comments, OutputStream out) throws IOException {
        ImmutableList<String> all = ImmutableList.<String>builder()
                .add("A net of Sanmai, learnt from its own games.")
                .addAll(comments)
                .build();
        out.write(NetText.write(net, all).getBytes(StandardCharsets.UTF_8));
    }
}
