package sanmai.search.eval.nnue.vector;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VectorPropagationMakerTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mixed mode, sharing                  | true",
                "mixed mode                           | true",
                "compiled mode, sharing               | true",
                "''                                   | true",
                "interpreted mode, sharing            | false",
                "mixed mode, emulated-client, sharing | false",
            })
    void theVectorApiNeedsTheSecondCompiler(String vmInfo, boolean isUsable) {
        assertEquals(isUsable, VectorPropagationMaker.makesVectorInstructions(vmInfo));
    }
}
