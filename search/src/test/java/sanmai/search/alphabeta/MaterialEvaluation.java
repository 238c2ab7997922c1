package sanmai.search.alphabeta;

import sanmai.search.eval.Evaluation;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.minimax.Material;
import sanmai.shogi.Position;

/** The leaves of the paper's minimax. */
final class MaterialEvaluation implements Evaluation {
    static final EvaluationFactory FACTORY = new EvaluationFactory() {
        @Override
        public String name() {
            return "material";
        }

        @Override
        public String fingerprint() {
            return "1";
        }

        @Override
        public Evaluation create() {
            return new MaterialEvaluation();
        }
    };

    @Override
    public void set(Position position) {}

    @Override
    public void push(Position position, int move) {}

    @Override
    public void pop() {}

    @Override
    public int score(Position position) {
        return Material.balance(position);
    }
}
