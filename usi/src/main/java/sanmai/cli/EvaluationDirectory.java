package sanmai.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import sanmai.cli.console.UserError;
import sanmai.cli.option.Evaluations;
import sanmai.usi.engine.EvaluationFiles;
import sanmai.usi.option.EvaluationChoice;

/** Evaluation files beside the program, or anywhere else if the user gives the whole path; or else the shipped net. */
record EvaluationDirectory(Path home) implements EvaluationFiles {
    private static final String NAME = "nn.bin";

    @Override
    public Opened open(EvaluationChoice choice) throws IOException {
        try {
            if (!choice.file().isEmpty()) {
                return read(home.resolve(choice.file()), choice.fvScale());
            }
            Path file = home.resolve(choice.directory()).resolve(NAME);
            return choice.isPreset() && !Files.exists(file)
                    ? new Opened("of the engine", Evaluations.shipped())
                    : read(file, choice.fvScale());
        } catch (InvalidPathException e) {
            throw new IOException("\"" + e.getInput() + "\": that is no path: " + e.getReason(), e);
        } catch (UserError e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private static Opened read(Path file, int fvScale) {
        return new Opened(file.toString(), Evaluations.orShipped(file, fvScale));
    }
}
