package sanmai.cli.lab;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.eval.accumulator.FeatureSet;
import sanmai.search.eval.net.KingBucket;
import sanmai.search.eval.net.Net;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.eval.net.NetFeatures;
import sanmai.search.eval.net.NetText;
import sanmai.search.training.NetModel;
import sanmai.search.training.TrainingSettings;

/** The engine's own nets. */
record TrainedNet(Net.Size size) implements TrainedKind<Net> {
    /**
     * The name of nets of the usual number of neurons; {@code -64} may follow for another number, and {@code -kings}
     * for king buckets.
     */
    static final String NAME = "sanmai";

    private static final Pattern NAMES = Pattern.compile(NAME + "(?:-(\\d{1,4}))?(-kings)?");

    /** The kind of this name; empty for names of other kinds. */
    static Optional<TrainedNet> named(String name) {
        Matcher parts = NAMES.matcher(name);
        if (!parts.matches()) {
            return Optional.empty();
        }
        int neurons = parts.group(1) == null ? Net.NEURONS_STEP : Integer.parseInt(parts.group(1));
        TrainedKind.checkMultiple("the size", neurons, Net.NEURONS_STEP, Net.MAX_NEURONS);
        return Optional.of(new TrainedNet(new Net.Size(neurons, parts.group(2) == null ? 1 : KingBucket.COUNT)));
    }

    @Override
    public String fileName() {
        return "sanmai.net";
    }

    @Override
    public FeatureSet features() {
        return NetFeatures.SET;
    }

    @Override
    public NetModel initial(SplittableRandom random) {
        return NetModel.random(size, random);
    }

    @Override
    public Optional<NetModel> continued(EvaluationFactory evaluation, TrainingSettings settings) {
        return evaluation instanceof NetEvaluationFactory factory
                        && factory.net().weights().size().isWithin(size)
                ? Optional.of(NetModel.of(factory.net(), size, settings.scale(), settings.random()))
                : Optional.empty();
    }

    @Override
    public String fingerprint(Net net) {
        return NetEvaluationFactory.fingerprint(net);
    }

    @Override
    public void write(Net net, List<String> comments, OutputStream out) throws IOException {
        ImmutableList<String> all = ImmutableList.<String>builder()
                .add("A net of Sanmai, learnt from its own games.")
                .addAll(comments)
                .build();
        out.write(NetText.write(net, all).getBytes(StandardCharsets.UTF_8));
    }
}
