package sanmai.search.alphabeta;

import sanmai.search.eval.Evaluation;
import sanmai.search.minimax.Material;
import sanmai.shogi.Position;

/** The leaves of the paper's minimax. */
final class MaterialEvaluation implements Evaluation {
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
