package sanmai.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sanmai.cli.lab.MatchCommand;
import sanmai.cli.lab.RegretCommand;
import sanmai.cli.lab.TuneCommand;
import sanmai.cli.perft.LineResult;
import sanmai.cli.perft.PartCount;
import sanmai.cli.play.AnalyseCommand;
import sanmai.journal.JournalException;
import sanmai.journal.JournalFormat;
import sanmai.report.HandEdits;
import sanmai.testing.SameOnEveryJava;

/** Files of {@code --resume} that somebody has edited: each is taken, or refused with its line. */
@SameOnEveryJava
@Timeout(300)
class HandEditedJournalTest {
    /** A run takes a second, so one of three edits is tried by a command; in the deep profile each is. */
    private static final int SPARSE = Math.min(3, Integer.getInteger("sanmai.faults.sparse", 3));

    @TempDir
    private Path folder;

    private Path journal;

    private Run run(String command) throws IOException {
        Path game = folder.resolve("game.usi");
        Files.writeString(game, "startpos moves 7g7f 3c3d\n");
        String[] words = command.replace("GAME", game.toString()).split(" ");
        return Run.of(Stream.concat(Stream.of(words), Stream.of("--resume", journal.toString()))
                .toArray(String[]::new));
    }

    static Stream<Arguments> commands() {
        return Stream.of(
                Arguments.of("analyse GAME --nodes 50", AnalyseCommand.FORMAT),
                Arguments.of("match --nodes 50,60 --pairs 1", MatchCommand.FORMAT),
                Arguments.of("tune LMR_BASE --nodes 50 --pairs 1 --iterations 1", TuneCommand.TUNING),
                Arguments.of("tune --screen tt_move --nodes 50 --pairs 2", TuneCommand.SCREENING),
                Arguments.of("regret --limit 1 --nodes 50 --judge-nodes 100", RegretCommand.FORMAT),
                Arguments.of("perft 1", PartCount.FORMAT),
                Arguments.of("perft 2 --details", PartCount.FORMAT),
                Arguments.of("verify --max-nodes 40", LineResult.FORMAT));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void whatSomebodyEditedIsTakenOrRefusedWithItsLine(String command, JournalFormat<?> format) throws IOException {
        journal = folder.resolve("a.jsonl");
        Run whole = run(command);
        assertEquals(0, whole.exitCode(), whole.toString());
        List<String> lines = Files.readAllLines(journal);
        int taken = 0;
        for (int number = 1; number <= 2; number++) {
            for (HandEdits.Edit edit : HandEdits.of(lines.get(number - 1))) {
                List<String> edited = new ArrayList<>(lines);
                edited.set(number - 1, edit.line());
                Files.write(journal, edited);
                if (edit.isWrong()) {
                    JournalException e =
                            assertThrows(JournalException.class, () -> format.join(List.of(journal)), edit::toString);
                    assertTrue(e.getMessage().startsWith(journal + ":" + number + ": "), e.getMessage());
                } else if (taken++ % SPARSE == 0) {
                    assertTakenOrRefused(edit, number, run(command));
                }
            }
        }
    }

    private void assertTakenOrRefused(HandEdits.Edit edit, int number, Run run) {
        boolean isRefused = run.exitCode() == 2
                && run.out().isEmpty()
                && run.err().size() == 1
                && run.err().get(0).contains(": --resume: " + journal + ":" + number + ": ");
        assertTrue(isRefused || run.exitCode() <= 1, () -> edit + " gave " + run);
    }
}
