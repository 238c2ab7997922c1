package sanmai.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PrintableTextTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "\u001B",
                "\u0007",
                "\u0000",
                "\u007F",
                "\u009B",
                "\u0085",
                "\b",
                "\r",
                "\u200E",
                "\u200F",
                "\u061C",
                "\u202A",
                "\u202B",
                "\u202C",
                "\u202D",
                "\u202E",
                "\u2066",
                "\u2067",
                "\u2068",
                "\u2069",
                "\u2028",
                "\u2029",
                "\u00AD",
                "\u200B",
                "\uFEFF",
                "\uDB40\uDC41"
            })
    void whatIsObeyedOrUnseenIsAQuestionMark(String sign) {
        assertEquals("a?b", PrintableText.oneLine("a" + sign + "b"));
        assertEquals("a?b", PrintableText.lines("a" + sign + "b"));
    }

    @Test
    void visibleTextIsKept() {
        String text = "☗羽生 善治 – Ä é e\u0301 שלום سلام\u200Cها 👨\u200D👩\u200D👧 𠮷 \"'?";
        assertEquals(text, PrintableText.oneLine(text));
        assertEquals(text, PrintableText.lines(text));
    }

    @Test
    void linesKeepTabsAndLineBreaks() {
        assertEquals("a\tb\nc\n", PrintableText.lines("a\tb\nc\r\n"));
        assertEquals("a?b?c??", PrintableText.oneLine("a\tb\nc\r\n"));
    }

    @Test
    void theBeginningOfALongTextIsShown() {
        assertEquals("a?b", PrintableText.oneLine("a\nb", 3));
        assertEquals("a?b...", PrintableText.oneLine("a\nbc", 3));
    }
}
