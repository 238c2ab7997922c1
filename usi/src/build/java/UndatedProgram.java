import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Takes the time of linking out of a Windows program, so that two builds make the same file: {@code UndatedProgram FILE}.
 * The offsets are those of Microsoft's description of the PE format.
 */
final class UndatedProgram {
    private static final int WHERE_THE_HEADER_IS = 0x3c;
    private static final int SIGNATURE = 'P' | 'E' << 8;
    private static final int TIME = 8;

    /** A sum over the file, which Windows checks for drivers only; 0 says that there is none. */
    private static final int CHECKSUM = 88;

    private UndatedProgram() {}

    public static void main(String[] arguments) throws IOException {
        Path file = Path.of(arguments[0]);
        ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
        int header = bytes.getInt(WHERE_THE_HEADER_IS);
        if (bytes.getInt(header) != SIGNATURE) {
            throw new IOException(file + " is no Windows program");
        }
        bytes.putInt(header + TIME, 0);
        bytes.putInt(header + CHECKSUM, 0);
        Files.write(file, bytes.array());
    }
}
