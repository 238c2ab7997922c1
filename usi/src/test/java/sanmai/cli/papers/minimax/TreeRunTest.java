package sanmai.cli.papers.minimax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.cli.papers.MachineLoad;
import sanmai.journal.Conditions;
import sanmai.journal.Journal;
import sanmai.journal.JournalException;
import sanmai.testing.SameOnEveryJava;

@SameOnEveryJava
class TreeRunTest {
    private static final List<Integer> PLIES = List.of(2, 3);

    private final List<String> heard = new ArrayList<>();

    @TempDir
    private Path folder;

    /** An honest worker, unless a test says otherwise. */
    private static class Honest implements TreeRun.TreeSearcher {
        @Override
        public void prepare(Combination combination) {
            // Always ready.
        }

        @Override
        public TreeFigures search(Combination combination, int plies, TreePosition task) {
            return Trees.figures(task, plies, 10);
        }

        @Override
        public MachineLoad load() {
            return Trees.LOAD;
        }
    }

    private TreeRun.Listener listener(Optional<Journal<TreeSample>> journal) {
        return new TreeRun.Listener() {
            @Override
            public void prepares(Combination combination, int done, int total) {
                heard.add("warm " + combination + " " + done + "/" + total);
            }

            @Override
            public void begins(int plies, Combination combination, int done, int total) {
                heard.add(plies + " " + combination + " " + done + "/" + total);
            }

            @Override
            public void searched(TreeSample sample) {
                journal.ifPresent(file -> file.add(sample));
            }

            @Override
            public void failed(TreeFailure failure) {
                heard.add(failure.toString());
            }
        };
    }

    private TreeRun run(TreeRun.TreeSearcher searcher, List<TreeSample> known) throws InterruptedException {
        TreeRun run = new TreeRun(Trees.tasks(3), PLIES, Trees.ALL, known);
        run.run(searcher, listener(Optional.empty()));
        return run;
    }

    @Test
    void combinationsTakeTurnsAndEachIsFirstOnce() throws InterruptedException {
        TreeRun run = run(new Honest(), List.of());
        assertEquals(
                List.of(
                        "warm attack-table 0/3",
                        "warm bitboard/rotated 1/3",
                        "warm bitboard-legal/rotated 2/3",
                        "2 attack-table 0/9",
                        "2 bitboard/rotated 1/9",
                        "2 bitboard-legal/rotated 2/9",
                        "2 bitboard/rotated 3/9",
                        "2 bitboard-legal/rotated 4/9",
                        "2 attack-table 5/9",
                        "2 bitboard-legal/rotated 6/9",
                        "2 attack-table 7/9",
                        "2 bitboard/rotated 8/9",
                        "3 attack-table 0/9"),
                heard.subList(0, 13));
        assertEquals(18, run.samples().size());
        assertEquals(Optional.empty(), run.difference());
    }

    @Test
    void knownTreesAreNotSearchedAgain() throws InterruptedException {
        List<TreeSample> known = new ArrayList<>(Trees.samples(3, 2));
        known.addAll(Trees.samples(5, 3)); // Positions 4 and 5 were not asked for.
        known.addAll(Trees.samples(1, 4)); // Nor were 4 plies.
        known.remove(0);
        TreeRun run = run(new Honest(), known);
        assertEquals(List.of("warm attack-table 0/1", "2 attack-table 0/1"), heard);
        assertEquals(18, run.samples().size());
    }

    @Test
    void differentTreesEndTheRun() throws InterruptedException {
        TreeRun run = run(
                new Honest() {
                    @Override
                    public TreeFigures search(Combination combination, int plies, TreePosition task) {
                        boolean lies = combination.equals(Trees.ROTATED) && task.position() == 2;
                        return lies ? new TreeFigures(4030, 4000, 99, 1, 1) : super.search(combination, plies, task);
                    }
                },
                List.of());
        assertEquals(
                "different trees below position 2 (p2), 2 plies: attack-table, bitboard-legal/rotated: 4030 nodes,"
                        + " 4000 leaves, value 100; bitboard/rotated: 4030 nodes, 4000 leaves, value 99",
                run.difference().orElseThrow().message());
        assertEquals(6, run.samples().size(), "nothing after the position that differs");
    }

    @Test
    void differentTreesInTheJournalEndTheRunBeforeItBegins() throws InterruptedException {
        TreeSample wrong =
                new TreeSample(1, "p1", 2, "bitboard", "rotated", new TreeFigures(2030, 1999, 100, 1, 1), null);
        TreeRun run = run(new Honest(), List.of(Trees.sample(1, 2, Trees.TABLE, 5), wrong));
        assertTrue(run.difference().isPresent());
        assertEquals(List.of(), heard);
    }

    @Test
    void aWorkerThatFailsDoesNotDisturbTheOthers() throws InterruptedException {
        TreeRun run = run(
                new Honest() {
                    @Override
                    public TreeFigures search(Combination combination, int plies, TreePosition task) {
                        if (combination.equals(Trees.ROTATED) && task.position() == 2) {
                            throw new IllegalArgumentException("what is this?");
                        }
                        return super.search(combination, plies, task);
                    }
                },
                List.of());
        assertEquals(13, run.samples().size(), "6 each of the others, and one");
        assertEquals(
                "bitboard/rotated: the worker gave no answer: what is this? (position 2, p2, 2 plies)",
                run.failures().get(0).toString());
        assertEquals(1, run.failures().size());
    }

