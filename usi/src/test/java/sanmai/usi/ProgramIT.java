package sanmai.usi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.notation.UsiMove;
import sanmai.shogi.Position;

/** The packaged program as GUIs see it. */
@Timeout(300)
class ProgramIT {
    private static EngineProcess engine() {
        return new EngineProcess(List.of());
    }

    private static void assertSilentOnStderr(EngineProcess engine) {
        assertEquals(List.of(), engine.errors());
    }

    @Test
    void twoEnginesPlayAGame() {
        try (EngineProcess black = engine();
                EngineProcess white = engine()) {
            for (EngineProcess engine : List.of(black, white)) {
                engine.say("usi", "isready", "usinewgame");
                engine.hear("usiok");
                engine.hear("readyok");
            }
            Position position = Position.start();
            StringBuilder moves = new StringBuilder("position startpos moves");
            String answer = "";
            for (int ply = 0; ply < 40 && !answer.equals("resign"); ply++) {
                EngineProcess engine = ply % 2 == 0 ? black : white;
                engine.say(moves.toString(), ply % 4 < 2 ? "go nodes 2000" : "go btime 0 wtime 0 byoyomi 30");
                answer = engine.hear("bestmove ").split(" ")[1];
                if (!answer.equals("resign")) {
                    position.doMove(UsiMove.parse(answer, position));
                    moves.append(' ').append(answer);
                }
            }
            assertTrue(position.movesMade() > 5, moves.toString());
            for (EngineProcess engine : List.of(black, white)) {
                engine.say("gameover draw", "quit");
                assertEquals(0, engine.exitCode());
                assertEquals(List.of(), engine.rest());
                assertSilentOnStderr(engine);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"usi", "isready", "go infinite", "go depth 20", "go ponder", "go btime 600000 wtime 600000"})
    void quitEndsTheProcess(String before) {
        try (EngineProcess engine = engine()) {
            engine.say(before, "quit");
            assertEquals(0, engine.exitCode());
            assertSilentOnStderr(engine);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "go infinite", "go btime 600000 wtime 600000"})
    void theEndOfTheInputEndsTheProcess(String before) {
        try (EngineProcess engine = engine()) {
            engine.say(before);
            engine.hangUp();
            assertEquals(0, engine.exitCode());
            assertSilentOnStderr(engine);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"USI_Hash value 16", "USI_Hash value 700", "BookFile value large.db"})
    void aScriptGetsItsAnswersAfterTheEndOfItsInput(String option, @TempDir Path folder) throws IOException {
        Path book = folder.resolve("large.db");
        Files.writeString(book, "sfen 9/9/9/9/4k4/9/9/9/9 b 2R - 1\n9g9f none 0 1 1\n".repeat(100_000));
        try (EngineProcess engine = engine()) {
            engine.say("setoption name " + option.replace("large.db", book.toString()));
            engine.say("usi", "isready", "position startpos", "go nodes 1000");
            engine.hangUp();
            engine.hear("usiok");
            engine.hear("readyok");
            engine.hear("bestmove");
            assertEquals(0, engine.exitCode());
        }
    }
}
