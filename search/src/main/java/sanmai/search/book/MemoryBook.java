package sanmai.search.book;

import com.google.common.hash.Hashing;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * A book in memory. Of a position it keeps a fingerprint of 64 bits and the lines of its moves, so that a book takes less
 * memory than its file. Several threads may look up positions at the same time.
 */
final class MemoryBook implements Book {
    /** The fingerprint of a position. */
    @FunctionalInterface
    interface Fingerprint {
        /** The fingerprint; empty if no such book can have the position. */
        Optional<Long> of(BookPosition position);
    }

    private static final int CHUNK_BITS = 20;
    private static final int CHUNK_BYTES = 1 << CHUNK_BITS;

    /** Fingerprint, place of the record before with the same fingerprint, move number, length of the moves. */
    private static final int HEADER_BYTES = 8 + 8 + 4 + 4;

    private static final int MIN_SLOTS = 16;

    private final Fingerprint fingerprint;

    /** The records, one after another; none goes across the end of a chunk. */
    private final List<ByteBuffer> chunks = new ArrayList<>();

    /** A hash table with linear probing: the place of the last record of a fingerprint, plus 1; 0 is free. */
    private long[] slots = new long[MIN_SLOTS];

    private int size;

    MemoryBook(Fingerprint fingerprint) {
        this.fingerprint = fingerprint;
    }

    /**
     * Takes entries into memory.
     *
     * @param complaints hears it if there are none
     */
    static MemoryBook of(Iterator<BookEntry> entries, Consumer<String> complaints) {
        MemoryBook book = new MemoryBook(position -> Optional.of(hash(position.key())));
        while (entries.hasNext()) {
            BookEntry entry = entries.next();
            book.add(hash(entry.position().key()), entry.position().moveNumber(), entry.moves());
        }
        book.tellIfEmpty(complaints);
        return book;
    }

    /** Complains if there are no positions. */
    void tellIfEmpty(Consumer<String> complaints) {
        if (size == 0) {
            complaints.accept("the book has no position with a move");
        }
    }

    private static long hash(String key) {
        return Hashing.murmur3_128().hashUnencodedChars(key).asLong();
    }

    /** The number of positions. */
    public int size() {
        return size;
    }

    /** Adds moves of a position; together they must be much shorter than a chunk. */
    void add(long hash, int moveNumber, List<BookMove> moves) {
        if (2 * (size + 1) > slots.length) {
            grow();
        }
        byte[] lines = moves.stream()
                .map(BookMove::line)
                .collect(Collectors.joining("\n"))
                .getBytes(StandardCharsets.UTF_8);
        int slot = slot(slots, hash);
        size += slots[slot] == 0 ? 1 : 0;
        ByteBuffer chunk = chunkWithRoomFor(HEADER_BYTES + lines.length);
        long place = ((long) (chunks.size() - 1) << CHUNK_BITS) + chunk.position();
        chunk.putLong(hash)
                .putLong(slots[slot])
                .putInt(moveNumber)
                .putInt(lines.length)
                .put(lines);
        slots[slot] = place + 1;
    }

    private ByteBuffer chunkWithRoomFor(int bytes) {
        if (chunks.isEmpty() || chunks.get(chunks.size() - 1).remaining() < bytes) {
            chunks.add(ByteBuffer.allocate(CHUNK_BYTES));
        }
        return chunks.get(chunks.size() - 1);
    }

    private void grow() {
        long[] larger = new long[2 * slots.length];
        for (long place : slots) {
            if (place != 0) {
                larger[slot(larger, record(place).getLong())] = place;
            }
        }
        slots = larger;
    }

    /** The slot of a fingerprint, or the free one where it belongs. */
    private int slot(long[] table, long hash) {
        int slot = (int) hash & table.length - 1;
        while (table[slot] != 0 && record(table[slot]).getLong() != hash) {
            slot = slot + 1 & table.length - 1;
        }
        return slot;
    }

    /** A record, to be read from its beginning. */
    private ByteBuffer record(long placePlusOne) {
        long place = placePlusOne - 1;
        ByteBuffer record = chunks.get((int) (place >>> CHUNK_BITS)).duplicate();
        return record.position((int) place & CHUNK_BYTES - 1);
    }

    @Override
    public List<BookMove> moves(BookPosition position) {
        Optional<Long> hash = fingerprint.of(position);
        long place = hash.isEmpty() ? 0 : slots[slot(slots, hash.get())];
        List<List<BookMove>> found = new ArrayList<>();
        while (place != 0) {
            ByteBuffer record = record(place);
            record.getLong();
            place = record.getLong();
            if (position.isAt(record.getInt())) {
                byte[] lines = new byte[record.getInt()];
                record.get(lines);
                found.add(moves(new String(lines, StandardCharsets.UTF_8)));
            }
        }
        Collections.reverse(found); // The last record came first.
        return BookMove.joined(found.stream().flatMap(List::stream).toList());
    }

    private static List<BookMove> moves(String lines) {
        return lines.lines().flatMap(line -> BookMove.parse(line).stream()).toList();
    }

    @Override
    public String toString() {
        return "book of " + size + " positions";
    }
}
