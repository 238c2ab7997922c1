package sanmai.cli.papers.minimax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sanmai.journal.Conditions;
import sanmai.journal.Journal;
import sanmai.journal.JournalException;

class TreeMergeTest {
    @TempDir
    private Path folder;

    private Path file(String name, Conditions conditions, List<TreeSample> samples) {
        Path file = folder.resolve(name);
        Journal<TreeSample> journal = TreeSample.FORMAT.open(file, conditions, sample -> {});
        samples.forEach(journal::add);
        return file;
    }

    private Path file(String name, List<TreeSample> samples) {
        return file(name, Trees.CONDITIONS, samples);
    }

    private static void assertRefused(String reason, Path... files) {
        IllegalArgumentException refused =
                assertThrows(IllegalArgumentException.class, () -> TreeMerge.of(List.of(files)));
        assertTrue(refused.getMessage().contains(reason), refused.getMessage());
    }

    @Test
    void partsMakeTheTableOfOneRun() {
        List<TreeSample> all = new ArrayList<>(Trees.samples(4, 3));
        all.addAll(Trees.samples(2, 4));
        List<TreeSample> odd =
                all.stream().filter(sample -> sample.position() % 2 == 1).toList();
        List<TreeSample> even =
                all.stream().filter(sample -> sample.position() % 2 == 0).toList();
        TreeResults merged = TreeMerge.of(List.of(file("even", even), file("odd", odd)));
        TreeResults whole = Trees.results(4, List.of(3, 4), all);
        assertEquals(TreeText.lines(whole), TreeText.lines(merged));
        assertEquals(TreeCsv.text(whole), TreeCsv.text(merged));
        assertTrue(merged.areRight());
    }

    @Test
    void generatorsMayComeFromDifferentFilesToo() {
        List<TreeSample> all = Trees.samples(4, 3);
        List<Path> files = Trees.ALL.stream()
                .map(combination -> file(
                        combination.generator(),
                        all.stream()
                                .filter(sample -> sample.combination().equals(combination))
                                .toList()))
                .toList();
        assertEquals(
                TreeText.lines(Trees.results(4, List.of(3), all)),
                TreeText.lines(TreeMerge.of(List.of(files.get(2), files.get(0), files.get(1)))));
    }

    @Test
    @Timeout(60)
    void positionsBeyondTheCollectionAreRefused() {
        TreeSample tree = Trees.sample(1, 3, Trees.TABLE, 1000);
        for (int position : new int[] {1001, Integer.MAX_VALUE}) {
            TreeSample beyond = new TreeSample(
                    position, tree.name(), tree.plies(), tree.generator(), tree.sliders(), tree.figures(), tree.load());
            assertRefused("there are only 1000 positions", file("beyond" + position, List.of(beyond)));
        }
        TreeSample last = new TreeSample(
                1000, tree.name(), tree.plies(), tree.generator(), tree.sliders(), tree.figures(), tree.load());
        assertRefused("999 trees are missing, the first: position 1, ", file("last", List.of(last)));
    }

    @Test
    void otherVersionsAreRefused() {
        Conditions other = TreeSample.FORMAT.conditions("0.2", "17.0.1", "-Xmx1g", 1000, "cafe", 4000);
        assertRefused(
                "the version of Sanmai is 0.2 in ",
                file("one", Trees.samples(1, 3)),
                file("other", other, Trees.samples(2, 3)));
    }

    @Test
    void otherConditionsAreRefused() {
        Conditions other = TreeSample.FORMAT.conditions("0.1", "25", "-Xmx1g", 1000, "cafe", 3000);
        assertRefused(
                "b has results of other conditions than " + folder.resolve("a")
                        + ": the version of Java is 25 in " + folder.resolve("b") + ", 17.0.1 in " + folder.resolve("a")
                        + "; --warm-up in ms is 3000 in " + folder.resolve("b") + ", 4000 in " + folder.resolve("a"),
                file("a", Trees.samples(1, 3)),
                file("b", other, List.of()));
    }

    @Test
    void treesThatAreThereTwiceAreRefused() {
        Path a = file("a", Trees.samples(2, 3));
        Path b = file("b", List.of(Trees.sample(2, 3, Trees.ROTATED, 7)));
        JournalException refused = assertThrows(JournalException.class, () -> TreeMerge.of(List.of(a, b)));
        assertEquals(
                b + ":2: position 2 (p2), 3 plies, bitboard/rotated: is there already, in " + a, refused.getMessage());
    }

    @Test
    void gapsAreRefused() {
        List<TreeSample> samples = new ArrayList<>(Trees.samples(3, 3));
        samples.remove(4);
        samples.remove(4);
        assertRefused("2 trees are missing, the first: position 2, 3 plies, bitboard/rotated", file("a", samples));
    }

    @Test
    void differentTreesAreFound() {
        TreeSample wrong = new TreeSample(1, "p1", 3, "bitboard", "rotated", new TreeFigures(1, 1, 1, 1, 1), null);
        TreeResults results = TreeMerge.of(List.of(
                file("a", List.of(Trees.sample(1, 3, Trees.TABLE, 9))), file("b", List.of(wrong))));
        assertTrue(results.difference().isPresent());
    }

    /** A part ends with the first trees that differ. */
    @Test
    void differentTreesAreFoundAmongMissingOnes() {
        TreeSample wrong = new TreeSample(1, "p1", 3, "bitboard", "rotated", new TreeFigures(1, 1, 1, 1, 1), null);
        List<TreeSample> samples = new ArrayList<>(Trees.samples(3, 3).subList(6, 9));
        samples.add(Trees.sample(1, 3, Trees.TABLE, 9));
        samples.add(wrong);
        assertTrue(TreeMerge.of(List.of(file("a", samples))).difference().isPresent());
    }

    @Test
    void otherFilesAreRefused() throws IOException {
        Path file = folder.resolve("other");
        assertThrows(JournalException.class, () -> TreeMerge.of(List.of(file)));
        for (String text : List.of("", "{", "garbage\n", "[]\n")) {
            Files.writeString(file, text);
            assertThrows(JournalException.class, () -> TreeMerge.of(List.of(file)), text);
            assertEquals(text, Files.readString(file), "the file is left alone");
        }
        Files.writeString(file, "{}\n");
        JournalException foreign = assertThrows(JournalException.class, () -> TreeMerge.of(List.of(file)));
        assertEquals(file + ":1: not the conditions of a run of sanmai minimax", foreign.getMessage());
        assertRefused("there are no trees in", file("empty", List.of()));
    }
}
