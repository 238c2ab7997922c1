package sanmai.experiment.journal;

import java.io.Closeable;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;

/**
 * The right to write a journal, which one run has at a time, in whatever process. It ends with the process at the latest,
 * also with one that was killed.
 *
 * <p>What is locked is a small file beside the journal, called like it with {@code .lock} behind. A lock on the journal
 * itself would be lost on most systems when the journal is closed after each result. The file is taken away in the end;
 * what a killed process leaves of it locks nothing.
 */
public final class JournalLock implements AutoCloseable {
    /** The locks of this process: locks of files only keep other processes out, and a second try would end the first. */
    private static final Set<Path> OURS = new HashSet<>();

    private static final int ATTEMPTS = 1000;

    /** Far behind what is written, which others may read. */
    private static final long LOCKED_BYTE = 1L << 40;

    private final Path lockFile;
    private final List<Closeable> files;

    private JournalLock(Path lockFile, List<Closeable> files) {
        this.lockFile = lockFile;
        this.files = files;
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
                List<Closeable> files = OURS.contains(lockFile) ? List.of() : locked(lockFile);
                if (files.isEmpty()) {
                    throw new JournalException(journal, "another run is writing it");
                }
                OURS.add(lockFile);
                return new JournalLock(lockFile, files);
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

    /** The files that hold the lock, or nothing if another process has it. */
    private static List<Closeable> locked(Path lockFile) throws IOException {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            RandomAccessFile file = new RandomAccessFile(lockFile.toFile(), "rw");
            try {
                if (file.getChannel().tryLock(LOCKED_BYTE, 1, false) == null) {
                    file.close();
                    return List.of();
                }
                FileInputStream named = new FileInputStream(lockFile.toFile());
                if (isTheSame(file, named)) {
                    // To close one file would end the lock of the other, on most systems.
                    return List.of(named, file);
                }
                named.close();
            } catch (FileNotFoundException e) {
                // Its owner has just taken it away.
            } catch (IOException e) {
                file.close();
                throw e;
            }
            file.close();
        }
        throw new IOException(lockFile + " comes and goes");
    }

    /**
     * Whether the locked file is the one that has the name. Its owner may have taken it away before it was locked here,
     * and then others would lock a new one. The number of a file does not tell, since systems give it again; so whoever
     * has the lock writes something that nobody else writes. (Not by channels: those close when their thread is
     * interrupted.)
     */
    private static boolean isTheSame(RandomAccessFile locked, FileInputStream named) throws IOException {
        byte[] mine = UUID.randomUUID().toString().getBytes(StandardCharsets.US_ASCII);
        locked.setLength(0);
        locked.write(mine);
        return Arrays.equals(named.readAllBytes(), mine);
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
                for (Closeable file : files) {
                    file.close();
                }
            } catch (IOException e) {
                // The lock ends with the process then.
            }
            OURS.remove(lockFile);
        }
    }
}
