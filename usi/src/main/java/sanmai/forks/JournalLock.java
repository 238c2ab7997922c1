package sanmai.forks;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;

/**
 * The right to write a journal, which one run has at a time, in whatever process. It ends with the process at the latest,
 * also with one that was killed.
 *
 * <p>What is locked is an empty file beside the journal, called like it with {@code .lock} behind. A lock on the journal
 * itself would be lost on most systems when the journal is closed after each result. The file is taken away in the end;
 * what a killed process leaves of it locks nothing.
 */
public final class JournalLock implements AutoCloseable {
    /** The locks of this process: locks of files only keep other processes out, and a second try would end the first. */
    private static final Set<Path> OURS = new HashSet<>();

    private static final int ATTEMPTS = 1000;

    private final Path lockFile;
    private final FileChannel channel;

    private JournalLock(Path lockFile, FileChannel channel) {
        this.lockFile = lockFile;
        this.channel = channel;
    }

    /**
     * Takes the right to write a journal.
     *
     * @throws JournalException if another run has it, or the file system does not give it
     */
    public static JournalLock of(Path journal) {
        try {
            Path lockFile = lockFile(journal);
            synchronized (OURS) {
                FileChannel channel = OURS.contains(lockFile) ? null : lockedChannel(lockFile);
                if (channel == null) {
                    throw new JournalException(journal, "another run is writing it");
                }
                OURS.add(lockFile);
                return new JournalLock(lockFile, channel);
            }
        } catch (IOException e) {
            throw new JournalException(journal, "cannot be locked (" + e + ")");
        }
    }

    /** One for each journal, by whatever path or link it is named. */
    private static Path lockFile(Path journal) throws IOException {
        Path absolute = journal.toAbsolutePath();
        if (Files.isDirectory(absolute)) {
            throw new JournalException(journal, "is a directory");
        }
        Path real = Files.exists(absolute)
                ? absolute.toRealPath()
                : absolute.getParent().toRealPath().resolve(absolute.getFileName());
        return real.resolveSibling(real.getFileName() + ".lock");
    }

    /** A channel that has locked the file, or null if another process has. */
    private static FileChannel lockedChannel(Path lockFile) throws IOException {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            try {
                Object opened = keyOfPresent(lockFile);
                FileChannel channel = FileChannel.open(lockFile, StandardOpenOption.WRITE);
                if (!lock(channel)) {
                    channel.close();
                    return null;
                }
                // Its owner may have taken the file away before it was locked here: then others would lock a new one.
                if (Files.exists(lockFile) && Objects.equals(key(lockFile), opened)) {
                    return channel;
                }
                channel.close();
            } catch (NoSuchFileException e) {
                // Its owner has just taken it away.
            }
        }
        throw new IOException(lockFile + " comes and goes");
    }

    private static boolean lock(FileChannel channel) throws IOException {
        try {
            FileLock lock = channel.tryLock();
            return lock != null;
        } catch (IOException e) {
            channel.close();
            throw e;
        }
    }

    private static Object keyOfPresent(Path lockFile) throws IOException {
        try {
            Files.createFile(lockFile);
        } catch (FileAlreadyExistsException e) {
            // Left by a killed process, or in use.
        }
        return key(lockFile);
    }

    /** What tells a file from another one of the same name, or null where the system does not say. */
    private static Object key(Path file) throws IOException {
        return Files.readAttributes(file, BasicFileAttributes.class).fileKey();
    }

    /** Gives the right back. */
    @Override
    public void close() {
        synchronized (OURS) {
            try {
                // First away, then unlocked: nobody must lock what is about to go.
                Files.deleteIfExists(lockFile);
            } catch (IOException e) {
                // Where open files cannot be taken away it stays, and does no harm.
            }
            try {
                channel.close();
            } catch (IOException e) {
                // The lock ends with the process then.
            }
            OURS.remove(lockFile);
        }
    }
}
