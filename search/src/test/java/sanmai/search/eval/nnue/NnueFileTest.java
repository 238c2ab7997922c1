package sanmai.search.eval.nnue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sanmai.search.eval.EvaluationFormatException;

class NnueFileTest {
    private static final int TEXT = 12;

    @TempDir
    private Path directory;

    private byte[] file;

    @BeforeEach
    void makeFile() throws IOException {
        file = Files.readAllBytes(TestNet.tame(TestNet.K_P).write(directory));
    }

    private static NnueFile read(byte[] bytes) throws IOException {
        return read(bytes, bytes.length);
    }

    /** The size given may differ from the number of bytes that can be read. */
    private static NnueFile read(byte[] bytes, long size) throws IOException {
        return NnueFile.read(new ByteArrayInputStream(bytes), size);
    }

    private void assertRefused(String expected, byte[] bytes) {
        assertEquals(
                expected,
                assertThrows(EvaluationFormatException.class, () -> read(bytes)).getMessage());
    }

    private byte[] withInt(int offset, int number) {
        ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).putInt(offset, number);
        return file;
    }

    private byte[] withText(String text) {
        int length = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).getInt(8);
        byte[] rest = Arrays.copyOfRange(file, TEXT + length, file.length);
        return ByteBuffer.allocate(TEXT + text.length() + rest.length)
                .order(ByteOrder.LITTLE_ENDIAN)
                .put(file, 0, 8)
                .putInt(text.length())
                .put(text.getBytes(StandardCharsets.ISO_8859_1))
                .put(rest)
                .array();
    }

    @Test
    void aWellFormedFileIsReadWithoutWarnings() throws IOException {
        NnueFile read = read(file);
        assertEquals(TestNet.K_P, read.network().architecture());
        assertEquals(List.of(), read.warnings());
    }

    @Test
    void anotherVersionIsRefused() {
        assertRefused(
                "it begins with 7AF32F20, expected the version 7AF32F16 of a network (nn.bin) at offset 0",
                withInt(0, 0x7AF32F20));
    }

    @Test
    void shortAndLongFilesAreRefused() {
        assertRefused("it has 0 bytes, expected a header of 12 and more", new byte[0]);
        assertRefused("it has 11 bytes, expected a header of 12 and more", Arrays.copyOf(file, 11));
        assertRefused("it has 893916 bytes, expected 893917 for K-P 256x2-32-32", Arrays.copyOf(file, 893_916));
        assertRefused("it has 893918 bytes, expected 893917 for K-P 256x2-32-32", Arrays.copyOf(file, 893_918));
        assertRefused("a text of 165 bytes at offset 8, expected at most 88", Arrays.copyOf(file, 100));
    }

    @Test
    void aFileThatShrinksWhileItIsReadIsRefused() {
        EvaluationFormatException refusal =
                assertThrows(EvaluationFormatException.class, () -> read(Arrays.copyOf(file, 800_000), file.length));
        assertEquals("it ends at offset 800000, in the middle of its numbers", refusal.getMessage());
    }

    @Test
    void hugeTextsAreRefused() {
        assertRefused("a text of 4294967295 bytes at offset 8, expected at most 65536", withInt(8, -1));
        assertRefused("a text of 2147483647 bytes at offset 8, expected at most 65536", withInt(8, Integer.MAX_VALUE));
    }

    @Test
    void unknownArchitecturesAreRefused() {
        byte[] other = Arrays.copyOf(withText("Features=HalfKA_hm(Friend)[73305->1536x2],Network=\7..."), 893_000);
        String message =
                assertThrows(EvaluationFormatException.class, () -> read(other)).getMessage();
        assertTrue(
                message.startsWith("an unknown architecture, by the text at offset 12 "
                        + "\"Features=HalfKA_hm(Friend)[73305->1536x2],Network=?...\", and "),
                message);
        assertTrue(message.contains("known are K-P 256x2-32-32, HalfKP 256x2-32-32, HalfKP 512x2-8-64"), message);
    }

    @Test
    void impossibleSizesAreRefused() {
        byte[] other =
                withText(TestNet.text(TestNet.K_P).replace("256", "999999").replace("32<-32", "999999<-999999"));
        assertThrows(EvaluationFormatException.class, () -> read(Arrays.copyOf(other, 893_000)));
    }

    @Test
    void theSizeTellsTheArchitectureWhereTheTextIsWrong() throws IOException {
        NnueFile read = read(withText("made by me"));
        assertEquals(TestNet.K_P, read.network().architecture());
        assertEquals(
                List.of("the size is that of K-P 256x2-32-32, but the text at offset 12 says \"made by me\""),
                read.warnings());
    }

    @Test
    void theNamesOfLayersMayDiffer() throws IOException {
        String text =
                TestNet.text(TestNet.K_P).replace("AffineTransform[32<-512]", "AffineTransformSparseInput[32<-512]");
        assertEquals(List.of(), read(withText(text)).warnings());
    }

    @Test
    void theTextTellsAnArchitectureWhoseSizeIsNotKnown() throws IOException {
        Architecture architecture = new Architecture(NnueFeatures.K_P, 64, 8, 96);
        Files.delete(directory.resolve("nn.bin"));
        byte[] bytes = Files.readAllBytes(TestNet.tame(architecture).write(directory));
        assertEquals(architecture, read(bytes).network().architecture());
    }

    @Test
    void wrongHashesGiveWarnings() throws IOException {
        int transformer = TEXT + TestNet.text(TestNet.K_P).length();
        withInt(4, 1);
        withInt(transformer, 2);
        withInt(876_048 + TestNet.text(TestNet.K_P).length(), 3);
        assertEquals(
                List.of(
                        "the hash at offset 4 is 00000001, expected 5C6464A9",
                        "the hash at offset 177 is 00000002, expected 3F5715FF",
                        "the hash at offset 876213 is 00000003, expected 63337156"),
                read(file).warnings());
    }

    /** A damaged file gives the documented exception, or is read. */
    @Test
    void damagedFilesAreReadOrRefused() throws IOException {
        SplittableRandom random = new SplittableRandom(1);
        for (int round = 0; round < 300; round++) {
            byte[] damaged = file.clone();
            for (int i = 0; i < 3; i++) {
                damaged[random.nextInt(round % 2 == 0 ? 200 : damaged.length)] = (byte) random.nextInt();
            }
            try {
                read(damaged);
            } catch (EvaluationFormatException e) {
                assertTrue(e.getMessage().contains("expected") || e.getMessage().contains("unknown"), e.getMessage());
            }
        }
    }
}
