package sanmai.search.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LearningRatePlanTest {
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "CONSTANT")
    void theRateFallsToAHundredth(LearningRatePlan plan) {
        assertEquals(1, plan.factor(0), 1e-12);
        assertEquals(0.01, plan.factor(1), 1e-12);
        for (double done = 0.1; done <= 1; done += 0.1) {
            assertTrue(plan.factor(done) < plan.factor(done - 0.1), plan + " at " + done);
        }
    }

    @Test
    void theFactorsHalfWayAreThoseOfTheFormulas() {
        assertEquals(0.505, LearningRatePlan.COSINE.factor(0.5), 1e-12);
        assertEquals(0.505, LearningRatePlan.LINEAR.factor(0.5), 1e-12);
        assertEquals(0.1, LearningRatePlan.EXPONENTIAL.factor(0.5), 1e-12);
        assertEquals(1, LearningRatePlan.CONSTANT.factor(0.5));
        assertTrue(LearningRatePlan.COSINE.factor(0.1) > LearningRatePlan.LINEAR.factor(0.1), "slowly at first");
    }
}
