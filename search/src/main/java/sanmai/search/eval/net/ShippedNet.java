package sanmai.search.eval.net;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The net that the engine plays with. It is read when it is first needed. EVALUATION.md says how it was trained. */
public final class ShippedNet {
    private static final String RESOURCE = "net.tsv";
    private static final Supplier<Net> NET = Suppliers.memoize(ShippedNet::load);

    private ShippedNet() {}

    /** The net. */
    public static Net get() {
        return NET.get();
    }

    private static Net load() {
        try (InputStream in = ShippedNet.class.getResourceAsStream(RESOURCE)) {
            return NetText.read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("the shipped net", e);
        }
    }
}
