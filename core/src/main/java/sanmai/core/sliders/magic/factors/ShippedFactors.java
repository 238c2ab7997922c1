package sanmai.core.sliders.magic.factors;

import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Reads the factors that were found beforehand; the first line of the resource says how. */
public final class ShippedFactors {
    private static final String RESOURCE = "factors.tsv";

    private ShippedFactors() {}

    /** The shipped factors, read anew by each call. */
    public static FactorTable read() {
        try {
            return FactorTable.parse(
                    Resources.readLines(Resources.getResource(ShippedFactors.class, RESOURCE), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
