package sanmai.search.engine;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import sanmai.files.FileProblems;
import sanmai.files.InputFile;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.eval.EvaluationFormatException;
import sanmai.search.eval.nnue.NnueEvaluationFactory;

/** Reads the evaluation files of shogi programs. Has no state. */
public final class EvaluationFile {
    /** What the output of a network is divided by, unless its author names another number. */
    public static final int USUAL_FV_SCALE = NnueEvaluationFactory.DEFAULT_FV_SCALE;

    /** The greatest number that the output of a network can be divided by. */
    public static final int MAX_FV_SCALE = NnueEvaluationFactory.MAX_FV_SCALE;

    private EvaluationFile() {}

    /**
     * Reads an NNUE network ({@code nn.bin}) with the features HalfKP or K-P.
     *
     * @param fvScale what its output is divided by, 1 to {@value #MAX_FV_SCALE}
     * @throws EvaluationFormatException if it is no network that can be used
     * @throws IOException if reading fails
     * @throws IllegalArgumentException if the number is out of range
     */
    public static EvaluationFactory nnue(Path file, int fvScale) throws IOException {
        if (fvScale < 1 || fvScale > MAX_FV_SCALE) {
            throw new IllegalArgumentException("FV_SCALE " + fvScale + " is not between 1 and " + MAX_FV_SCALE);
        }
        if (FileProblems.isDevice(file)) {
            throw new EvaluationFormatException(
                    "it is a pipe or a device; an nn.bin must be a file, since its size says what network it is");
        }
        try (InputStream in = InputFile.open(file)) {
            return NnueEvaluationFactory.read(in, Files.size(file), fvScale);
        }
    }
}
