package sanmai.search.eval.nnue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A well-formed file with pseudo-random weights that any program can generate. Number i of the stream is SplitMix64
 * (Steele, Lea, Flood, <i>Fast Splittable Pseudorandom Number Generators</i>, 2014) of seed + (i + 1) * gamma, and a
 * value from low to high is {@code low + (z >>> 33) % (high - low + 1)}. The biases and weights of the file are the
 * numbers of the stream in order, also those that only fill up rows.
 *
 * @param architecture the sizes
 * @param seed the seed of the stream
 * @param isWild whether weights have all values of their types, which reaches every clamp and the wrap-around
 */
record TestNet(Architecture architecture, long seed, boolean isWild) {
    /** The seed of the nets for which YaneuraOu gave the expected values. */
    static final long SEED = 20_261_122;

    static final Architecture K_P = new Architecture(NnueFeatures.K_P, 256, 32, 32);
    static final Architecture HALF_KP = new Architecture(NnueFeatures.HALF_KP, 256, 32, 32);

    /** Small, and with rows that are filled up. */
    static final Architecture SMALL_HALF_KP = new Architecture(NnueFeatures.HALF_KP, 32, 8, 16);

    private static final int VERSION = 0x7AF32F16;

    /** With weights of the usual size, and the seed. */
    static TestNet tame(Architecture architecture) {
        return new TestNet(architecture, SEED, false);
    }

    /** With all weights, and the seed. */
    static TestNet wild(Architecture architecture) {
        return new TestNet(architecture, SEED, true);
    }

    /** The network of the file. */
    Network network(Path directory) {
        Path file = write(directory);
        try {
            Network network;
            try (InputStream in = Files.newInputStream(file)) {
                network = NnueFile.read(in, Files.size(file)).network();
            }
            Files.delete(file);
            return network;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes the file into a directory. */
    Path write(Path directory) {
        Path file = directory.resolve("nn.bin");
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            new Writer(channel).write();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return file;
    }

    private final class Writer {
        private final FileChannel channel;
        private final ByteBuffer buffer = ByteBuffer.allocate(1 << 16).order(ByteOrder.LITTLE_ENDIAN);
        private long drawn;

        Writer(FileChannel channel) {
            this.channel = channel;
        }

        void write() throws IOException {
            byte[] text = text(architecture).getBytes(StandardCharsets.US_ASCII);
            buffer.putInt(VERSION)
                    .putInt(architecture.hash())
                    .putInt(text.length)
                    .put(text)
                    .putInt(architecture.transformerHash());
            int width = architecture.width();
            shorts((1L + architecture.features().set.rows()) * width);
            buffer.putInt(architecture.networkHash());
            layer(architecture.hidden1(), 2 * width, 2000, 12);
            layer(architecture.hidden2(), architecture.hidden1(), 4000, 60);
            layer(1, architecture.hidden2(), 4000, 127);
            flush();
        }

        private void shorts(long count) throws IOException {
            for (long i = 0; i < count; i++) {
                room();
                buffer.putShort((short) (isWild ? next(Short.MIN_VALUE, Short.MAX_VALUE) : next(-40, 40)));
            }
        }

        private void layer(int outputs, int inputs, int bias, int weight) throws IOException {
            for (int i = 0; i < outputs; i++) {
                room();
                buffer.putInt(isWild ? next(-400_000, 400_000) : next(-bias, bias));
            }
            for (int i = 0; i < outputs * ((inputs + 31) / 32 * 32); i++) {
                room();
                buffer.put((byte) (isWild ? next(Byte.MIN_VALUE, Byte.MAX_VALUE) : next(-weight, weight)));
            }
        }

        private int next(int low, int high) {
            long z = seed + ++drawn * 0x9E3779B97F4A7C15L;
            z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
            z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
            z ^= z >>> 31;
            return low + (int) ((z >>> 33) % (high - low + 1));
        }

        private void room() throws IOException {
            if (buffer.remaining() < Integer.BYTES) {
                flush();
            }
        }

        private void flush() throws IOException {
            buffer.flip();
            while (buffer.hasRemaining()) {
                channel.write(buffer);
            }
            buffer.clear();
        }
    }

    /** The text of a file of an architecture, as other programs write it. */
    static String text(Architecture architecture) {
        NnueFeatures features = architecture.features();
        int width = architecture.width();
        int hidden1 = architecture.hidden1();
        int hidden2 = architecture.hidden2();
        int both = 2 * width;
        return "Features=" + features.nameInFile + "[" + features.set.rows() + "->" + width + "x2],Network="
                + layer(1, hidden2)
                + "(" + relu(hidden2) + "(" + layer(hidden2, hidden1) + "(" + relu(hidden1) + "(" + layer(hidden1, both)
                + "(InputSlice[" + both + "(0:" + both + ")])))))";
    }

    private static String layer(int outputs, int inputs) {
        return "AffineTransform[" + outputs + "<-" + inputs + "]";
    }

    private static String relu(int size) {
        return "ClippedReLU[" + size + "]";
    }
}
