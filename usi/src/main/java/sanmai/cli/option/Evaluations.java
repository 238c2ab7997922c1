package sanmai.cli.option;

import java.io.IOException;
import java.nio.file.Path;
import sanmai.cli.console.UserError;
import sanmai.files.FileProblems;
import sanmai.files.InputFile;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.eval.net.HandcraftedNet;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.eval.net.NetText;

/**
 * The evaluations that a user can choose from: the one place that turns what the user named into a factory. Another kind
 * of evaluation is a package beside {@code sanmai.search.eval.net} and a line in {@link #decode}.
 */
public final class Evaluations {
    /** The name of the net with which learning begins. */
    public static final String HANDCRAFTED = "first";

    /** No net has a longer text. */
    private static final int MAX_BYTES = 1 << 28;

    private Evaluations() {}

    /** What the engine plays with unless told otherwise. */
    public static EvaluationFactory shipped() {
        return NetEvaluationFactory.shipped();
    }

    /** The evaluation in a file, or of a name that stands for one; the shipped one for null. */
    public static EvaluationFactory orShipped(Path file) {
        return file == null ? shipped() : named(file);
    }

    private static EvaluationFactory named(Path file) {
        if (file.toString().equals(HANDCRAFTED)) {
            return NetEvaluationFactory.of(HandcraftedNet.get());
        }
        try {
            return decode(file);
        } catch (IOException e) {
            throw new UserError("\"" + file + "\": " + FileProblems.reason(e));
        } catch (NetText.NetTextException e) {
            throw new UserError("\"" + file + "\": " + e.getMessage());
        }
    }

    /** Reads a file in whichever format it has. */
    private static EvaluationFactory decode(Path file) throws IOException {
        return NetEvaluationFactory.of(NetText.read(InputFile.text(file, MAX_BYTES)));
    }
}
