package sanmai.notation.format;

import java.io.IOException;
import java.io.Reader;
import sanmai.notation.reading.ByteOrderMark;
import sanmai.notation.reading.TextSpan;

/** The text of one record after the other, gathered line by line. Lines end in LF, CR LF or CR. */
final class RecordLines {
    /** In chars: this much is read at once. */
    private static final int CHUNK = 1 << 16;

    /** In chars, with what ends its lines; no record is longer. */
    static final int LONGEST_RECORD = 1 << 22;

    /** The chars between two records, which may be counted to one of them. */
    private static final int SEPARATOR = 4;

    /** Whether a record is not too long to be read again, also if its lines, which end in LF, will end in CR LF. */
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

    /** The text from here on up to this number of lines, which is not taken. */
    String head(int lines) throws IOException {
        while (count < lines && readLine()) {
            // On to the next.
        }
        String head = text();
        end = start;
        count = 0;
        return head;
    }

    /** Adds a line with its end to the record; whether there was one, and room for it. */
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

    /** Where a line ends that goes on here, as far as the window shows. */
    private int lineEnd(int from) {
        int at = from;
        while (at < window.length() && window.charAt(at) != '\n' && window.charAt(at) != '\r') {
            at++;
        }
        return at;
    }

    /** Whether there is a char at an index of the window, and the record not too long. */
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

    /** Whether there was no room for a line, because the record is longer than any. */
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

    /** The last line of the record, stripped. */
    String lastLine() {
        return window.substring(lastLine, end).strip();
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
