package sanmai.cli.option;

import java.nio.file.Path;
import picocli.CommandLine.Option;
import sanmai.search.eval.EvaluationFactory;

/** The option that chooses the evaluation. */
public final class EvaluationOption {
    @Option(
            names = "--net",
            paramLabel = "FILE",
            description = "Judge positions by this net, a file that 'sanmai train' wrote, or '"
                    + Evaluations.HANDCRAFTED + "' for the net with which learning begins (default: the shipped net).")
    private Path file;

    /** The chosen evaluation. */
    public EvaluationFactory evaluation() {
        return Evaluations.orShipped(file);
    }
}
