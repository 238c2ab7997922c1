package sanmai.search.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.Lists;
import com.google.common.collect.Multiset;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sanmai.files.ConditionLine;
import sanmai.search.eval.net.Net;
import sanmai.search.eval.net.NetText;

@Timeout(120)
class GamePositionsTest {
    /** Several files make several blocks, since a block is a megabyte. */
    private static final int FILES = 4;

    private static final int GAMES = 1800;

    private static final int PART = 3000;
    private static final int MANY = 1_000_000;
    private static final TrainingSettings SETTINGS = Games.settings(2, 3000, 0.002, 0.1, 600, 5);

    @TempDir
    private static Path folder;

    private static List<Path> files;

    @BeforeAll
    static void writeGames() {
        files = IntStream.range(0, FILES)
                .mapToObj(i -> folder.resolve(i + ".sg"))
                .toList();
        for (int i = 0; i < FILES; i++) {
            write(files.get(i), i * GAMES / FILES, (i + 1) * GAMES / FILES);
        }
    }

    private static void write(Path path, int from, int to) {
        try (GameFile file = GameFile.open(path, ConditionLine.begin().with("", "the games", "test"))) {
            for (int number = from; number < to; number++) {
                TrainingGame game = Games.SOME.get(number % Games.SOME.size());
                file.add(new TrainingGame(number, game.openingPlies(), game.moves(), game.scores(), game.result()));
            }
        }
    }

    private static GamePositions scan(int partSize, int maxValidation) {
        return new GamePositions(LambdaReturn.NONE, partSize, maxValidation).scan(files);
    }

    private static String position(TrainingSet set, int i) {
        short[] features = Arrays.copyOfRange(set.features(), i * 80, i * 80 + 80);
        return Arrays.hashCode(features) + " " + set.score(i) + " " + set.result(i);
    }

    private static Multiset<String> positions(List<Supplier<TrainingSet>> parts) {
        Multiset<String> all = HashMultiset.create();
        for (Supplier<TrainingSet> part : parts) {
            TrainingSet set = part.get();
            for (int i = 0; i < set.size(); i++) {
                all.add(position(set, i));
            }
        }
        return all;
    }

    private static Multiset<String> expected(boolean isForValidation, int share) {
        List<TrainingGame> games = new ArrayList<>();
        for (int number = 0; number < GAMES; number++) {
            if (GamePositions.isForValidation(number, share) == isForValidation) {
                games.add(Games.SOME.get(number % Games.SOME.size()));
            }
        }
        return positions(List.of(() -> Games.set(games)));
    }

    @Test
    void anInterruptionEndsTheReading() {
        Thread.currentThread().interrupt();
        assertThrows(CancellationException.class, () -> scan(PART, MANY));
        assertFalse(Thread.interrupted());
    }

    @Test
    void anEpochHasEveryPositionOnce() {
        GamePositions positions = scan(PART, MANY);
        Multiset<String> expected = expected(false, 20);
        List<Supplier<TrainingSet>> parts = positions.parts(new SplittableRandom(1));
        assertTrue(parts.size() > 2, parts.size() + " parts");
        assertEquals(expected, positions(parts));
        assertEquals(expected.size(), positions.size());
        assertEquals(GAMES, positions.games());
        assertEquals(expected(true, 20), positions(List.of(positions::validationSet)));
    }

    @Test
    void theSeedDecidesTheOrder() {
        GamePositions positions = scan(PART, MANY);
        List<String> once = sizes(positions.parts(new SplittableRandom(1)));
        assertEquals(once, sizes(scan(PART, MANY).parts(new SplittableRandom(1))));
        assertNotEquals(once, sizes(positions.parts(new SplittableRandom(2))));
    }

    private static List<String> sizes(List<Supplier<TrainingSet>> parts) {
        return parts.stream()
                .map(Supplier::get)
                .map(set -> set.size() + " " + position(set, 0))
                .toList();
    }

    @Test
    void theValidationSetStaysSmall() {
        Multiset<String> all = expected(true, 20);
        GamePositions positions = scan(PART, all.size() / 3);
        assertEquals(expected(true, 80), positions(List.of(positions::validationSet)));
        assertEquals(expected(false, 80), positions(positions.parts(new SplittableRandom(1))));
        assertEquals(expected(false, 80).size(), positions.size());
    }

