package sanmai.search.minimax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.movegen.LegalMoves;
import sanmai.notation.Sfen;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;

class MaterialTest {
    private static final long SEED = Long.getLong("test.seed", 20260101);

    @Test
    void anEvenGameIsEven() {
        assertEquals(0, Material.balance(Position.start()));
    }

    @Test
    void countsBoardAndHandsForTheSideToMove() {
        String board = "4k4/9/9/9/9/9/9/9/4K3R ";
        int rook = Material.VALUES.onBoard(Piece.code(Color.BLACK, PieceType.ROOK));
        int pawnInHand = Material.VALUES.inHand(Piece.code(Color.BLACK, PieceType.PAWN));
        assertEquals(rook - 2 * pawnInHand, Material.balance(Sfen.position(board + "b 2p 1")));
        assertEquals(2 * pawnInHand - rook, Material.balance(Sfen.position(board + "w 2p 1")));
    }

    @Test
    void theGainsOfAGameAddUpToTheBalance() {
        SplittableRandom random = new SplittableRandom(SEED);
        LegalMoves generator = new LegalMoves();
        MoveList list = new MoveList();
        for (int game = 0; game < 20; game++) {
            Position position = Position.start();
            int balance = 0;
            generator.generate(position, list);
            for (int ply = 0; ply < 300 && list.size() > 0; ply++) {
                int move = list.get(random.nextInt(list.size()));
                balance = -(balance + Material.gain(position.pieceAt(Move.to(move)), move));
                position.doMove(move);
                assertEquals(Material.balance(position), balance, "seed " + SEED + ": " + Sfen.of(position));
                generator.generate(position, list);
            }
            Position turned = PositionSetup.of(position).rotated180().toPosition();
            assertEquals(balance, Material.balance(turned));
        }
    }

    @Test
    void droppingCostsAndPromotingGains() {
        for (PieceType type : PieceType.values()) {
            int piece = Piece.code(Color.WHITE, type);
            if (type.canBeInHand()) {
                assertTrue(Material.VALUES.inHand(piece) > Material.VALUES.onBoard(piece), type.toString());
            }
            if (type.canPromote()) {
                assertTrue(
                        Material.VALUES.onBoard(piece | Piece.PROMOTION) > Material.VALUES.onBoard(piece),
                        type.toString());
            }
        }
    }
}
