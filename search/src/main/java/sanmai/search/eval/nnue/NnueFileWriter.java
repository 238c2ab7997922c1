package sanmai.search.eval.nnue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** Writes networks in the format that {@link NnueFile} reads. Rows that are not full are filled up with zeros. */
public final class NnueFileWriter {
    private final OutputStream out;

    private NnueFileWriter(OutputStream out) {
        this.out = out;
    }

    /** Writes a whole file. */
    public static void write(Network network, OutputStream out) throws IOException {
        new NnueFileWriter(out).write(network);
    }

    private void write(Network network) throws IOException {
        Architecture architecture = network.architecture();
        byte[] text = architecture.text().getBytes(StandardCharsets.US_ASCII);
        writeInts(NnueFile.VERSION, architecture.hash(), text.length);
        out.write(text);
        writeInts(architecture.transformerHash());
        FeatureTransformer transformer = network.transformer();
        writeShorts(transformer.biases());
        for (short[] row : transformer.weights()) {
            writeShorts(row);
        }
        writeInts(architecture.networkHash());
        write(network.layer1());
        write(network.layer2());
        write(network.output());
    }

    private void write(AffineTransform layer) throws IOException {
        writeInts(layer.biases());
        byte[] row = new byte[Architecture.rowLength(layer.inputs())];
        for (int output = 0; output < layer.outputs(); output++) {
            for (int input = 0; input < layer.inputs(); input++) {
                row[input] = (byte) layer.weights()[input][output];
            }
            out.write(row);
        }
    }

    private void writeInts(int... numbers) throws IOException {
        ByteBuffer bytes = littleEndian(numbers.length * Integer.BYTES);
        bytes.asIntBuffer().put(numbers);
        out.write(bytes.array());
    }

    private void writeShorts(short[] numbers) throws IOException {
        ByteBuffer bytes = littleEndian(numbers.length * Short.BYTES);
        bytes.asShortBuffer().put(numbers);
        out.write(bytes.array());
    }

    private static ByteBuffer littleEndian(int size) {
        return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    }
}
