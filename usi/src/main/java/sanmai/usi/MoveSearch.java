package sanmai.usi;

import java.util.function.IntPredicate;
import sanmai.core.Color;
import sanmai.movegen.LegalMoves;
import sanmai.search.Line;
import sanmai.search.PrincipalVariation;
import sanmai.search.SearchControl;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.search.time.TimeBudget;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;
import sanmai.usi.job.InfoReporter;
import sanmai.usi.protocol.InfoLines;

/** One search for a move, from {@code go} to its one {@code bestmove}. */
final class MoveSearch implements Work {
    private final Searcher searcher;
    private final SearchRequest request;
    private final SearchControl control;
    private final InfoReporter reports;
    private final Position position; // never handed to the searcher itself, so it is in order whatever happens there
    private IntPredicate hopeless = score -> false;
    private volatile SearchResult result; // the best so far; null before the first

    /**
     * A search that does not resign as long as it has a move.
     *
     * @param searcher finds the move
     * @param request where and how far; the position is the search's own
     * @param control the reins
     * @param reports hears what is found
     */
    MoveSearch(Searcher searcher, SearchRequest request, SearchControl control, InfoReporter reports) {
        this.searcher = searcher;
        this.request = request;
        this.control = control;
        this.reports = reports;
        position = request.position().copy();
    }

    @Override
    public void run() {
        SearchResult found = searcher.search(request, control, this::hear);
        reports.conclude(found);
        result = found;
    }

    private void hear(SearchResult found) {
        result = found;
        reports.found(found);
    }

    @Override
    public void stop() {
        control.stop();
    }

    /** Whose move is looked for, and whose clock runs. */
    Color side() {
        return position.turn();
    }

    /** Gives the search this budget, counted from this time of the control. */
    void grant(TimeBudget budget, long from) {
        control.grant(budget, from);
    }

    /** Lets the search resign at these scores. */
    void mayResignAt(IntPredicate scores) {
        hopeless = scores;
    }

    @Override
    public String answer() {
        SearchResult known = result;
        SearchResult found = known == null ? anyMove(position) : known;
        reports.conclude(found);
        reports.close();
        boolean resigns = found.hasMove() && hopeless.test(found.score());
        return resigns ? InfoLines.RESIGNATION : InfoLines.bestMove(found);
    }

    /** What to answer if a search has found nothing: whatever has gone wrong, the GUI waits for a move. */
    static SearchResult anyMove(Position position) {
        MoveList moves = new MoveList();
        new LegalMoves().generate(position, moves);
        return moves.size() == 0
                ? SearchResult.mated(0)
                : SearchResult.of(new PrincipalVariation(Line.of(moves.get(0)), 0, 0), 0, 0);
    }
}
