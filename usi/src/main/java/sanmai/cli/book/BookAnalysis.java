package sanmai.cli.book;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import sanmai.engine.PrincipalVariation;
import sanmai.notation.NotationException;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.search.book.BookEntry;
import sanmai.search.book.BookMove;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.shogi.SetupProblem;
import sanmai.workers.Workers;

/**
 * Searches the positions of a book: the best move of each, and then its other book moves. The result does not depend on the
 * number of threads.
 */
final class BookAnalysis {
    private final List<BookEntry> entries;
    private final long nodes;
    private final BiConsumer<BookEntry, Integer> listener;
    private final AtomicInteger next = new AtomicInteger();
    private final SearchControl control = new SearchControl();
    private int done;

    /**
     * An analysis.
     *
     * @param nodes the number of nodes for the best move of a position, and again for its other moves together
     * @param listener receives each entry with what was found and the number of entries so far, one call at a time
     */
    BookAnalysis(List<BookEntry> entries, long nodes, BiConsumer<BookEntry, Integer> listener) {
        this.entries = entries;
        this.nodes = nodes;
        this.listener = listener;
    }

    /**
     * Searches all positions.
     *
     * @param searchers one for each thread
     * @throws InterruptedException if the thread is interrupted
     */
    void run(List<Searcher> searchers) throws InterruptedException {
        Workers.run(searchers, this::work, control::stop);
    }

    private void work(Searcher searcher) {
        for (int i = next.getAndIncrement(); i < entries.size(); i = next.getAndIncrement()) {
            BookEntry found = searched(entries.get(i), searcher);
            if (control.mustStop()) {
                return; // The search may have been cut short.
            }
            synchronized (listener) {
                listener.accept(found, ++done);
            }
        }
    }

    private BookEntry searched(BookEntry entry, Searcher searcher) {
        Position position = Sfen.position(entry.position().sfen(), SetupProblem.Reason.HARMLESS);
        Map<String, BookMove> played =
                entry.moves().stream().collect(Collectors.toMap(BookMove::move, Function.identity()));
        searcher.newGame();
        SearchResult best = search(searcher, position, Limits.ofNodes(nodes));
        List<PrincipalVariation> variations = new ArrayList<>(best.principalVariations());
        int[] others = played.keySet().stream()
                .mapToInt(text -> legal(text, position))
                .filter(move -> move != Move.NONE && move != best.bestMove())
                .sorted()
                .toArray();
        if (others.length > 0) {
            Limits limits = Limits.ofNodes(nodes).withSearchMoves(others).withMultiPv(others.length);
            variations.addAll(search(searcher, position, limits).principalVariations());
        }
        return new BookEntry(
                entry.position(),
                variations.stream().map(found -> bookMove(found, played)).toList());
    }

    private static int legal(String text, Position position) {
        try {
            return UsiMove.parse(text, position);
        } catch (NotationException e) {
            return Move.NONE;
        }
    }

    private SearchResult search(Searcher searcher, Position position, Limits limits) {
        return searcher.search(new SearchRequest(position, limits), control, SearchListener.NONE);
    }

    /** The move with its score. The best move counts as played, so that it can be drawn. */
    private static BookMove bookMove(PrincipalVariation found, Map<String, BookMove> played) {
        String move = Move.usi(found.line().firstCode());
        long count = played.containsKey(move) ? played.get(move).count() : 1;
        String reply = found.line().size() > 1 ? Move.usi(found.line().code(1)) : BookMove.NONE;
        return found.isSearched()
                ? new BookMove(move, reply, OptionalInt.of(found.score()), OptionalInt.of(found.depth()), count)
                : new BookMove(move, reply, OptionalInt.empty(), OptionalInt.empty(), count);
    }
}
