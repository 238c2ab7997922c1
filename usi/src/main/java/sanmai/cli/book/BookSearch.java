package sanmai.cli.book;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import sanmai.engine.PrincipalVariation;
import sanmai.notation.UsiMove;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.search.book.BookEntry;
import sanmai.search.book.BookMove;
import sanmai.search.book.BookPosition;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** Searches positions of a book, each as if it were the first one. */
final class BookSearch {
    private final Searcher searcher;
    private final SearchControl control;

    /** A search that the control can cut short. */
    BookSearch(Searcher searcher, SearchControl control) {
        this.searcher = searcher;
        this.control = control;
    }

    /**
     * Searches a position of games: its best move, and then the moves that were played.
     *
     * @param nodes the number of nodes for the best move, and again for the other moves together
     */
    BookEntry played(BookEntry entry, long nodes) {
        Position position = entry.position().toPosition();
        Map<String, BookMove> played =
                entry.moves().stream().collect(Collectors.toMap(BookMove::move, Function.identity()));
        searcher.newGame();
        SearchResult best = search(position, Limits.ofNodes(nodes));
        List<PrincipalVariation> variations = new ArrayList<>(best.principalVariations());
        int[] others = played.keySet().stream()
                .mapToInt(text -> UsiMove.parseOrNone(text, position))
                .filter(move -> move != Move.NONE && move != best.bestMove())
                .sorted()
                .toArray();
        if (others.length > 0) {
            Limits limits = Limits.ofNodes(nodes).withSearchMoves(others).withMultiPv(others.length);
            variations.addAll(search(position, limits).principalVariations());
        }
        // The best move counts as played, so that it can be drawn.
        return entry(
                entry.position(),
                variations,
                move -> played.containsKey(move) ? played.get(move).count() : 1);
    }

    /** Searches the best moves of a position, as many as the limits say; empty if it has none that can be searched. */
    Optional<BookEntry> best(BookPosition place, Limits limits) {
        searcher.newGame();
        SearchResult result = search(place.toPosition(), limits);
        List<PrincipalVariation> searched = result.principalVariations().stream()
                .filter(PrincipalVariation::isSearched)
                .toList();
        return searched.isEmpty() ? Optional.empty() : Optional.of(entry(place, searched, move -> 0L));
    }

    private SearchResult search(Position position, Limits limits) {
        return searcher.search(new SearchRequest(position, limits), control, SearchListener.NONE);
    }

    private static BookEntry entry(
            BookPosition position, List<PrincipalVariation> variations, Function<String, Long> count) {
        return new BookEntry(
                position,
                variations.stream().map(found -> bookMove(found, count)).toList());
    }

    private static BookMove bookMove(PrincipalVariation found, Function<String, Long> count) {
        String move = Move.usi(found.line().firstCode());
        String reply = found.line().size() > 1 ? Move.usi(found.line().code(1)) : BookMove.NONE;
        return found.isSearched()
                ? new BookMove(
                        move, reply, OptionalInt.of(found.score()), OptionalInt.of(found.depth()), count.apply(move))
                : new BookMove(move, reply, OptionalInt.empty(), OptionalInt.empty(), count.apply(move));
    }
}
