package sanmai.usi;

import java.util.concurrent.TimeUnit;
import sanmai.search.Line;
import sanmai.search.Score;
import sanmai.search.SearchResult;
import sanmai.shogi.Move;

/** Search results as the lines that GUIs expect. */
final class SearchLines {
    private SearchLines() {}

    /** A result as an {@code info} line, the line of play last. */
    static String info(SearchResult result) {
        long millis = TimeUnit.NANOSECONDS.toMillis(result.nanos());
        long perSecond = (long) (result.nodes() * 1e9 / Math.max(1, result.nanos()));
        return "info depth " + result.best().depth() + " time " + millis + " nodes " + result.nodes() + " nps "
                + perSecond + " score " + score(result.score()) + " pv "
                + result.best().line();
    }

    private static String score(int score) {
        if (!Score.isMate(score)) {
            return "cp " + score;
        }
        int plies = Score.pliesToMate(score);
        return "mate " + (score > 0 ? plies : -plies);
    }

    /** A result as the answer to {@code go}: the move and the reply to think about, or the end. */
    static String bestMove(SearchResult result) {
        if (result.declaresWin()) {
            return "bestmove win";
        }
        if (!result.hasMove()) {
            return "bestmove resign";
        }
        String move = "bestmove " + Move.usi(result.bestMove());
        Line line = result.best().line();
        return line.length() < 2 ? move : move + " ponder " + Move.usi(line.move(1));
    }
}
