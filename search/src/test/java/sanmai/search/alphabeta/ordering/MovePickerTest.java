package sanmai.search.alphabeta.ordering;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sanmai.core.Bitboard;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.movegen.LegalMoves;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.search.Play;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.history.History;
import sanmai.search.alphabeta.history.PieceTo;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.alphabeta.tree.SetUpNode;
import sanmai.search.eval.material.PieceValues;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

class MovePickerTest {
    private static final long SEED = Long.getLong("test.seed", 20260108);
    private static final int POSITIONS = 2_000;

    /** Moves of earlier positions. */
    private final int[] remembered = new int[200];

    private final History history = new History(Features.ALL);
    private final StaticExchangeEvaluation see = new StaticExchangeEvaluation();
    private final MovePicker useful = new MovePicker(history, see, Features.ALL);
    private final MovePicker complete =
            new MovePicker(history, see, Features.ALL.without(Feature.NON_PROMOTION_PRUNING));
    private final Node node = new Node(1);
    private final Node root = new Node(0);

    private static int[] legal(Position position) {
        MoveList list = LegalMoves.of(position);
        return list.stream().toArray();
    }

    /** Gives the node a history with some weight, of moves of this position and of others. */
    private void prepare(Position position, int[] legal, SplittableRandom random) {
        node.legal.read(position);
        int lastMove = any(legal, random);
        node.arriveBy(lastMove, PieceTo.of(lastMove), root, position.isInCheck());
        for (int i = 0; i < 20; i++) {
            history.updateQuiet(any(legal, random), node, random.nextInt(-1600, 1600));
        }
    }

    private int any(int[] moves, SplittableRandom random) {
        int move = moves[random.nextInt(moves.length)];
        remembered[random.nextInt(remembered.length)] = move;
        int other = remembered[random.nextInt(remembered.length)];
        return random.nextInt(3) == 0 && other != Move.NONE ? other : move;
    }

    /** A move from the table may even be no move at all. */
    private int anyTtMove(int[] moves, SplittableRandom random) {
        int move = any(moves, random);
        return random.nextInt(5) == 0 ? move ^ 1 << random.nextInt(21) : move;
    }

