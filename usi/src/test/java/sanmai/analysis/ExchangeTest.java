package sanmai.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.movegen.LegalMoves;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.search.eval.material.PieceValues;
import sanmai.shogi.Line;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;

class ExchangeTest {
    private static final int POSITIONS = Integer.getInteger("sanmai.random.positions", 20_000) / 20;

    private static List<Integer> legal(Position position) {
        return LegalMoves.of(position).stream().boxed().toList();
    }

    @Test
    void aPinnedPieceDoesNotTakeBack() {
        Position position = Sfen.position("4r4/9/9/9/9/6g2/4S1p2/4K1P2/9 w - 1");
        assertEquals(195, Exchange.value(position, UsiMove.parse("3g3h", position)), "the silver is pinned");
    }

    /** What the side to move has more than the other, by what a piece is worth to its owner and to its taker. */
    private static int material(Position position, Color side) {
        int sum = 0;
        for (int square = 0; square < Square.COUNT; square++) {
            int piece = position.pieceAt(square);
            int value = piece == Piece.NONE ? 0 : PieceValues.ENGINE.onBoard(piece);
            sum += piece != Piece.NONE && Piece.color(piece) == side ? value : -value;
        }
        PositionSetup setup = PositionSetup.of(position);
        for (PieceType type : PieceType.values()) {
            if (type.canBeInHand()) {
                int value = PieceValues.ENGINE.inHand(Piece.code(side, type));
                sum += value * (setup.inHand(side, type) - setup.inHand(side.opposite(), type));
            }
        }
        return sum;
    }

    /** The greatest material that a side can have after exchanges on a square: every capture tried, the board counted. */
    private static int greatest(Position position, int square, Color side) {
        boolean isOwn = position.turn() == side;
        int best = material(position, side);
        for (int move : legal(position)) {
            if (Move.to(move) == square && position.pieceAt(square) != Piece.NONE) {
                position.doMove(move);
                int then = greatest(position, square, side);
                position.undoMove();
                best = isOwn ? Math.max(best, then) : Math.min(best, then);
            }
        }
        return best;
    }

    private static int counted(Position position, int capture) {
        Color side = position.turn();
        int before = material(position, side);
        position.doMove(capture);
        int after = greatest(position, Move.to(capture), side);
        position.undoMove();
        return after - before;
    }

    private static Position randomPosition(SplittableRandom random) {
        Position position = Position.start();
        for (int plies = 20 + random.nextInt(80); plies > 0; plies--) {
            List<Integer> moves = legal(position);
            if (moves.isEmpty()) {
                return position;
            }
            position.doMove(moves.get(random.nextInt(moves.size())));
        }
        return position;
    }

    @Test
    void exchangesWinWhatCountingTheBoardFinds() {
        SplittableRandom random = new SplittableRandom(46);
        int captures = 0;
        for (int i = 0; i < POSITIONS; i++) {
            Position position = randomPosition(random);
            for (int move : legal(position)) {
                if (position.pieceAt(Move.to(move)) != Piece.NONE) {
                    assertEquals(
                            counted(position, move),
                            Exchange.value(position, move),
                            () -> Sfen.of(position) + " " + Move.usi(move));
                    captures++;
                }
            }
        }
        assertTrue(captures > POSITIONS, "captures: " + captures);
    }

    @Test
    void lastingGainsAreWhatTheBoardHasMore() {
        SplittableRandom random = new SplittableRandom(47);
        for (int i = 0; i < POSITIONS; i++) {
            Position position = randomPosition(random);
            Line line = greedyLine(position, random);
            Color side = position.turn();
            int before = material(position, side);
            for (LineGain gain : LineGain.quiet(position, line)) {
                line.codes().limit(gain.plies()).forEach(position::doMove);
                assertEquals(material(position, side) - before, gain.value(), () -> Sfen.of(position));
                assertTrue(!position.isInCheck() && Exchange.best(position) < LineGain.LEAST);
                line.subList(0, gain.plies()).forEach(move -> position.undoMove());
            }
            int last = LineGain.quiet(position, line).stream()
                    .reduce((first, second) -> second)
                    .map(LineGain::value)
                    .orElse(0);
            assertEquals(
                    last >= LineGain.LEAST, LineGain.lasting(position, line).isPresent());
        }
    }

    /** A line in which whoever can take, often takes, without drops, which change what pieces are worth. The position is as before afterwards. */
    private static Line greedyLine(Position position, SplittableRandom random) {
        List<Integer> line = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            List<Integer> moves =
                    legal(position).stream().filter(move -> !Move.isDrop(move)).toList();
            if (moves.isEmpty()) {
                break;
            }
            List<Integer> captures = moves.stream()
                    .filter(move -> position.pieceAt(Move.to(move)) != Piece.NONE)
                    .toList();
            List<Integer> choice = captures.isEmpty() || random.nextInt(3) == 0 ? moves : captures;
            int move = choice.get(random.nextInt(choice.size()));
            position.doMove(move);
            line.add(move);
        }
        line.forEach(move -> position.undoMove());
        return Line.of(line.stream().mapToInt(Integer::intValue).toArray());
    }
}
