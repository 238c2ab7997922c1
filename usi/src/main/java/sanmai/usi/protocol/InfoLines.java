package sanmai.usi.protocol;

import com.google.common.collect.ImmutableList;
import java.util.concurrent.TimeUnit;
import sanmai.search.Bound;
import sanmai.search.Line;
import sanmai.search.PrincipalVariation;
import sanmai.search.Score;
import sanmai.search.SearchResult;
import sanmai.search.mate.MateResult;
import sanmai.shogi.Move;

/** Search results as the lines that GUIs expect. */
public final class InfoLines {
    public static final String RESIGNATION = "bestmove resign";

    private InfoLines() {}

    /** A result as {@code info} lines, one for each variation, the line of play last. */
    public static ImmutableList<String> info(SearchResult result) {
        ImmutableList.Builder<String> lines = ImmutableList.builder();
        for (int i = 0; i < result.principalVariations().size(); i++) {
            lines.add(info(result, i));
        }
        return lines.build();
    }

    private static String info(SearchResult result, int index) {
        PrincipalVariation variation = result.principalVariations().get(index);
        // A GUI that is told of one variation only does not number it.
        String number = result.principalVariations().size() > 1 ? " multipv " + (index + 1) : "";
        return "info depth " + variation.depth() + " seldepth " + variation.selectiveDepth() + number + " score "
                + score(variation) + work(result) + " pv " + variation.line();
    }

    private static String work(SearchResult result) {
        return work(result.nodes(), result.nanos()) + " hashfull " + result.hashFull();
    }

    private static String work(long nodes, long nanos) {
        long millis = TimeUnit.NANOSECONDS.toMillis(nanos);
        return " time " + millis + " nodes " + nodes + " nps " + (long) (nodes * 1e9 / Math.max(1, nanos));
    }

    /** A search that has nothing to tell but that it goes on. */
    public static String progress(long nodes, long nanos) {
        return "info" + work(nodes, nanos);
    }

    /** What a search for a mate has found. */
    public static String info(MateResult result) {
        if (result instanceof MateResult.Mate mate) {
            int plies = mate.line().length();
            return "info depth " + plies + " seldepth " + plies + " score mate " + plies
                    + work(mate.nodes(), mate.nanos()) + " pv " + mate.line();
        }
        return progress(result.nodes(), result.nanos());
    }

    private static String score(PrincipalVariation variation) {
        return score(variation.score()) + bound(variation.bound());
    }

    private static String score(int score) {
        if (!Score.isMate(score)) {
            return "cp " + score;
        }
        int plies = Score.pliesToMate(score);
        return "mate " + (score > 0 ? plies : -plies);
    }

    private static String bound(Bound bound) {
        return switch (bound) {
            case EXACT -> "";
            case LOWER -> " lowerbound";
            case UPPER -> " upperbound";
        };
    }

    /** A result as the answer to {@code go}: the move and the reply to think about, or the end. */
    public static String bestMove(SearchResult result) {
        if (result.declaresWin()) {
            return "bestmove win";
        }
        if (!result.hasMove()) {
            return RESIGNATION;
        }
        Line line = result.best().line();
        String move = "bestmove " + Move.usi(line.first());
        return line.length() < 2 ? move : move + " ponder " + Move.usi(line.move(1));
    }
}
