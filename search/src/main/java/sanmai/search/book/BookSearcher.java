package sanmai.search.book;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import sanmai.notation.NotationException;
import sanmai.notation.UsiMove;
import sanmai.search.Line;
import sanmai.search.Resources;
import sanmai.search.SearchControl;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.search.Variation;
import sanmai.shogi.Position;

/**
 * Plays from a book as long as it knows the position, and lets another searcher find moves after that. Of moves that are
 * about as good as the best one it plays each as often as the book has seen it.
 */
public final class BookSearcher implements Searcher {
    private final Book book;
    private final int lastMoveNumber;
    private final int margin;
    private final RandomGenerator random;
    private final Searcher searcher;

    /**
     * A searcher that plays from a book first.
     *
     * @param book what to play from
     * @param lastMoveNumber from behind this move on the book is not asked
     * @param margin how much worse than the best move another may be, in hundredths of a pawn
     * @param random chooses among the moves
     * @param searcher finds the moves that the book does not know
     */
    public BookSearcher(Book book, int lastMoveNumber, int margin, RandomGenerator random, Searcher searcher) {
        this.book = book;
        this.lastMoveNumber = lastMoveNumber;
        this.margin = margin;
        this.random = random;
        this.searcher = searcher;
    }

    /** A move that can be played, and the line that begins with it. */
    private record Choice(BookMove entry, Line line) {}

    @Override
    public SearchResult search(SearchRequest request, SearchControl control, SearchListener listener) {
        List<Choice> choices = choices(request);
        if (choices.isEmpty()) {
            return searcher.search(request, control, listener);
        }
        Choice choice = draw(choices);
        Variation known = new Variation(
                choice.line(), choice.entry().score(), choice.entry().depth());
        SearchResult result = SearchResult.of(known, 0, control.elapsedNanos());
        listener.found(result);
        return result;
    }

    private List<Choice> choices(SearchRequest request) {
        List<Choice> choices = new ArrayList<>();
        ImmutableList<BookMove> known =
                request.position().moveNumber() > lastMoveNumber ? ImmutableList.of() : book.moves(request.position());
        for (BookMove entry : known) {
            line(entry, request.position())
                    .filter(line -> request.limits().allow(line.first()))
                    .ifPresent(line -> choices.add(new Choice(entry, line)));
        }
        int best = choices.stream()
                .mapToInt(choice -> choice.entry().score())
                .max()
                .orElse(0);
        choices.removeIf(choice -> choice.entry().score() < best - (long) margin);
        return choices;
    }

    /** The move and, if there is one, the reply; nothing if the move is not legal, since books may be wrong. */
    private static Optional<Line> line(BookMove entry, Position position) {
        int move;
        try {
            move = UsiMove.parse(entry.move(), position);
        } catch (NotationException e) {
            return Optional.empty();
        }
        position.doMove(move);
        try {
            return Optional.of(Line.of(move, UsiMove.parse(entry.reply(), position)));
        } catch (NotationException e) {
            return Optional.of(Line.of(move));
        } finally {
            position.undoMove();
        }
    }

    private Choice draw(List<Choice> choices) {
        double total =
                choices.stream().mapToDouble(choice -> choice.entry().count()).sum();
        double mark = random.nextDouble() * total;
        for (Choice choice : choices) {
            mark -= choice.entry().count();
            if (mark < 0) {
                return choice;
            }
        }
        return choices.get(choices.size() - 1);
    }

    @Override
    public void prepare(Resources resources) {
        searcher.prepare(resources);
    }

    @Override
    public void newGame() {
        searcher.newGame();
    }
}
