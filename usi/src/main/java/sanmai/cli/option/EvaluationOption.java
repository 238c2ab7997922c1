package sanmai.cli.option;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import sanmai.search.engine.EvaluationFile;
import sanmai.search.eval.EvaluationFactory;

/** The option {@code --eval}: the evaluation that judges positions. */
public final class EvaluationOption {
    @Option(
            names = "--eval",
            paramLabel = "FILE",
            description = "The evaluation: ${bundle:" + HelpWords.EVALUATIONS + "} (default: the shipped net).")
    private @Nullable Path file;

    @Option(
            names = "--fv-scale",
            paramLabel = "N",
            description = "The divisor of an nn.bin's output, 1 to " + EvaluationFile.MAX_FV_SCALE
                    + ", that its notes ask for (default: " + EvaluationFile.USUAL_FV_SCALE
                    + "). It changes the scores that are shown, not what a search plays; but matches and self-play go by these"
                    + " scores when they choose openings and adjudicate games.")
    private int fvScale = EvaluationFile.USUAL_FV_SCALE;

    /**
     * The chosen evaluation.
     *
     * @throws sanmai.cli.console.UserError if it cannot be read
     */
    public EvaluationFactory evaluation() {
        return evaluation(file);
    }

    /**
     * Another evaluation with the same scale; the shipped one without a file.
     *
     * @throws sanmai.cli.console.UserError if it cannot be read
     */
    public EvaluationFactory evaluation(@Nullable Path other) {
        Ranges.check("--fv-scale", fvScale, 1, EvaluationFile.MAX_FV_SCALE);
        return Evaluations.orShipped(other, fvScale);
    }
}
