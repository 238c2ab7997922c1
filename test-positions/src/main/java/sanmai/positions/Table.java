package sanmai.positions;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads tables of tab-separated columns in UTF-8. Empty lines and lines that start with {@code #} are skipped; lines
 * may end in CR LF. Every problem is reported as a {@link SuiteFormatException}.
 */
final class Table {
    /** The size of the largest suite that is read, in bytes. */
    private static final int MAX_FILE = 64 << 20;

    private static final String DEVICES = "/dev";
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private Table() {}

    /** The rows of a table that is shipped with this module. */
    static List<TableRow> shipped(String name) {
        try (InputStream in = Table.class.getResourceAsStream(name)) {
            if (in == null) {
                throw SuiteFormatException.ofFile(name, "this table is not shipped");
            }
            return rows(name, new StringReader(decode(name, in.readAllBytes())));
        } catch (IOException e) {
            throw SuiteFormatException.ofFile(name, "cannot be read: " + e.getMessage());
        }
    }

    /** The rows of a table in a file. */
    static List<TableRow> file(Path file) {
        String name = file.toString();
        if (Files.isDirectory(file)) {
            throw SuiteFormatException.ofFile(name, "this is a directory");
        }
        if (Files.exists(file)
                && !Files.isRegularFile(file)
                && !file.toAbsolutePath().startsWith(DEVICES)) {
            throw SuiteFormatException.ofFile(name, "this is a pipe or a device");
        }
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(MAX_FILE + 1);
            if (bytes.length > MAX_FILE) {
                throw SuiteFormatException.ofFile(name, "this is larger than " + (MAX_FILE >> 20) + " MB");
            }
            return rows(name, new StringReader(decode(name, bytes)));
        } catch (NoSuchFileException e) {
            throw SuiteFormatException.ofFile(name, "there is no such file");
        } catch (AccessDeniedException e) {
            throw SuiteFormatException.ofFile(name, "access is denied");
        } catch (IOException e) {
            throw SuiteFormatException.ofFile(name, "cannot be read: " + e.getMessage());
        }
    }

    /** The rows of a table that a reader provides. */
    static List<TableRow> rows(String source, Reader reader) {
        List<TableRow> rows = new ArrayList<>();
        int number = 0;
        try (BufferedReader lines = new BufferedReader(reader)) {
            for (String text = lines.readLine(); text != null; text = lines.readLine()) {
                number++;
                String content = number == 1 && text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
                if (!content.isBlank() && !content.startsWith("#")) {
                    rows.add(new TableRow(source, number, content));
                }
            }
        } catch (IOException e) {
            throw SuiteFormatException.ofFile(source, "cannot be read: " + e.getMessage());
        }
        return List.copyOf(rows);
    }

    /** Decodes strictly, so that an error can name the first line that is not UTF-8. */
    private static String decode(String source, byte[] bytes) {
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length);
        CoderResult result = decoder.decode(in, out, true);
        if (result.isError()) {
            int line = 1;
            int start = 0;
            for (int i = 0; i < in.position(); i++) {
                if (bytes[i] == '\n') {
                    line++;
                    start = i + 1;
                }
            }
            String before = new String(bytes, start, in.position() - start, StandardCharsets.UTF_8);
            throw SuiteFormatException.ofLine(source, line, before, "not UTF-8 after this text");
        }
        return out.flip().toString();
    }
}
