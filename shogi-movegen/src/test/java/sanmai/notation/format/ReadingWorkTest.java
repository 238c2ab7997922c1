package sanmai.notation.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.sun.management.ThreadMXBean;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sanmai.notation.evaluation.EvaluationComment;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Handicap;

/**
 * Reading a record takes work that grows linearly with its length. It would not if a text was put together anew for
 * each line.
 */
class ReadingWorkTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int SOME = 1000;
    private static final int MORE = 16;

    private static final String KIF = "手合割：平手\n手数----指手---------消費時間--\n   1 ７六歩(77)\n";

    /** The same four moves again and again. */
    private static final List<String> CIRCLE = List.of("4i4h", "4a4b", "4h4i", "4b4a");

    static Stream<Arguments> texts() {
        return Stream.of(
                text("comments in KIF", count -> KIF + "*あいうえ\n".repeat(count)),
                text("comments before the first move", count -> "#KIF version=2.0\n" + "*あいうえ\n".repeat(count) + KIF),
                text("comments after an illegal move", count -> KIF + "   2 ７六歩(77)\n" + "*あ\n".repeat(count)),
                text("comments in KI2", count -> "手合割：平手\n▲７六歩\n" + "*あいうえ\n".repeat(count)),
                text("comments in CSA", count -> "PI\n+\n+7776FU\n" + "'*あいうえ\n".repeat(count)),
                text("comments in JKF", count -> jkf("\"comments\":[" + "\"あ\",".repeat(count) + "\"い\"]")),
                text("one comment in JKF", count -> jkf("\"comments\":[\"" + "あ\\n".repeat(count) + "\"]")),
                text("a name many times in JKF", count -> "{\"moves\":[]" + ",\"a\":1".repeat(count) + "}"),
                text(
                        "records in JKF with a name twice",
                        count -> "[" + "{\"moves\":[],\"a\":1,\"a\":1},".repeat(count) + "{}]"),
                text("a long name in JKF", count -> "{\"" + "a".repeat(count) + "\":[" + "1,".repeat(count) + "1]}"),
                text("bookmarks", count -> KIF + "&あいうえ\n".repeat(count)),
                text("headers", count -> numbered("見出し%d：あいうえ\n", count) + KIF),
                text("the same header", count -> "備考：あいうえ\n".repeat(count) + KIF),
                text("lines that are none", count -> KIF + "zzz\n".repeat(count)),
                text(
                        "blanks in a move that is none",
                        count -> KIF + "   2 ４四歩" + " ".repeat(count) + "x\n変化：2手\n   2 ３四歩(33)\n"),
                text("moves in USI", count -> "startpos moves " + moves(count)),
                text("positions", count -> "startpos moves 7g7f\n".repeat(count)),
                text("statements on a line of CSA", count -> "PI,+,+7776FU" + ",T1".repeat(count)),
                text("variations", count -> KIF + "変化：1手\n   1 ２六歩(27)\n".repeat(count)),
                text("variations without moves", count -> KIF + "変化：1手\n変化：2手\n".repeat(count)),
                text("evaluations of floodgate", count -> KIF + "** 30" + " +7776FU -3334FU".repeat(count) + "\n"));
    }

    private static Arguments text(String what, IntFunction<String> maker) {
        return arguments(what, maker);
    }

    private static String numbered(String line, int count) {
        return IntStream.range(1, count + 1).mapToObj(line::formatted).collect(Collectors.joining());
    }

    private static String jkf(String member) {
        return "{\"header\":{},\"moves\":[{" + member + "}]}";
    }

    private static String moves(int count) {
        return IntStream.range(0, count).mapToObj(i -> CIRCLE.get(i % 4)).collect(Collectors.joining(" "));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("texts")
    void theWorkGrowsLinearlyWithTheText(String what, IntFunction<String> maker) {
        assertGrowsLikeTheText(what, count -> {
            String text = maker.apply(count);
            return () -> RecordReader.of(text).stream().forEach(ReadingWorkTest::look);
        });
    }

    /** Comments are looked at, too. */
    private static void look(ParsedRecord record) {
        record.tree().ifPresent(tree -> {
            RecordCursor cursor = new RecordCursor(tree);
            do {
                EvaluationComment.of(cursor);
            } while (cursor.node().goesOn() && cursor.forward());
        });
    }

    @Test
    void aCursorGoesNoFurtherThanToItsTarget() {
        assertGrowsLikeTheText("places", count -> {
            RecordTree tree = tree("startpos moves " + moves(count));
            return () -> {
                RecordCursor cursor = new RecordCursor(tree);
                for (RecordNode node = tree.root();
                        node.goesOn();
                        node = node.children().get(0)) {
                    cursor.goTo(node);
                }
            };
        });
    }

    private static RecordTree tree(String usi) {
        return RecordFormat.USI.read(usi).get(0).tree().orElseThrow();
    }

    private static void assertGrowsLikeTheText(String what, IntFunction<Runnable> work) {
        bytes(work.apply(SOME)); // Classes are loaded.
        long some = bytes(work.apply(SOME));
        long more = bytes(work.apply(MORE * SOME));
        assertTrue(
                more < 1.5 * MORE * some + (1 << 20),
                () -> what + ": " + some + " bytes, and " + more + " for " + MORE + " times the text");
    }

    private static long bytes(Runnable work) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        work.run();
        return THREADS.getCurrentThreadAllocatedBytes() - before;
    }

    /** A stream that counts the calls of its methods. */
    private static final class CountingStream extends FilterInputStream {
        private int calls;

        CountingStream(byte[] bytes) {
            super(new ByteArrayInputStream(bytes));
        }

        @Override
        public int read(byte[] target, int offset, int length) throws IOException {
            calls++;
            return super.read(target, offset, length);
        }
    }

    @Test
    void bytesThatAreNoTextAreReadManyAtATime() {
        byte[] bytes = new byte[1 << 20];
        Arrays.fill(bytes, (byte) 0xFF);
        CountingStream in = new CountingStream(bytes);
        RecordReader reader = RecordReader.of(in, Optional.of(RecordFormat.KIF));
        assertTrue(reader.next().tree().isEmpty());
        assertTrue(in.calls < 100, "the stream was asked " + in.calls + " times");
    }

    @Test
    void aCursorKnowsTheNodesOfItsOwnRecordOnly() {
        RecordCursor cursor = new RecordCursor(tree("startpos moves 7g7f 3c3d"));
        cursor.toEnd();
        RecordNode here = cursor.node();
        RecordTree other = new RecordTree(Handicap.NONE.setup());
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> cursor.goTo(other.root()));
        assertTrue(e.getMessage().contains("another record"), e.getMessage());
        assertEquals(here, cursor.node());
    }
}
