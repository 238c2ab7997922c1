package sanmai.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.io.Resources;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import sanmai.search.alphabeta.AlphaBeta;
import sanmai.search.eval.net.NetEvaluationFactory;

/**
 * The signature of the engine: the number of nodes of a bench. What is meant to leave the search and the evaluation alone
 * leaves it as it is; what is meant to change them changes {@code signature.txt} in the same commit.
 */
class BenchSignatureTest {
    private static final int DEPTH = 9;
    private static final int HASH_MEGABYTES = 16;

    private static String signature() throws IOException {
        return Resources.toString(
                        Resources.getResource(BenchSignatureTest.class, "signature.txt"), StandardCharsets.UTF_8)
                .lines()
                .filter(line -> !line.startsWith("#"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theSearchHasItsSignature() throws IOException {
        AlphaBeta searcher = new AlphaBeta(NetEvaluationFactory.shipped());
        searcher.prepare(new sanmai.search.time.Resources(HASH_MEGABYTES, 1));
        long nodes = new Bench(searcher, DEPTH).run(line -> {}).nodes();
        assertEquals(signature(), "nodes " + nodes);
    }
}
