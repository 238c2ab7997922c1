package sanmai.usi;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import sanmai.engine.PrincipalVariation;
import sanmai.movegen.reference.ReferenceMoves;
import sanmai.notation.UsiMove;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Line;
import sanmai.shogi.Position;
import sanmai.usi.protocol.GoParameters;
import sanmai.usi.protocol.UsiCommand;
import sanmai.usi.protocol.UsiParser;

/** A whole session: every line of the input is sent to an engine, and all answers are checked when it is idle again. */
public final class SessionFuzz {
    /** No position of a session has this number. */
    private static final String LAST_POSITION = "4k4/9/9/9/9/9/9/9/4K4 b - 98765";

    private SessionFuzz() {}

    /** Sends the input. */
    public static void check(byte[] input) {
        String text = new String(input, UTF_8).replace("quit", "QUIT").replace(LAST_POSITION, "");
        List<UsiCommand> commands = text.lines().map(UsiParser::parse).toList();
        List<String> heard;
        try (InProcessEngine engine = new InProcessEngine(SessionFuzz::firstMove)) {
            engine.send(text.getBytes(UTF_8));
            // The count waits until everything else has ended; what comes behind it waits too.
            engine.say("", "stop", "position sfen " + LAST_POSITION, "go perft 0", "sfen", "isready");
            heard = engine.hearUntil(LAST_POSITION::equals, LAST_POSITION);
            engine.hear("readyok");
        }
        boolean quotes = text.contains("internal") || text.contains("Exception");
        heard.forEach(line -> assertTrue(quotes || EngineLines.isHarmless(line), line));
        assertEquals(
                commands.stream().filter(UsiCommand.IsReady.class::isInstance).count(),
                heard.stream().filter("readyok"::equals).count(),
                () -> "readyok among " + heard);
        assertAnswers(commands, heard);
    }

    /** The searches have tests of their own; here they take no time. */
    private static SearchResult firstMove(SearchRequest request, SearchControl control, SearchListener listener) {
        int[] moves = ReferenceMoves.of(request.position());
        long nanos = control.elapsedNanos();
        return moves.length == 0
                ? SearchResult.mated(nanos)
                : SearchResult.of(new PrincipalVariation(Line.of(moves[0]), 0, 1), 1, nanos);
    }

    /** Every {@code go} has its answer, in their order, with a move that is legal in its position. */
    private static void assertAnswers(List<UsiCommand> commands, List<String> heard) {
        List<Position> searched = new ArrayList<>();
        CurrentPosition position = new CurrentPosition();
        for (UsiCommand command : commands) {
            if (command instanceof UsiCommand.SetPosition set) {
                position.set(set);
            } else if (command instanceof UsiCommand.Go go && looksForAMove(go.parameters())) {
                searched.add(position.refusal().isPresent() ? null : position.get());
            }
        }
        List<String> answers =
                heard.stream().filter(line -> line.startsWith("bestmove")).toList();
        assertEquals(searched.size(), answers.size(), () -> "bestmove among " + heard);
        for (int i = 0; i < answers.size(); i++) {
            assertLegal(answers.get(i), searched.get(i));
        }
    }

    private static boolean looksForAMove(GoParameters words) {
        return !words.has(GoParameters.Flag.PERFT) && !words.has(GoParameters.Flag.MATE);
    }

    private static void assertLegal(String answer, Position searched) {
        Matcher matcher = EngineLines.BEST_MOVE.matcher(answer);
        assertTrue(matcher.matches(), answer);
        if (matcher.group("move") != null) {
            assertTrue(searched != null, () -> answer + " after a position that was refused");
            Position position = searched.copy();
            position.doMove(UsiMove.parse(matcher.group("move"), position));
            if (matcher.group("reply") != null) {
                UsiMove.parse(matcher.group("reply"), position);
            }
        }
    }
}
