package sanmai.usi.option;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.base.Splitter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import sanmai.search.time.TimeBudget;
import sanmai.search.time.management.PlayerClock;

/** Whether the table of clocks says what the engine uses. */
class ClockTableTest {
    private static final String NO_END = "-";

    /** The table, wherever the tests were started. */
    private static final Path TABLE = Path.of(Files.isDirectory(Path.of("usi")) ? "usi" : "", "docs", "clocks.tsv");

    private static List<String> rows() throws IOException {
        return Files.readAllLines(TABLE).stream()
                .filter(line -> !line.startsWith("#"))
                .skip(1)
                .toList();
    }

    /** The clock of a row, and what is used of it. */
    private static String computed(String row) {
        List<String> cells = Splitter.on('\t').splitToList(row);
        long[] times = cells.stream().limit(3).mapToLong(Long::parseLong).toArray();
        int moves = cells.get(3).equals(NO_END) ? PlayerClock.NO_END : Integer.parseInt(cells.get(3));
        PlayerClock clock = new PlayerClock(times[0], times[1], times[2], moves);
        TimeBudget budget = new EngineOptions().timeManagement().forClock(clock);
        return String.join("\t", cells.subList(0, 4)) + "\t" + clock.usableMillis() + "\t"
                + millis(budget.optimumNanos()) + "\t" + millis(budget.maximumNanos());
    }

    private static long millis(long nanos) {
        return TimeUnit.NANOSECONDS.toMillis(nanos);
    }

    @Test
    void fortyClocksAreUsedAsTheTableSays() throws IOException {
        assertEquals(40, rows().size());
        assertEquals(
                String.join("\n", rows()),
                String.join("\n", rows().stream().map(ClockTableTest::computed).toList()));
    }
}
