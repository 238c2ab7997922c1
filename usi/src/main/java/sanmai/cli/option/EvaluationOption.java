package sanmai.cli.option;

import java.nio.file.Path;
import picocli.CommandLine.Option;
import sanmai.search.eval.EvaluationFactory;

/** The option {@code --eval}: the evaluation that judges positions. */
public final class EvaluationOption {
    @Option(
            names = "--eval",
            paramLabel = "FILE",
            description = "Judge positions by this evaluation: ${bundle:" + HelpWords.EVALUATIONS
                    + "} (default: the shipped net).")
    private Path file;

    /** The old name of the option. */
    @Option(names = "--net", paramLabel = "FILE", hidden = true)
    private void net(Path old) {
        file = old;
    }

    /**
     * The chosen evaluation.
     *
     * @throws sanmai.cli.console.UserError if it cannot be read
     */
    public EvaluationFactory evaluation() {
        return Evaluations.orShipped(file);
    }
}
