package sanmai.files;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The right to write a file, which only one run has at a time, among all processes. The lock ends at the latest when
 * its process ends or is killed.
 *
 * <p>What is locked is an empty hidden file beside the file, {@code .NAME.sanmai-lock}: on most systems a lock on the
 * file itself would be lost when the file is read and closed, or replaced. The lock file is deleted at the end; one
 * left by a killed process locks nothing, and the next run uses it. A file of that name that is a link or not empty
 * belongs to somebody else: it is left alone, and the lock refused.
 */
public final class WriteLock implements AutoCloseable {
    /**
     * The locks of this process: a file lock keeps out other processes only, and a second attempt in this process would
     * release it.
     */
    private static final Set<Path> OURS = new HashSet<>();

    private static final int ATTEMPTS = 1000;

    private final Path target;
    private final Path lockFile;
    private final List<Closeable> channels;

    private WriteLock(Path target, Path lockFile, List<Closeable> channels) {
        this.target = target;
        this.lockFile = lockFile;
        this.channels = channels;
    }

    /**
     * Takes the right to write a file, which need not exist and may be named by any path or link.
     *
     * @throws FileInUseException if another run has it
     * @throws IOException if the path is not a file, or the file system refuses the lock
     */
    public static WriteLock of(Path file) throws IOException {
        Path target = target(file);
        Path lockFile = HelperFiles.lock(target);
        synchronized (OURS) {
            if (OURS.contains(lockFile)) {
                throw new FileInUseException(file);
            }
            boolean[] isLeft = new boolean[1];
            // An interrupt closes a channel only while it is in use, so it does not end the lock later on.
            List<Closeable> channels = Uninterrupted.run(() -> {
                isLeft[0] = Files.exists(lockFile, LinkOption.NOFOLLOW_LINKS);
                return locked(lockFile);
            });
            if (channels.isEmpty()) {
                throw new FileInUseException(file);
            }
            if (isLeft[0]) {
                HelperFiles.deleteLeftovers(target);
            }
            OURS.add(lockFile);
            return new WriteLock(target, lockFile, channels);
        }
    }

    /** The file itself, in its real directory. */
    private static Path target(Path file) throws IOException {
        Path absolute = file.toAbsolutePath();
        FileProblems.refuseOthers(absolute);
        if (!Files.isDirectory(absolute.getParent())) {
            throw FileProblems.of(file, "there is no such directory");
        }
        return Files.exists(absolute)
                ? absolute.toRealPath()
                : absolute.getParent().toRealPath().resolve(absolute.getFileName());
    }

    /** The file that may be written, behind all links. */
    Path target() {
        return target;
    }

    /** The channels that hold the lock, or nothing if another process has it. */
    private static List<Closeable> locked(Path lockFile) throws IOException {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            refuseForeign(lockFile);
            FileChannel channel = FileChannel.open(
                    lockFile, StandardOpenOption.CREATE, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
            try {
                if (channel.tryLock() == null) {
                    channel.close();
                    return List.of();
                }
                FileChannel named = FileChannel.open(lockFile, StandardOpenOption.WRITE);
                if (isLocked(named)) {
                    // On most systems, closing one channel would release the lock of the other.
                    return List.of(named, channel);
                }
                named.close();
            } catch (NoSuchFileException e) {
                // Its owner has just deleted it.
            } catch (IOException e) {
                channel.close();
                throw e;
            }
            channel.close();
        }
        throw new IOException(lockFile + " is created and deleted again and again");
    }

    private static void refuseForeign(Path lockFile) throws IOException {
        try {
            BasicFileAttributes there =
                    Files.readAttributes(lockFile, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            if (!there.isRegularFile() || there.size() > 0) {
                throw FileProblems.of(lockFile, "\"" + lockFile + "\" exists, but is not a lock file of Sanmai");
            }
        } catch (NoSuchFileException e) {
            // There is no lock file yet: this process will create it.
        }
    }

    /**
     * Whether the locked file still has its name. Its last owner may have deleted it just before it was locked here;
     * then others would lock a new file.
     */
    private static boolean isLocked(FileChannel named) throws IOException {
        try {
            named.tryLock();
            return false;
        } catch (OverlappingFileLockException e) {
            return true; // By this process, and only here.
        }
    }

    /** Releases the right. */
    @Override
    public void close() {
        synchronized (OURS) {
            try {
                // Deleted before it is unlocked: nobody must lock a file that is about to be deleted.
                Files.deleteIfExists(lockFile);
            } catch (IOException e) {
                // Some systems cannot delete open files; a leftover does no harm.
            } finally {
                OURS.remove(lockFile);
            }
            try {
                for (Closeable channel : channels) {
                    channel.close();
                }
            } catch (IOException e) {
                // Then the lock ends with the process.
            }
        }
    }
}
