package sanmai.search.engine;

import sanmai.search.eval.EvaluationFactory;
import sanmai.search.eval.net.NetEvaluationFactory;

/** Chooses the evaluation of an engine for which none was named. */
final class OwnEvaluation {
    private OwnEvaluation() {}

    static EvaluationFactory factory() {
        return NetEvaluationFactory.shipped();
    }
}
