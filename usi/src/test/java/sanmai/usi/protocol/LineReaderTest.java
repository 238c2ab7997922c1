package sanmai.usi.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LineReaderTest {
    @Test
    void theEndOfTheInputIsNoFailure() {
        LineReader lines = new LineReader(new StringReader("usi\nquit"));
        assertEquals("usi quit", lines.next().orElseThrow() + " " + lines.next().orElseThrow());
        assertEquals(Optional.empty(), lines.next());
        assertEquals(Optional.empty(), lines.failure());
    }

    @Test
    void whatCannotBeReadIsAFailure() {
        IOException reason = new IOException("Is a directory");
        LineReader lines = new LineReader(new Reader() {
            @Override
            public int read(char[] buffer, int offset, int length) throws IOException {
                throw reason;
            }

            @Override
            public void close() {}
        });
        assertEquals(Optional.empty(), lines.next());
        assertEquals(Optional.of(reason), lines.failure());
    }
}
