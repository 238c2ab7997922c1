package sanmai.play;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import sanmai.core.Color;
import sanmai.game.Game;
import sanmai.game.GameResult;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Declaration;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** A game with its clocks. */
final class PlayedGame {
    private final Game game;
    private final TurnClock clock;

    /** A game that begins, the clocks standing. */
    PlayedGame(Position start, TurnClock clock) {
        this.game = Game.of(start);
        this.clock = clock;
    }

    TurnClock clock() {
        return clock;
    }

    Position position() {
        return game.position();
    }

    Color turn() {
        return game.turn();
    }

    int plies() {
        return game.moves().size();
    }

    /** Makes a legal move if there is time for it; whether there was. */
    boolean play(int move) {
        if (!hasTime()) {
            return false;
        }
        game.play(Move.of(move), Duration.ofSeconds(clock.stop(game.turn()).toSeconds()));
        clock.start();
        return true;
    }

    /** Whether the side to move still has time; the game is over if it has not. */
    boolean hasTime() {
        if (!game.isOver() && clock.isOver(game.turn())) {
            game.end(GameResult.Reason.TIME_UP);
        }
        return !game.result().map(GameResult::reason).equals(Optional.of(GameResult.Reason.TIME_UP));
    }

    void resign() {
        game.resign();
    }

    boolean canDeclare() {
        return game.canDeclare(Declaration.POINTS_27);
    }

    void declare() {
        game.declare(Declaration.POINTS_27);
    }

    /**
     * Takes back the word or the flag that ended the game, if one did, and moves until a side is to move: with its last move,
     * unless it was its own word. Whether there was that much to take back; if not, all stays as it is.
     */
    boolean undo(Color side) {
        boolean wasSaid = isEndedByWord();
        int moves = turn() != side ? 1 : wasSaid ? 0 : 2;
        if (moves > plies()) {
            return false;
        }
        for (int i = wasSaid ? -1 : 0; i < moves; i++) {
            game.undo();
        }
        clock.start();
        return true;
    }

    private boolean isEndedByWord() {
        return game.result()
                .map(GameResult::reason)
                .filter(GameResult.Reason::isSaid)
                .isPresent();
    }

    boolean isOver() {
        return game.isOver();
    }

    boolean isInCheck() {
        return game.isInCheck();
    }

    /**
     * How the game has ended, and who has won; empty while it goes on.
     *
     * @param names what the sides are called
     */
    Optional<String> ending(Wording wording, Function<Color, String> names) {
        return game.result()
                .map(result ->
                        reason(result, wording, names.apply(game.turn())) + won(result.winner(), wording, names));
    }

    private String reason(GameResult result, Wording wording, String side) {
        return switch (result.reason()) {
            case MATE ->
                game.isInCheck()
                        ? wording.text("Mate.", "詰み。")
                        : wording.text("%s has no move left.", "%sの指す手がありません。", side);
            case REPETITION -> wording.text("The position has occurred four times (sennichite).", "千日手。");
            case PERPETUAL_CHECK ->
                wording.text("The position has occurred four times by perpetual check, which loses.", "連続王手の千日手。");
            case DECLARATION -> wording.text("%s declares a win with an entered king.", "%sの入玉宣言。", side);
            case RESIGNATION -> wording.text("%s resigns.", "%sの投了。", side);
            case TIME_UP -> wording.text("%s's time is up.", "%sの時間切れ。", side);
            case ILLEGAL_MOVE, ABSENCE, AGREEMENT, MOVE_LIMIT ->
                throw new IllegalStateException("no end here: " + result);
        };
    }

    private static String won(Optional<Color> winner, Wording wording, Function<Color, String> names) {
        return winner.map(side -> wording.text(" %s wins.", "%sの勝ち。", names.apply(side)))
                .orElse(wording.text(" A draw.", "引き分け。"));
    }

    /** The record so far; a game that is not over is broken off. */
    RecordTree record() {
        RecordTree tree = game.record();
        if (!game.isOver()) {
            RecordCursor cursor = new RecordCursor(tree);
            cursor.toEnd();
            cursor.node().setEnd(GameEnd.INTERRUPTION);
        }
        return tree;
    }
}
