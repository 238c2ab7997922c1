package sanmai.browser.substitutes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BrowserSplittableRandomTest {
    @ParameterizedTest
    @ValueSource(longs = {0, 1, -1, 20_261_127, Long.MIN_VALUE})
    void itsNumbersAreThoseOfJava(long seed) {
        SplittableRandom expected = new SplittableRandom(seed);
        BrowserSplittableRandom random = new BrowserSplittableRandom(seed);
        for (int i = 0; i < 1000; i++) {
            assertEquals(expected.nextLong(), random.nextLong());
        }
    }
}
