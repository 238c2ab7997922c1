package sanmai.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnitsTest {
    @ParameterizedTest
    @CsvSource({"-0.3, 0, 0", "-0.04, 1, 0.0", "-0.06, 1, -0.1", "0.3, 0, 0", "-1.2, 0, -1"})
    void zeroHasNoSign(double number, int decimals, String text) {
        assertEquals(text, Units.decimals(number, decimals));
    }
}
