package sanmai.search.eval.nnue;

import com.google.common.collect.ImmutableList;
import com.google.common.hash.Hasher;
import com.google.common.hash.Hashing;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import sanmai.search.eval.Evaluation;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.eval.EvaluationFormatException;
import sanmai.search.eval.ScoreScale;
import sanmai.search.eval.accumulator.DirtyPieces;

/** Makes evaluations by a network from a file that other shogi programs use, too ({@code nn.bin}). */
public final class NnueEvaluationFactory implements EvaluationFactory {
    /** The divisor of the output, unless the notes of a file name another one. */
    public static final int DEFAULT_FV_SCALE = 16;

    /** The greatest divisor of the output. */
    public static final int MAX_FV_SCALE = 128;

    private final Network network;
    private final ImmutableList<String> warnings;
    private final NnueScale scale;

    private NnueEvaluationFactory(Network network, ImmutableList<String> warnings, NnueScale scale) {
        this.network = network;
        this.warnings = warnings;
        this.scale = scale;
    }

    /** Whether a file that begins with these bytes is a network, of this version or another one. */
    public static boolean isFile(byte[] head) {
        return NnueFile.isVersion(head);
    }

    /**
     * Reads a file. The memory it takes is about the size of the file, once for all evaluations.
     *
     * @param in the file from its beginning; it is read in large pieces
     * @param size its size in bytes
     * @param fvScale what the output is divided by, 1 to {@link #MAX_FV_SCALE}
     * @throws EvaluationFormatException if it is no network that can be used
     * @throws IOException if reading fails
     */
    public static NnueEvaluationFactory read(InputStream in, long size, int fvScale) throws IOException {
        NnueFile file = NnueFile.read(in, size);
        double outputPerScore = QuietPositions.outputPerScore(file.network());
        return new NnueEvaluationFactory(file.network(), file.warnings(), new NnueScale(fvScale, outputPerScore));
    }

    /**
     * The architecture, its memory and scale, and the name of the {@link PropagationMaker} if there is one: {@code HalfKP
     * 256x2-32-32, 61 MB, FV_SCALE 16}.
     */
    @Override
    public String description() {
        return network.architecture() + ", " + megabytes(network.architecture().sizeAfterText()) + " MB, FV_SCALE "
                + scale.fvScale() + Propagations.name().map(name -> ", " + name).orElse("");
    }

    private static long megabytes(long bytes) {
        return Math.max(1, bytes >> 20);
    }

    @Override
    public List<String> warnings() {
        return warnings;
    }

    @Override
    public String name() {
        return "nnue";
    }

    @Override
    public String fingerprint() {
        Hasher hasher = Hashing.sha256().newHasher();
        network.putInto(hasher);
        return EvaluationFactory.fingerprint(hasher.hash().asBytes()) + "/" + scale.fvScale();
    }

    @Override
    public Evaluation create() {
        return new NnueEvaluation(network, scale);
    }

    @Override
    public long evaluationBytes() {
        AffineTransform layer1 = network.layer1();
        long weights = (long) layer1.inputs() * layer1.outputs() * Short.BYTES; // In the order that vectors want.
        return 2 * TransformerStack.bytes(network.transformer()) + DirtyPieces.BYTES + weights;
    }

    @Override
    public long weightBytes() {
        return network.architecture().sizeAfterText();
    }

    @Override
    public ScoreScale scoreScale() {
        return scale.scores();
    }
}
