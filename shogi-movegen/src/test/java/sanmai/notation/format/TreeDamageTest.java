package sanmai.notation.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;
import sanmai.testing.RandomRecords;

/** Whole records with variations in KIF and KI2, cut off or damaged: nothing before the damage is lost. */
class TreeDamageTest {
    private static final int RECORDS = 12;

    private static ParsedRecord read(String text) {
        List<ParsedRecord> readings = RecordFormat.KIF.read(text);
        assertEquals(1, readings.size(), text);
        return readings.get(0);
    }

    private static int nodes(RecordNode node) {
        return 1 + node.children().stream().mapToInt(TreeDamageTest::nodes).sum();
    }

    /** Whether each move of one record is in the other. */
    private static boolean contains(RecordNode whole, RecordNode part) {
        return part.children().stream()
                .allMatch(child -> whole.children().stream()
                        .anyMatch(same -> same.move().equals(child.move()) && contains(same, child)));
    }

    @ParameterizedTest
    @EnumSource(names = {"KIF", "KI2"})
    void everyBeginningHasItsMovesAndNoOthers(RecordFormat format) {
        for (long seed = 0; seed < RECORDS; seed++) {
            RecordTree tree = RandomRecords.tree(new SplittableRandom(seed), 12, 4);
            String text = format.write(tree).text();
            int before = 0;
            for (int end = text.indexOf('\n') + 1; end > 0; end = text.indexOf('\n', end) + 1) {
                ParsedRecord cut = read(text.substring(0, end));
                if (cut.tree().isPresent() && cut.tree().get().isPlayable()) {
                    assertEquals(List.of(), cut.problems(), text.substring(0, end));
                    RecordNode root = cut.tree().get().root();
                    assertTrue(contains(tree.root(), root), text);
                    assertTrue(nodes(root) >= before, text);
                    before = nodes(root);
                }
            }
            assertEquals(nodes(tree.root()), before, text);
        }
    }

    /** A line that cannot be understood loses nothing but itself. */
    @ParameterizedTest
    @EnumSource(names = {"KIF", "KI2"})
    void anUnknownLineIsAProblemAndNothingElse(RecordFormat format) {
        for (long seed = 0; seed < RECORDS; seed++) {
            RecordTree tree = RandomRecords.tree(new SplittableRandom(seed), 12, 4);
            String text = format.write(tree).text();
            for (int end = text.indexOf('\n') + 1; end > 0; end = text.indexOf('\n', end) + 1) {
                ParsedRecord damaged = read(text.substring(0, end) + "???\n" + text.substring(end));
                assertEquals(1, damaged.problems().size(), damaged::toString);
                assertEquals(
                        TreeText.withoutTimes(tree),
                        TreeText.withoutTimes(damaged.tree().orElseThrow()));
            }
        }
    }

    /** A move that is not legal ends its line; what does not come behind it is still there. */
    @ParameterizedTest
    @EnumSource(names = {"KIF", "KI2"})
    void aBadMoveCostsItsLineOnly(RecordFormat format) {
        for (long seed = 0; seed < RECORDS; seed++) {
            RecordTree tree = RandomRecords.tree(new SplittableRandom(seed), 12, 4);
            String text = format.write(tree).text();
            int variations = text.indexOf("\n変化");
            for (int at = text.indexOf("歩", text.indexOf("手：甲")); at >= 0; at = text.indexOf("歩", at + 1)) {
                ParsedRecord damaged = read(text.substring(0, at) + "犬" + text.substring(at + 1));
                RecordTree read = damaged.tree().orElseThrow();
                assertTrue(!damaged.isComplete(), text);
                assertTrue(contains(tree.root(), read.root()), damaged::toString);
                if (variations >= 0 && at > variations) {
                    assertEquals(tree.mainLine().moves(), read.mainLine().moves(), text);
                }
            }
        }
    }
}
