package sanmai.cli.option;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DistinctNamesTest {
    private static final int MANY = 1000;

    private final DistinctNames names = new DistinctNames();

    private String name(String wanted) {
        return names.of(wanted, number -> wanted + "-" + number);
    }

    @Test
    void aNameThatIsTakenGetsTheNextNumberThatIsFree() {
        assertEquals(List.of("a", "a-2", "a-3", "b"), List.of(name("a"), name("a"), name("a"), name("b")));
        assertEquals(List.of("a-4", "a-2-2", "a-5"), List.of(name("a-4"), name("a-2"), name("a")));
    }

    @Test
    void eachNumberIsTriedOnce() {
        List<Integer> tried = new ArrayList<>();
        for (int i = 0; i < MANY; i++) {
            names.of("a", number -> {
                tried.add(number);
                return "a-" + number;
            });
        }
        assertEquals(MANY - 1, tried.size());
    }
}
