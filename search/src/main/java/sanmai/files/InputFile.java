package sanmai.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Reads files that a user named, and says in plain words what is wrong with them. A pipe in the file system is refused,
 * since it may never have an end or a writer; paths {@code /dev/...}, such as the pipe {@code /dev/stdin}, are read.
 */
public final class InputFile {
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private InputFile() {}

    /**
     * Opens a file. The stream is not closed when its thread is interrupted.
     *
     * @throws IOException if it cannot be read; see {@link FileProblems#reason}
     */
    public static InputStream open(Path file) throws IOException {
        if (!FileProblems.isDevice(file)) {
            FileProblems.refuseOthers(file);
        }
        return Files.newInputStream(file);
    }

    /**
     * Reads a file into memory.
     *
     * @param maxBytes the length of the longest file that is read
     * @throws IOException if it cannot be read or is longer; see {@link FileProblems#reason}
     */
    public static byte[] bytes(Path file, int maxBytes) throws IOException {
        try (InputStream in = open(file)) {
            return bytes(in, file, maxBytes);
        }
    }

    /**
     * Reads what is left of a file that is open.
     *
     * @param file its name, for messages
     * @param maxBytes the greatest number of bytes that are read
     * @throws IOException if it cannot be read or is longer; see {@link FileProblems#reason}
     */
    public static byte[] bytes(InputStream in, Path file, int maxBytes) throws IOException {
        byte[] bytes = in.readNBytes(maxBytes + 1);
        if (bytes.length > maxBytes) {
            throw FileProblems.of(file, "is larger than " + (maxBytes >> 20) + " MB");
        }
        return bytes;
    }

    /**
     * Reads a text in UTF-8, without a byte order mark.
     *
     * @param maxBytes the length of the longest file that is read
     * @throws IOException if it cannot be read, is longer, or is no such text; see {@link FileProblems#reason}
     */
    public static String text(Path file, int maxBytes) throws IOException {
        return utf8(bytes(file, maxBytes));
    }

    /** Decodes a text in UTF-8, without a byte order mark; throws a {@link CharacterCodingException} if the bytes are not UTF-8. */
    public static String utf8(byte[] bytes) throws CharacterCodingException {
        String text = StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(bytes))
                .toString();
        return text.startsWith(BYTE_ORDER_MARK) ? text.substring(BYTE_ORDER_MARK.length()) : text;
    }
}
