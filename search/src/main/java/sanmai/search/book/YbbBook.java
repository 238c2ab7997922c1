package sanmai.search.book;

import com.google.common.primitives.Shorts;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import sanmai.files.SeekingReader;
import sanmai.notation.NotationException;
import sanmai.notation.Sfen;
import sanmai.search.exchange.ExchangeException;
import sanmai.search.exchange.PackedMove;
import sanmai.search.exchange.PackedPosition;
import sanmai.shogi.PositionSetup;

/**
 * A binary book of YaneuraOu ({@code .ybb}), which stays in its file. All numbers are little-endian:
 *
 * <pre>
 * 16 bytes  YANE-BINBOOK-V1 and a zero
 *  8 bytes  the number of positions
 *  8 bytes  flags: 1 if moves have depths
 * positions, sorted by their first 32 bytes:
 * 32 bytes  the {@linkplain PackedPosition#YANEURAOU packed position}
 *  8 bytes  where its moves begin, counted from the first move of the file
 *  2 bytes  the number of the next move
 *  2 bytes  the number of its moves
 * moves:
 *  2 bytes  the move
 *  2 bytes  its score, signed
 *  2 bytes  its depth, if moves have depths
 * </pre>
 */
final class YbbBook implements Book {
    /** What such files begin with. */
    static final byte[] MAGIC = "YANE-BINBOOK-V1\0".getBytes(StandardCharsets.US_ASCII);

    private static final int HEADER_BYTES = 32;
    private static final int ENTRY_BYTES = PackedPosition.BYTES + 12;
    private static final int DEPTHS = 1;
    private static final int WRITTEN_MOVE_BYTES = 6;

    private final SeekingReader bytes;
    private final Consumer<String> complaints;
    private final FirstComplaint unreadable;
    private final long size;
    private final int moveBytes;
    private long leftOut;

    /** Opens a book. */
    YbbBook(Path file, Consumer<String> complaints) throws IOException {
        bytes = new SeekingReader(file);
        this.complaints = complaints;
        unreadable = new FirstComplaint(complaints);
        try {
            ByteBuffer header = bytes.bytes(0, HEADER_BYTES).position(MAGIC.length);
            size = header.getLong();
            long flags = header.getLong();
            moveBytes = flags == DEPTHS ? 6 : 4;
            if ((flags & ~DEPTHS) != 0 || size < 0 || size > bytes.length() / ENTRY_BYTES) {
                throw new IOException("its header is broken, or newer than this program");
            }
        } catch (IOException e) {
            close();
            throw e;
        }
    }

    @Override
    public synchronized List<BookMove> moves(BookPosition position) {
        try {
            Optional<ByteBuffer> entry = packed(position).flatMap(this::find);
            return entry.isEmpty() ? List.of() : moves(entry.get(), position);
        } catch (IOException e) {
            complain(e);
            return List.of();
        }
    }

    /** The position as it stands in the file; empty if it does not fit. */
    private static Optional<byte[]> packed(BookPosition position) {
        byte[] packed = new byte[PackedPosition.BYTES];
        try {
            PackedPosition.YANEURAOU.write(position.toPosition(), packed, 0);
            return Optional.of(packed);
        } catch (NotationException | ExchangeException e) {
            return Optional.empty();
        }
    }

    /** The entry of a position, behind the position; empty if there is none. */
    private Optional<ByteBuffer> find(byte[] wanted) {
        long low = 0;
        long high = size;
        try {
            while (low < high) {
                long middle = (low + high) >>> 1;
                ByteBuffer entry = bytes.bytes(HEADER_BYTES + middle * ENTRY_BYTES, ENTRY_BYTES);
                byte[] packed = new byte[PackedPosition.BYTES];
                entry.get(packed);
                int order = Arrays.compareUnsigned(wanted, packed);
                if (order == 0) {
                    return Optional.of(entry);
                }
                low = order < 0 ? low : middle + 1;
                high = order < 0 ? middle : high;
            }
        } catch (IOException e) {
            complain(e);
        }
        return Optional.empty();
    }

