package sanmai.search.book;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Iterator;

/** The formats of books. */
public enum BookFormat {
    /** The text of YaneuraOu and ShogiHome ({@code .db}). A book takes at most as much memory as its file: measured. */
    TEXT(1) {
        @Override
        public void write(Iterator<BookEntry> entries, OutputStream to) throws IOException {
            BookCollection.write(entries, to);
        }
    },

    /** The binary book of YaneuraOu ({@code .ybb}), which has no numbers of games. It stays in its file. */
    YBB(0) {
        @Override
        public void write(Iterator<BookEntry> entries, OutputStream to) throws IOException {
            YbbBook.write(ImmutableList.copyOf(entries), to);
        }
    },

    /**
     * The book of Apery ({@code .bin}), which has no depths and no move numbers, and of the positions only keys, so that
     * it cannot be listed.
     */
    APERY(5) {
        @Override
        public void write(Iterator<BookEntry> entries, OutputStream to) throws IOException {
            AperyBook.write(ImmutableList.copyOf(entries), to);
        }
    };

    private final int memoryPerByte;

    BookFormat(int memoryPerByte) {
        this.memoryPerByte = memoryPerByte;
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
     * are sorted in memory. Binary books have only moves that are legal.
     *
     * @param entries the positions, each once
     * @throws IOException if the stream cannot be written
     */
    public abstract void write(Iterator<BookEntry> entries, OutputStream to) throws IOException;
}
