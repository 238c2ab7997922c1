package sanmai.notation.format;

import java.io.IOException;
import java.io.Reader;
import sanmai.notation.reading.ByteOrderMark;
import sanmai.notation.reading.TextSpan;

/** The text of one record after the other, gathered line by line. Lines end in LF, CR LF or CR. */
final class RecordLines {
    /** The number of chars read at once. */
    private static final int CHUNK = 1 << 16;

    /** The greatest length of a record, in chars, ends of lines included. */
    static final int LONGEST_RECORD = 1 << 22;

    /** The chars between two records, which count for one of them. */
    private static final int SEPARATOR = 4;

    /** Whether a record whose lines end in LF is short enough to be read again, even with CR LF. */
    static boolean isReadable(String record) {
        long lines = record.chars().filter(c -> c == '\n').count();
        return record.length() + lines + SEPARATOR <= LONGEST_RECORD;
    }

    private final Reader in;
    private final char[] chunk = new char[CHUNK];
    private final StringBuilder window = new StringBuilder();
    private boolean begun;
    private boolean tooLong;
    private boolean ended;
    private int start;
    private int end;
    private int lastLine;
    private int count;
    private int before;

    RecordLines(Reader in) {
        this.in = in;
    }

    /** The text of the next lines, up to this number; they are not taken. */
    String head(int lines) throws IOException {
        while (count < lines && readLine()) {
            // On to the next.
        }
        String head = text();
        end = start;
        count = 0;
        return head;
    }

    /** Adds the next line to the record. Returns false if there is no line, or no room for it. */
    boolean readLine() throws IOException {
        lastLine = end;
        int at = lineEnd(end);
        while (at == window.length() && has(at)) {
            at = lineEnd(at);
        }
        if (has(at)) {
            boolean two = window.charAt(at) == '\r' && has(at + 1) && window.charAt(at + 1) == '\n';
            at += two ? 2 : 1;
        }
        tooLong = isTooLong(at);
        if (at == end || tooLong) {
            return false;
        }
        end = at;
        count++;
        return true;
    }

    /** The end of the line at an index, or the end of the window if the line goes on behind it. */
    private int lineEnd(int from) {
        int at = from;
        while (at < window.length() && window.charAt(at) != '\n' && window.charAt(at) != '\r') {
            at++;
        }
        return at;
    }

    /** Whether there is a char at an index of the window; more is read for it, but no more than the longest record. */
    private boolean has(int index) throws IOException {
        while (index >= window.length() && !ended && !isTooLong(index)) {
            int length = in.read(chunk);
            ended = length < 0;
            window.append(chunk, 0, Math.max(length, 0));
            if (!begun && length > 0) {
                begun = true;
                window.delete(0, ByteOrderMark.length(window));
            }
        }
        return index < window.length() && !isTooLong(index);
    }

    /** Whether a line had no room, because the record would be longer than the longest. */
    boolean isTooLong() {
        return tooLong;
    }

    private boolean isTooLong(int index) {
        return index - start > LONGEST_RECORD;
    }

    /** Whether nothing follows the record. */
    boolean atEnd() throws IOException {
        return end == window.length() && !has(end);
    }

    /** The record as far as it has been gathered. */
    String text() {
        return window.substring(start, end);
    }

    /** The last line of the record, without its end. */
    TextSpan lastSpan() {
        int bare = end;
        while (bare > lastLine && (window.charAt(bare - 1) == '\n' || window.charAt(bare - 1) == '\r')) {
            bare--;
        }
        return TextSpan.ofLine(window.substring(lastLine, bare), before + count);
    }

    /** Leaves the last line to the next record. */
    void unreadLine() {
        end = lastLine;
        count--;
    }

    /** The number of lines before the record. */
    int before() {
        return before;
    }

    /** The number of lines of the record. */
    int count() {
        return count;
    }

    /** Goes on to the next record. */
    void forget() {
        start = end;
        before += count;
        count = 0;
        if (start > CHUNK) {
            window.delete(0, start);
            start = 0;
            end = 0;
        }
    }

    void close() throws IOException {
        in.close();
    }
}
