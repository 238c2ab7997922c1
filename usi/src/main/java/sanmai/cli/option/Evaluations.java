package sanmai.cli.option;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.file.Path;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import sanmai.cli.console.UserError;
import sanmai.files.FileProblems;
import sanmai.files.InputFile;
import sanmai.search.engine.EvaluationFile;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.eval.EvaluationFormatException;
import sanmai.search.eval.net.HandcraftedNet;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.eval.net.NetText;
import sanmai.search.eval.nnue.NnueEvaluationFactory;
import sanmai.search.eval.nnue.NnueFeatures;

/**
 * The evaluations that a user can choose from: the one place that turns what the user named into a factory. Another kind
 * of evaluation is a package of its own and a line in {@link #KINDS}.
 */
public final class Evaluations {
    /** The name of the net that the engine plays with unless told otherwise. */
    private static final String SHIPPED = "shipped";

    /** The name of the net with which learning begins. */
    private static final String HANDCRAFTED = "first";

    /** The number of first bytes of a file that tell its kind. */
    private static final int HEAD = 64;

    /** The length of the longest text of a net that is read, in bytes. */
    private static final int MAX_TEXT = 1 << 28;

    /** The kinds of evaluation. The first that recognises a file reads it. */
    private static final ImmutableList<Kind> KINDS = ImmutableList.of(
            new Kind("a net that 'sanmai train' wrote", Evaluations::isText, Evaluations::readNet),
            new Kind(
                    "an evaluation file of YaneuraOu (nn.bin) with " + nnueFeatures(),
                    NnueEvaluationFactory::isFile,
                    Evaluations::readNnue));

    /**
     * A kind of evaluation.
     *
     * @param description what a file of it is, for messages and help texts
     * @param recognises whether a file that begins with these bytes is one
     * @param reader reads the file
     */
    private record Kind(String description, Predicate<byte[]> recognises, Reader reader) {}

    @FunctionalInterface
    private interface Reader {
        /**
         * Reads a file.
         *
         * @param in the file from its beginning
         * @param file its name
         * @param fvScale the divisor of the output, for files whose authors leave it open
         * @throws IOException if it cannot be read, or holds no evaluation; see {@link FileProblems#reason}
         * @throws EvaluationFormatException if it holds no evaluation
         */
        EvaluationFactory read(InputStream in, Path file, int fvScale) throws IOException;
    }

    private Evaluations() {}

    /** The net that comes with the engine, the default. */
    public static EvaluationFactory shipped() {
        return NetEvaluationFactory.shipped();
    }

    /** What can be chosen, for help texts. */
    public static String choices() {
        return descriptions() + ", '" + SHIPPED + "' for the shipped net, or '" + HANDCRAFTED
                + "' for the handcrafted one with which learning begins";
    }

    private static String descriptions() {
        return Joiner.on(", ").join(Lists.transform(KINDS, Kind::description));
    }

    /**
     * The evaluation in a file, or of a name that stands for one; the shipped one without a file.
     *
     * @param fvScale the divisor of the output of an {@code nn.bin}, 1 to {@link EvaluationFile#MAX_FV_SCALE}
     * @throws UserError if there is no evaluation in the file, or it cannot be read
     */
    public static EvaluationFactory orShipped(@Nullable Path file, int fvScale) {
        return file == null ? shipped() : named(file, fvScale);
    }

    /** Whether a file holds an evaluation that can be read. */
    public static boolean isEvaluation(Path file) {
        try {
            return named(file.toAbsolutePath(), EvaluationFile.USUAL_FV_SCALE) != null;
        } catch (UserError e) {
            return false;
        }
    }

    private static EvaluationFactory named(Path file, int fvScale) {
        if (file.toString().equals(SHIPPED)) {
            return shipped();
        }
        if (file.toString().equals(HANDCRAFTED)) {
            return NetEvaluationFactory.of(HandcraftedNet.get());
        }
        // A text may come from the pipe /dev/stdin, which cannot be opened again.
        try (InputStream in = InputFile.open(file)) {
            byte[] head = in.readNBytes(HEAD);
            InputStream whole = new SequenceInputStream(new ByteArrayInputStream(head), in);
            return kind(head).reader.read(whole, file, fvScale);
        } catch (IOException e) {
            throw new UserError("\"" + file + "\": " + FileProblems.reason(e));
        } catch (EvaluationFormatException e) {
            throw new UserError("\"" + file + "\": " + e.getMessage());
        }
    }

    private static Kind kind(byte[] head) {
        return KINDS.stream()
                .filter(kind -> kind.recognises.test(head))
                .findFirst()
                .orElseThrow(() -> new EvaluationFormatException("is no evaluation that is known: " + descriptions()));
    }

    private static String nnueFeatures() {
        return Stream.of(NnueFeatures.values())
                .map(features -> features.commonName)
                .collect(Collectors.joining(" or "));
    }

    /** Whether there are no control characters but tabs and ends of lines. */
    private static boolean isText(byte[] head) {
        for (byte each : head) {
            if (each >= 0 && each < ' ' && each != '\t' && each != '\n' && each != '\r') {
                return false;
            }
        }
        return true;
    }

    private static EvaluationFactory readNet(InputStream in, Path file, int fvScale) throws IOException {
        return NetEvaluationFactory.of(NetText.read(InputFile.utf8(InputFile.bytes(in, file, MAX_TEXT))));
    }

    private static EvaluationFactory readNnue(InputStream in, Path file, int fvScale) throws IOException {
        return EvaluationFile.nnue(file, fvScale);
    }
}
