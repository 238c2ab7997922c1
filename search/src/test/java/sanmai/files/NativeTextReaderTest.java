package sanmai.files;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NativeTextReaderTest {
    private static final Charset CP932 = Charset.forName("windows-31j");
    private static final String PATH = "C:\\定跡 フォルダ\\ソ表能 ｶﾅ.db";

    private static NativeTextReader read(byte[] bytes) {
        return new NativeTextReader(new ByteArrayInputStream(bytes), CP932);
    }

    @Test
    void eachLineIsReadAsItWasWritten() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(("ascii\n" + PATH + "\r\n").getBytes(StandardCharsets.UTF_8));
        bytes.write((PATH + "\r" + PATH).getBytes(CP932));
        NativeTextReader reader = read(bytes.toByteArray());
        assertEquals(
                List.of("ascii", PATH, PATH, PATH),
                new BufferedReader(reader).lines().toList());
        assertEquals(CP932, reader.encoding());
    }

    @Test
    void theEncodingIsThatOfTheLastNonAsciiLine() throws IOException {
        NativeTextReader reader = read("usi\n定\nisready\n".getBytes(StandardCharsets.UTF_8));
        assertEquals(StandardCharsets.US_ASCII, reader.encoding());
        new BufferedReader(reader).lines().forEach(line -> {});
        assertEquals(StandardCharsets.UTF_8, reader.encoding());
    }

    @Test
    void aByteOrderMarkIsNoPartOfTheText() {
        NativeTextReader reader = read("\uFEFFusi\n\uFEFFx\n".getBytes(StandardCharsets.UTF_8));
        assertEquals(
                List.of("usi", "\uFEFFx"), new BufferedReader(reader).lines().toList());
        assertEquals(
                List.of(),
                new BufferedReader(read("\uFEFF".getBytes(StandardCharsets.UTF_8)))
                        .lines()
                        .toList());
    }

    @Test
    void malformedBytesBecomeReplacementCharacters() {
        byte[] bytes = {'a', (byte) 0xFF, (byte) 0x81, 'b', '\n', 'c'};
        List<String> lines = new BufferedReader(read(bytes)).lines().toList();
        assertEquals(2, lines.size());
        assertEquals("a", lines.get(0).substring(0, 1));
        assertEquals("c", lines.get(1));
    }

    @Test
    void anEndlessLineIsReadInPieces() throws IOException {
        InputStream endless = new InputStream() {
            @Override
            public int read() {
                return 'x';
            }
        };
        NativeTextReader reader = new NativeTextReader(endless, CP932);
        assertEquals(1000, reader.skip(1000));
    }

    @Test
    @Timeout(60)
    void aLineCanBeReadAsSoonAsItEnds() throws IOException {
        PipedOutputStream out = new PipedOutputStream();
        BufferedReader lines = new BufferedReader(new NativeTextReader(new PipedInputStream(out), CP932));
        for (String line : List.of("isready", PATH)) {
            out.write((line + "\n").getBytes(CP932));
            out.flush();
            assertEquals(line, lines.readLine());
        }
    }

    @Test
    void whereTheSystemHasUtf8OtherLinesAreCp932() {
        assertEquals(CP932, NativeTextReader.codePage(StandardCharsets.UTF_8));
        assertEquals(CP932, NativeTextReader.codePage(StandardCharsets.US_ASCII));
        assertEquals(StandardCharsets.ISO_8859_1, NativeTextReader.codePage(StandardCharsets.ISO_8859_1));
    }

    @ParameterizedTest
    @CsvSource({"Cp1252, windows-1252", "MS932, windows-31j", "no such, UTF-8", "'', UTF-8", "a/b, UTF-8"})
    void codePagesHaveSeveralNames(String name, String charset) {
        assertEquals(Charset.forName(charset), NativeTextReader.named(name));
    }
}
