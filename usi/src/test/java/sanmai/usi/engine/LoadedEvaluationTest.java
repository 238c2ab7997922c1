package sanmai.usi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Method;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sanmai.search.eval.EvaluationFactory;

class LoadedEvaluationTest {
    private static Method[] questions() {
        return EvaluationFactory.class.getMethods();
    }

    /** A default method would answer for another evaluation than the one that is loaded, such as its memory. */
    @ParameterizedTest
    @MethodSource("questions")
    void asksTheEvaluationThatIsLoaded(Method question) throws NoSuchMethodException {
        assertEquals(
                LoadedEvaluation.class,
                LoadedEvaluation.class.getMethod(question.getName()).getDeclaringClass());
    }
}
