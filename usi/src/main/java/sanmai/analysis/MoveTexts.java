package sanmai.analysis;

import java.util.ArrayList;
import java.util.List;
import sanmai.notation.NotationException;
import sanmai.notation.UsiMove;
import sanmai.shogi.Position;

/** Lines of moves in USI, read. */
final class MoveTexts {
    private MoveTexts() {}

    /**
     * Reads moves that follow each other. The position is as before afterwards.
     *
     * @throws IllegalArgumentException if one is no move or not legal; the message has it
     */
    static List<Integer> parse(List<String> texts, Position position) {
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
        return moves;
    }
}
