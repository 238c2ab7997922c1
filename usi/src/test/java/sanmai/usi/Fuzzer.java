package sanmai.usi;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import sanmai.usi.protocol.GoParameters;
import sanmai.usi.protocol.LineReader;
import sanmai.usi.protocol.UsiCommand;
import sanmai.usi.protocol.UsiParser;

/** Sends garbage to an engine and checks what it answers. */
final class Fuzzer {
    private static final int LINES_OF_A_BATCH = 200;

    /** The greatest length of an answer, in characters. */
    private static final int LONGEST_ANSWER = 5_000;

    private final EngineUnderTest engine;
    private int syncs;

    Fuzzer(EngineUnderTest engine) {
        this.engine = engine;
    }

    /** Sends n lines; after every batch the engine must have answered what it understood, and be ready. */
    void send(int lines, long seed) {
        for (int sent = 0; sent < lines; sent += LINES_OF_A_BATCH) {
            batch(seed + sent);
        }
    }

    private void batch(long seed) {
        FuzzInput garbage = new FuzzInput(new Random(seed));
        List<byte[]> sent = new ArrayList<>();
        try {
            for (int i = 0; i < LINES_OF_A_BATCH; i++) {
                sent.add(garbage.line());
            }
            if (seed % (10 * LINES_OF_A_BATCH) == 0) {
                sent.add(garbage.longLine());
            }
            sent.forEach(engine::send);
            check(sent, sync());
        } catch (AssertionError e) {
            throw new AssertionError("seed " + seed + ": " + e.getMessage(), e);
        }
    }

    /** Waits until the engine is idle; returns what it said meanwhile. */
    private List<String> sync() {
        syncs++;
        String unique = "4k4/9/9/9/9/9/9/9/4K4 b - " + (1_000_000 - syncs);
        // The count begins when everything else has ended; what comes behind it waits too.
        engine.say("", "stop", "position sfen " + unique, "go perft 0", "sfen");
        List<String> heard = engine.hearUntil(unique::equals, unique);
        engine.say("isready");
        List<String> rest = engine.hearUntil("readyok");
        assertEquals(
                List.of("readyok"),
                rest.stream().filter(line -> !line.startsWith("Nodes")).toList());
        heard.addAll(rest);
        return heard;
    }

    private static void check(List<byte[]> sent, List<String> heard) {
        for (String line : heard) {
            assertTrue(EngineLines.isHarmless(line), line);
            assertTrue(line.length() < LONGEST_ANSWER, line);
        }
        StringBuilder text = new StringBuilder();
        sent.forEach(bytes -> text.append(new String(bytes, UTF_8)));
        // The parser is not tested here, only what follows from the commands.
        List<UsiCommand> commands = text.toString()
                .lines()
                .map(Fuzzer::asTheEngineReadsIt)
                .map(UsiParser::parse)
                .toList();
        long goes = commands.stream()
                .filter(command -> command instanceof UsiCommand.Go go && looksForAMove(go.parameters()))
                .count();
        assertEquals(goes, count("bestmove", heard), () -> "bestmove lines among " + heard);
        assertEquals(
                1
                        + commands.stream()
                                .filter(UsiCommand.IsReady.class::isInstance)
                                .count(),
                count("readyok", heard),
                () -> "readyok lines among " + heard);
    }

    private static String asTheEngineReadsIt(String line) {
        return line.substring(0, Math.min(line.length(), LineReader.LONGEST_LINE));
    }

    private static boolean looksForAMove(GoParameters words) {
        return !words.has(GoParameters.Flag.PERFT) && !words.has(GoParameters.Flag.MATE);
    }

    private static long count(String beginning, List<String> lines) {
        return lines.stream().filter(line -> line.startsWith(beginning)).count();
    }
}
