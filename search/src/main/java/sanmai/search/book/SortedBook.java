package sanmai.search.book;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import sanmai.files.SeekingReader;

/**
 * A book in YaneuraOu's text format that stays in its file, whose positions are sorted: each is found by binary search, so
 * that the book is ready at once and takes no memory.
 */
final class SortedBook implements Book {
    /** The number of places where the order is checked when the book is opened. */
    private static final int SAMPLES = 128;

    /** The length of the beginning and of the end in which every position is checked. */
    private static final int CHECKED_BYTES = 1 << 16;

    /** The greatest distance to the next position, and the longest entry. Real ones have a few hundred bytes. */
    private static final int LONGEST_ENTRY = 1 << 20;

    private final SeekingReader bytes;
    private final FirstComplaint complaints;

    /**
     * A position that stands in the file.
     *
     * @param key its first three words, which sort it
     * @param sfen its SFEN as it stands there
     * @param end where its line ends
     */
    private record Found(String key, String sfen, long end) {}

    /** Opens a book. */
    SortedBook(Path file, Consumer<String> complaints) throws IOException {
        bytes = new SeekingReader(file);
        this.complaints = new FirstComplaint(complaints);
    }

    /** What shows that the positions are not sorted; empty if nothing was seen. Most positions are not looked at. */
    Optional<String> disorder() throws IOException {
        long length = bytes.length();
        List<Found> inOrder = new ArrayList<>(all(0, Math.min(CHECKED_BYTES, length)));
        for (int i = 1; i < SAMPLES; i++) {
            long place = Math.max(CHECKED_BYTES, length / SAMPLES * i);
            Optional.ofNullable(next(place, length - CHECKED_BYTES)).ifPresent(inOrder::add);
        }
        inOrder.addAll(all(Math.max(CHECKED_BYTES, length - CHECKED_BYTES), length));
        for (int i = 1; i < inOrder.size(); i++) {
            Found before = inOrder.get(i - 1);
            Found after = inOrder.get(i);
            if (before.key.compareTo(after.key) > 0) {
                return Optional.of(quoted(after) + " stands after " + quoted(before));
            }
        }
        return Optional.empty();
    }

    private static String quoted(Found found) {
        return BookReader.quoted("sfen " + found.sfen);
    }

    private List<Found> all(long from, long to) throws IOException {
        List<Found> all = new ArrayList<>();
        for (Found found = next(from, to); found != null; found = next(found.end, to)) {
            all.add(found);
        }
        return all;
    }

    @Override
    public synchronized List<BookMove> moves(BookPosition position) {
        try {
            Optional<Found> first = first(position.key());
            return first.isEmpty() ? List.of() : moves(first.get(), position);
        } catch (IOException e) {
            complaints.accept("cannot be read: " + e.getMessage());
            return List.of();
        }
    }

    /** The first entry of a position. */
    private Optional<Found> first(String key) throws IOException {
        long low = 0;
        long high = bytes.length();
        @Nullable Found below = null; // the entries around the range
        @Nullable Found above = null;
        while (low < high) {
            long middle = (low + high) >>> 1;
            Found found = next(middle, high);
            if (found == null) {
                high = middle;
                continue;
            }
            if (below != null && found.key.compareTo(below.key) < 0
                    || above != null && found.key.compareTo(above.key) > 0) {
                complaints.accept("is not sorted by position, so positions are not found: see " + quoted(found));
                return Optional.empty();
            }
            if (found.key.compareTo(key) < 0) {
                below = found;
                low = found.end;
            } else {
                above = found;
                high = middle;
            }
        }
        return Optional.ofNullable(above).filter(found -> found.key.equals(key));
    }

    /** The first position whose line begins at a place or behind it, but before a limit; null if there is none. */
    private @Nullable Found next(long from, long limit) throws IOException {
        bytes.toLine(from);
        long start = bytes.cursor();
        while (start < limit) {
            String line = bytes.line();
            if (BookReader.isPosition(line)) {
                String sfen = line.substring("sfen".length()).strip();
                return new Found(BookPosition.rawKey(sfen), sfen, bytes.cursor());
            }
            start = bytes.cursor();
            if (start - from > LONGEST_ENTRY) {
                throw new IOException("it has no position for a million bytes after byte " + from);
            }
        }
        return null;
    }

    /** The moves of all entries of a position, which stand one after another. */
    private List<BookMove> moves(Found first, BookPosition position) throws IOException {
        List<String> lines = new ArrayList<>(List.of("sfen " + first.sfen));
        bytes.toLine(first.end);
        while (bytes.cursor() < Math.min(bytes.length(), first.end + LONGEST_ENTRY)) {
            String line = bytes.line();
            if (BookReader.isPosition(line)
                    && !BookPosition.rawKey(line.substring("sfen".length())).equals(first.key)) {
                break;
            }
            lines.add(line);
        }
        List<BookMove> moves = new ArrayList<>();
        new BookReader(lines.iterator(), complaint -> complaints.accept("after byte " + first.end + ", " + complaint))
                .forEachRemaining(entry -> {
                    if (position.isAt(entry.position().moveNumber())) {
                        moves.addAll(entry.moves());
                    }
                });
        return BookMove.joined(moves);
    }

    @Override
    public synchronized void close() {
        bytes.close();
    }
}
