package sanmai.cli;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;

/** Files in the format of {@code nn.bin} with weights from a seed. */
public final class NetworkFile {
    private static final String TEXT = "Features=K+P[1710->256x2],Network=AffineTransform[1<-32](ClippedReLU[32]"
            + "(AffineTransform[32<-32](ClippedReLU[32](AffineTransform[32<-512](InputSlice[512(0:512)])))))";

    private NetworkFile() {}

    /** Writes a K-P 256x2-32-32 file; directories that are missing are made. */
    public static Path write(Path file, long seed) throws IOException {
        Files.createDirectories(file.getParent());
        return Files.write(file, bytes(new SplittableRandom(seed)));
    }

    private static byte[] bytes(SplittableRandom random) {
        ByteBuffer bytes = ByteBuffer.allocate(893_752 + TEXT.length()).order(ByteOrder.LITTLE_ENDIAN);
        bytes.putInt(0x7AF32F16).putInt(0x5C6464A9).putInt(TEXT.length());
        bytes.put(TEXT.getBytes(StandardCharsets.US_ASCII)).putInt(0x3F5715FF);
        for (int i = 0; i < 256 * 1711; i++) {
            bytes.putShort((short) random.nextInt(-40, 41));
        }
        bytes.putInt(0x63337156);
        layer(bytes, random, 32, 512, 12);
        layer(bytes, random, 32, 32, 60);
        layer(bytes, random, 1, 32, 127);
        return bytes.array();
    }

    private static void layer(ByteBuffer bytes, SplittableRandom random, int outputs, int inputs, int weight) {
        for (int i = 0; i < outputs; i++) {
            bytes.putInt(random.nextInt(-2000, 2001));
        }
        for (int i = 0; i < outputs * inputs; i++) {
            bytes.put((byte) random.nextInt(-weight, weight + 1));
        }
    }
}
