package sanmai.usi.job;

import java.util.Optional;
import sanmai.engine.PrincipalVariation;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Position;
import sanmai.usi.engine.GoLimits;
import sanmai.usi.protocol.AnswerLines;
import sanmai.usi.protocol.GoParameters;

/**
 * Pondering on all replies at once (stochastic ponder, an option of YaneuraOu): the position before the expected reply is
 * searched, so that what is learnt helps after every reply. There are no {@code info} lines, because the variations do
 * not begin in the position that the GUI shows.
 */
final class StochasticPonderJob extends Job {
    private final GoParameters go;
    private final Position expected; // after the expected reply
    private final Searcher searcher;
    private final SearchRequest request;
    private final SearchControl control;
    private boolean isHit;
    private volatile SearchResult result;

    /**
     * A search that has not started.
     *
     * @param go the parameters
     * @param expected the position after the expected reply; it must not change
     * @param nanos when the line was read
     */
    StochasticPonderJob(GoParameters go, Position expected, long nanos, JobContext context) {
        super(EngineState.PONDERING, context);
        this.go = go;
        this.expected = expected;
        Position before = expected.copy();
        before.undoMove();
        request = new GoLimits(go, context.options()).request(before, writer()::error);
        searcher = context.engine().forAnalysis();
        control = SearchControl.begunAt(nanos);
    }

    @Override
    void run() {
        result = searcher.search(request, control, SearchListener.NONE);
    }

    @Override
    void requestStop() {
        control.stop();
    }

    /** Another search, of the position after the reply, will answer. */
    @Override
    Optional<GoParameters> hearPonderHit(GoParameters clocks, long nanos) {
        isHit = true;
        stop();
        return Optional.of(go.afterPonderHit(clocks));
    }

    /** Empty after a hit, else a move in the position after the expected reply, as the protocol wants it. */
    @Override
    String answer() {
        return isHit ? "" : AnswerLines.bestMove(afterReply());
    }

    private SearchResult afterReply() {
        SearchResult found = result;
        int reply = expected.moveMade(expected.movesMade() - 1);
        if (found != null && found.bestMove() == reply && found.best().line().size() > 1) {
            int move = found.best().line().code(1);
            return SearchResult.of(PrincipalVariation.unsearched(move), 0, 0);
        }
        return SearchJob.answerAtOnce(searcher, request, expected, control);
    }
}
