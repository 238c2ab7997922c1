package sanmai.usi.protocol;

import sanmai.search.SearchResult;
import sanmai.search.mate.MateResult;
import sanmai.shogi.Line;
import sanmai.shogi.Move;

/** The lines that answer a {@code go}. */
public final class AnswerLines {
    /** Gives the game up. */
    public static final String RESIGN = "bestmove resign";

    private AnswerLines() {}

    /** The best move and the expected reply, a win by declaration, or resignation where there is no move. */
    public static String bestMove(SearchResult result) {
        if (result.declaresWin()) {
            return "bestmove win";
        }
        if (!result.hasMove()) {
            return RESIGN;
        }
        Line line = result.best().line();
        String move = "bestmove " + Move.usi(line.firstCode());
        return line.size() < 2 ? move : move + " ponder " + Move.usi(line.code(1));
    }

    /**
     * The mate that was found, or that there is none.
     *
     * @param result null if the search has not ended
     */
    public static String checkmate(MateResult result) {
        if (result instanceof MateResult.Mate mate) {
            return "checkmate " + mate.line();
        }
        return result instanceof MateResult.NoMate ? "checkmate nomate" : "checkmate timeout";
    }
}
