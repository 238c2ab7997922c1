package sanmai.search.eval.net;

import com.google.common.base.Suppliers;
import com.google.common.hash.Hasher;
import com.google.common.hash.Hashing;
import java.util.List;
import java.util.function.Supplier;
import sanmai.search.eval.Evaluation;
import sanmai.search.eval.EvaluationFactory;

/** Makes evaluations by a {@link Net}. */
public final class NetEvaluationFactory implements EvaluationFactory {
    /** The {@link #winRateScale}: the scale that best fits the results of games with 2000 nodes a move. */
    public static final int WIN_RATE_SCALE = 950;

    /** The {@link #name}. */
    public static final String NAME = "net";

    private static final EvaluationFactory SHIPPED = new NetEvaluationFactory(ShippedNet::get);

    private final Supplier<Net> net;
    private final Supplier<String> fingerprint;

    private NetEvaluationFactory(Supplier<Net> net) {
        this.net = net;
        fingerprint = Suppliers.memoize(() -> fingerprint(net.get()));
    }

    /** Evaluations by this net. */
    public static EvaluationFactory of(Net net) {
        return new NetEvaluationFactory(() -> net);
    }

    /** Evaluations by the net that comes with the engine. It is read when it is first needed. */
    public static EvaluationFactory shipped() {
        return SHIPPED;
    }

    /** The net. */
    public Net net() {
        return net.get();
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String fingerprint() {
        return fingerprint.get();
    }

    /** The fingerprint of a net: that of the SHA-256 hash of its {@linkplain NetText text} without comments. */
    public static String fingerprint(Net net) {
        String text = NetText.write(net, List.of());
        Hasher hasher = Hashing.sha256().newHasher(text.length());
        for (int i = 0; i < text.length(); i++) {
            hasher.putByte((byte) text.charAt(i)); // The text is ASCII.
        }
        return EvaluationFactory.fingerprint(hasher.hash().asBytes());
    }

    @Override
    public Evaluation create() {
        return new NetEvaluation(net.get());
    }

    @Override
    public double winRateScale() {
        return WIN_RATE_SCALE;
    }

    @Override
    public long evaluationBytes() {
        return NetEvaluation.bytes(net.get());
    }

    @Override
    public long weightBytes() {
        return net.get().bytes();
    }
}
