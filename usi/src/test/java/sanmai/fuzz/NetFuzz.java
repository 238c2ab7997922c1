package sanmai.fuzz;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import sanmai.notation.UsiMove;
import sanmai.search.eval.Evaluation;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.eval.EvaluationFormatException;
import sanmai.search.eval.net.HandcraftedNet;
import sanmai.search.eval.net.Net;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.eval.net.NetText;
import sanmai.search.eval.nnue.NnueEvaluationFactory;
import sanmai.shogi.Position;

/** Nets of both kinds. */
final class NetFuzz {
    /** A net has many lines; the input takes the place of some of them. */
    private static final List<String> LINES =
            NetText.write(HandcraftedNet.get(), List.of()).lines().toList();

    private NetFuzz() {}

    /** The first two bytes say after which line the text comes, the third how many lines it replaces. */
    static void text(byte[] input) {
        if (input.length < 3) {
            return;
        }
        int first = ((input[0] & 0xFF) << 8 | input[1] & 0xFF) % LINES.size();
        int next = Math.min(first + (input[2] & 0xFF), LINES.size());
        String piece = new String(Arrays.copyOfRange(input, 3, input.length), UTF_8);
        String text = String.join("\n", LINES.subList(0, first)) + (first == 0 ? "" : "\n") + piece + "\n"
                + String.join("\n", LINES.subList(next, LINES.size()));
        try {
            Net net = NetText.read(text);
            String written = NetText.write(net, List.of());
            assertEquals(written, NetText.write(NetText.read(written), List.of()));
            assertEvaluates(NetEvaluationFactory.of(net));
        } catch (EvaluationFormatException e) {
            Messages.assertPlain(e.getMessage(), piece);
        }
    }

    /**
     * The first two bytes are the size of the file in units of 4 bytes, the others its beginning; the last one is
     * repeated to its end.
     */
    static void nnue(byte[] input) throws IOException {
        if (input.length < 2) {
            return;
        }
        int size = 4 * ((input[0] & 0xFF) << 8 | input[1] & 0xFF);
        byte[] file = Arrays.copyOf(Arrays.copyOfRange(input, 2, input.length), size);
        Arrays.fill(file, Math.min(input.length - 2, size), size, input[input.length - 1]);
        String text = new String(input, ISO_8859_1);
        try {
            NnueEvaluationFactory factory = NnueEvaluationFactory.read(
                    new ByteArrayInputStream(file), size, NnueEvaluationFactory.DEFAULT_FV_SCALE);
            factory.warnings().forEach(warning -> Messages.assertPlain(warning, text));
            assertEvaluates(factory);
        } catch (EvaluationFormatException | IOException e) {
            Messages.assertPlain(e.getMessage(), text);
        }
    }

    /** Scores are within their range, and the same after moves as from scratch. */
    private static void assertEvaluates(EvaluationFactory factory) {
        assertTrue(factory.identity().matches("\\S+ \\S+"), factory::identity);
        Evaluation incremental = factory.create();
        Evaluation fromScratch = factory.create();
        Position position = Position.start();
        incremental.set(position);
        for (String text : List.of("7g7f", "3c3d", "8h2b+", "3a2b", "B*5e", "5a4b")) {
            int move = UsiMove.parse(text, position);
            incremental.push(position, move);
            position.doMove(move);
            fromScratch.set(position);
            int score = incremental.score(position);
            assertEquals(fromScratch.score(position), score, text);
            assertTrue(Math.abs(score) <= Evaluation.MAX_SCORE, () -> "score " + score);
        }
    }
}
