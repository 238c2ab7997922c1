package sanmai.cli.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sanmai.cli.Run;
import sanmai.testing.SameOnEveryJava;

/** The way from nothing to a net, with small numbers: games of the first net, a net, games of that net, the next net, a match. */
@SameOnEveryJava
@Timeout(300)
class LearningCycleTest {
    @TempDir
    private Path folder;

    private String path(String name) {
        return folder.resolve(name).toString();
    }

    private static Run run(String... command) {
        Run run = Run.of(command);
        assertEquals(0, run.exitCode(), run.toString());
        return run;
    }

    private void play(String player, String games) {
        run("selfplay", "--eval", player, "--games", "40", "--nodes", "30", "--threads", "1", path(games));
    }

    private Run train(String out, String... more) {
        String[] command = {
            "train",
            "--architecture",
            "sanmai",
            "--epochs",
            "4",
            "--batch",
            "100",
            "--rate",
            "0.003",
            "--out",
            path(out)
        };
        return run(Stream.concat(Stream.of(command), Stream.of(more)).toArray(String[]::new));
    }

    /** The training error of an epoch: so few games leave next to nothing for the validation set. */
    private static double error(Run training, int epoch) {
        return Double.parseDouble(training.out().get(epoch).replaceAll(".*error (\\S+) .*", "$1"));
    }

    @Test
    void eachNetPlaysTheGamesThatTheNextOneLearnsFrom() throws IOException {
        String first = "first.net";
        String second = "second.net";
        play("first", "one.sg");
        Run fromNothing = train(first, path("one.sg"));
        assertTrue(error(fromNothing, 4) < error(fromNothing, 1), fromNothing.toString());

        play(path(first), "two.sg");
        String fingerprint = fromNothing.lastLine().replaceAll(".* ", "");
        assertTrue(Files.readString(folder.resolve("two.sg"), StandardCharsets.ISO_8859_1)
                .contains(" " + fingerprint + " "));

        Run next = train(second, "--from", path(first), path("two.sg"));
        Run fromNothingAgain = train("other", path("two.sg"));
        assertTrue(error(next, 1) < error(fromNothingAgain, 1), next + " " + fromNothingAgain);

        Run match = run("match", "--eval", path(second), "--other-eval", path(first), "--nodes", "30", "--pairs", "1");
        assertTrue(match.lastLine().matches("\\+\\d =\\d -\\d  Elo .*"), match.lastLine());
    }
}
