package sanmai.analysis;

import java.util.ArrayList;
import java.util.List;
import sanmai.notation.NotationException;
import sanmai.notation.UsiMove;
import sanmai.shogi.Line;
import sanmai.shogi.Position;

/** Reads lines of moves in USI. */
final class MoveTexts {
    private MoveTexts() {}

    /**
     * Reads moves that follow each other. The position is as before afterwards.
     *
     * @throws IllegalArgumentException if a text is no legal move; the message names the text
     */
    static Line parse(List<String> texts, Position position) {
        List<Integer> moves = new ArrayList<>();
        try {
            for (String text : texts) {
                int move = UsiMove.parse(text, position);
                moves.add(move);
                position.doMove(move);
            }
        } catch (NotationException e) {
            throw new IllegalArgumentException("the line " + String.join(" ", texts) + ": " + e.getMessage(), e);
        } finally {
            moves.forEach(move -> position.undoMove());
        }
        return Line.of(moves.stream().mapToInt(Integer::intValue).toArray());
    }
}
