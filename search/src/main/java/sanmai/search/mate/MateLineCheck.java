package sanmai.search.mate;

import java.util.function.Predicate;
import sanmai.movegen.LegalMoves;
import sanmai.shogi.Line;
import sanmai.shogi.Position;

/** Plays a line to verify that it mates. */
final class MateLineCheck {
    private MateLineCheck() {}

    /** Whether a line mates if every legal move counts. */
    static boolean mates(Position position, Line line) {
        return mates(position, line, mated -> false);
    }

    /**
     * Whether every move of the line is legal, every move of the attacker gives check, and the last one mates.
     *
     * @param isMated whether the defender is mated although it has evasions
     */
    static boolean mates(Position position, Line line, Predicate<Position> isMated) {
        int made = 0;
        boolean valid = line.size() % 2 == 1;
        while (valid && made < line.size()) {
            valid = LegalMoves.of(position).contains(line.code(made));
            if (valid) {
                position.doMove(line.code(made));
                made++;
                valid = made % 2 == 0 || position.isInCheck();
            }
        }
        boolean mates = valid && (LegalMoves.of(position).size() == 0 || isMated.test(position));
        for (int i = 0; i < made; i++) {
            position.undoMove();
        }
        return mates;
    }
}
