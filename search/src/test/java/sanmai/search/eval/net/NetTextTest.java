package sanmai.search.eval.net;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sanmai.search.eval.EvaluationFormatException;

class NetTextTest {
    private static final long SEED = Long.getLong("test.seed", 20260103);
    private static final Net NET = NetEvaluationTest.randomNet(new Net.Size(32), new SplittableRandom(SEED));
    private static final Net WITH_KING_BUCKETS =
            NetEvaluationTest.randomNet(new Net.Size(32, KingBucket.COUNT), new SplittableRandom(SEED));

    /** A comment, and then the net. */
    private static final List<String> LINES =
            NetText.write(NET, List.of("a comment")).lines().toList();

    /** Line 2 has the biases, eight lines after it the output weights. */
    private static final int TEMPO = 11;

    private static final int FIRST_MOBILITY = TEMPO + 1;

    private static final int FIRST_RELATIVE = FIRST_MOBILITY + SliderMobility.WEIGHTS;

    private static void assertSame(Net expected, Net found) {
        assertArrayEquals(expected.weights().featureWeights(), found.weights().featureWeights());
        assertArrayEquals(expected.weights().biases(), found.weights().biases());
        assertArrayEquals(expected.weights().outputWeights(), found.weights().outputWeights());
        assertArrayEquals(expected.weights().pieceSquare(), found.weights().pieceSquare());
        assertArrayEquals(expected.weights().kingRelative(), found.weights().kingRelative());
        assertArrayEquals(expected.weights().mobility(), found.weights().mobility());
        assertArrayEquals(expected.weights().tempo(), found.weights().tempo());
        assertArrayEquals(expected.featureWeights, found.featureWeights);
        assertArrayEquals(expected.pieceSquare, found.pieceSquare);
    }

    @Test
    void netsComeBackAsTheyWereWritten() {
        Net wide = NetEvaluationTest.randomNet(new Net.Size(Net.MAX_NEURONS), new SplittableRandom(SEED));
        for (Net net : new Net[] {NET, wide, WITH_KING_BUCKETS, HandcraftedNet.get(), ShippedNet.get()}) {
            String text = NetText.write(net, List.of("one", "two"));
            Net read = NetText.read(text);
            assertSame(net, read);
            assertEquals(text, NetText.write(read, List.of("one", "two")));
            assertTrue(text.startsWith("# one\n# two\nstart\t"));
        }
    }

    @Test
    void oneNumberMayStandForAllBuckets() {
        List<String> lines = new ArrayList<>(LINES.subList(0, 2));
        lines.add(LINES.get(2).replace("worth 0 in hand", "worth"));
        lines.add("tempo\t-320");
        for (int i = 0; i < SliderMobility.WEIGHTS; i++) {
            lines.add(SliderMobility.name(i) + "\t" + i);
        }
        lines.addAll(LINES.subList(FIRST_RELATIVE - 1, LINES.size()));
        Net.Weights weights = NetText.read(String.join("\n", lines)).weights();
        for (int bucket = 0; bucket < 8; bucket++) {
            assertArrayEquals(NET.weights().outputWeights()[0], weights.outputWeights()[bucket]);
            assertEquals(-320, weights.tempo()[bucket]);
            assertArrayEquals(IntStream.range(0, 25).toArray(), weights.mobility()[bucket]);
        }
        assertArrayEquals(NET.weights().pieceSquare(), weights.pieceSquare());
    }

    @Test
    void commentsAndLineEndsDoNotMatter() {
        List<String> lines = new ArrayList<>(LINES);
        lines.add(3, "# between");
        lines.add("# behind");
        assertSame(NET, NetText.read(String.join("\r\n", lines)));
    }

    /** A text whose line of this number, from 1, has become another. */
    private static Arguments changed(int line, UnaryOperator<String> change, String message) {
        List<String> lines = new ArrayList<>(LINES);
        lines.set(line - 1, change.apply(lines.get(line - 1)));
        return Arguments.of("line " + line + ": " + message, lines);
    }

    private static Arguments without(int line, String message) {
        List<String> lines = new ArrayList<>(LINES);
        lines.remove(line - 1);
        return Arguments.of("line " + line + ": " + message, lines);
    }

    private static String isNot(String line, String expected) {
        String shown = line.length() <= 40 ? line : line.substring(0, 40) + "...";
        return "\"" + shown.replace('\t', ' ') + "\" is not \"" + expected + "\"";
    }

    private static String firstName(int line) {
        return LINES.get(line - 1).split("\t")[0];
    }

