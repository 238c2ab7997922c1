package sanmai.analysis;

import java.util.List;
import sanmai.core.Color;
import sanmai.engine.PrincipalVariation;
import sanmai.engine.Score;
import sanmai.notation.NotationException;
import sanmai.notation.UsiMove;
import sanmai.notation.evaluation.NodeEvaluation;
import sanmai.search.time.Limits;
import sanmai.shogi.Line;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * A line that a search found, as a file of results has it.
 *
 * @param score the score for the side to move, see {@link Score}
 * @param depth the depth in plies
 * @param moves the moves in USI, at least one
 */
public record SearchedLine(int score, int depth, List<String> moves) {
    /** Copies the list. */
    public SearchedLine {
        moves = List.copyOf(moves);
    }

    static SearchedLine of(PrincipalVariation variation) {
        return new SearchedLine(
                variation.score(),
                variation.depth(),
                variation.line().codes().mapToObj(Move::usi).toList());
    }

    /**
     * Checks what was read from a file.
     *
     * @throws IllegalArgumentException if no search finds this in the position
     */
    void validate(Position position) {
        boolean isDepth = depth >= 0 && depth <= Limits.MAX_DEPTH;
        boolean isScore = score > -Score.MATE && score < Score.MATE;
        if (moves.isEmpty() || !isDepth || !isScore) {
            throw new IllegalArgumentException("not a line that a search found: " + this);
        }
        line(position);
    }

    private Line line(Position position) {
        try {
            return UsiMove.parseLine(moves, position);
        } catch (NotationException e) {
            throw new IllegalArgumentException("the line " + String.join(" ", moves) + ": " + e.getMessage(), e);
        }
    }

    /** The evaluation for a record. */
    NodeEvaluation evaluation(Position position) {
        Line line = line(position);
        if (!Score.isMate(score)) {
            return NodeEvaluation.centipawns(position.turn() == Color.BLACK ? score : -score)
                    .withDepth(depth)
                    .withLine(line);
        }
        Color winner = score > 0 ? position.turn() : position.turn().opposite();
        return NodeEvaluation.mate(winner, Math.max(1, Score.pliesToMate(score)))
                .withDepth(depth)
                .withLine(line);
    }
}
