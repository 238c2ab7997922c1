package sanmai.search.mate;

import sanmai.movegen.LegalMoves;
import sanmai.search.SearchRequest;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/** Mates in one: every check is tried, so none is missed. */
public final class MatingMoves {
    private MatingMoves() {}

    /** The first move that mates among those that may be searched; {@link Move#NONE} if there is none. */
    public static int first(SearchRequest request) {
        Position position = request.position();
        LegalMoves generator = new LegalMoves();
        MoveList checks = new MoveList();
        MoveList evasions = new MoveList();
        generator.read(position);
        generator.checks(checks);
        for (int i = 0; i < checks.size(); i++) {
            int move = checks.get(i);
            position.doMove(move);
            boolean mates = generator.none(position, evasions);
            position.undoMove();
            if (mates && request.limits().allows(move)) {
                return move;
            }
        }
        return Move.NONE;
    }
}
