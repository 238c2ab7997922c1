package sanmai.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class QuartilesTest {
    @Test
    void quartilesOfAFewFigures() {
        assertEquals(new Quartiles(7, 7, 7), Quartiles.of(7));
        assertEquals(new Quartiles(1.5, 2, 2.5), Quartiles.of(3, 1, 2));
        assertEquals(new Quartiles(1.75, 2.5, 3.25), Quartiles.of(4, 3, 2, 1));
        assertEquals(new Quartiles(-1, 0, 1), Quartiles.of(-2, -1, 0, 1, 2));
    }

    @Test
    void noFiguresHaveNone() {
        assertThrows(IllegalArgumentException.class, Quartiles::of);
    }
}