    @Test
    void everyNthGameHasItsShareOfTheValidationSet() {
        for (int nth : new int[] {1, 2, 20, 100}) {
            long chosen = IntStream.range(0, 2000)
                    .filter(i -> GamePositions.isForValidation(i * nth, 20))
                    .count();
            assertTrue(chosen > 70 && chosen < 130, chosen + " of 2000 games, every one of " + nth);
        }
        assertTrue(IntStream.range(0, 2000)
                .filter(i -> GamePositions.isForValidation(i, 40))
                .allMatch(i -> GamePositions.isForValidation(i, 20)));
    }

    @Test
    void otherGamesHaveAnotherChecksum() {
        GamePositions all = scan(PART, MANY);
        assertEquals(all.checksum(), scan(2 * PART, 100).checksum());
        GamePositions turned = GamePositions.scan(Lists.reverse(files), 0, GamePositions.PART);
        assertNotEquals(all.checksum(), turned.checksum());
    }

    @Test
    void theScoresAreThoseOfTheGames() {
        ScoreTable table = new ScoreTable();
        for (int number = 0; number < GAMES; number++) {
            TrainingSet set = Games.set(List.of(Games.SOME.get(number % Games.SOME.size())));
            for (int i = 0; i < set.size(); i++) {
                table.add(set.score(i), set.result(i));
            }
        }
        for (double scale : new double[] {100, 600}) {
            DoubleUnaryOperator winRates = score -> WinRateModel.winRate(score, scale);
            assertEquals(table.squareError(winRates), scan(PART, MANY).scores().squareError(winRates), 1e-6);
            GamePositions byHindsight = GamePositions.scan(files, 0.9, PART);
            assertEquals(table.squareError(winRates), byHindsight.scores().squareError(winRates), 1e-6);
        }
    }

    @Test
    void aFileThatChangesMeanwhileIsNoticed() throws IOException {
        Path changing = folder.resolve("changing.sg");
        write(changing, 0, 40);
        GamePositions positions = GamePositions.scan(List.of(changing), 0, GamePositions.PART);
        byte[] bytes = Files.readAllBytes(changing);
        bytes[bytes.length / 2] ^= 1;
        Files.write(changing, bytes);
        assertChanged(changing, positions);
        Files.write(changing, Arrays.copyOf(bytes, bytes.length / 3));
        assertChanged(changing, positions);
    }

    private static void assertChanged(Path file, GamePositions positions) {
        TrainingDataException e = assertThrows(
                TrainingDataException.class,
                () -> new NetTrainer(positions, SETTINGS, NetModel.random(new Net.Size(32), SETTINGS.random()))
                        .train(1, checkpoint("changing"), (epoch, training, validation) -> {}));
        assertEquals("\"" + file + "\": has been changed while it was used", e.getMessage());
    }

    private static Checkpoint checkpoint(String name) {
        return new Checkpoint(folder.resolve(name + ".part"), ConditionLine.begin());
    }

    /** Interrupts a training three times; the resumed training gives the same net as one without interruption. */
    @Test
    void aTrainingIsResumedInTheMiddleOfAnEpoch() throws InterruptedException {
        List<String> whole = new ArrayList<>();
        Net expected = new NetTrainer(scan(PART, MANY), SETTINGS, NetModel.random(new Net.Size(32), SETTINGS.random()))
                .train(2, checkpoint("whole"), (epoch, training, validation) -> whole.add(training + " " + validation));
        for (int batches : new int[] {1, 6, 15}) {
            assertThrows(
                    InterruptedException.class,
                    () -> new NetTrainer(
                                    scan(PART, MANY), SETTINGS, NetModel.random(new Net.Size(32), SETTINGS.random()))
                            .train(1, checkpoint("part"), new InterruptAfter(batches)));
        }
        List<String> rest = new ArrayList<>();
        Net found = new NetTrainer(scan(PART, MANY), SETTINGS, NetModel.random(new Net.Size(32), SETTINGS.random()))
                .train(1, checkpoint("part"), (epoch, training, validation) -> rest.add(training + " " + validation));
        assertEquals(NetText.write(expected, List.of()), NetText.write(found, List.of()));
        assertEquals(whole.subList(whole.size() - rest.size(), whole.size()), rest);
        assertTrue(rest.size() >= 1, rest.toString());
    }

    private static final class InterruptAfter implements NetTrainer.Listener {
        private int batches;

        InterruptAfter(int batches) {
            this.batches = batches;
        }

        @Override
        public void epoch(int epoch, double training, double validation) {}

        @Override
        public void positions(long done, long all) {
            if (--batches == 0) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
