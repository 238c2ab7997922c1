package sanmai.usi.protocol;

import com.google.common.collect.ImmutableList;
import java.util.concurrent.TimeUnit;
import sanmai.engine.Bound;
import sanmai.engine.PrincipalVariation;
import sanmai.engine.Score;
import sanmai.search.SearchProgress;
import sanmai.search.SearchResult;
import sanmai.search.mate.MateResult;
import sanmai.shogi.Move;

/** Search results as {@code info} lines, with the words in the order that GUIs expect. */
public final class InfoLines {
    private InfoLines() {}

    /**
     * A result as {@code info} lines, one for each variation, {@code pv} last. Where the game is over the one line has no
     * {@code pv}, since GUIs refuse one without moves, and the mate has a ply, so that its sign can be read.
     */
    public static ImmutableList<String> info(SearchResult result) {
        if (!result.hasMove()) {
            String mate = result.declaresWin() ? "1" : "-1";
            return ImmutableList.of("info depth 0 seldepth 0 score mate " + mate + statistics(result));
        }
        ImmutableList.Builder<String> lines = ImmutableList.builder();
        for (int i = 0; i < result.principalVariations().size(); i++) {
            lines.add(info(result, i));
        }
        return lines.build();
    }

    private static String info(SearchResult result, int index) {
        PrincipalVariation variation = result.principalVariations().get(index);
        // A single variation has no number.
        String number = result.principalVariations().size() > 1 ? " multipv " + (index + 1) : "";
        return "info depth " + variation.depth() + " seldepth " + variation.selectiveDepth() + number + " score "
                + score(variation) + statistics(result) + " pv " + variation.line();
    }

    private static String statistics(SearchResult result) {
        return statistics(result.nodes(), result.nanos()) + " hashfull " + result.hashFull();
    }

    private static String statistics(long nodes, long nanos) {
        long millis = TimeUnit.NANOSECONDS.toMillis(nanos);
        return " time " + millis + speed(nodes, nanos);
    }

    private static String speed(long nodes, long nanos) {
        return " nodes " + nodes + " nps " + (long) (nodes * 1e9 / Math.max(1, nanos));
    }

    /** A search that goes on and has found nothing new: its nodes and its time in nanoseconds. */
    public static String progress(long nodes, long nanos) {
        return "info" + statistics(nodes, nanos);
    }

    /**
     * A search for a move that goes on and has found nothing new. The line has no time: ShogiHome gives every line with a
     * time a row of its own in its list, which hides the variation that was found before.
     */
    public static String progress(SearchProgress progress) {
        String move = progress.move() == Move.NONE ? "" : " currmove " + Move.usi(progress.move());
        return "info" + move + speed(progress.nodes(), progress.nanos()) + " hashfull " + progress.hashFull();
    }

    /** What a search for a mate has found. */
    public static String info(MateResult result) {
        if (result instanceof MateResult.Mate mate) {
            int plies = mate.line().size();
            return "info depth " + plies + " seldepth " + plies + " score mate "
                    + mate.length().atMost() + statistics(mate.nodes(), mate.nanos()) + " pv " + mate.line();
        }
        return progress(result.nodes(), result.nanos());
    }

    private static String score(PrincipalVariation variation) {
        return Score.usi(variation.score()) + bound(variation.bound());
    }

    private static String bound(Bound bound) {
        return switch (bound) {
            case EXACT -> "";
            case LOWER -> " lowerbound";
            case UPPER -> " upperbound";
        };
    }
}
