package sanmai.search.alphabeta;

import java.util.function.ToIntFunction;
import sanmai.search.eval.Evaluation;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.minimax.Material;
import sanmai.shogi.Position;

/**
 * An evaluation that looks at the position alone, and does not follow the moves.
 *
 * @param scores by position: the score for the side to move
 */
public record StatelessEvaluation(ToIntFunction<Position> scores) implements Evaluation {
    /** The leaves of the paper's minimax. */
    public static final EvaluationFactory MATERIAL = factory("material", Material::balance);

    static EvaluationFactory factory(String name, ToIntFunction<Position> scores) {
        return new EvaluationFactory() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public String fingerprint() {
                return "1";
            }

            @Override
            public Evaluation create() {
                return new StatelessEvaluation(scores);
            }
        };
    }

    @Override
    public void set(Position position) {}

    @Override
    public void push(Position position, int move) {}

    @Override
    public void pop() {}

    @Override
    public int score(Position position) {
        return scores.applyAsInt(position);
    }
}
