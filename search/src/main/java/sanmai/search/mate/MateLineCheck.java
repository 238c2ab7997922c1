package sanmai.search.mate;

import sanmai.movegen.LegalMoves;
import sanmai.search.Line;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/** Plays a line to see whether it mates. */
final class MateLineCheck {
    private MateLineCheck() {}

    /** Whether every move of the line is legal, every move of the side to move gives check, and the last one mates. */
    static boolean mates(Position position, Line line) {
        LegalMoves generator = new LegalMoves();
        MoveList moves = new MoveList();
        int made = 0;
        boolean right = line.length() % 2 == 1;
        while (right && made < line.length()) {
            generator.generate(position, moves);
            right = moves.contains(line.move(made));
            if (right) {
                position.doMove(line.move(made));
                made++;
                right = made % 2 == 0 || position.isInCheck();
            }
        }
        right = right && generator.none(position, moves);
        for (int i = 0; i < made; i++) {
            position.undoMove();
        }
        return right;
    }
}
