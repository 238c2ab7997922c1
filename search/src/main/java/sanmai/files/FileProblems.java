package sanmai.files;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;

/** What is wrong with the files that a user names, in plain words. */
public final class FileProblems {
    /** What is wrong with a file that takes more memory than there is. */
    public static final String TOO_LARGE = "is too large for the memory of Java; give it more with -Xmx";

    private static final String DEVICES = "/dev";

    private FileProblems() {}

    /** Refuses an existing file that is not a regular file: directories, pipes, devices, links to nowhere. */
    public static void refuseOthers(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw of(file, "is a directory");
        }
        if (Files.isSymbolicLink(file) && Files.notExists(file)) {
            throw of(file, "is a link to " + Files.readSymbolicLink(file) + ", which is not there");
        }
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw of(file, "is a pipe or a device");
        }
    }

    /** Whether the file is one of the devices {@code /dev/...}, which can only be read or written in sequence. */
    public static boolean isDevice(Path file) {
        return file.toAbsolutePath().normalize().startsWith(DEVICES)
                && Files.exists(file)
                && !Files.isDirectory(file)
                && !Files.isRegularFile(file);
    }

    /**
     * Refuses to replace a file that its owner may not write. Replacing a file only needs the right to write its
     * directory, and the superuser may write everything; but an owner who makes a file read-only wants to keep it.
     */
    public static void refuseReadOnly(Path file) throws IOException {
        if (Files.exists(file) && (!Files.isWritable(file) || !ownerMayWrite(file))) {
            throw of(file, "is read-only");
        }
    }

    private static boolean ownerMayWrite(Path file) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(file, PosixFileAttributeView.class);
        return view == null || view.readAttributes().permissions().contains(PosixFilePermission.OWNER_WRITE);
    }

    /** A problem of a file. */
    static FileSystemException of(Path file, String reason) {
        return new FileSystemException(file.toString(), null, reason);
    }

    /** What is wrong with a file, without its name: {@code there is no such file}, {@code is a directory}. */
    public static String reason(IOException e) {
        if (e instanceof NoSuchFileException) {
            return "there is no such file";
        }
        if (e instanceof AccessDeniedException) {
            return "access is denied";
        }
        if (e instanceof CharacterCodingException) {
            return "is no text in UTF-8";
        }
        if (e instanceof FileSystemException problem && problem.getReason() != null) {
            return problem.getReason();
        }
        return e.getMessage() == null ? "an error of the file system" : e.getMessage();
    }
}
