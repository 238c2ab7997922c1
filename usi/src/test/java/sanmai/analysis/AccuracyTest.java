package sanmai.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AccuracyTest {
    /** Values of the published formula, worked out by hand. */
    @ParameterizedTest
    @CsvSource({"0, 99.9999", "5, 79.8162", "10, 63.5821", "15, 50.5239", "30, 24.7749", "80.1, 0", "100, 0"})
    void followsThePublishedFormula(double loss, double accuracy) {
        assertEquals(accuracy, Accuracy.ofLoss(loss), 0.01);
    }

    @ParameterizedTest
    @CsvSource({
        "0, GOOD",
        "4.99, GOOD",
        "5, INACCURACY",
        "9.99, INACCURACY",
        "10, MISTAKE",
        "14.99, MISTAKE",
        "15, BLUNDER",
        "100, BLUNDER"
    })
    void judgementsHaveLimits(double loss, Judgement judgement) {
        assertEquals(judgement, Judgement.of(loss));
    }
}
