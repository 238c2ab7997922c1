package sanmai.search.alphabeta.ordering;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.movegen.LegalMoves;
import sanmai.notation.Sfen;
import sanmai.search.Play;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.history.History;
import sanmai.search.alphabeta.stack.Node;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

class MoveScorerTest {
    private static final long SEED = Long.getLong("test.seed", 20261125);
    private static final int POSITIONS = 3_000;
    private static final Set<PieceType> DEAR =
            Set.of(PieceType.BISHOP, PieceType.ROOK, PieceType.HORSE, PieceType.DRAGON);

    private final Node node = new Node(1);
    private final MoveScorer scorer =
            new MoveScorer(new History(Features.ALL), new StaticExchangeEvaluation(), Features.ALL);

    @Test
    void threatsAreThoseOfEachPieceOfTheOtherSide() {
        SplittableRandom random = new SplittableRandom(SEED);
        MoveList moves = new MoveList();
        int threats = 0;
        for (int i = 0; i < POSITIONS; i++) {
            Position position = Play.random(random, 200);
            new LegalMoves().generate(position, moves);
            scorer.start(node, position);
            scorer.findThreats();
            String where = "seed " + SEED + ", number " + i + ", " + Sfen.of(position) + ", ";
            for (int move : moves.stream().toArray()) {
                boolean threatened = !Move.isDrop(move) && isThreatened(position, Move.piece(move), Move.from(move));
                assertEquals(threatened, scorer.isThreatened(move), where + Move.usi(move));
                boolean takenByPawn = Piece.type(Move.placedPiece(move)) != PieceType.PAWN
                        && attacks(position, PieceType.PAWN, Move.to(move));
                assertEquals(takenByPawn, scorer.isTakenByPawn(move), where + Move.usi(move));
                threats += threatened || takenByPawn ? 1 : 0;
            }
        }
        assertTrue(threats > POSITIONS, "moves with a threat: " + threats);
    }

    private static boolean isThreatened(Position position, int piece, int square) {
        if (!DEAR.contains(Piece.type(piece))) {
            return attacks(position, PieceType.PAWN, square);
        }
        for (PieceType type : PieceType.values()) {
            if (!DEAR.contains(type) && type != PieceType.KING && attacks(position, type, square)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the side that is not to move has a piece of a type that attacks a square. */
    private static boolean attacks(Position position, PieceType type, int square) {
        int piece = Piece.of(position.turn().opposite(), type);
        for (int from = 0; from < Square.COUNT; from++) {
            if (position.pieceAt(from) == piece
                    && (Attacks.word(piece, from, position.occupancy(), Square.word(square)) & Square.bit(square))
                            != 0) {
                return true;
            }
        }
        return false;
    }
}
