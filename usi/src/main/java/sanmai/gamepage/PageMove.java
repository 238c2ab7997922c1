package sanmai.gamepage;

import java.util.ArrayList;
import java.util.List;
import sanmai.notation.japanese.JapaneseMove;
import sanmai.notation.japanese.WesternMove;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * A move as the page has it.
 *
 * @param usi for the board
 * @param japanese for Japanese readers
 * @param western for other readers
 */
record PageMove(String usi, String japanese, String western) {
    /** A legal move. */
    static PageMove of(Position position, int move) {
        String mark = position.turnOrdinal() == 0 ? "☗" : "☖";
        return new PageMove(
                Move.usi(move), JapaneseMove.write(position, move), mark + WesternMove.write(position, move));
    }

    /** The moves of a line. The position is as before afterwards. */
    static List<PageMove> line(Position position, List<Integer> moves) {
        List<PageMove> line = new ArrayList<>();
        for (int move : moves) {
            line.add(of(position, move));
            position.doMove(move);
        }
        moves.forEach(move -> position.undoMove());
        return line;
    }
}
