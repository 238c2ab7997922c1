package sanmai.cli.lab.positions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.cli.Run.assertRefused;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.cli.Run;
import sanmai.cli.lab.SelfPlayedGames;
import sanmai.notation.Sfen;
import sanmai.search.training.GameFile;
import sanmai.search.training.TrainingSet;

@Timeout(120)
class JudgeCommandTest {
    /** A quiet position: what the evaluation says, what the search said, and how the game ended for the side to move. */
    private record Judged(int evaluation, int score, int result) {}

    @TempDir
    private static Path shared;

    @TempDir
    private Path folder;

    private static Path games;

    @BeforeAll
    static void play() {
        games = SelfPlayedGames.in(shared, 4, 50);
    }

    /** What 'sanmai eval' says of each quiet position of the games. */
    private static List<Judged> judged(String evaluation) {
        List<String> command = new ArrayList<>(List.of("eval", "--eval", evaluation));
        List<int[]> searched = new ArrayList<>(); // score and result
        GameFile.read(
                games,
                game -> game.replay((position, index) -> {
                    int score = game.scores().get(index);
                    if (TrainingSet.isSuitable(position, game.moves().get(index), score)) {
                        command.add(Sfen.of(position));
                        searched.add(new int[] {score, index % 2 == 0 ? game.result() : -game.result()});
                    }
                }));
        List<String> values = Run.of(command.toArray(String[]::new)).out();
        assertEquals(searched.size(), values.size());
        List<Judged> all = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            int value = Integer.parseInt(values.get(i).split("\t")[0]);
            all.add(new Judged(value, searched.get(i)[0], searched.get(i)[1]));
        }
        return all;
    }

    private static double winRate(double score, double scale) {
        return 1 / (1 + Math.exp(-score / scale));
    }

    private static String error(List<Judged> all, ToDoubleFunction<Judged> difference) {
        double mean = all.stream()
                .mapToDouble(each -> Math.pow(difference.applyAsDouble(each), 2))
                .average()
                .orElseThrow();
        return String.format(Locale.ROOT, "%.5f", Math.sqrt(mean));
    }

    @ParameterizedTest
    @ValueSource(strings = {"shipped", "first"})
    void errorsAreThoseOfSingleEvaluations(String evaluation) {
        List<Judged> all = judged(evaluation);
        Run run = Run.of("positions", "judge", "--eval", evaluation, "--scale", "700", games.toString());
        assertEquals(0, run.exitCode(), run.toString());
        assertEquals(
                "positions " + all.size() + "  games 4  scale 700  of the games 950",
                run.out().get(0));
        assertEquals(
                "scores  error to results " + error(all, each -> winRate(each.score, 950) - (each.result + 1) / 2.0),
                run.out().get(1));
        String toScores = error(all, each -> winRate(each.evaluation, 700) - winRate(each.score, 950));
        String toResults = error(all, each -> winRate(each.evaluation, 700) - (each.result + 1) / 2.0);
        assertTrue(
                run.lastLine().matches("net [0-9a-f]+  error to scores " + toScores + "  to results " + toResults),
                run.toString());
    }

    @Test
    void filesAddUp() {
        Run one = Run.of("positions", "judge", games.toString());
        Run two = Run.of("positions", "judge", games.toString(), games.toString());
        assertEquals(one.lastLine(), two.lastLine());
        assertTrue(two.out().get(0).endsWith("  games 8  scale 950  of the games 950"), two.toString());
    }

    @Test
    void theScoresHaveTheScaleOfTheEvaluationThatPlayed() throws IOException {
        Path other = folder.resolve("other.sg");
        String text = Files.readString(games, StandardCharsets.ISO_8859_1);
        Files.writeString(other, text.replaceFirst(" net ", " nnue "), StandardCharsets.ISO_8859_1);
        String scores = "scores  error to results "
                + error(judged("shipped"), each -> winRate(each.score, 600) - (each.result + 1) / 2.0);
        Run run = Run.of("positions", "judge", other.toString());
        assertEquals(scores, run.out().get(1));
        Run both = Run.of("positions", "judge", games.toString(), other.toString());
        assertTrue(both.out().get(0).endsWith("  scale 950  of the games 950, 600"), both.toString());
    }

    @Test
    void anInterruptionIsReported() {
        Thread.currentThread().interrupt();
        Run run = Run.of("positions", "judge", games.toString());
        assertEquals(130, run.exitCode());
        assertEquals(List.of("interrupted; so far games 0"), run.out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--scale 5             | sanmai positions judge: .*GAMES.*",
                "--scale 0 GAMES       | sanmai positions judge: --scale 0: must be between 1 and 1000000",
                "--eval FOLDER/no GAMES | sanmai positions judge: \".*no\": there is no such file",
                "FOLDER/no             | sanmai positions judge: \".*no\": there is no such file",
                "GAMES TEXT            | sanmai positions judge: \".*text\": is no file of games: .*",
                "NOTHING               | sanmai positions judge: the files have no quiet position in 0 games",
            })
    void whatCannotBeDoneIsOneLine(String arguments, String message) throws IOException {
        Files.writeString(folder.resolve("text"), "hello\nthere\n");
        Files.writeString(folder.resolve("nothing"), "Sanmai games 1\nnothing\n");
        String words = arguments
                .replace("FOLDER", folder.toString())
                .replace("TEXT", folder.resolve("text").toString())
                .replace("NOTHING", folder.resolve("nothing").toString())
                .replace("GAMES", games.toString());
        assertRefused(message, Run.of(("positions judge " + words).split(" ")));
    }
}
