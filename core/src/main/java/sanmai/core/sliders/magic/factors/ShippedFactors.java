package sanmai.core.sliders.magic.factors;

import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Reads the factors that were found beforehand; the first line of each resource says how. */
public final class ShippedFactors {

    private ShippedFactors() {}

    /** The shipped factors, read anew by each call. */
    public static FactorTable read() {
        return read("factors.tsv");
    }

    /** The shipped factors of black magics, read anew by each call. */
    public static FactorTable readBlack() {
        return read("black-factors.tsv");
    }

    private static FactorTable read(String resource) {
        try {
            return FactorTable.parse(
                    Resources.readLines(Resources.getResource(ShippedFactors.class, resource), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
