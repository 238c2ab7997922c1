package sanmai.play;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import sanmai.core.Color;
import sanmai.game.Game;
import sanmai.game.GameResult;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Declaration;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** A game with its clocks, the time of each move, and ends that are not on the board: a fallen flag. */
final class PlayedGame {
    private final Game game;
    private final GameClock clock;
    private final List<Duration> times = new ArrayList<>();
    private boolean isTimeUp;

    /** A game that begins, the clocks standing. */
    PlayedGame(Position start, GameClock clock) {
        this.game = Game.of(start);
        this.clock = clock;
    }

    GameClock clock() {
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
        times.add(clock.stop(game.turn()));
        game.play(Move.of(move));
        clock.start();
        return true;
    }

    /** Whether the side to move still has time; the game is over if it has not. */
    boolean hasTime() {
        isTimeUp |= clock.isOver(game.turn());
        return !isTimeUp;
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
     * unless it was its own word. Whether anything was taken back.
     */
    boolean undo(Color side) {
        boolean wasSaid = isTimeUp || isEndedByWord();
        if (isEndedByWord()) {
            game.undo();
        }
        isTimeUp = false;
        int back = turn() != side ? 1 : wasSaid ? 0 : 2;
        boolean isPossible = back <= plies();
        for (int i = 0; i < back && isPossible; i++) {
            game.undo();
        }
        times.subList(plies(), times.size()).clear();
        clock.start();
        return wasSaid || isPossible;
    }

    private boolean isEndedByWord() {
        return game.result()
                .map(GameResult::reason)
                .filter(reason -> reason == GameResult.Reason.RESIGNATION || reason == GameResult.Reason.DECLARATION)
                .isPresent();
    }

    boolean isOver() {
        return isTimeUp || game.result().isPresent();
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
        String side = names.apply(game.turn());
        if (isTimeUp) {
            String time = wording.text("%s's time is up.", "%sの時間切れ。", side);
            return Optional.of(time + won(Optional.of(game.turn().opposite()), wording, names));
        }
        return game.result().map(result -> {
            String reason = game.isInCheck() || result.reason() != GameResult.Reason.MATE
                    ? reason(result.reason(), wording, side)
                    : wording.text("%s has no move left.", "%sの指す手がありません。", side);
            return reason + won(result.winner(), wording, names);
        });
    }

    private static String reason(GameResult.Reason reason, Wording wording, String side) {
        return switch (reason) {
            case MATE -> wording.text("Mate.", "詰み。");
            case REPETITION -> wording.text("The position has occurred four times (sennichite).", "千日手。");
            case PERPETUAL_CHECK ->
                wording.text("The position has occurred four times by perpetual check, which loses.", "連続王手の千日手。");
            case DECLARATION -> wording.text("%s declares a win with an entered king.", "%sの入玉宣言。", side);
            case RESIGNATION -> wording.text("%s resigns.", "%sの投了。", side);
        };
    }

    private static String won(Optional<Color> winner, Wording wording, Function<Color, String> names) {
        return winner.map(side -> wording.text(" %s wins.", "%sの勝ち。", names.apply(side)))
                .orElse(wording.text(" A draw.", "引き分け。"));
    }

    /** The record so far; a game that is not over is broken off. */
    RecordTree record() {
        RecordTree tree = game.record();
        RecordNode node = tree.root();
        for (Duration time : times) {
            node = node.children().get(0);
            node.setTime(Duration.ofSeconds(time.toSeconds()));
        }
        if (isTimeUp) {
            node.setEnd(GameEnd.TIME_UP);
        } else if (node.end() == GameEnd.UNKNOWN) {
            node.setEnd(GameEnd.INTERRUPTION);
        }
        return tree;
    }
}
