package sanmai.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sanmai.notation.format.RecordFormat;
import sanmai.notation.record.RecordTree;

class StretchTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final List<String> CIRCLE = List.of("4i4h", "4a4b", "4h4i", "4b4a");
    private static final int PLIES = 1000;
    private static final int MORE = 16;

    private static RecordTree record(String start, int plies) {
        String moves =
                IntStream.range(0, plies).mapToObj(i -> CIRCLE.get(i % 4)).collect(Collectors.joining(" "));
        return RecordFormat.USI.read(start + " moves " + moves).get(0).tree().orElseThrow();
    }

    private static List<String> names(RecordTree tree, boolean branches) {
        return Stretch.of(tree, branches).stream().map(Stretch::name).toList();
    }

    @Test
    void stretchesOfTheSameHistoryHaveTheSameName() {
        List<String> some = names(record("startpos", 60), false);
        assertEquals(some.size(), new HashSet<>(some).size());
        // A longer game has the same full stretches, but another one in place of the last.
        Set<String> both = new HashSet<>(names(record("startpos", 80), false));
        both.retainAll(some);
        assertEquals(3, both.size());
    }

    @Test
    void aStretchWithAnotherHistoryHasAnotherName() {
        List<String> even = names(record("startpos", 60), false);
        String start = "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSN1 b - 1";
        assertTrue(Collections.disjoint(even, names(record(start, 60), false)));
        // The same positions and moves, but reached by other moves.
        RecordTree other = RecordFormat.USI
                .read("startpos moves 6i6h 6a6b 6h6i 6b6a "
                        + String.join(" ", Collections.nCopies(14, String.join(" ", CIRCLE))))
                .get(0)
                .tree()
                .orElseThrow();
        List<String> others = names(other, false);
        assertEquals(even.size(), others.size());
        for (int i = 0; i < even.size(); i++) {
            assertNotEquals(even.get(i), others.get(i));
        }
    }

    @Test
    void variationsAreStretchesOfTheirOwn() {
        RecordTree tree = RecordFormat.KIF
                .read("手合割：平手\n手数----指手---------消費時間--\n   1 ７六歩(77)\n   2 ３四歩(33)\n"
                        + "変化：2手\n   2 ８四歩(83)\n変化：1手\n   1 ２六歩(27)\n")
                .get(0)
                .tree()
                .orElseThrow();
        assertEquals(1, names(tree, false).size());
        List<String> all = names(tree, true);
        assertEquals(3, new HashSet<>(all).size(), all::toString);
        assertEquals(
                List.of(3, 1, 1),
                Stretch.of(tree, true).stream()
                        .map(stretch -> stretch.nodes().size())
                        .toList());
    }

    @Test
    void theWorkForNamesGrowsLinearlyWithTheGame() {
        RecordTree some = record("startpos", PLIES);
        RecordTree more = record("startpos", MORE * PLIES);
        bytes(some); // Classes are loaded.
        long few = bytes(some);
        long many = bytes(more);
        assertTrue(
                many < 1.5 * MORE * few + (1 << 20), few + " bytes, and " + many + " for " + MORE + " times the moves");
    }

    private static long bytes(RecordTree tree) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        names(tree, true);
        return THREADS.getCurrentThreadAllocatedBytes() - before;
    }
}
