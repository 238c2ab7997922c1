package sanmai.search.alphabeta.ordering;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
import sanmai.search.Play;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.history.History;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.alphabeta.tree.SetUpNode;
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
        MoveList list = new MoveList();
        new LegalMoves().generate(position, list);
        return list.stream().toArray();
    }

    /** Gives the node a history with some weight, of moves of this position and of others. */
    private void prepare(Position position, int[] legal, SplittableRandom random) {
        node.legal.read(position);
        int lastMove = any(legal, random);
        node.arriveBy(lastMove, History.code(lastMove), root, position.isInCheck());
        for (int i = 0; i < 20; i++) {
            history.update(any(legal, random), node, random.nextInt(-1600, 1600));
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
    void onlyCapturesPawnPromotionsAndPerhapsChecksAreHandedOutInTheQuiescenceSearch() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < POSITIONS; i++) {
            Position position = Play.random(random, 200);
            int[] legal = legal(position);
            if (legal.length == 0 || position.isInCheck()) {
                continue;
            }
            prepare(position, legal, random);
            int ttMove = random.nextBoolean() ? Move.NONE : legal[random.nextInt(legal.length)];
            boolean withChecks = random.nextBoolean();
            IntStream wanted = IntStream.of(legal).filter(move -> {
                boolean capture = !Move.isDrop(move) && position.pieceAt(Move.to(move)) != Piece.NONE;
                boolean promotion = Move.isPromotion(move) && Piece.type(Move.piece(move)) == PieceType.PAWN;
                boolean check = withChecks && givesCheck(position, move);
                return (capture || check) && (capture && move == ttMove || !declinesForNothing(position, move))
                        || promotion;
            });
            node.ttMove = ttMove;
            useful.startQuiescence(node, position, withChecks);
            assertEquals(
                    sorted(wanted),
                    sorted(handedOut(useful).stream().mapToInt(move -> move)),
                    "seed " + SEED + ", number " + i + ", " + Sfen.of(position));
        }
    }

    private static boolean givesCheck(Position position, int move) {
        position.doMove(move);
        boolean check = position.isInCheck();
        position.undoMove();
        return check;
    }

    @Test
    void capturesThatLoseMaterialAreBadAndComeLast() {
        SetUpNode at = new SetUpNode("4k4/9/4g4/4p4/9/9/9/4R4/4K4 b - 1");
        at.picker.start(at.node, at.position);
        int last = Move.NONE;
        for (int move = at.picker.next(); move != Move.NONE; move = at.picker.next()) {
            assertEquals(Move.usi(move).equals("5h5d"), at.picker.isAtBadCaptures(), Move.usi(move));
            last = move;
        }
        assertEquals("5h5d", Move.usi(last));
    }
}
