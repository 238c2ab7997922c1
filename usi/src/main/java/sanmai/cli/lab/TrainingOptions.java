package sanmai.cli.lab;

import picocli.CommandLine.Option;
import sanmai.cli.console.UserError;
import sanmai.cli.option.Ranges;
import sanmai.cli.option.WinRateScale;
import sanmai.search.training.GamePositions;
import sanmai.search.training.TrainingSettings;
import sanmai.search.training.WinRateModel;

/** The options that say how to learn from positions. */
final class TrainingOptions {
    @Option(
            names = "--epochs",
            paramLabel = "N",
            description = "The number of passes over the positions (default: ${DEFAULT-VALUE}).")
    private int epochs = 10;

    @Option(
            names = "--batch",
            paramLabel = "N",
            description = "The number of positions in a batch (default: ${DEFAULT-VALUE}).")
    private int batch = 4096;

    @Option(
            names = "--rate",
            paramLabel = "R",
            description = "The learning rate at first, which falls to a hundredth (default: ${DEFAULT-VALUE}).")
    private double rate = 0.001;

    @Option(
            names = "--weight-decay",
            paramLabel = "D",
            description = "Each step shrinks the feature weights by this share times the learning rate, against"
                    + " overfitting of rare features (default: ${DEFAULT-VALUE}).")
    private double weightDecay = TrainingSettings.WEIGHT_DECAY;

    @Option(
            names = "--results",
            paramLabel = "W",
            description = "The weight of the results of the games, 0 to 1; the scores have the remaining weight"
                    + " (default:"
                    + " ${DEFAULT-VALUE}).")
    private double results = 0.1;

    @Option(
            names = "--lambda",
            paramLabel = "L",
            description = "How much the scores of later positions of the game count in the score to be learnt, 0 to 1:"
                    + " their weight falls by this factor with each ply (default: ${DEFAULT-VALUE}, only the"
                    + " score of the position itself).")
    private double lambda = 0;

    @Option(
            names = "--shuffle",
            paramLabel = "N",
            description = "The number of positions that are shuffled at once; a million take 400 MB of memory (default:"
                    + " ${DEFAULT-VALUE}).")
    private int shuffle = GamePositions.PART;

    @Option(
            names = "--scale",
            paramLabel = "S",
            description = WinRateScale.MEANING + " (default: fitted to the games).")
    private Double scale;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The seed of the initial weights and of the order of positions (default: ${DEFAULT-VALUE}).")
    private int seed = 1;

    /**
     * Checks the numbers.
     *
     * @throws UserError if one is out of its range
     */
    void check() {
        Ranges.check("--epochs", epochs, 1, 1_000_000);
        Ranges.check("--batch", batch, 1, 1 << 20);
        Ranges.check("--rate", rate, 1e-9, 1);
        Ranges.check("--weight-decay", weightDecay, 0, 1);
        Ranges.check("--results", results, 0, 1);
        Ranges.check("--lambda", lambda, 0, 1);
        Ranges.check("--shuffle", shuffle, 1, GamePositions.MAX_PART);
        WinRateScale.check(scale);
    }

    /** The lambda of the scores to be learnt, 0 to 1. */
    double lambda() {
        return lambda;
    }

    /** The number of positions that are shuffled at once. */
    int shuffle() {
        return shuffle;
    }

    /** The settings for these positions, to whose scores the scale is fitted if none was given. */
    TrainingSettings settings(GamePositions positions) {
        double used = scale == null ? WinRateModel.fit(positions.scores()) : scale;
        return new TrainingSettings(epochs, batch, rate, weightDecay, results, used, seed);
    }
}
