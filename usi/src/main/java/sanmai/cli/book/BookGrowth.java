package sanmai.cli.book;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import sanmai.core.Color;
import sanmai.engine.Score;
import sanmai.notation.UsiMove;
import sanmai.search.book.BookEntry;
import sanmai.search.book.BookMove;
import sanmai.search.book.BookPosition;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * A book that grows from the start position by drop-out expansion (T. R. Lincke, Strategies for the Automatic Construction of
 * Opening Books, 2000): the next position is the one where a game would leave the book soonest, in plies, and a move that loses
 * centipawns counts as more than one. One side of a game plays from the book, so only its good moves; the other plays any move
 * that was searched. The value of a move is that of the best reply, if the book has the position after it;
 * else the score that was found for it. Not safe for use by several threads.
 */
final class BookGrowth {
    private final int centipawnsOfAPly;
    private final int margin;
    private final Map<String, Node> nodes = new TreeMap<>();
    private final Set<String> leaves = new HashSet<>(); // positions without a move that can be searched

    /**
     * Only the start position, which is not in the book yet.
     *
     * @param centipawnsOfAPly the loss by which a move counts as two plies
     * @param margin how many centipawns a good move may be worse than the best one
     */
    BookGrowth(int centipawnsOfAPly, int margin) {
        this.centipawnsOfAPly = centipawnsOfAPly;
        this.margin = margin;
    }

    /** A position of the book. */
    private final class Node {
        final BookEntry entry; // with a score of each move
        final Color turn;
        final List<BookPosition> after; // the positions after its moves
        int best; // the move of the greatest value, when the values were found last

        Node(BookEntry entry, Color turn, List<BookPosition> after) {
            this.entry = entry;
            this.turn = turn;
            this.after = after;
        }

        BookPosition position() {
            return entry.position();
        }

        BookMove move(int i) {
            return entry.moves().get(i);
        }

        IntStream moves() {
            return IntStream.range(0, after.size());
        }

        int value(int i) {
            Node later = later(i);
            return later == null ? move(i).score().orElseThrow() : aPlyEarlier(-later.value(later.best));
        }

        /** A score of the position after a move, for the position before it: a mate is a ply farther away. */
        private static int aPlyEarlier(int score) {
            return Score.isMate(score) ? score - Integer.signum(score) : score;
        }

        int loss(int i) {
            return value(best) - value(i);
        }

        /** The position after a move, if it is in the book with a later move number; so no value depends on itself. */
        @Nullable
        Node later(int i) {
            Node next = nodes.get(after.get(i).key());
            return next != null && next.position().moveNumber() > position().moveNumber() ? next : null;
        }
    }

    /** A position, after how many plies it comes up, and who plays from the book. */
    private record Reached(BookPosition position, double plies, Color fromBook) {
        String key() {
            return position.key();
        }
    }

    /**
     * Adds a position that was searched. Moves that are not legal, or have no score, are left out; without any other move it
     * stays a position to search.
     *
     * @return how many moves are left out
     */
    int add(BookEntry entry) {
        Position position = entry.position().toPosition();
        List<BookMove> moves = new ArrayList<>();
        List<BookPosition> after = new ArrayList<>();
        for (BookMove bookMove : entry.moves()) {
            int move = UsiMove.parseOrNone(bookMove.move(), position);
            if (move != Move.NONE && bookMove.score().isPresent()) {
                position.doMove(move);
                moves.add(bookMove);
                after.add(BookPosition.of(position));
                position.undoMove();
            }
        }
        if (!moves.isEmpty()) {
            nodes.put(entry.position().key(), new Node(new BookEntry(entry.position(), moves), position.turn(), after));
        }
        return entry.moves().size() - moves.size();
    }

    /** Adds a position that has no move to search. */
    void addLeaf(BookPosition position) {
        leaves.add(position.key());
    }

    /** The number of positions in the book. */
    int size() {
        return nodes.size();
    }

    /**
     * The positions to search next, the most urgent one first; none if the book cannot grow.
     *
     * @param most the largest number of positions
     * @param lastMoveNumber the last move number that the book is for
     */
    List<BookPosition> next(int most, int lastMoveNumber) {
        findValues();
        Set<BookPosition> next = new LinkedHashSet<>();
        Map<Color, Set<String>> seen = Map.of(Color.BLACK, new HashSet<>(), Color.WHITE, new HashSet<>());
        PriorityQueue<Reached> queue =
                new PriorityQueue<>(Comparator.comparingDouble(Reached::plies).thenComparing(Reached::key));
        for (Color side : Color.values()) {
            queue.add(new Reached(BookPosition.of(Position.start()), 0, side));
        }
        while (!queue.isEmpty() && next.size() < most) {
            Reached reached = queue.remove();
            if (!seen.get(reached.fromBook).add(reached.key()) || reached.position.moveNumber() > lastMoveNumber) {
                continue;
            }
            Node node = nodes.get(reached.key());
            if (node != null) {
                queue.addAll(after(node, reached));
            } else if (!leaves.contains(reached.key())) {
                next.add(reached.position);
            }
        }
        return List.copyOf(next);
    }

    /** The positions after the moves that may be played, without those that are decided. */
    private List<Reached> after(Node node, Reached reached) {
        return node.moves()
                .filter(i -> Math.abs(node.value(i)) < Score.MATE_IN_MAX)
                .filter(i -> node.turn != reached.fromBook || node.loss(i) <= margin)
                .mapToObj(i -> new Reached(
                        node.after.get(i),
                        reached.plies + 1 + (double) node.loss(i) / centipawnsOfAPly,
                        reached.fromBook))
                .toList();
    }

    private void findValues() {
        nodes.values().stream()
                .sorted(Comparator.comparingInt((Node node) -> node.position().moveNumber())
                        .reversed())
                .forEach(node -> node.best = node.moves()
                        .boxed()
                        .max(Comparator.comparingInt(node::value))
                        .orElseThrow());
    }

    /** The book, each move with its value and the best reply. Good moves count as played in one game, the others in none. */
    List<BookEntry> entries() {
        findValues();
        return nodes.values().stream()
                .map(node -> new BookEntry(
                        node.position(),
                        node.moves().mapToObj(i -> move(node, i)).toList()))
                .toList();
    }

    private BookMove move(Node node, int i) {
        BookMove searched = node.move(i);
        Node later = node.later(i);
        String reply =
                later == null ? searched.ponder() : later.move(later.best).move();
        long count = node.loss(i) <= margin ? 1 : 0;
        return new BookMove(searched.move(), reply, OptionalInt.of(node.value(i)), searched.depth(), count);
    }
}
