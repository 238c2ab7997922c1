package sanmai.search.engine;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.eval.EvaluationFormatException;
import sanmai.search.eval.nnue.NnueEvaluationFactory;

/** Reads the evaluation files of shogi programs. Has no state. */
public final class EvaluationFile {
    /** What the output of a network is divided by, unless its author names another number. */
    public static final int USUAL_FV_SCALE = NnueEvaluationFactory.DEFAULT_FV_SCALE;

    private EvaluationFile() {}

    /**
     * Reads an NNUE network ({@code nn.bin}) with the features HalfKP or K-P.
     *
     * @param fvScale what its output is divided by, 1 to {@value NnueEvaluationFactory#MAX_FV_SCALE}
     * @throws EvaluationFormatException if it is no network that can be used
     * @throws IOException if reading fails
     */
    public static EvaluationFactory nnue(Path file, int fvScale) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return NnueEvaluationFactory.read(in, Files.size(file), fvScale);
        }
    }
}
