package sanmai.notation.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RecordEncodingTest {
    private static String read(byte[] shiftJis) throws java.io.UnsupportedEncodingException {
        return new String(shiftJis, "windows-31j");
    }

    @Test
    void kanaWithTheirMarkApartBecomeOneSign() throws java.io.UnsupportedEncodingException {
        List<RecordLoss> losses = new ArrayList<>();
        RecordEncoding shiftJis = RecordEncoding.shiftJis();
        assertEquals("が神", read(shiftJis.encode("\u304B\u3099\uFA19", losses)).replace('\uFA19', '神'));
        assertEquals(List.of(), losses);
        assertEquals("〓", read(shiftJis.encode("\u3099", losses)), "a mark behind nothing");
        assertEquals(1, losses.size());
    }
}
