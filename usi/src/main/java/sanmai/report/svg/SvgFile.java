package sanmai.report.svg;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;

/** Files of SVG pictures. */
public final class SvgFile {
    private SvgFile() {}

    /**
     * Writes a picture into a file, which is replaced if it exists.
     *
     * @throws IOException if it cannot be written
     */
    public static void write(Path file, byte[] svg) throws IOException {
        // Not a channel: those are closed under a thread that is interrupted.
        try (OutputStream out = new FileOutputStream(file.toFile())) {
            out.write(svg);
        }
    }
}
