package sanmai.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.core.Bitboard;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.movegen.IllegalMove;
import sanmai.movegen.reference.ReferenceMoves;
import sanmai.notation.NotationException;
import sanmai.notation.Sfen;
import sanmai.notation.format.MoveNotation;
import sanmai.notation.format.RecordFormat;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Declaration;
import sanmai.shogi.Hand;
import sanmai.shogi.Handicap;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.testing.RandomSetups;

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
    void countsSequencesOfMoves() throws InterruptedException {
        Game game = Game.start().play("7g7f");
        assertEquals(1, game.perft(0));
        assertEquals(30, game.perft(1));
        assertEquals("7g7f", game.moves().toString());
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
    void perpetualCheckLosesForTheSideThatHasMoved() {
        Game game = Game.of("R3k4/9/9/9/9/9/9/9/4K4 w - 1");
        for (int i = 0; i < 3; i++) {
            play(game, "5a5b 9a9b 5b5a 9b9a");
        }
        assertEquals(
                "WHITE wins by perpetual check", game.result().orElseThrow().toString());
        assertEquals(GameEnd.OPPONENTS_ILLEGAL_ACTION, game.record().mainLine().end());
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

    @ParameterizedTest
    @CsvSource({
        "RESIGNATION, RESIGNATION, WHITE wins by resignation",
        "TIME_UP, TIME_UP, WHITE wins by time up",
        "ILLEGAL_MOVE, ILLEGAL_ACTION, WHITE wins by illegal move",
        "AGREEMENT, IMPASSE, draw by agreement",
        "MOVE_LIMIT, DRAW, draw by move limit"
    })
    void aRefereeEndsTheGame(GameResult.Reason reason, GameEnd inRecords, String text) {
        Game game = play(Game.start(), "7g7f 3c3d").end(reason);
        assertEquals(text, game.result().orElseThrow().toString());
        assertThrows(IllegalStateException.class, () -> game.play("2g2f"));
        assertEquals(inRecords, game.record().mainLine().end());
        assertEquals(game.result(), Game.of(game.record()).result());
        assertTrue(game.undo());
        assertFalse(game.isOver());
    }

    @ParameterizedTest
    @EnumSource(
            value = GameResult.Reason.class,
            names = {"MATE", "REPETITION", "PERPETUAL_CHECK", "DECLARATION"})
    void aRefereeCannotEndItLikeThat(GameResult.Reason reason) {
        assertThrows(IllegalArgumentException.class, () -> Game.start().end(reason));
    }

    @Test
    void theRecordHasTheTimesAndBecomesTheGameAgain() {
        Game game = Game.of(Handicap.LANCE);
        game.play(game.parse("-3334FU"), Duration.ofMillis(1500))
                .play("+7776FU")
                .play("-8384FU");
        game.undo();
        RecordTree record = game.record();
        assertEquals("-3334FU", MoveNotation.CSA.toString(game.moves().get(0), Handicap.LANCE.position()));
        RecordNode first = record.root().children().get(0);
        assertEquals(Optional.of(Duration.ofMillis(1500)), first.time());
        assertEquals(Optional.empty(), first.children().get(0).time());
        assertEquals(record, Game.of(record).record());
        RecordCursor cursor = new RecordCursor(record);
        cursor.forward();
        assertEquals("3c3d", Game.of(cursor).moves().toString());
    }

    @ParameterizedTest
    @CsvSource({
        "startpos, ''",
        "position startpos moves, ''",
        "moves 7g7f, 7g7f",
        "7g7f 3c3d, 7g7f 3c3d",
        "startpos moves 7g7f 3c3d, 7g7f 3c3d",
        "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves G*5b, G*5b",
        "4k4/9/4P4/9/9/9/9/9/4K4 b G 1  moves  G*5b, G*5b"
    })
    void takesThePositionOfUsi(String text, String moves) {
        assertEquals(moves, Game.of(text).moves().toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | the position is missing (at offset 0 of \"\")",
                "sfen moves 5a5b | the position is missing (at offset 15 of \"sfen moves 5a5b\")",
                "startpos 7g7f | only the word \"moves\" may stand here (at offset 9 of \"startpos 7g7f\")",
                "startpos moves 7g7e | illegal move: the piece does not move like that, or something stands in its way (at offset 0 of \"7g7e\")",
                "startpos moves 7g7f ▲２六歩 | a square is a file 1-9 and a rank a-i, such as 7f (at offset 0 of \"▲２六歩\")",
            })
    void refusesWhatIsNoPositionOfUsi(String text, String message) {
        NotationException refusal = assertThrows(NotationException.class, () -> Game.of(text));
        assertEquals(message, refusal.getMessage());
    }

    @Test
    void hasSquaresHandsAndItsPositionAsAValue() {
        Game game = play(Game.start(), "7g7f 3c3d 8h2b+");
        assertEquals(Optional.of(Piece.parse("+B")), game.pieceAt(Square.parse("2b")));
        assertEquals(Optional.empty(), game.pieceAt(Square.parse("8h")));
        assertEquals(Hand.parse("B"), game.hand(Color.BLACK));
        assertEquals(Game.of(game.sfen()).setup(), game.setup());
        assertNotEquals(Game.start().setup(), game.setup());
        assertEquals(game.position().toString(), game.setup().toString());
    }

    @Test
    void movesToSquaresAreFoundSquareAfterSquare() {
        SplittableRandom random = new SplittableRandom(11);
        for (int i = 0; i < 100; i++) {
            Game game = Game.of(RandomSetups.position(random));
            Bitboard squares = new Bitboard(random.nextInt(1 << 27), random.nextInt(1 << 27), random.nextInt(1 << 27));
            Set<Move> found = game.legalMovesTo(squares).collect(Collectors.toSet());
            Set<Move> expected = game.legalMoves().stream()
                    .filter(move -> squares.contains(move.to()))
                    .collect(Collectors.toSet());
            assertEquals(expected, found, game::sfen);
        }
        Game game = Game.start();
        Iterator<Move> rest = game.legalMovesTo(Bitboard.of("7f", "2f")).iterator();
        game.play("7g7f");
        assertEquals(
                List.of("7g7f", "2g2f"),
                List.of(rest.next().toString(), rest.next().toString()));
        assertFalse(rest.hasNext());
    }

    @Test
    void knowsAttackersCheckersAndPins() {
        Game game = Game.of("4r4/9/9/9/4G4/9/3n5/P8/4K4 b - 1");
        assertEquals(Bitboard.of("6g"), game.checkers());
        assertEquals(Bitboard.of("5e"), game.pinned(Color.BLACK));
        assertEquals(Bitboard.of("5a"), game.attackersTo(Square.parse("5e"), Color.WHITE));
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

    @ParameterizedTest
    @CsvSource({
        "反則勝ち, BLACK wins by illegal move",
        "反則負け, WHITE wins by illegal move",
        "不戦勝, BLACK wins by absence",
        "不戦敗, WHITE wins by absence",
        "切れ負け, WHITE wins by time up",
        "入玉勝ち, BLACK wins by declaration",
        "持将棋, draw by agreement",
        "最大手数, draw by move limit"
    })
    void theEndOfARecordIsThatOfItsGame(String word, String result) {
        String kif = "手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 " + word + "\n";
        RecordTree record = RecordFormat.KIF.read(kif).get(0).tree().orElseThrow();
        Game game = Game.of(record);
        assertEquals(result, game.result().orElseThrow().toString());
        assertEquals(record, game.record());
    }

    @ParameterizedTest
    @ValueSource(strings = {"引き分け", "中断", "詰み", "千日手", "待った"})
    void anEndWithoutAResultIsLeftOut(String word) {
        String kif = "手合割：平手\n1 ７六歩(77)\n2 " + word + "\n";
        assertEquals(
                Optional.empty(),
                Game.of(RecordFormat.KIF.read(kif).get(0).tree().orElseThrow()).result());
    }

    @Test
    void aMoveBehindTheEndOfATextIsRefused() {
        String text = "7g7f 3c3d" + " 4i4h 4a4b 4h4i 4b4a".repeat(3);
        assertTrue(Game.of(text).isOver());
        assertThrows(IllegalStateException.class, () -> Game.of(text + " 2g2f"));
    }

    @Test
    void aMoveTakenBackTakesItsTimeWithIt() {
        Game game = Game.start();
        game.play(game.parse("7g7f"), Duration.ofSeconds(1));
        game.undo();
        game.play(game.parse("2g2f"), Duration.ofSeconds(2));
        assertEquals(
                Optional.of(Duration.ofSeconds(2)),
                game.record().root().children().get(0).time());
    }
}
