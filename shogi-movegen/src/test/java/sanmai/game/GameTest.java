package sanmai.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import sanmai.core.Color;
import sanmai.movegen.IllegalMove;
import sanmai.movegen.ReferenceMoves;
import sanmai.notation.NotationException;
import sanmai.notation.Sfen;
import sanmai.notation.format.MoveNotation;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Declaration;
import sanmai.shogi.Handicap;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

class GameTest {
    private static final String DECLARABLE = "+P+P+P+P1+P+P+P+P/4K4/1+B5+R1/9/9/9/9/9/4k4 b RB 1";

    private static Game play(Game game, String moves) {
        for (String move : moves.split(" ")) {
            game.play(move);
        }
        return game;
    }

    @Test
    void takesMovesInUsiAndJapanese() {
        Game game = Game.start().play("7g7f").play("△３四歩").play("▲２二角不成");
        assertEquals("7g7f 3c3d 8h2b", game.moves().toString());
        game.play("同銀");
        assertEquals("lnsgkg1nl/1r5s1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL b Bb 5", game.sfen());
        assertEquals(Color.BLACK, game.turn());
    }

    @Test
    void refusesWhatIsNotLegalAndStaysAsItWas() {
        Game game = Game.start();
        String before = game.sfen();
        NotationException refusal = assertThrows(NotationException.class, () -> game.play("7g7e"));
        assertEquals(Optional.of(IllegalMove.OUT_OF_REACH), refusal.illegalMove());
        assertThrows(NotationException.class, () -> game.play("▲５五角"));
        assertThrows(NotationException.class, () -> game.play("nonsense"));
        assertThrows(NotationException.class, () -> game.play(""));
        assertEquals(before, game.sfen());
        assertEquals(List.of(), game.moves());
    }

    /** {@link Position#doMove} takes a lance with the first of them, and says nothing. */
    @Test
    void refusesNumbersThatAreNoMoves() {
        Game game = Game.start();
        for (int number : new int[] {Move.NONE, -1, Integer.MAX_VALUE, Integer.MIN_VALUE, 127, 1 << 20}) {
            assertThrows(IllegalArgumentException.class, () -> Move.of(number), Integer.toString(number));
        }
        List<Move> legal = game.legalMoves();
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 20_000; i++) {
            int number = random.nextInt() >>> random.nextInt(32);
            if (legal.stream().noneMatch(move -> move.code() == number)) {
                assertThrows(
                        IllegalArgumentException.class, () -> game.play(Move.of(number)), Integer.toString(number));
            }
        }
        assertEquals(Sfen.of(Position.start()), game.sfen());
    }

    @Test
    void listsTheLegalMovesOfTheOracle() {
        Game game = play(Game.start(), "7g7f 3c3d 8h2b+ 3a2b B*5e");
        int[] expected = ReferenceMoves.of(game.position());
        assertEquals(
                Arrays.stream(expected).sorted().boxed().toList(),
                game.legalMoves().stream().map(Move::code).sorted().toList());
        assertEquals(30, Game.start().legalMoves().size());
        assertThrows(
                UnsupportedOperationException.class, () -> game.legalMoves().clear());
    }

    @Test
    void everyMoveCanBePlayedAsItIsWritten() {
        SplittableRandom random = new SplittableRandom(7);
        Game game = Game.start();
        while (game.result().isEmpty() && game.moves().size() < 300) {
            List<Move> legal = game.legalMoves();
            Move move = legal.get(random.nextInt(legal.size()));
            MoveNotation notation = MoveNotation.values()[random.nextInt(MoveNotation.values().length)];
            String text = notation.toString(move, game.position());
            assertEquals(move, game.play(text).moves().get(game.moves().size() - 1), text);
        }
        Game again = Game.start();
        game.moves().forEach(again::play);
        assertEquals(game.sfen(), again.sfen());
    }

    @Test
    void aMateEndsTheGame() {
        Game game = Game.of("4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
        assertFalse(game.isInCheck());
        game.play("G*5b");
        assertTrue(game.isInCheck());
        assertTrue(game.isMated());
        assertEquals(List.of(), game.legalMoves());
        assertEquals(Optional.of(new GameResult(GameResult.Reason.MATE, Optional.of(Color.BLACK))), game.result());
        assertEquals("BLACK wins by mate", game.result().get().toString());
        IllegalStateException over = assertThrows(IllegalStateException.class, () -> game.play("5a4a"));
        assertEquals("the game is over: BLACK wins by mate", over.getMessage());
        assertTrue(game.undo());
        assertEquals(Optional.empty(), game.result());
        assertFalse(game.undo());
    }

    @Test
    void theFourthOccurrenceIsADraw() {
        Game game = Game.start();
        for (int i = 0; i < 3; i++) {
            assertEquals(Optional.empty(), game.result());
            play(game, "2h3h 8b7b 3h2h 7b8b");
        }
        assertEquals("draw by repetition", game.result().orElseThrow().toString());
        assertTrue(game.result().orElseThrow().isDraw());
        assertEquals(GameEnd.REPETITION, game.record().mainLine().end());
    }

    @Test
    void perpetualCheckLoses() {
        Game game = Game.of("4k4/R8/9/9/9/9/9/9/4K4 b - 1");
        for (int i = 0; i < 3; i++) {
            play(game, "9b9a 5a5b 9a9b 5b5a");
        }
        assertEquals(
                "WHITE wins by perpetual check", game.result().orElseThrow().toString());
        assertEquals(GameEnd.ILLEGAL_ACTION, game.record().mainLine().end());
    }

    @Test
    void aDeclarationWins() {
        Game game = Game.of(DECLARABLE);
        assertTrue(game.canDeclare(Declaration.POINTS_27));
        game.declare(Declaration.POINTS_27);
        assertEquals("BLACK wins by declaration", game.result().orElseThrow().toString());
        assertThrows(
                IllegalStateException.class, () -> game.play(game.legalMoves().get(0)));
        assertTrue(game.undo());
        assertEquals(Optional.empty(), game.result());
        IllegalStateException refusal =
                assertThrows(IllegalStateException.class, () -> Game.start().declare(Declaration.POINTS_27));
        assertEquals("BLACK cannot declare a win by POINTS_27", refusal.getMessage());
    }

    @Test
    void theRecordHasTheMovesAndTheEnd() {
        RecordTree record = play(Game.of(Handicap.LANCE), "3c3d 7g7f").resign().record();
        assertEquals(Optional.of(Handicap.LANCE), record.handicap());
        assertEquals(2, record.mainLine().plies());
        assertEquals(GameEnd.RESIGNATION, record.mainLine().end());
    }

    @Test
    void thePositionIsACopy() {
        Game game = Game.start().play("7g7f");
        Position position = game.position();
        assertEquals(1, position.movesMade());
        position.undoMove();
        assertEquals(1, game.moves().size());
        assertTrue(game.toString().contains("White to move, move 2"), game.toString());
    }
}
