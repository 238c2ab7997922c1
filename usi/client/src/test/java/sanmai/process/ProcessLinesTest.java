package sanmai.process;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ProcessLinesTest {
    @Test
    void aLineThatIsTooLongIsLeftOut() throws IOException {
        List<String> lines = new ArrayList<>();
        String longest = "x".repeat(ProcessLines.LONGEST);
        ProcessLines.read(new StringReader("a\r\n" + longest + "x\n" + longest + "\nlast " + longest), lines::add);
        assertEquals(List.of("a", ProcessLines.TOO_LONG, longest, ProcessLines.TOO_LONG), lines);
    }

    @Test
    void aByteOrderMarkIsNoPartOfTheFirstLine() throws IOException {
        List<String> lines = new ArrayList<>();
        ProcessLines.read(new StringReader("\uFEFFid name A\nusiok\n"), lines::add);
        assertEquals(List.of("id name A", "usiok"), lines);
    }

    @Test
    void onlyTheLastLinesAreKept() {
        LastLines lines = new LastLines();
        IntStream.range(0, 25).forEach(i -> lines.add("line " + i));
        assertEquals(IntStream.range(15, 25).mapToObj(i -> "line " + i).toList(), lines.last());
    }
}