    static Stream<Arguments> wrongTexts() {
        int last = LINES.size();
        int firstPlace = last - NetFeatures.COUNT + 1;
        return Stream.of(
                Arguments.of("line 1: the text ends where \"start\" should come", List.of()),
                Arguments.of("line 2: the text ends where \"start\" should come", List.of("# only this")),
                Arguments.of("line 1: \"\" is not \"start\"", List.of("", "x")),
                Arguments.of("line 1: \"a b?c\" is not \"start\"", List.of("a\tb\u0007c")),
                Arguments.of("line 1: \"hello\" is not \"start\"", List.of("hello")),
                Arguments.of("line 1: \"" + "x".repeat(40) + "...\" is not \"start\"", List.of("x".repeat(100))),
                changed(2, line -> "start", "\"start\" has no numbers"),
                changed(2, line -> line + "\t1", "33 numbers, not a multiple of 32"),
                changed(2, line -> line.substring(0, line.lastIndexOf('\t')), "31 numbers, not a multiple of 32"),
                changed(2, line -> "start" + "\t1".repeat(257), "more than 256 numbers"),
                Arguments.of(
                        "line 3: 64 numbers, not 128",
                        Stream.concat(
                                        Stream.of(LINES.get(0), LINES.get(1) + "\t1".repeat(32)),
                                        LINES.stream().skip(2))
                                .toList()),
                changed(2, line -> line.replaceFirst("\t[^\t]*", "\tx"), "\"x\" is no number"),
                changed(2, line -> line.replaceFirst("\t[^\t]*", "\t"), "\"\" is no number"),
                changed(2, line -> line.replaceFirst("\t[^\t]*", "\t1.5"), "\"1.5\" is no number"),
                changed(2, line -> line.replaceFirst("\t[^\t]*", "\t8161"), "8161 is beyond 8160"),
                changed(3, line -> line.replaceFirst("\t[^\t]*", "\t99999999999"), "\"99999999999\" is no number"),
                changed(
                        3,
                        line -> line.replaceFirst("\t[^\t]*", "\t-9999999"),
                        "-9999999 is beyond " + Net.MAX_OUTPUT_WEIGHT),
                changed(FIRST_MOBILITY, line -> "R anywhere\t-10000001", "-10000001 is beyond 10000000"),
                changed(
                        3,
                        line -> line.replace("0 in hand", "5 in hand"),
                        isNot(LINES.get(2).replace("0 in hand", "5 in hand"), "worth 0 in hand")),
                changed(4, line -> line + "\t1", "more than 64 numbers"),
                changed(TEMPO, line -> "tempo\t-2147483648", "-2147483648 is beyond 10000000"),
                changed(TEMPO, line -> "tempos\t1", "\"tempos 1\" is not \"tempo\""),
                changed(TEMPO, line -> "tempo\t1\t2", "2 numbers, not 8"),
                without(TEMPO - 1, isNot(LINES.get(TEMPO - 1), "worth 13 or more in hand")),
                without(TEMPO, isNot(LINES.get(TEMPO), "tempo")),
                changed(FIRST_MOBILITY + 3, line -> line + "\t7", "more than 8 numbers"),
                changed(FIRST_RELATIVE, line -> line + "x", "\"" + number(FIRST_RELATIVE) + "x\" is no number"),
                changed(FIRST_RELATIVE, line -> line + "\t1", "more than 1 numbers"),
                without(
                        firstPlace,
                        "\"" + LINES.get(firstPlace).substring(0, 40).replace('\t', ' ') + "...\" is not \""
                                + firstName(firstPlace) + "\""),
                changed(firstPlace, line -> line.replaceFirst("\t[^\t]*$", "\t511"), "511 is beyond 510"),
                changed(firstPlace, line -> line.replaceFirst("\t[^\t]*$", "\t-511"), "-511 is beyond 510"),
                changed(last, line -> line.replaceFirst("\t[^\t]*$", ""), "32 numbers, not 33"),
                without(last, "the text ends where \"" + firstName(last) + "\" should come"),
                Arguments.of(
                        "line " + FIRST_RELATIVE + ": the text ends where \"" + firstName(firstPlace)
                                + "\" should come",
                        LINES.subList(0, FIRST_RELATIVE - 1)),
                Arguments.of(
                        "line " + (last + 1) + ": \"more\" comes after the end",
                        Stream.concat(LINES.stream(), Stream.of("more")).toList()));
    }

    private static String number(int line) {
        return LINES.get(line - 1).split("\t")[1];
    }

    @ParameterizedTest
    @MethodSource("wrongTexts")
    void aWrongLineIsNamed(String message, List<String> lines) {
        assertWrong(message, lines);
    }

    @Test
    void kingBucketsAreAllOrNone() {
        List<String> lines = new ArrayList<>(
                NetText.write(WITH_KING_BUCKETS, List.of()).lines().toList());
        int line = lines.indexOf("king buckets\t8") + 1;
        assertEquals(lines.size() - NetFeatures.COUNT, line);
        lines.set(line - 1, "king buckets\t7");
        assertWrong("line " + line + ": \"king buckets\" is 7, not 8", lines);
        lines.remove(line - 1);
        assertWrong("line " + line + ": more than 33 numbers", lines);
        lines.add(line - 1, "king buckets\t8");
        lines.set(line, lines.get(line).replaceFirst("\t[^\t]*$", ""));
        assertWrong("line " + (line + 1) + ": 256 numbers, not 257", lines);
    }

    private static void assertWrong(String message, List<String> lines) {
        EvaluationFormatException e =
                assertThrows(EvaluationFormatException.class, () -> NetText.read(String.join("\n", lines)));
        assertEquals(message, e.getMessage());
    }

    @Test
    void garbageIsNoNet() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int trial = 0; trial < 200; trial++) {
            byte[] bytes = new byte[random.nextInt(300)];
            random.nextBytes(bytes);
            String text = new String(bytes, StandardCharsets.ISO_8859_1);
            assertThrows(EvaluationFormatException.class, () -> NetText.read(text), Arrays.toString(bytes));
        }
    }
}
