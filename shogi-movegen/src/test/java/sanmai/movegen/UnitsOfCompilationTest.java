package sanmai.movegen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.HotSpotDiagnosticMXBean;
import java.io.File;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.management.ManagementFactory;
import java.net.URISyntaxException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The generators are as fast in a program that runs without the launcher's options, because their main methods are longer
 * than what the JIT compiler inlines, whatever the order in which methods get hot.
 */
class UnitsOfCompilationTest {
    private static final Pattern INSTRUCTION = Pattern.compile("^ +(\\d+): [a-z]", Pattern.MULTILINE);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "CheckInfo | void read(sanmai.shogi.Position, int, boolean);",
                "CheckInfo | void readSliders(int, int);",
                "MoveCounter | int count(sanmai.shogi.Position);",
                "MoveWriter | int boardMoves(int);",
            })
    void isTooLongToBeInlined(String type, String method) throws URISyntaxException {
        int limit = Integer.parseInt(ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class)
                .getVMOption("FreqInlineSize")
                .getValue());
        int lastInstruction = lastInstruction("sanmai.movegen." + type, method);
        assertTrue(
                lastInstruction >= limit, method + " has " + (lastInstruction + 1) + " bytes, to inline are " + limit);
    }

    /** The offset of a method's last instruction, which is one byte less than its length: it returns. */
    private static int lastInstruction(String type, String method) throws URISyntaxException {
        String classes = new File(CheckInfo.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .toURI())
                .getPath();
        StringWriter out = new StringWriter();
        PrintWriter printer = new PrintWriter(out);
        int code =
                ToolProvider.findFirst("javap").orElseThrow().run(printer, printer, "-p", "-c", "-cp", classes, type);
        assertEquals(0, code, out.toString());
        String text = out.toString().replace("\r", "");
        int start = text.indexOf(" " + method + "\n");
        assertTrue(start >= 0, method + " is not there");
        int end = text.indexOf("\n\n", start);
        Matcher instructions = INSTRUCTION.matcher(text.substring(start, end < 0 ? text.length() : end));
        int last = 0;
        while (instructions.find()) {
            last = Integer.parseInt(instructions.group(1));
        }
        return last;
    }
}
