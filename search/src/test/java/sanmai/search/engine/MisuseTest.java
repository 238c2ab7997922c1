package sanmai.search.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sanmai.core.Bitboard;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.engine.AnalysisLimits;
import sanmai.engine.Engine;
import sanmai.game.Game;
import sanmai.game.GameClock;
import sanmai.game.GameResult;
import sanmai.game.TimeControl;
import sanmai.notation.format.MoveNotation;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordTree;
import sanmai.search.time.Resources;
import sanmai.shogi.Hand;
import sanmai.shogi.Handicap;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;

/** Errors of programmers: each kind has one exception, the same for all of the library. */
class MisuseTest {
    private static final Engine ENGINE = SanmaiEngine.open(new Resources(1, 1));
    private static final Engine CLOSED = SanmaiEngine.open(new Resources(1, 1));
    private static final Move MOVE = Game.start().parse("7g7f");

    static {
        CLOSED.close();
    }

    @AfterAll
    static void close() {
        ENGINE.close();
    }

    private static RecordTree record() {
        return Game.start().play("7g7f").record();
    }

    static Stream<Arguments> nulls() {
        AnalysisLimits limits = AnalysisLimits.ofDepth(1);
        return Stream.of(
                row("text", () -> Game.of((String) null)),
                row("position", () -> Game.of((Position) null)),
                row("handicap", () -> Game.of((Handicap) null)),
                row("record", () -> Game.of((RecordTree) null)),
                row("cursor", () -> Game.of((RecordCursor) null)),
                row("move", () -> Game.start().play((String) null)),
                row("move", () -> Game.start().play((Move) null)),
                row("time", () -> Game.start().play(MOVE, null)),
                row("reason", () -> Game.start().end(null)),
                row("rule", () -> Game.start().declare(null)),
                row("square", () -> Game.start().pieceAt(null)),
                row("side", () -> Game.start().hand(null)),
                row("squares", () -> Game.start().legalMovesTo(null)),
                row("control", () -> GameClock.of(null)),
                row("text", () -> MoveNotation.USI.parse(null, Position.start())),
                row("position", () -> MoveNotation.CSA.parse("+7776FU", null)),
                row("move", () -> MoveNotation.JAPANESE.toString(null, Position.start())),
                row("name", () -> Square.parse(null)),
                row("sfen", () -> Piece.parse(null)),
                row("text", () -> Hand.parse(null)),
                row("start", () -> new RecordTree(null)),
                row("tree", () -> new RecordCursor(null)),
                row("move", () -> new RecordCursor(record()).play(null)),
                row("name", () -> record().setPlayer(Color.BLACK, null)),
                row("text", () -> record().root().setComment(null)),
                row("how", () -> record().root().setEnd(null)),
                row("move", () -> record().root().setIllegalMove(null)),
                row("game", () -> ENGINE.analyse((Game) null, limits)),
                row("position", () -> ENGINE.analyse((Position) null, limits)),
                row("limits", () -> ENGINE.analyse(Game.start(), null)),
                row("listener", () -> ENGINE.analyse(Position.start(), limits, null)));
    }

    static Stream<Executable> outOfRange() {
        return Stream.of(
                () -> Square.of(81),
                () -> Square.of(-1),
                () -> Square.parse("0a"),
                () -> Piece.of(Piece.NONE),
                () -> Piece.of(32),
                () -> Piece.parse("x"),
                () -> Hand.of(-1),
                () -> Hand.parse("K"),
                () -> Move.of(Move.NONE),
                () -> Bitboard.of(81),
                () -> Bitboard.of("5j"),
                () -> PositionSetup.builder().piece(81, 1),
                () -> PositionSetup.builder().piece(0, 15),
                () -> PositionSetup.builder().hand(Color.BLACK, PieceType.KING, 1),
                () -> Game.start().play("7g7e"),
                () -> Game.start().play(Game.start().play("7g7f").parse("3c3d")),
                () -> Game.start().end(GameResult.Reason.MATE),
                () -> new RecordCursor(record()).play(Move.of(MOVE.code() + 1)),
                () -> record().root().setEnd(record().root().end(), Duration.ofSeconds(-1)),
                () -> new TimeControl(Duration.ofSeconds(-1), Duration.ZERO, Duration.ZERO),
                () -> AnalysisLimits.ofDepth(0));
    }

    static Stream<Executable> tooLate() {
        return Stream.of(
                () -> CLOSED.analyse(Game.start(), AnalysisLimits.ofDepth(1)),
                CLOSED::newGame,
                () -> Game.start().resign().play("7g7f"),
                () -> Game.start().resign().resign(),
                () -> Position.start().undoMove(),
                () -> record().root().move(),
                () -> record().root().setTime(Duration.ZERO));
    }

    private static Arguments row(String parameter, Executable misuse) {
        return Arguments.of(parameter, misuse);
    }

    @ParameterizedTest
    @MethodSource("nulls")
    void nullIsRefusedByTheNameOfTheParameter(String parameter, Executable misuse) {
        assertEquals(parameter, assertThrows(NullPointerException.class, misuse).getMessage());
    }

    @ParameterizedTest
    @MethodSource("outOfRange")
    void whatDoesNotExistIsAnIllegalArgument(Executable misuse) {
        assertFalse(assertThrows(IllegalArgumentException.class, misuse)
                .getMessage()
                .isEmpty());
    }

    @ParameterizedTest
    @MethodSource("tooLate")
    void whatCannotBeDoneNowIsAnIllegalState(Executable misuse) {
        assertFalse(
                assertThrows(IllegalStateException.class, misuse).getMessage().isEmpty());
    }

    @Test
    void aLimitOutOfItsRangeIsNamed() {
        Exception e = assertThrows(IllegalArgumentException.class, () -> AnalysisLimits.ofDepth(0));
        assertEquals("depth out of range: 0", e.getMessage());
    }
}
