package sanmai.search.book;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Consumer;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.notation.NotationException;
import sanmai.notation.Sfen;
import sanmai.search.exchange.FileMajorSquares;
import sanmai.search.exchange.PackedMove;
import sanmai.search.exchange.PackedPosition;
import sanmai.shogi.PositionSetup;

/**
 * The books of Apery ({@code book.bin}): entries of 16 bytes, little-endian: the key of the position (8 bytes), the move
 * (2), the number of games (2) and the score (4, signed). The key is the sum, bit by bit without carry (XOR), of random
 * numbers for each piece on its square, the number of each kind in the hand of the side to move, and White's turn. The random
 * numbers are those of {@link MersenneTwister64} in the order of Apery's squares and pieces, which are numbered as {@link Piece} codes.
 */
final class AperyBook {
    static final int ENTRY_BYTES = 16;

    /** What the names of such files end in. */
    static final String ENDING = ".bin";

    private static final int PIECE_NUMBERS = Piece.LIMIT - 1;
    private static final int HAND_NUMBERS = 19;

    private static final long[][] ON_SQUARE = new long[PIECE_NUMBERS][Square.COUNT];
    private static final long[][] HELD = new long[PackedPosition.IN_ORDER.size()][HAND_NUMBERS];
    private static final long WHITES_TURN;

    static {
        MersenneTwister64 random = new MersenneTwister64();
        for (long[] numbers : ON_SQUARE) {
            fill(numbers, random);
        }
        for (long[] numbers : HELD) {
            fill(numbers, random);
        }
        WHITES_TURN = random.next();
    }

    private AperyBook() {}

    private static void fill(long[] numbers, MersenneTwister64 random) {
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = random.next();
        }
    }

    /**
     * Reads a book. Entries without a move or with a score out of range are left out.
     *
     * @param complaints hears it if there are no others
     */
    static MemoryBook read(InputStream from, Consumer<String> complaints) throws IOException {
        MemoryBook book = new MemoryBook(position -> key(position.key()));
        BufferedInputStream in = new BufferedInputStream(from);
        byte[] bytes = in.readNBytes(ENTRY_BYTES);
        while (bytes.length == ENTRY_BYTES) {
            ByteBuffer entry = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
            long key = entry.getLong();
            Optional<String> move = PackedMove.APERY.usi(Short.toUnsignedInt(entry.getShort()));
            int count = Short.toUnsignedInt(entry.getShort());
            OptionalInt score = OptionalInt.of(entry.getInt());
            if (move.isPresent() && BookMove.isScore(score)) {
                BookMove bookMove = new BookMove(move.get(), BookMove.NONE, score, OptionalInt.empty(), count);
                book.add(key, BookPosition.ANY_MOVE, List.of(bookMove));
            }
            bytes = in.readNBytes(ENTRY_BYTES);
        }
        book.tellIfEmpty(complaints);
        return book;
    }

    /** Writes a book, sorted by the keys as Apery wants it. */
    static BookFormat.Written write(Iterator<BookEntry> entries, OutputStream to) throws IOException {
        BookFormat.Written written = BookFormat.Written.NOTHING;
        Map<Long, byte[]> sorted = new TreeMap<>(Long::compareUnsigned);
        while (entries.hasNext()) {
            BookEntry entry = entries.next();
            Optional<Long> key = key(entry.position().key());
            byte[] packed = key.isPresent() ? packed(key.get(), entry) : new byte[0];
            key.ifPresent(there -> sorted.put(there, packed));
            written = written.with(entry, packed.length / ENTRY_BYTES);
        }
        for (byte[] packed : sorted.values()) {
            to.write(packed);
        }
        return written;
    }

    /** The entries of the legal moves of a position. */
    private static byte[] packed(long key, BookEntry entry) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        entry.legal(PackedMove.APERY)
                .forEach((move, book) -> bytes.writeBytes(ByteBuffer.allocate(ENTRY_BYTES)
                        .order(ByteOrder.LITTLE_ENDIAN)
                        .putLong(key)
                        .putShort(move.shortValue())
                        .putShort((short) Math.min(book.count(), 0xFFFF))
                        .putInt(book.knownScore())
                        .array()));
        return bytes.toByteArray();
    }

    /** The key of a position; empty if the SFEN is none. */
    static Optional<Long> key(String sfen) {
        PositionSetup setup;
        try {
            setup = Sfen.parse(sfen);
        } catch (NotationException e) {
            return Optional.empty();
        }
        long key = setup.turn() == Color.WHITE ? WHITES_TURN : 0;
        for (int number = 0; number < Square.COUNT; number++) {
            int piece = setup.pieceAt(FileMajorSquares.square(number));
            key ^= piece == Piece.NONE ? 0 : ON_SQUARE[piece][number];
        }
        for (int kind = 0; kind < PackedPosition.IN_ORDER.size(); kind++) {
            int count = setup.inHand(setup.turn(), PackedPosition.IN_ORDER.get(kind));
            if (count >= HAND_NUMBERS) {
                return Optional.empty();
            }
            key ^= HELD[kind][count];
        }
        return Optional.of(key);
    }
}