    @Test
    void impossibleFiguresAreAFailure() throws InterruptedException {
        TreeRun run = run(
                new Honest() {
                    @Override
                    public TreeFigures search(Combination combination, int plies, TreePosition task) {
                        return new TreeFigures(1, 2, 0, 0, 1);
                    }
                },
                List.of());
        assertEquals(3, run.failures().size());
        assertEquals(List.of(), run.samples());
    }

    @Test
    void anInterruptionInTheWarmUpEndsTheRun() throws InterruptedException {
        TreeRun run = new TreeRun(Trees.tasks(3), PLIES, Trees.ALL, List.of());
        TreeRun.TreeSearcher interrupted = new Honest() {
            @Override
            public void prepare(Combination combination) {
                Thread.currentThread().interrupt();
            }
        };
        assertThrows(InterruptedException.class, () -> run.run(interrupted, listener(Optional.empty())));
        assertEquals(List.of(), run.samples());
    }

    @Test
    void anInterruptionKeepsTheSamples() {
        TreeRun run = new TreeRun(Trees.tasks(3), PLIES, Trees.ALL, List.of());
        assertThrows(
                InterruptedException.class,
                () -> run.run(
                        new Honest() {
                            @Override
                            public TreeFigures search(Combination combination, int plies, TreePosition task) {
                                if (task.position() == 2) {
                                    Thread.currentThread().interrupt();
                                }
                                return super.search(combination, plies, task);
                            }
                        },
                        listener(Optional.empty())));
        assertEquals(4, run.samples().size());
    }

    /** As after kill -9 at that moment, and after a full disk. */
    @Test
    void aRunGoesOnFromAJournalCutAnywhere() throws IOException, InterruptedException {
        Path whole = folder.resolve("whole");
        TreeRun run = new TreeRun(Trees.tasks(3), PLIES, Trees.ALL, List.of());
        run.run(new Honest(), listener(Optional.of(Trees.journal(whole))));
        byte[] bytes = Files.readAllBytes(whole);
        List<String> table = TreeText.lines(Trees.results(3, PLIES, run.samples()));
        Path cut = folder.resolve("cut");
        for (int length = 0; length <= bytes.length; length += length < 400 ? 7 : 29) {
            Files.write(cut, Arrays.copyOf(bytes, length));
            Journal<TreeSample> journal = Trees.journal(cut);
            TreeRun rest = new TreeRun(Trees.tasks(3), PLIES, Trees.ALL, journal.entries());
            rest.run(new Honest(), listener(Optional.of(journal)));
            assertEquals(table, TreeText.lines(Trees.results(3, PLIES, rest.samples())), "cut at " + length);
            assertEquals(
                    new String(bytes, StandardCharsets.UTF_8).lines().sorted().toList(),
                    Files.readAllLines(cut).stream().sorted().toList());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "garbage",
                "{}",
                "{\"position\":0,\"name\":\"p\",\"plies\":2,\"generator\":\"a\",\"sliders\":\"-\",\"figures\":null}",
                "{\"position\":1,\"name\":\"p1\",\"plies\":2,\"generator\":\"a\",\"sliders\":\"-\",\"figures\":"
                        + "{\"nodes\":1,\"leaves\":5,\"value\":0,\"cpuNanos\":1,\"wallNanos\":1}}",
                "{\"position\":1,\"name\":\"p1\",\"plies\":2,\"generator\":\"a\",\"sliders\":\"-\",\"figures\":"
                        + "{\"nodes\":\"x\",\"leaves\":5,\"value\":0,\"cpuNanos\":1,\"wallNanos\":1}}",
            })
    void garbageInTheJournalIsRefused(String line) throws IOException {
        Path file = folder.resolve("journal");
        Trees.journal(file).add(Trees.sample(1, 2, Trees.TABLE, 5));
        Files.writeString(file, Files.readString(file) + line + "\n");
        JournalException refused = assertThrows(JournalException.class, () -> Trees.journal(file));
        assertTrue(refused.getMessage().startsWith(file + ":3: "), refused.getMessage());
    }

    @Test
    void aTreeMustNotBeInTheJournalTwice() {
        Path file = folder.resolve("journal");
        Journal<TreeSample> journal = Trees.journal(file);
        journal.add(Trees.sample(1, 2, Trees.TABLE, 5));
        journal.add(Trees.sample(1, 2, Trees.TABLE, 6));
        JournalException refused = assertThrows(JournalException.class, () -> Trees.journal(file));
        assertTrue(refused.getMessage().contains("is there already"), refused.getMessage());
    }

    @Test
    void aJournalOfOtherConditionsIsRefused() {
        Path file = folder.resolve("journal");
        Trees.journal(file);
        Conditions others = TreeSample.FORMAT.conditions("0.1", "17.0.1", "-Xmx1g", 2, "cafe", 4000);
        assertThrows(JournalException.class, () -> TreeSample.FORMAT.open(file, others, sample -> {}));
    }

    @Test
    void aFingerprintTellsPositionsApart() {
        String two = TreePosition.fingerprint(Trees.tasks(2));
        assertEquals(two, TreePosition.fingerprint(Trees.tasks(2)));
        List<TreePosition> others = List.of(Trees.tasks(1).get(0), new TreePosition(2, "p2", "sfen 3"));
        assertNotEquals(two, TreePosition.fingerprint(others));
    }
}
