package sanmai.positions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class ClassicsTest {
    private final List<MateCase> cases = SuiteFormat.CLASSICS.shipped().cases();

    @Test
    void bothBooksAreComplete() {
        for (String book : List.of("zuko-", "muso-")) {
            for (int number = 1; number <= 100; number++) {
                String name = book + number;
                assertEquals(
                        1, cases.stream().filter(c -> c.name().equals(name)).count(), name);
            }
        }
        assertEquals(200, cases.size());
    }

    @Test
    void theLengthsAreThoseOfTheBooks() {
        assertEquals(611, cases.stream().mapToInt(MateCase::plies).max().orElseThrow());
        assertEquals(9, cases.stream().mapToInt(MateCase::plies).min().orElseThrow());
        assertTrue(cases.stream().allMatch(c -> c.sfen().contains(" b ")), "Black attacks");
    }
}
