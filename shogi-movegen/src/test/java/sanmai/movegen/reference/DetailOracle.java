package sanmai.movegen.reference;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.movegen.DetailSums;
import sanmai.movegen.IllegalMove;
import sanmai.movegen.Legality;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** The oracle of the counters of details: makes each legal move of the reference generator on a plain board, and looks. */
public final class DetailOracle {
    private DetailOracle() {}

    /** What the legal moves do. */
    public static DetailSums of(Position position) {
        DetailSums sums = new DetailSums();
        int[] moves = ReferenceMoves.of(position);
        for (int move : moves) {
            sums.nodes++;
            sums.drops += Move.isDrop(move) ? 1 : 0;
            sums.captures += !Move.isDrop(move) && position.pieceAt(Move.to(move)) != Piece.NONE ? 1 : 0;
            sums.promotions += Move.isPromotion(move) ? 1 : 0;
            int checkers = checkers(ReferenceBoard.of(position).after(move));
            sums.checks += checkers > 0 ? 1 : 0;
            sums.doubleChecks += checkers > 1 ? 1 : 0;
            sums.mates += checkers > 0 && hasNoMove(position, move) ? 1 : 0;
        }
        sums.refusedDropPawnMates = refusedDrops(position, moves);
        return sums;
    }

    private static boolean hasNoMove(Position position, int move) {
        position.doMove(move);
        boolean none = ReferenceMoves.of(position).length == 0;
        position.undoMove();
        return none;
    }

    private static int checkers(ReferenceBoard board) {
        int king = Piece.code(board.turn(), PieceType.KING);
        int checkers = 0;
        for (int from = 0; from < Square.COUNT; from++) {
            boolean theirs = board.pieceAt(from) != Piece.NONE && !board.isOwn(from);
            if (theirs && board.reachable(from).stream().anyMatch(to -> board.pieceAt(to) == king)) {
                checkers++;
            }
        }
        return checkers;
    }

    /** The pawn drops that are missing in the list only because they mate. */
    private static int refusedDrops(Position position, int[] moves) {
        Set<Integer> legal = new HashSet<>(Arrays.stream(moves).boxed().toList());
        int refused = 0;
        for (int to = 0; to < Square.COUNT; to++) {
            int drop = Move.dropCode(Piece.code(position.turn(), PieceType.PAWN), to);
            boolean mates = Legality.problem(position, drop).equals(Optional.of(IllegalMove.DROP_PAWN_MATE));
            refused += mates && !legal.contains(drop) ? 1 : 0;
        }
        return refused;
    }
}
