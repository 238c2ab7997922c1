package sanmai.search.eval.nnue;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import sanmai.search.eval.EvaluationFormatException;
import sanmai.text.PrintableText;

/**
 * A network as it was read from a file in the format of YaneuraOu, which is that of Stockfish's first networks. All numbers
 * are little-endian.
 *
 * <pre>
 * u32 version, u32 hash, u32 length of the text, the text
 * u32 hash, i16 biases[width], i16 weights[inputs][width]       feature transformer
 * u32 hash                                                      layers:
 * i32 biases[outputs], i8 weights[outputs][row]                 first, second and last layer
 * </pre>
 *
 * <p>A row has a weight for each input, and is filled up to a multiple of 32; the bytes that fill it mean nothing.
 *
 * <p>Programs write different texts and hashes, so the size of the file decides: the architecture is the text's if its
 * network has this size, else a known one that has it. A text or hash that does not match gives a warning.
 *
 * @param network the network
 * @param warnings the texts and hashes of the file that do not match the network
 */
record NnueFile(Network network, ImmutableList<String> warnings) {
    static final int VERSION = 0x7AF32F16;
    private static final int HEADER = 3 * Integer.BYTES;
    private static final int MAX_TEXT = 1 << 16;

    /** The length up to which a message repeats a text. */
    private static final int SHOWN_TEXT = 160;

    private static final CharMatcher UNPRINTABLE = CharMatcher.inRange(' ', '~').negate();

    /** Whether these bytes begin with a version, the right one or another. */
    static boolean isVersion(byte[] head) {
        return head.length >= Integer.BYTES && head[3] == (byte) (VERSION >>> 24) && head[2] == (byte) (VERSION >>> 16);
    }

    /**
     * Reads a file.
     *
     * @param size the size of the file in bytes
     * @throws EvaluationFormatException if it is no network that can be used
     * @throws IOException if reading fails
     */
    static NnueFile read(InputStream in, long size) throws IOException {
        if (size < HEADER) {
            throw new EvaluationFormatException(
                    "it has " + size + " bytes, expected a header of " + HEADER + " and more");
        }
        return new Reader(new FileBytes(in), size).read();
    }

    private static final class Reader {
        private final FileBytes in;
        private final long size;
        private final ImmutableList.Builder<String> warnings = ImmutableList.builder();

        Reader(FileBytes in, long size) {
            this.in = in;
            this.size = size;
        }

        NnueFile read() throws IOException {
            int version = in.nextInt();
            if (version != VERSION) {
                throw new EvaluationFormatException("it begins with " + hex(version) + ", expected the version "
                        + hex(VERSION) + " of a network (nn.bin) at offset 0");
            }
            int hash = in.nextInt();
            String text = readText();
            Architecture architecture = architecture(text);
            compareHash(4, architecture.hash(), hash);
            FeatureTransformer transformer = readTransformer(architecture);
            compareHash(in.offset(), architecture.networkHash(), in.nextInt());
            Network network = new Network(
                    transformer,
                    readLayer(architecture.hidden1(), 2 * architecture.width()),
                    readLayer(architecture.hidden2(), architecture.hidden1()),
                    readLayer(1, architecture.hidden2()));
            return new NnueFile(network, warnings.build());
        }

        private String readText() throws IOException {
            long length = Integer.toUnsignedLong(in.nextInt());
            if (length > Math.min(MAX_TEXT, size - HEADER)) {
                throw new EvaluationFormatException("a text of " + length + " bytes at offset 8, expected at most "
                        + Math.min(MAX_TEXT, size - HEADER));
            }
            byte[] text = new byte[(int) length];
            in.next(text);
            return UNPRINTABLE.replaceFrom(new String(text, StandardCharsets.ISO_8859_1), '?');
        }

        private Architecture architecture(String text) throws EvaluationFormatException {
            Optional<Architecture> told = Architecture.parse(text);
            long rest = size - in.offset();
            Architecture found = Stream.concat(told.stream(), Architecture.KNOWN.stream())
                    .filter(known -> known.sizeAfterText() == rest)
                    .findFirst()
                    .orElseThrow(() -> wrongSize(text, told));
            if (!told.equals(Optional.of(found))) {
                warnings.add(
                        "the size is that of " + found + ", but the text at offset 12 says \"" + shown(text) + "\"");
            }
            return found;
        }

        private EvaluationFormatException wrongSize(String text, Optional<Architecture> told) {
            String known = String.join(
                    ", ",
                    Architecture.KNOWN.stream().map(Architecture::toString).toList());
            return told.map(architecture -> new EvaluationFormatException("it has " + size + " bytes, expected "
                            + (in.offset() + architecture.sizeAfterText()) + " for " + architecture))
                    .orElseGet(() -> new EvaluationFormatException(
                            "an unknown architecture, by the text at offset 12 \"" + shown(text) + "\", and "
                                    + (size - in.offset()) + " bytes after it; known are " + known));
        }

        private FeatureTransformer readTransformer(Architecture architecture) throws IOException {
            compareHash(in.offset(), architecture.transformerHash(), in.nextInt());
            short[] biases = new short[architecture.width()];
            in.next(biases);
            short[][] weights = new short[architecture.features().set.rows()][architecture.width()];
            for (short[] row : weights) {
                in.next(row);
            }
            return new FeatureTransformer(architecture.features(), biases, weights);
        }

        private AffineTransform readLayer(int outputs, int inputs) throws IOException {
            int[] biases = new int[outputs];
            for (int output = 0; output < outputs; output++) {
                biases[output] = in.nextInt();
            }
            int[][] weights = new int[inputs][outputs];
            byte[] row = new byte[Architecture.rowLength(inputs)];
            for (int output = 0; output < outputs; output++) {
                in.next(row);
                for (int input = 0; input < inputs; input++) {
                    weights[input][output] = row[input];
                }
            }
            return new AffineTransform(biases, weights);
        }

        private void compareHash(long offset, int expected, int found) {
            if (found != expected) {
                warnings.add("the hash at offset " + offset + " is " + hex(found) + ", expected " + hex(expected));
            }
        }
    }

    private static String shown(String text) {
        return PrintableText.oneLine(text, SHOWN_TEXT);
    }

    private static String hex(int number) {
        return String.format(Locale.ROOT, "%08X", number);
    }
}
