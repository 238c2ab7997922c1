package sanmai.search.book;

import com.google.common.base.Ascii;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Iterator;
import java.util.List;
import java.util.function.Predicate;

/** The formats of books. */
public enum BookFormat {
    /** The text of YaneuraOu and ShogiHome ({@code .db}). A book takes at most as much memory as its file: measured. */
    TEXT(1) {
        @Override
        public Written write(Iterator<BookEntry> entries, OutputStream to) throws IOException {
            return BookCollection.write(entries, to);
        }
    },

    /** The binary book of YaneuraOu ({@code .ybb}), which has no numbers of games, no replies and scores of 16 bits. It stays in its file. */
    YBB(0, Detail.GAMES, Detail.REPLIES, Detail.SCORES) {
        @Override
        public Written write(Iterator<BookEntry> entries, OutputStream to) throws IOException {
            return YbbBook.write(entries, to);
        }
    },

    /**
     * The book of Apery ({@code .bin}), which has no depths, replies and move numbers, and of the positions only keys, so that
     * it cannot be listed.
     */
    APERY(5, Detail.REPLIES, Detail.DEPTHS) {
        @Override
        public Written write(Iterator<BookEntry> entries, OutputStream to) throws IOException {
            return AperyBook.write(entries, to);
        }
    };

    /**
     * What a format took of a book.
     *
     * @param positions the number of positions that were written
     * @param moves the number of their moves that were written
     * @param positionsLeftOut the number of positions that were left out with all their moves
     * @param movesLeftOut the number of moves that were left out of the positions that were written
     */
    public record Written(long positions, long moves, long positionsLeftOut, long movesLeftOut) {
        /** Nothing. */
        public static final Written NOTHING = new Written(0, 0, 0, 0);

        /** Whether nothing was left out. */
        public boolean isWhole() {
            return positionsLeftOut == 0 && movesLeftOut == 0;
        }

        /** This and a position of which so many moves were written. */
        Written with(BookEntry entry, int written) {
            return written == 0
                    ? new Written(positions, moves, positionsLeftOut + 1, movesLeftOut)
                    : new Written(
                            positions + 1,
                            moves + written,
                            positionsLeftOut,
                            movesLeftOut + entry.moves().size() - written);
        }
    }

    private final int memoryPerByte;
    private final List<Detail> missing;

    BookFormat(int memoryPerByte, Detail... missing) {
        this.memoryPerByte = memoryPerByte;
        this.missing = List.of(missing);
    }

    /** What a book may say of a move. */
    private enum Detail {
        /** A book that knows nothing says 0 if it is binary, and 1 if it is a text. */
        GAMES("numbers of games", move -> move.count() > 1),
        REPLIES("replies", move -> !move.ponder().equals(BookMove.NONE)),
        DEPTHS("depths", move -> move.depth().isPresent()),
        SCORES("scores of mates and beyond 32767", move -> Math.abs(move.knownScore()) > Short.MAX_VALUE);

        private final String words;
        private final Predicate<BookMove> isKnown;

        Detail(String words, Predicate<BookMove> isKnown) {
            this.words = words;
            this.isKnown = isKnown;
        }
    }

    /** What is known about a move that this format has no room for, in words: numbers of games, replies, depths. */
    public List<String> lost(BookMove move) {
        return missing.stream()
                .filter(detail -> detail.isKnown.test(move))
                .map(detail -> detail.words)
                .toList();
    }

    /** The memory in bytes that a byte of the file takes when the book is read. */
    int memoryPerByte() {
        return memoryPerByte;
    }

    /** The format of a file to write, by the ending of its name; text if that is of no other format. */
    public static BookFormat ofName(String name) {
        String lower = Ascii.toLowerCase(name);
        return lower.endsWith(".ybb") ? YBB : lower.endsWith(AperyBook.ENDING) ? APERY : TEXT;
    }

    /**
     * Writes a book. Text is written as the entries come, and should be sorted by the keys of the positions; binary books
     * are sorted in memory. Binary books have only moves that are legal, and {@link #YBB} only positions with both kings; the
     * others are left out.
     *
     * @param entries the positions, each once
     * @return what was written
     * @throws IOException if the stream cannot be written
     */
    public abstract Written write(Iterator<BookEntry> entries, OutputStream to) throws IOException;
}
