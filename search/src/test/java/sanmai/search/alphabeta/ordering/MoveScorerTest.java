package sanmai.search.alphabeta.ordering;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.search.alphabeta.tree.SetUpNode.get;

import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.movegen.LegalMoves;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.search.Play;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.SearchParameter;
import sanmai.search.alphabeta.history.History;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.alphabeta.tree.SetUpNode;
import sanmai.search.eval.material.PieceValues;
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

    // ---- Scores ----

    /** What the scorer adds to the history of a quiet move. */
    private static int beyondHistory(String sfen, String move) {
        SetUpNode at = new SetUpNode(sfen);
        MoveScorer of = scorer(at);
        int quiet = UsiMove.parse(move, at.position);
        return of.quietScore(quiet) - at.history.orderingScore(quiet, at.node);
    }

    private static MoveScorer scorer(SetUpNode at) {
        MoveScorer of = new MoveScorer(at.history, new StaticExchangeEvaluation(), Features.ALL);
        of.start(at.node, at.position);
        of.findThreats();
        return of;
    }

    @Test
    void aQuietMoveOfAThreatenedPieceScoresMore() {
        String pawnAttacksSilver = "4k4/9/9/9/4p4/4S4/9/9/4K4 b - 1";
        assertEquals(get(SearchParameter.THREAT_BONUS), beyondHistory(pawnAttacksSilver, "5f6g"));
        assertEquals(0, beyondHistory(pawnAttacksSilver, "5i5h"));
    }

    @Test
    void aQuietMoveToASquareThatAPawnAttacksScoresLess() {
        String pawn = "4k4/9/9/9/4p4/9/4SP3/9/4K4 b - 1";
        assertEquals(-get(SearchParameter.THREAT_MALUS), beyondHistory(pawn, "5g5f"));
        assertEquals(0, beyondHistory(pawn, "5g6f"));
    }

    @Test
    void aCheckThatLosesLittleScoresMore() {
        assertEquals(get(SearchParameter.CHECK_BONUS), beyondHistory(SetUpNode.CHECKS, "R*9a"));
        assertEquals(0, beyondHistory(SetUpNode.CHECKS, "G*5b"), "the king takes");
        assertEquals(0, beyondHistory(SetUpNode.CHECKS, "R*9b"), "no check");
        String knightForLance = "4kl3/9/9/5S3/9/9/9/9/4K4 b N 1";
        assertEquals(get(SearchParameter.CHECK_BONUS), beyondHistory(knightForLance, "N*4c"));
    }

    @Test
    void theScoreOfACaptureIsWhatItTakesAndItsHistory() {
        SetUpNode at = new SetUpNode(SetUpNode.MIDDLE_GAME);
        int capture = UsiMove.parse("8h2b+", at.position);
        int gain = PieceValues.ENGINE.gain(at.position, capture);
        int expected = get(SearchParameter.VICTIM_FACTOR) * gain + at.history.captureScore(capture, at.position);
        assertEquals(expected, scorer(at).captureScore(capture));
    }

    @Test
    void evasionsScoreByTheirHistoryAndCapturesByWhatTheyTake() {
        SetUpNode at = new SetUpNode("4k4/9/9/4p4/R3l4/9/9/5r3/4K4 b - 1");
        MoveScorer of = scorer(at);
        int quiet = UsiMove.parse("5i6i", at.position);
        assertEquals(at.history.evasionScore(quiet, at.node), of.evasionScore(quiet));
        int lance = UsiMove.parse("9e5e", at.position);
        int rook = UsiMove.parse("5i4h", at.position);
        assertEquals(
                PieceValues.ENGINE.gain(at.position, rook) - PieceValues.ENGINE.gain(at.position, lance),
                of.evasionScore(rook) - of.evasionScore(lance));
    }

    // ---- Threats ----

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
        int piece = Piece.code(position.turn().opposite(), type);
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
