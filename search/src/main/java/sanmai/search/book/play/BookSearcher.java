package sanmai.search.book.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import sanmai.core.Color;
import sanmai.engine.PrincipalVariation;
import sanmai.notation.UsiMove;
import sanmai.search.ForwardingSearcher;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.search.book.Book;
import sanmai.search.book.BookMove;
import sanmai.search.mate.MateSolver;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Line;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * Plays a book move if the position is in the opening book and has no mate in one; else another searcher searches. The
 * move is drawn at random among those that the settings allow.
 *
 * <p>Serves several threads, one at a time.
 */
public final class BookSearcher extends ForwardingSearcher {
    private static final int PERCENT = 100;

    /** A narrow book leaves out moves that were played in fewer games than one of this number. */
    private static final int NARROW = 10;

    /** The length of the shortest line, since its second move is what the engine ponders on. */
    private static final int WITH_REPLY = 2;

    private final Book book;
    private final BookSettings settings;
    private final SplittableRandom random;

    /**
     * A searcher that plays book moves first.
     *
     * @param book the opening book
     * @param settings which of its moves are played
     * @param random chooses among the moves
     * @param searcher searches the positions that are not in the book
     */
    public BookSearcher(Book book, BookSettings settings, SplittableRandom random, Searcher searcher) {
        super(searcher);
        this.book = book;
        this.settings = settings;
        this.random = random;
    }

    @Override
    protected Optional<SearchResult> known(SearchRequest request, SearchControl control) {
        Position position = request.position();
        if (position.moveNumber() > settings.lookup().lastMoveNumber() || isIgnored()) {
            return Optional.empty();
        }
        List<BookMove> choices = new ArrayList<>(settings.lookup().moves(book, position));
        choices.removeIf(move -> !isWanted(move, request));
        choices = goodEnough(narrow(choices), position.turn());
        if (choices.isEmpty() || MateSolver.mateInOne(request.position(), request.limits()) != Move.NONE) {
            return Optional.empty();
        }
        BookMove choice = draw(choices);
        PrincipalVariation variation =
                new PrincipalVariation(line(choice, position), choice.knownScore(), choice.searchedDepth());
        return Optional.of(SearchResult.of(variation, 0, control.elapsedNanos()));
    }

    private synchronized boolean isIgnored() {
        return random.nextInt(PERCENT) < settings.lookup().ignoredPercent();
    }

    /** Whether a move is legal, since books may have errors, and may be searched. */
    private static boolean isWanted(BookMove bookMove, SearchRequest request) {
        int move = UsiMove.parseOrNone(bookMove.move(), request.position());
        return move != Move.NONE && request.limits().allows(move);
    }

    private List<BookMove> narrow(List<BookMove> moves) {
        double games = games(moves);
        return settings.draw().isNarrow()
                ? moves.stream().filter(move -> move.count() >= games / NARROW).toList()
                : moves;
    }

    /** All games together, which may be more than a long can count. */
    private static double games(List<BookMove> moves) {
        return moves.stream().mapToDouble(BookMove::count).sum();
    }

    private List<BookMove> goodEnough(List<BookMove> moves, Color turn) {
        BookSettings.MoveLimits limits = settings.limits();
        Optional<BookMove> best = BookSettings.best(moves.stream());
        int depth = best.map(BookMove::searchedDepth).orElse(0);
        if (depth > 0 && depth < limits.depth()) {
            return List.of();
        }
        long least = Math.max(
                turn == Color.BLACK ? limits.blackScore() : limits.whiteScore(),
                best.map(BookMove::knownScore).orElse(0) - (long) limits.evalDiff());
        return moves.stream().filter(move -> move.knownScore() >= least).toList();
    }

    private synchronized BookMove draw(List<BookMove> choices) {
        double games = games(choices);
        if (!settings.draw().byCount() || games == 0) {
            return choices.get(random.nextInt(choices.size()));
        }
        double mark = random.nextDouble() * games;
        for (BookMove choice : choices) {
            mark -= choice.count();
            if (mark < 0) {
                return choice;
            }
        }
        return choices.get(choices.size() - 1);
    }

    /** The line of the book that starts with a move: its reply, or else the best move of the book, and so on. */
    private Line line(BookMove first, Position position) {
        List<Integer> line = new ArrayList<>();
        Optional<BookMove> next = Optional.of(first);
        while (next.isPresent()
                && line.size() < Math.max(WITH_REPLY, settings.draw().lineLength())) {
            int move = UsiMove.parseOrNone(next.get().move(), position);
            position.doMove(move);
            line.add(move);
            next = reply(next.get(), position);
        }
        line.forEach(move -> position.undoMove());
        return Line.of(line.stream().mapToInt(Integer::intValue).toArray());
    }

    private Optional<BookMove> reply(BookMove last, Position position) {
        List<BookMove> known = settings.lookup().moves(book, position);
        if (UsiMove.parseOrNone(last.ponder(), position) != Move.NONE) {
            return known.stream()
                    .filter(move -> move.move().equals(last.ponder()))
                    .findFirst()
                    .or(() -> Optional.of(BookMove.unknown(last.ponder(), 0)));
        }
        return BookSettings.best(
                known.stream().filter(move -> UsiMove.parseOrNone(move.move(), position) != Move.NONE));
    }
}
