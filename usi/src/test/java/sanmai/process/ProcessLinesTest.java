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
    void aLineWithoutAnEndDoesNotFillTheMemory() throws IOException {
        List<String> lines = new ArrayList<>();
        ProcessLines.read(new StringReader("a\r\n" + "x".repeat(3 * ProcessLines.LONGEST) + "\nlast"), lines::add);
        assertEquals(List.of("a", "x".repeat(ProcessLines.LONGEST), "last"), lines);
    }

    @Test
    void onlyTheLastLinesAreKept() {
        LastLines lines = new LastLines();
        IntStream.range(0, 25).forEach(i -> lines.add("line " + i));
        assertEquals(IntStream.range(15, 25).mapToObj(i -> "line " + i).toList(), lines.last());
    }
}
