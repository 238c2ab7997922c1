package sanmai.cli.lab;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sanmai.cli.option.Ranges;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.eval.accumulator.FeatureSet;
import sanmai.search.eval.nnue.Architecture;
import sanmai.search.eval.nnue.Network;
import sanmai.search.eval.nnue.NnueEvaluationFactory;
import sanmai.search.eval.nnue.NnueFeatures;
import sanmai.search.eval.nnue.NnueFileWriter;
import sanmai.search.training.NnueModel;
import sanmai.search.training.TrainingSettings;

/** Networks in files that other shogi engines can read as well ({@code nn.bin}). */
record TrainedNnue(Architecture architecture) implements TrainedKind<Network> {
    private static final Pattern NAMES = Pattern.compile("k-p-(\\d{1,4})x2-(\\d{1,4})-(\\d{1,4})");
    private static final int WIDTH_STEP = 32;
    private static final int MAX_WIDTH = 1024;
    private static final int MAX_HIDDEN = 128;

    /** The kind of this name; empty for names of other kinds. */
    static Optional<TrainedNnue> named(String name) {
        Matcher sizes = NAMES.matcher(name);
        if (!sizes.matches()) {
            return Optional.empty();
        }
        int width = Integer.parseInt(sizes.group(1));
        int hidden1 = Integer.parseInt(sizes.group(2));
        int hidden2 = Integer.parseInt(sizes.group(3));
        TrainedKind.checkMultiple("the first size", width, WIDTH_STEP, MAX_WIDTH);
        Ranges.check("the second size of --architecture", hidden1, 1, MAX_HIDDEN);
        Ranges.check("the third size of --architecture", hidden2, 1, MAX_HIDDEN);
        return Optional.of(new TrainedNnue(new Architecture(NnueFeatures.K_P, width, hidden1, hidden2)));
    }

    @Override
    public String fileName() {
        return "nn.bin";
    }

    @Override
    public FeatureSet features() {
        return architecture.features().set;
    }

    @Override
    public NnueModel initial(SplittableRandom random) {
        return NnueModel.random(architecture, random);
    }

    @Override
    public Optional<NnueModel> continued(EvaluationFactory evaluation, TrainingSettings settings) {
        return evaluation instanceof NnueEvaluationFactory factory
                        && factory.network().architecture().equals(architecture)
                ? Optional.of(NnueModel.of(factory.network(), settings.scale()))
                : Optional.empty();
    }

    @Override
    public String fingerprint(Network network) {
        return NnueEvaluationFactory.of(network).fingerprint();
    }

    @Override
    public void write(Network network, List<String> comments, OutputStream out) throws IOException {
        NnueFileWriter.write(network, out);
    }
}
