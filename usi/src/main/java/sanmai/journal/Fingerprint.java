package sanmai.journal;

import com.google.common.hash.Hasher;
import com.google.common.hash.Hashing;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;

/** Tells long inputs of a run apart, for the conditions of its journal. */
public final class Fingerprint {
    private Fingerprint() {}

    /** SHA-256 of the lines, each with an end of line, in hexadecimal. */
    public static String of(Stream<String> lines) {
        Hasher hasher = Hashing.sha256().newHasher();
        lines.forEachOrdered(line -> hasher.putString(line + "\n", StandardCharsets.UTF_8));
        return hasher.hash().toString();
    }
}
