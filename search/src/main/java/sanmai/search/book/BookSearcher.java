package sanmai.search.book;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import sanmai.notation.NotationException;
import sanmai.notation.UsiMove;
import sanmai.search.ForwardingSearcher;
import sanmai.search.Line;
import sanmai.search.PrincipalVariation;
import sanmai.search.SearchControl;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.search.mate.MatingMoves;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * Plays a book move if the position is in the opening book and has no mate in one; else another searcher searches. The
 * move is drawn at random among those nearly as good as the best, weighted by the number of times each was played.
 */
public final class BookSearcher extends ForwardingSearcher {
    private final Book book;
    private final Selection selection;
    private final RandomGenerator random;

    /**
     * Which book moves are played.
     *
     * @param lastMoveNumber the last move number at which the book is used
     * @param maxEvalDiff the greatest difference between the scores of the best move and the move played, in centipawns
     */
    public record Selection(int lastMoveNumber, int maxEvalDiff) {}

    /**
     * A searcher that plays book moves first.
     *
     * @param book the opening book
     * @param selection which of its moves are played
     * @param random chooses among the moves
     * @param searcher searches the positions that are not in the book
     */
    public BookSearcher(Book book, Selection selection, RandomGenerator random, Searcher searcher) {
        super(searcher);
        this.book = book;
        this.selection = selection;
        this.random = random;
    }

    /** A legal book move, and the line that starts with it. */
    private record PlayableBookMove(BookMove entry, Line line) {}

    @Override
    protected Optional<SearchResult> known(SearchRequest request, SearchControl control) {
        List<PlayableBookMove> choices = choices(request);
        if (choices.isEmpty() || MatingMoves.first(request) != Move.NONE) {
            return Optional.empty();
        }
        PlayableBookMove choice = draw(choices);
        PrincipalVariation variation = new PrincipalVariation(
                choice.line(), choice.entry().score(), choice.entry().depth());
        return Optional.of(SearchResult.of(variation, 0, control.elapsedNanos()));
    }

    private List<PlayableBookMove> choices(SearchRequest request) {
        List<PlayableBookMove> choices = new ArrayList<>();
        List<BookMove> known = request.position().moveNumber() > selection.lastMoveNumber()
                ? ImmutableList.of()
                : book.moves(request.position());
        for (BookMove entry : known) {
            line(entry, request.position())
                    .filter(line -> request.limits().allows(line.first()))
                    .ifPresent(line -> choices.add(new PlayableBookMove(entry, line)));
        }
        int best = choices.stream()
                .mapToInt(choice -> choice.entry().score())
                .max()
                .orElse(0);
        choices.removeIf(choice -> choice.entry().score() < best - (long) selection.maxEvalDiff());
        return choices;
    }

    /** The book move and its reply, if any; empty if the move is illegal, since books may have errors. */
    private static Optional<Line> line(BookMove entry, Position position) {
        int move;
        try {
            move = UsiMove.parse(entry.move(), position);
        } catch (NotationException e) {
            return Optional.empty();
        }
        position.doMove(move);
        try {
            return Optional.of(Line.of(move, UsiMove.parse(entry.ponder(), position)));
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
}
