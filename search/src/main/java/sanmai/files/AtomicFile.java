package sanmai.files;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * Replaces files as a whole: at any time a file has its old contents or its new ones. The new contents are first
 * written to a file beside it whose name cannot be guessed. If the process is killed, the next run that writes the same
 * file deletes the leftover. A file is replaced by the holder of its {@link WriteLock}.
 */
public final class AtomicFile {
    private AtomicFile() {}

    /** Writes the contents of a file. */
    @FunctionalInterface
    public interface Contents {
        /** Writes them to a buffered stream, which need not be closed. */
        void writeTo(OutputStream out) throws IOException;
    }

    /**
     * Replaces a file, or creates it. The target of a link is replaced, not the link. The file keeps its permissions.
     *
     * @throws FileInUseException if another run is writing it
     * @throws IOException if it is read-only or cannot be written; then it is unchanged
     */
    public static void replace(Path file, Contents contents) throws IOException {
        try (WriteLock lock = WriteLock.of(file)) {
            replace(lock, contents);
        }
    }

    /**
     * Replaces the file of a lock, as {@link #replace(Path, Contents)} does.
     *
     * @throws IOException if it is read-only or cannot be written; then it is unchanged
     */
    public static void replace(WriteLock lock, Contents contents) throws IOException {
        Path target = lock.target();
        FileProblems.refuseReadOnly(target);
        Path fresh = HelperFiles.fresh(target);
        try {
            create(fresh, target);
            write(fresh, contents);
            Uninterrupted.run(() -> force(fresh, StandardOpenOption.WRITE));
            move(fresh, target);
        } catch (IOException | RuntimeException | Error e) {
            deleteAfter(e, fresh);
            throw e;
        }
        forceDirectory(target.toAbsolutePath().getParent());
    }

    /** Creates the file for the new contents, with the permissions of the old file if there is one. */
    private static void create(Path fresh, Path target) throws IOException {
        PosixFileAttributeView old =
                Files.exists(target) ? Files.getFileAttributeView(target, PosixFileAttributeView.class) : null;
        if (old == null) {
            Files.createFile(fresh);
            return;
        }
        PosixFileAttributes attributes = old.readAttributes();
        // From the beginning, so that what is private is never readable for others ...
        Files.createFile(fresh, PosixFilePermissions.asFileAttribute(attributes.permissions()));
        PosixFileAttributeView created = Files.getFileAttributeView(fresh, PosixFileAttributeView.class);
        keepOwners(created, attributes);
        created.setPermissions(attributes.permissions()); // ... and again, without what the umask takes away.
    }

    private static void keepOwners(PosixFileAttributeView created, PosixFileAttributes old) {
        try {
            created.setGroup(old.group());
            created.setOwner(old.owner());
        } catch (IOException e) {
            // Only the superuser may change owners; the file belongs to its writer.
        }
    }

    private static void write(Path file, Contents contents) throws IOException {
        // Not a channel: an interrupt of the thread would close it.
        try (OutputStream out = new BufferedOutputStream(
                Files.newOutputStream(file, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS))) {
            contents.writeTo(out);
        }
    }

    private static void deleteAfter(Throwable failure, Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            failure.addSuppressed(e);
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /**
     * Deletes a file, if it exists, and the leftovers of killed processes that were replacing it.
     *
     * @throws IOException if it cannot be deleted
     */
    public static void delete(Path file) throws IOException {
        try (WriteLock lock = WriteLock.of(file)) {
            Files.deleteIfExists(lock.target());
        }
    }

    /** Without this a file that was moved may be empty after a power failure. */
    private static Void force(Path path, StandardOpenOption option) throws IOException {
        try (FileChannel channel = FileChannel.open(path, option)) {
            channel.force(true);
        }
        return null;
    }

    private static void forceDirectory(Path directory) {
        try {
            Uninterrupted.run(() -> force(directory, StandardOpenOption.READ));
        } catch (IOException e) {
            // Not every system can do this for directories. The contents are safe, under the old name or the new one.
        }
    }
}