    private static List<Integer> handedOut(MovePicker picker) {
        List<Integer> moves = new ArrayList<>();
        for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
            moves.add(move);
        }
        return moves;
    }

    private static boolean declinesForNothing(Position position, int move) {
        if (Move.isDrop(move) || Move.isPromotion(move)) {
            return false;
        }
        Bitboard zone = Bitboard.promotionZone(position.turn());
        boolean couldPromote = zone.contains(Move.to(move)) || zone.contains(Move.from(move));
        PieceType type = Piece.type(Move.piece(move));
        int rank = position.turnOrdinal() == 0 ? Move.to(move) / 9 : 8 - Move.to(move) / 9;
        return switch (type) {
            case PAWN, BISHOP, ROOK -> couldPromote;
            case LANCE -> rank < 2;
            default -> false;
        };
    }

    private static String sorted(IntStream moves) {
        return Arrays.toString(moves.sorted().mapToObj(Move::usi).toArray());
    }

    @Test
    void everyMoveIsHandedOutOnce() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < POSITIONS; i++) {
            Position position = Play.random(random, 200);
            int[] legal = legal(position);
            if (legal.length == 0) {
                continue;
            }
            boolean thorough = random.nextBoolean();
            MovePicker picker = thorough ? complete : useful;
            prepare(position, legal, random);
            int ttMove = random.nextBoolean() ? Move.NONE : anyTtMove(legal, random);
            int[] wanted = IntStream.of(legal)
                    .filter(move -> thorough || !declinesForNothing(position, move))
                    .toArray();
            node.ttMove = ttMove;
            node.depth = random.nextInt(1, 12);
            node.startMoves(0);
            picker.start(node, position);
            List<Integer> found = handedOut(picker);
            String where = "seed " + SEED + ", number " + i + ", " + Sfen.of(position) + ", TT move " + ttMove;
            // TT moves are handed out even if they decline a promotion.
            int[] extra = found.stream()
                    .mapToInt(move -> move)
                    .filter(move -> !thorough && declinesForNothing(position, move))
                    .toArray();
            assertEquals(
                    sorted(IntStream.concat(
                            IntStream.of(wanted), IntStream.of(extra).distinct())),
                    sorted(found.stream().mapToInt(move -> move)),
                    where);
            assertEquals(found.size(), wanted.length + extra.length, where);
            if (IntStream.of(legal).anyMatch(move -> move == ttMove)) {
                assertEquals(ttMove, found.get(0), where);
            }
        }
    }

    @Test
    void quiescenceAsksForCapturesAndPawnPromotions() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < POSITIONS; i++) {
            Position position = Play.random(random, 200);
            int[] legal = legal(position);
            if (legal.length == 0 || position.isInCheck()) {
                continue;
            }
            prepare(position, legal, random);
            int ttMove = random.nextBoolean() ? Move.NONE : legal[random.nextInt(legal.length)];
            IntStream wanted = IntStream.of(legal).filter(move -> {
                boolean capture = !Move.isDrop(move) && position.pieceAt(Move.to(move)) != Piece.NONE;
                boolean promotion = Move.isPromotion(move) && Piece.type(Move.piece(move)) == PieceType.PAWN;
                return capture && (move == ttMove || !declinesForNothing(position, move)) || promotion;
            });
            node.ttMove = ttMove;
            useful.startQuiescence(node, position);
            assertEquals(
                    sorted(wanted),
                    sorted(handedOut(useful).stream().mapToInt(move -> move)),
                    "seed " + SEED + ", number " + i + ", " + Sfen.of(position));
        }
    }

    // ---- The order ----

    private static final String GUARDED_PAWN = "4k4/9/4g4/4p4/9/9/9/4R4/4K4 b - 1";

    private static List<String> order(SetUpNode at) {
        at.picker.start(at.node, at.position);
        return usi(handedOut(at.picker));
    }

    @Test
    void capturesThatLoseMaterialComeAfterTheQuietMoves() {
        List<String> order = order(new SetUpNode(GUARDED_PAWN));
        assertEquals("5h5d", order.get(order.size() - 1));
    }

    @Test
    void quietMovesWithABadHistoryComeAfterTheBadCaptures() {
        SetUpNode at = new SetUpNode(GUARDED_PAWN);
        int bad = UsiMove.parse("5h1h", at.position);
        for (int i = 0; i < 100; i++) {
            at.history.updateQuiet(bad, at.node, -3000);
        }
        assertEquals("5h1h", order(at).get(order(at).size() - 1));
        assertEquals("5h5d", order(at).get(order(at).size() - 2));
    }

    @Test
    void skippedQuietMovesAreNotHandedOut() {
        SetUpNode at = new SetUpNode(GUARDED_PAWN);
        at.node.skipsQuiets = true;
        assertEquals(List.of("5h5d"), order(at));
    }

    @Test
    void quietMovesMayBeSkippedAtAnyTime() {
        SetUpNode at = new SetUpNode(GUARDED_PAWN);
        at.history.updateQuiet(UsiMove.parse("5h1h", at.position), at.node, -100_000);
        at.picker.start(at.node, at.position);
        at.picker.next();
        at.node.skipsQuiets = true;
        assertEquals(List.of("5h5d"), usi(handedOut(at.picker)));
        assertEquals(Move.NONE, at.picker.next(), "the end stays the end");
        at.node.skipsQuiets = false;
        at.picker.start(at.node, at.position);
        for (int move = at.picker.next(); !Move.usi(move).equals("5h5d"); move = at.picker.next()) {
            assertNotEquals(Move.NONE, move);
        }
        at.node.skipsQuiets = true;
        assertEquals(List.of(), usi(handedOut(at.picker)), "the bad ones too");
    }

    private static List<String> usi(List<Integer> moves) {
        return moves.stream().map(Move::usi).toList();
    }

    @Test
    void badCapturesKeepTheirOrder() {
        SetUpNode at = new SetUpNode("4k4/9/2g3g2/2l3n2/9/9/9/2R3R2/4K4 b - 1");
        at.node.skipsQuiets = true;
        assertEquals(List.of("3h3d", "7h7d"), order(at), "the most valuable victim first");
    }

    /** The knight takes a lance that a pawn guards, and loses little. */
    private static final String LITTLE_LOSS = "4k4/9/7p1/7l1/9/6N2/9/9/4K4 b - 1";

    @Test
    void captureHistoryMovesTheLimitOfGoodCaptures() {
        SetUpNode at = new SetUpNode(LITTLE_LOSS);
        int capture = UsiMove.parse("3f2d", at.position);
        assertEquals("3f2d", order(at).get(0), "a capture without history may lose a little");
        at.node.addCapture(capture);
        for (int i = 0; i < 100; i++) {
            at.node.bestMove = UsiMove.parse("5i5h", at.position);
            at.history.learn(at.node, at.node, at.position);
        }
        int last = order(at).size() - 1;
        assertEquals("3f2d", order(at).get(last));
        MovePicker withoutRule = new MovePicker(at.history, see, Features.ALL.without(Feature.GOOD_CAPTURE_HISTORY));
        SetUpNode unguarded = new SetUpNode(LITTLE_LOSS.replace("7p1", "9"));
        withoutRule.start(unguarded.node, unguarded.position);
        assertEquals(capture, withoutRule.next(), "a capture that loses nothing");
        withoutRule.start(at.node, at.position);
        assertEquals("3f2d", usi(handedOut(withoutRule)).get(last), "a capture that loses something");
    }

    @Test
    void inCheckCapturesComeFirst() {
        SetUpNode at = new SetUpNode("4k4/9/9/R3r4/9/9/9/9/4K4 b G 1");
        for (int i = 0; i < 100; i++) {
            at.history.updateQuiet(UsiMove.parse("5i4i", at.position), at.node, 3000);
        }
        assertEquals(List.of("9d5d", "5i4i"), order(at).subList(0, 2));
        List<String> all = order(at);
        at.picker.startQuiescence(at.node, at.position);
        assertEquals(all, usi(handedOut(at.picker)), "in the quiescence search too");
    }

    @Test
    void probCutTriesCapturesThatGainEnough() {
        SetUpNode at = new SetUpNode("4k4/9/9/4p2s1/9/9/9/4R2L1/4K4 b - 1");
        int pawn = PieceValues.ENGINE.gain(at.position, UsiMove.parse("5h5d", at.position));
        at.picker.startProbCut(at.node, at.position, pawn);
        assertEquals(List.of("2h2d", "5h5d"), usi(handedOut(at.picker)));
        at.picker.startProbCut(at.node, at.position, pawn + 1);
        assertEquals(List.of("2h2d"), usi(handedOut(at.picker)));
        at.node.ttMove = UsiMove.parse("5h5d", at.position);
        at.picker.startProbCut(at.node, at.position, pawn + 1);
        assertEquals(List.of("5h5d", "2h2d"), usi(handedOut(at.picker)), "the TT move first");
        at.node.ttMove = UsiMove.parse("5h5e", at.position);
        at.picker.startProbCut(at.node, at.position, pawn + 1);
        assertEquals(List.of("2h2d"), usi(handedOut(at.picker)), "but no quiet one");
    }
}
