package sanmai.search.alphabeta.ordering;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.core.Bitboard;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.attacks.Attacks;
import sanmai.core.occupancy.Occupancy;
import sanmai.movegen.LegalMoves;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.search.Play;
import sanmai.search.eval.material.PieceValues;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

class StaticExchangeEvaluationTest {
    private static final long SEED = Long.getLong("test.seed", 20260104);

    private final StaticExchangeEvaluation see = new StaticExchangeEvaluation();

    private static int worth(String letters) {
        return PieceValues.ENGINE.ofCapture(Piece.code(
                Color.BLACK,
                java.util.Arrays.stream(PieceType.values())
                        .filter(type -> type.letters().equals(letters))
                        .findFirst()
                        .orElseThrow()));
    }

    @ParameterizedTest
    @CsvSource({
        "4k4/9/4p4/4P4/9/9/9/9/4K4 b - 1,         5d5c, P, ''", // nothing takes back
        "4k4/4g4/4p4/4P4/9/9/9/9/4K4 b - 1,       5d5c, P, P",
        "4k4/4g4/4p4/9/4R4/9/9/9/4K4 b - 1,       5e5c, P, R",
        "4k4/4g4/4p4/9/4R4/4L4/9/9/4K4 b - 1,     5e5c, P G, R", // the lance behind takes back
        "4k4/9/4p4/9/4R4/4L4/9/9/4K4 b - 1,       5e5c, P, ''",
        "9/4k4/4p4/4P4/4L4/9/9/9/4K4 b - 1,       5d5c, P, ''", // the king cannot take what is protected
        "9/4k4/4p4/4P4/9/9/9/9/4K4 b - 1,         5d5c, P, P",
        "4k4/4g4/9/9/9/9/9/9/4K4 b G 1,           G*5c, '', G",
        "4k4/4g4/9/9/3N5/9/9/9/4K4 b G 1,         G*5c, '', ''"
    })
    void exchangesOnASquare(String sfen, String usi, String won, String lost) {
        Position position = Sfen.position(sfen);
        int expected = 0;
        for (String letters : won.split(" ")) {
            expected += letters.isEmpty() ? 0 : worth(letters);
        }
        for (String letters : lost.split(" ")) {
            expected -= letters.isEmpty() ? 0 : worth(letters);
        }
        assertEquals(expected, see.value(position, UsiMove.parse(usi, position)));
    }

    /** The definition, with sets: no lists of attackers, no lines between. */
    private static int oracle(Position position, int move) {
        Bitboard occupied = position.occupied();
        if (!Move.isDrop(move)) {
            occupied = occupied.without(Move.from(move));
        }
        int gain = Move.isDrop(move) ? 0 : PieceValues.ENGINE.ofCapture(position.pieceAt(Move.to(move)));
        gain += Move.isPromotion(move) ? PieceValues.ENGINE.ofPromotion(Move.piece(move)) : 0;
        return gain - reply(position, Move.to(move), occupied.without(Move.to(move)), Move.placedPiece(move));
    }

    /** What the other side wins by taking the piece on the square, or not. */
    private static int reply(Position position, int to, Bitboard occupied, int piece) {
        int side = piece >>> Piece.COLOR_SHIFT ^ 1;
        int taker = cheapest(position, to, occupied, side);
        if (taker < 0) {
            return 0;
        }
        int taking = position.pieceAt(taker);
        Bitboard then = occupied.without(taker);
        boolean king = Piece.type(taking) == PieceType.KING;
        if (king && cheapest(position, to, then, side ^ 1) >= 0) {
            return 0;
        }
        return Math.max(0, value(piece) - reply(position, to, then, taking));
    }

    private static int value(int piece) {
        return Piece.type(piece) == PieceType.KING ? 30_000 : PieceValues.ENGINE.ofCapture(piece);
    }

    private static int cheapest(Position position, int to, Bitboard occupied, int side) {
        int best = -1;
        for (int square : occupied.squares().toArray()) {
            int piece = position.pieceAt(square);
            if (piece >>> Piece.COLOR_SHIFT == side
                    && (best < 0 || value(piece) < value(position.pieceAt(best)))
                    && Attacks.of(piece, square, Occupancy.of(occupied.with(to)))
                            .contains(to)) {
                best = square;
            }
        }
        return best;
    }

    @Test
    void agreesWithTheDefinition() {
        SplittableRandom random = new SplittableRandom(SEED);
        MoveList list = new MoveList();
        LegalMoves generator = new LegalMoves();
        for (int i = 0; i < 300; i++) {
            Position position = Play.random(random, 200);
            generator.generate(position, list);
            for (int n = 0; n < Math.min(list.size(), 20); n++) {
                int move = list.get(random.nextInt(list.size()));
                int expected = oracle(position, move);
                String where = Sfen.of(position) + " " + Move.usi(move);
                assertEquals(expected, see.value(position, move), where);
                int limit = random.nextInt(4) == 0 ? expected : random.nextInt(-3000, 3000);
                assertEquals(expected >= limit, see.isAtLeast(position, move, limit), where + " " + limit);
            }
        }
    }
}
