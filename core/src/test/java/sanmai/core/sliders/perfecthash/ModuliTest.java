package sanmai.core.sliders.perfecthash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import sanmai.core.Square;
import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.parts.LineAttacks;

/** Whether the remainder of an unshifted line determines a slider's attacks, with one modulus for the whole board. */
class ModuliTest {
    /**
     * On how many squares, in how many directions, two patterns of inner blockers that mean different attacks have the
     * same remainder. The slider's own square is masked out.
     */
    private static int failures(int modulus) {
        int failures = 0;
        for (OccupancyMap direction : OccupancyMap.values()) {
            for (int square = 0; square < Square.COUNT; square++) {
                failures += fails(modulus, direction, square) ? 1 : 0;
            }
        }
        return failures;
    }

    private static boolean fails(int modulus, OccupancyMap direction, int square) {
        int[] line = direction.lineThrough(square);
        int position = direction.positionOnLine(square);
        Map<Integer, Integer> attacksByRemainder = new HashMap<>();
        for (int inner = 0; inner < 1 << Math.max(line.length - 2, 0); inner++) {
            if ((inner << 1 >>> position & 1) != 0) {
                continue;
            }
            int remainder = 0;
            for (int i = 1; i < line.length - 1; i++) {
                remainder += (inner << 1 >>> i & 1) * power(line[i], modulus);
            }
            int attacks = LineAttacks.attacks(position, line.length, inner << 1);
            Integer other = attacksByRemainder.putIfAbsent(remainder % modulus, attacks);
            if (other != null && other != attacks) {
                return true;
            }
        }
        return false;
    }

    private static int power(int exponent, int modulus) {
        int power = 1;
        for (int i = 0; i < exponent; i++) {
            power = power * 2 % modulus;
        }
        return power;
    }

    @Test
    void noModulusBelow129ServesAllFourDirections() {
        for (int modulus = 2; modulus < 129; modulus++) {
            assertTrue(failures(modulus) > 0, "modulus " + modulus);
        }
        assertEquals(0, failures(129));
    }

    /**
     * Modulo 127 each line of the board is mapped to its seven bits, but seven occupied squares look like none; that
     * matters where a slider stands at the end of a line of nine.
     */
    @Test
    void modulus127FailsAtTheEndsOfLongLines() {
        assertEquals(40, failures(127));
        assertEquals(0, failures(2047));
    }
}
