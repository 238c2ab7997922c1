package sanmai.usi;

import sanmai.search.Line;
import sanmai.search.PrincipalVariation;
import sanmai.search.SearchControl;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.shogi.Position;
import sanmai.usi.protocol.InfoLines;

/**
 * Thinking on the opponent's time about all replies at once: the position before the expected reply is searched, so that
 * what is learnt serves whatever is played. It reports nothing, because its lines do not begin in the position that the
 * GUI shows.
 */
final class StochasticPonder implements Work {
    private final Searcher searcher;
    private final SearchRequest request;
    private final SearchControl control;
    private final Position expected;
    private final int reply;
    private boolean isHit; // seen by the thread of the conversation only
    private volatile SearchResult result;

    /**
     * A search before the reply.
     *
     * @param searcher what learns
     * @param request the position before the reply
     * @param control the reins
     * @param expected the position after it
     */
    StochasticPonder(Searcher searcher, SearchRequest request, SearchControl control, Position expected) {
        this.searcher = searcher;
        this.request = request;
        this.control = control;
        this.expected = expected.copy();
        reply = expected.moveMade(expected.movesMade() - 1);
    }

    @Override
    public void run() {
        result = searcher.search(request, control, SearchListener.NONE);
    }

    @Override
    public void stop() {
        control.stop();
    }

    /** The expected reply was played: a search of its own will answer. */
    void hit() {
        isHit = true;
    }

    /** Nothing after a hit, else a move for the position after the expected reply, as the protocol wants it. */
    @Override
    public String answer() {
        return isHit ? "" : InfoLines.bestMove(afterTheReply());
    }

    private SearchResult afterTheReply() {
        SearchResult found = result;
        if (found != null && found.bestMove() == reply && found.best().line().length() > 1) {
            int move = found.best().line().move(1);
            return SearchResult.of(new PrincipalVariation(Line.of(move), 0, 0), 0, 0);
        }
        return MoveSearch.anyMove(expected);
    }
}
