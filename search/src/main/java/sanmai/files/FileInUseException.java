package sanmai.files;

import java.nio.file.FileSystemException;
import java.nio.file.Path;

/** Another run is writing a file. */
public final class FileInUseException extends FileSystemException {
    private static final long serialVersionUID = 1L;

    FileInUseException(Path file) {
        super(file.toString(), null, "another run is writing it");
    }
}
