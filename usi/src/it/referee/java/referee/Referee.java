package referee;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import sanmai.core.Color;
import sanmai.engine.EngineException;
import sanmai.game.Game;
import sanmai.game.GameClock;
import sanmai.game.GameResult.Reason;
import sanmai.game.TimeControl;
import sanmai.notation.format.MoveNotation;
import sanmai.notation.format.RecordFormat;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Declaration;
import sanmai.shogi.Move;
import sanmai.usi.client.UsiAnswer;
import sanmai.usi.client.UsiEngine;
import sanmai.usi.client.UsiSettings;

/**
 * Has two USI engines play a game, keeps their clocks, rules how the game ends, and writes it as a CSA record.
 *
 * <pre>
 * java -cp "...sanmai jars..." referee.Referee game.csa 600 10 256 ./black-engine ./white-engine
 * </pre>
 */
public final class Referee {
    private final Game game = Game.start();
    private final int maxMoves;
    private GameClock clock;

    /** Why the last engine has lost that failed; empty if none did. */
    private String failure = "";

    private Referee(TimeControl control, int maxMoves) {
        this.clock = GameClock.of(control);
        this.maxMoves = maxMoves;
    }

    /**
     * Plays a game and writes it.
     *
     * @param arguments the file of the record, the main time and the byoyomi of each side in seconds, the greatest number
     *     of moves, and the programs of Black and of White, each with its arguments separated by spaces
     */
    public static void main(String[] arguments) throws IOException {
        TimeControl control = new TimeControl(seconds(arguments[1]), seconds(arguments[2]), Duration.ZERO);
        Referee referee = new Referee(control, Integer.parseInt(arguments[3]));
        UsiSettings black = UsiSettings.of(arguments[4].split(" "));
        UsiSettings white = UsiSettings.of(arguments[5].split(" "));
        try (UsiEngine first = UsiEngine.open(black);
                UsiEngine second = UsiEngine.open(white)) {
            referee.play(first, second);
            String csa = RecordFormat.CSA.write(referee.record(first, second)).text();
            Files.writeString(Path.of(arguments[0]), csa);
        }
        System.out.println(referee.game.result().orElseThrow());
    }

    private static Duration seconds(String text) {
        return Duration.ofSeconds(Long.parseLong(text));
    }

    private void play(UsiEngine black, UsiEngine white) {
        while (!game.isOver()) {
            if (game.moves().size() == maxMoves) {
                game.end(Reason.MOVE_LIMIT);
            } else {
                turn(game.turn() == Color.BLACK ? black : white);
            }
        }
    }

    /** Asks the engine whose turn it is, and judges its answer. */
    private void turn(UsiEngine engine) {
        long start = System.nanoTime();
        try {
            UsiAnswer answer = engine.think(game.position(), clock, false).run(analysis -> {});
            judge(answer, Duration.ofNanos(System.nanoTime() - start));
        } catch (EngineException e) {
            // It has died, or its answer is no legal move.
            failure = e.getMessage();
            game.end(Reason.ILLEGAL_MOVE);
        }
    }

    private void judge(UsiAnswer answer, Duration used) {
        Color side = game.turn();
        if (!clock.allows(side, used)) {
            game.end(Reason.TIME_UP);
        } else if (answer.analysis().declaresWin()) {
            declare();
        } else if (answer.analysis().bestMove().isEmpty()) {
            game.resign();
        } else {
            Move move = answer.analysis().bestMove().get();
            System.out.println(MoveNotation.CSA.toString(move, game.position()) + ",T" + used.toSeconds());
            clock = clock.after(side, used);
            game.play(move, used);
        }
    }

    /** A declaration that the rules do not allow loses. */
    private void declare() {
        if (game.canDeclare(Declaration.POINTS_27)) {
            game.declare(Declaration.POINTS_27);
        } else {
            game.end(Reason.ILLEGAL_MOVE);
        }
    }

    private RecordTree record(UsiEngine black, UsiEngine white) {
        RecordTree record = game.record();
        record.setPlayer(Color.BLACK, black.name());
        record.setPlayer(Color.WHITE, white.name());
        RecordCursor cursor = new RecordCursor(record);
        cursor.toEnd();
        cursor.node().setEndComment(failure);
        return record;
    }
}
