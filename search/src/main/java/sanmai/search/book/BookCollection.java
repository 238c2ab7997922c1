package sanmai.search.book;

import com.google.common.collect.Iterators;
import com.google.common.collect.PeekingIterator;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** A book that is being made: positions, sorted, with their moves. Not safe for use by several threads. */
public final class BookCollection {
    private static final String HEADER = "#YANEURAOU-DB2016 1.00\n";

    private final Map<String, BookEntry> entries = new TreeMap<>();

    /** An entry, and the number of the book that it comes from. */
    private record FromBook(BookEntry entry, int book) {
        String key() {
            return entry.position().key();
        }
    }

    /** Adds moves of a position. Of a move that is there the counts are added, and the deeper search is kept. */
    public void add(BookEntry entry) {
        entries.merge(entry.position().key(), entry, BookEntry::joined);
    }

    /** Puts the moves of a position in place of those that are there. */
    public void replace(BookEntry entry) {
        entries.put(entry.position().key(), entry);
    }

    /** Removes the position if it is there. */
    public void remove(BookPosition position) {
        entries.remove(position.key());
    }

    /** The entries, sorted by the keys of their positions, each position once. */
    public List<BookEntry> entries() {
        return List.copyOf(entries.values());
    }

    /**
     * Joins books, each sorted by the keys of its positions, into one.
     *
     * @return its entries, each position once
     */
    public static Iterator<BookEntry> merged(List<Iterator<BookEntry>> sorted) {
        List<Iterator<FromBook>> numbered = IntStream.range(0, sorted.size())
                .mapToObj(book -> Iterators.transform(sorted.get(book), entry -> new FromBook(entry, book)))
                .toList();
        PeekingIterator<FromBook> all = Iterators.peekingIterator(Iterators.mergeSorted(
                numbered, Comparator.comparing(FromBook::key).thenComparingInt(FromBook::book)));
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return all.hasNext();
            }

            @Override
            public BookEntry next() {
                FromBook first = all.next();
                BookEntry joined = first.entry;
                while (all.hasNext() && all.peek().key().equals(first.key())) {
                    joined = joined.joined(all.next().entry);
                }
                return joined;
            }
        };
    }

    /** Writes entries in their order, in YaneuraOu's text format, the moves that were played most first. */
    static BookFormat.Written write(Iterator<BookEntry> entries, OutputStream to) throws IOException {
        BookFormat.Written written = BookFormat.Written.NOTHING;
        Writer writer = new OutputStreamWriter(to, StandardCharsets.UTF_8);
        writer.write(HEADER);
        while (entries.hasNext()) {
            BookEntry entry = entries.next();
            BookPosition position = entry.position();
            boolean isAnyMove = position.moveNumber() == BookPosition.ANY_MOVE;
            writer.write("sfen " + (isAnyMove ? position.key() : position.sfen()) + "\n");
            for (BookMove move : BookMove.mostPlayedFirst(entry.moves())) {
                writer.write(move.line() + "\n");
            }
            written = written.with(entry, entry.moves().size());
        }
        writer.flush();
        return written;
    }
}
