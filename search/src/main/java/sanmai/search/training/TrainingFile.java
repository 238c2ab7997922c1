package sanmai.search.training;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import sanmai.files.InputFile;

/**
 * Files of {@linkplain TrainingRecord records}, one after the other and nothing else. Neither reader nor writer is safe
 * for use by several threads.
 */
public final class TrainingFile {
    /** In bytes: 4096 records. */
    private static final int BUFFER = TrainingRecord.BYTES << 12;

    private TrainingFile() {}

    /**
     * Opens a file to read the records that it has now; those written meanwhile are not read.
     *
     * @throws TrainingDataException if it is a directory, or its length is not a whole number of records
     * @throws IOException if it cannot be read
     */
    public static Reader read(Path file) throws IOException {
        long records = records(file);
        return new Reader(file.toString(), records, InputFile.open(file));
    }

    /** Writes records to a stream, which should have a buffer. */
    public static Writer writer(OutputStream out) {
        return new Writer(out);
    }

    private static long records(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw new TrainingDataException(file + " is a directory");
        }
        long length = Files.size(file);
        long rest = length % TrainingRecord.BYTES;
        if (rest != 0) {
            throw new TrainingDataException(String.format(
                    Locale.ROOT,
                    "%s: %d bytes are %d records of %d bytes and %d bytes more",
                    file,
                    length,
                    length / TrainingRecord.BYTES,
                    TrainingRecord.BYTES,
                    rest));
        }
        return length / TrainingRecord.BYTES;
    }

    /** Reads the records of a file one after the other. */
    public static final class Reader implements Closeable {
        private final String file;
        private final long records;
        private final InputStream in;
        private final byte[] buffer = new byte[TrainingRecord.BYTES];
        private final UnpackedPosition scratch = new UnpackedPosition();
        private long done;

        private Reader(String file, long records, InputStream in) {
            this.file = file;
            this.records = records;
            this.in = new BufferedInputStream(in, BUFFER);
        }

        /** The number of records in the file. */
        public long records() {
            return records;
        }

        /** The number of records read, so also the number, from 1, of the last one. */
        public long done() {
            return done;
        }

        /**
         * Reads the next record; nothing at the end of the file.
         *
         * @throws TrainingDataException if the record's position or result is invalid; the message names the file and
         *     the record; the next call reads the record after it
         * @throws IOException if the file cannot be read
         */
        public Optional<TrainingRecord> next() throws IOException {
            if (!next(buffer, 0)) {
                return Optional.empty();
            }
            try {
                return Optional.of(TrainingRecord.read(buffer, 0, scratch));
            } catch (TrainingDataException e) {
                throw e.in(file, done, (done - 1) * TrainingRecord.BYTES);
            }
        }

        /**
         * Reads the bytes of the next record as they are, valid or not.
         *
         * @param to gets 40 bytes
         * @param offset where in {@code to} they begin
         * @return whether there was a record
         * @throws IOException if the file cannot be read
         */
        public boolean next(byte[] to, int offset) throws IOException {
            Objects.checkFromIndexSize(offset, TrainingRecord.BYTES, to.length);
            if (done == records) {
                return false;
            }
            if (in.readNBytes(to, offset, TrainingRecord.BYTES) != TrainingRecord.BYTES) {
                throw new EOFException(file + " has become shorter than " + records + " records");
            }
            done++;
            return true;
        }

        @Override
        public void close() throws IOException {
            in.close();
        }
    }

    /** Writes records one after the other. */
    public static final class Writer implements Closeable {
        private final OutputStream out;
        private final byte[] buffer = new byte[TrainingRecord.BYTES];

        private Writer(OutputStream out) {
            this.out = out;
        }

        /**
         * Writes a record.
         *
         * @throws IOException if the stream cannot be written
         */
        public void write(TrainingRecord record) throws IOException {
            record.write(buffer, 0);
            out.write(buffer);
        }

        /**
         * Flushes the stream.
         *
         * @throws IOException if the stream cannot be written
         */
        public void flush() throws IOException {
            out.flush();
        }

        @Override
        public void close() throws IOException {
            out.close();
        }
    }
}