    private List<BookMove> moves(ByteBuffer entry, BookPosition position) throws IOException {
        long place = HEADER_BYTES + size * ENTRY_BYTES + entry.getLong();
        if (!position.isAt(Short.toUnsignedInt(entry.getShort()))) {
            return List.of();
        }
        int count = Short.toUnsignedInt(entry.getShort());
        ByteBuffer packed = bytes.bytes(place, count * moveBytes);
        List<BookMove> moves = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Optional<String> move = PackedMove.YANEURAOU.usi(Short.toUnsignedInt(packed.getShort()));
            OptionalInt score = OptionalInt.of(packed.getShort());
            int depth = moveBytes == 6 ? Short.toUnsignedInt(packed.getShort()) : 0;
            OptionalInt known = depth == 0 ? OptionalInt.empty() : OptionalInt.of(depth);
            move.ifPresent(usi -> moves.add(new BookMove(usi, BookMove.NONE, score, known, 0)));
        }
        return BookMove.joined(moves);
    }

    /** The entries in the order of the file; closing the stream closes the book. Broken ones are left out and counted. */
    Stream<BookEntry> entries() {
        return LongStream.range(0, size)
                .mapToObj(this::entry)
                .flatMap(Optional::stream)
                .onClose(this::tellLeftOut)
                .onClose(this::close);
    }

    private void tellLeftOut() {
        if (leftOut > 1) {
            complaints.accept((leftOut - 1) + " more positions are left out");
        }
    }

    private synchronized Optional<BookEntry> entry(long index) {
        try {
            ByteBuffer entry = bytes.bytes(HEADER_BYTES + index * ENTRY_BYTES, ENTRY_BYTES);
            byte[] packed = new byte[PackedPosition.BYTES];
            entry.get(packed);
            int number = Short.toUnsignedInt(entry.getShort(entry.position() + Long.BYTES));
            PositionSetup setup = PackedPosition.YANEURAOU.setup(packed, 0).build();
            BookPosition position = new BookPosition(BookPosition.rawKey(Sfen.of(setup)), number).inPlay();
            List<BookMove> moves = moves(entry, position);
            return moves.isEmpty() ? Optional.empty() : Optional.of(new BookEntry(position, moves));
        } catch (IOException e) {
            complain(e);
        } catch (ExchangeException e) {
            leaveOut(index, e.getMessage());
        } catch (NotationException e) {
            leaveOut(index, e.explanation());
        }
        return Optional.empty();
    }

    private void leaveOut(long index, String reason) {
        if (leftOut++ == 0) {
            complaints.accept("position " + (index + 1) + " is left out: " + reason);
        }
    }

    /** The moves of a position as they stand in the file, and the number of the next move. */
    private record Packed(int moveNumber, byte[] moves) {
        int size() {
            return moves.length / WRITTEN_MOVE_BYTES;
        }
    }

    /** Writes a book. */
    static BookFormat.Written write(Iterator<BookEntry> entries, OutputStream to) throws IOException {
        BookFormat.Written written = BookFormat.Written.NOTHING;
        Map<byte[], Packed> sorted = new TreeMap<>(Arrays::compareUnsigned);
        while (entries.hasNext()) {
            BookEntry entry = entries.next();
            Optional<byte[]> key = packed(entry.position());
            Packed packed = packed(entry);
            boolean fits = key.isPresent() && packed.size() > 0;
            if (fits) {
                sorted.put(key.get(), packed);
            }
            written = written.with(entry, fits ? packed.size() : 0);
        }
        write(sorted, to);
        return written;
    }

    private static Packed packed(BookEntry entry) {
        ByteArrayOutputStream moves = new ByteArrayOutputStream();
        entry.legal(PackedMove.YANEURAOU)
                .forEach((move, book) -> moves.writeBytes(littleEndian(WRITTEN_MOVE_BYTES)
                        .putShort(move.shortValue())
                        .putShort(Shorts.saturatedCast(book.knownScore()))
                        .putShort((short) Math.min(book.searchedDepth(), 0xFFFF))
                        .array()));
        return new Packed(Math.min(entry.position().moveNumber(), 0xFFFF), moves.toByteArray());
    }

    private static void write(Map<byte[], Packed> sorted, OutputStream to) throws IOException {
        ByteBuffer header = littleEndian(HEADER_BYTES);
        to.write(header.put(MAGIC).putLong(sorted.size()).putLong(DEPTHS).array());
        long place = 0;
        for (Map.Entry<byte[], Packed> keyed : sorted.entrySet()) {
            Packed packed = keyed.getValue();
            to.write(littleEndian(ENTRY_BYTES)
                    .put(keyed.getKey())
                    .putLong(place)
                    .putShort((short) packed.moveNumber)
                    .putShort((short) packed.size())
                    .array());
            place += packed.moves.length;
        }
        for (Packed packed : sorted.values()) {
            to.write(packed.moves);
        }
    }

    private static ByteBuffer littleEndian(int size) {
        return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    }

    private void complain(IOException e) {
        unreadable.accept("cannot be read: " + e.getMessage());
    }

    @Override
    public synchronized void close() {
        bytes.close();
    }
}
