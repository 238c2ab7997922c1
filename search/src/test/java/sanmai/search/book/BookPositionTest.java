package sanmai.search.book;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.core.Color;
import sanmai.movegen.LegalMoves;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;

class BookPositionTest {
    private static final String HANDS = "4k4/9/4+p4/9/9/9/1+R7/9/4K3L";

    @ParameterizedTest
    @CsvSource({"b R2B4Gs3p, w S3Pr2b4g", "w -, b -", "b 2P, w 2p", "w g18p, b G18P"})
    void aFlippedPositionHasTheOtherTurnAndHands(String hands, String flipped) {
        assertEquals(
                "l3k4/9/7+r1/9/9/9/4+P4/9/4K4 " + flipped,
                new BookPosition(HANDS + " " + hands, 1).flipped().key());
    }

    /** The oracle turns the set-up round. */
    @Test
    void aFlippedPositionIsTheTurnedOne() {
        SplittableRandom random = new SplittableRandom(7);
        Position position = Position.start();
        MoveList moves = new MoveList();
        for (int i = 0; i < 200; i++) {
            BookPosition flipped = BookPosition.of(position).flipped();
            PositionSetup turned = PositionSetup.of(position).rotated180();
            assertEquals(BookPosition.rawKey(Sfen.of(turned)), flipped.key());
            assertEquals(BookPosition.of(position), flipped.flipped());
            new LegalMoves().generate(position, moves);
            if (moves.size() == 0) {
                position = Position.start();
                continue;
            }
            int move = moves.get(random.nextInt(moves.size()));
            BookMove bookMove = BookMove.played(Move.usi(move));
            assertEquals(bookMove, bookMove.flipped().flipped());
            position.doMove(move);
        }
        assertEquals(Color.BLACK, Position.start().turn());
    }

    @Test
    void aMoveNumberIsAtMostThatOfAnSfen() {
        Position position = Sfen.position("4k4/9/9/9/9/9/9/9/4K4 b - 1000000");
        position.doMove(UsiMove.parse("5i5h", position));
        assertEquals(1_000_001, position.moveNumber());
        BookPosition late = BookPosition.of(position);
        assertEquals(1_000_000, late.moveNumber());
        assertEquals(Optional.of(late), BookPosition.parse(late.sfen()));
        assertEquals(
                Sfen.of(PositionSetup.of(position).toBuilder()
                        .moveNumber(1_000_000)
                        .build()),
                late.sfen());
    }

    @ParameterizedTest
    @CsvSource({"7g7f, 3c3d", "P*5e, P*5e", "N*1a, N*9i", "8h2b+, 2b8h+", "none, none"})
    void aFlippedMoveIsTurnedRound(String move, String flipped) {
        BookMove bookMove = BookMove.played("1a1b");
        assertEquals(
                flipped,
                new BookMove("1a1b", move, bookMove.score(), bookMove.depth(), 1)
                        .flipped()
                        .ponder());
    }
}
