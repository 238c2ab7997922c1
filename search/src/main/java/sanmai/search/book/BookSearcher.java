package sanmai.search.book;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import sanmai.notation.NotationException;
import sanmai.notation.UsiMove;
import sanmai.search.Line;
import sanmai.search.PrincipalVariation;
import sanmai.search.Resources;
import sanmai.search.SearchControl;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
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
    private record PlayableBookMove(BookMove entry, Line line) {}

    @Override
    public SearchResult search(SearchRequest request, SearchControl control, SearchListener listener) {
        List<PlayableBookMove> choices = choices(request);
        if (choices.isEmpty()) {
            return searcher.search(request, control, listener);
        }
        PlayableBookMove choice = draw(choices);
        PrincipalVariation known = new PrincipalVariation(
                choice.line(), choice.entry().score(), choice.entry().depth());
        SearchResult result = SearchResult.of(known, 0, control.elapsedNanos());
        listener.found(result);
        return result;
    }

    private List<PlayableBookMove> choices(SearchRequest request) {
        List<PlayableBookMove> choices = new ArrayList<>();
        ImmutableList<BookMove> known =
                request.position().moveNumber() > lastMoveNumber ? ImmutableList.of() : book.moves(request.position());
        for (BookMove entry : known) {
            line(entry, request.position())
                    .filter(line -> request.limits().allows(line.first()))
                    .ifPresent(line -> choices.add(new PlayableBookMove(entry, line)));
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

    private PlayableBookMove draw(List<PlayableBookMove> choices) {
        double total =
                choices.stream().mapToDouble(choice -> choice.entry().count()).sum();
        double mark = random.nextDouble() * total;
        for (PlayableBookMove choice : choices) {
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
