package sanmai.faults;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sanmai.faults.Disk.Fault;
import sanmai.search.training.GameFile;
import sanmai.testing.SameOnEveryJava;

/**
 * Commands whose process is killed, or whose disk is full, at one change of their files after the other: nothing that was
 * finished is lost, and a later run ends with what an uninterrupted one has. Every second time the file is reached by a
 * link. Files of others that are called like ours, but for a word, stay as they are.
 */
@SameOnEveryJava
@Timeout(300)
class KillMatrixTest {
    private static final String START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

    /** What a file holds before it is replaced. */
    private static final String OLD = "old\n";

    /** What it holds where it is read as well. */
    private static final String OLD_RECORD = "手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n";

    /** Where a link leads to. */
    private static final String LINKED = "linked";

    /** Names that a program may be tempted to use for a while, with the name of the file in place of FILE. */
    private static final List<String> FOREIGN =
            List.of("FILE.new", "FILE.lock", "FILE.tmp", ".FILE.sanmai-new", ".FILE.1.sanmai-new", ".FILE-lock");

    /** Names of what is measured, and the figures. */
    private static final Pattern MEASURED = Pattern.compile(
            "(\"(?:nanos|cpuNanos|wallNanos|average|loadMillis|perMicrosecond|rook|bishop|lance|side)\"):[-+.E\\d]+");

    /** The faults of commands with many changes are rarer by this factor; in the deep profile they are not. */
    private static final int SPARSE = Integer.getInteger("sanmai.faults.sparse", 3);

    /** The number of changes of files with which a resumed run begins, before it works. */
    private static final int EARLY = 5;

    @TempDir
    private static Path shared;

    @TempDir
    private Path folder;

    /**
     * A command.
     *
     * @param command its words; files begin with a slash
     * @param file the file that it writes
     * @param step the distance of the changes at which the same fault happens; the faults take turns
     * @param grows whether the file grows by finished results, or is replaced as a whole
     */
    record Case(String command, String file, int step, boolean grows) {
        String old() {
            return command.startsWith("convert") ? OLD_RECORD : OLD;
        }

        @Override
        public String toString() {
            return command;
        }
    }

    static Stream<Case> cases() {
        return Stream.of(
                new Case("perft 2 --resume /parts", "parts", 4, true),
                new Case("perft 3 --shard 1/9 --resume /parts", "parts", 40, true),
                new Case("verify SUITE --resume /lines", "lines", 2, true),
                new Case(
                        "minimax --generators bitboard --plies 1 --limit 2 --warm-up 0 --resume /trees",
                        "trees",
                        12,
                        true),
                new Case("sliders --quick --schemes ray-walk --resume /schemes", "schemes", 12, true),
                new Case("match --nodes 20,10 --pairs 4 --threads 1 --resume /pairs", "pairs", 4, true),
                new Case(
                        "tune LMR_BASE --nodes 20 --pairs 1 --iterations 4 --threads 1 --resume /steps",
                        "steps",
                        4,
                        true),
                new Case("analyse RECORD --nodes 20 --hash 1 --threads 1 --resume /analysis", "analysis", 2, true),
                new Case("selfplay --nodes 10 --games 4 --threads 1 /games", "games", 2, true),
                new Case("train --force --epochs 2 --batch 100 --out /net GAMES", "net", 40, false),
                new Case("positions pack --force --out /packed GAMES", "packed", 1, false),
                new Case("positions sample --force --count 3 --plies 0-4 --out /sample RECORD", "sample", 1, false),
                new Case("convert /record.kif --to kif --out /record.kif", "record.kif", 1, false),
                new Case("chart TABLE --force --out /chart.svg", "chart.svg", 1, false),
                new Case("show --svg /board.svg", "board.svg", 1, false));
    }

    @BeforeAll
    static void prepare() throws IOException {
        assertEquals(
                0,
                new Program(new Disk(), shared)
                        .run("selfplay --nodes 10 --games 3 /games")
                        .exitCode());
        Files.writeString(shared.resolve("record.usi"), "startpos moves 7g7f 3c3d 2g2f 8c8d 2f2e\n");
        Files.writeString(
                shared.resolve("suite.tsv"), "start\t" + START + "\t1\t30\t-\nstart\t" + START + "\t2\t900\t-\n");
        Files.writeString(shared.resolve("table.csv"), "program,speed\nsanmai,3\n");
    }

    private static String words(Case wanted) {
        return wanted.command()
                .replace("GAMES", shared.resolve("games").toString())
                .replace("RECORD", shared.resolve("record.usi").toString())
                .replace("SUITE", shared.resolve("suite.tsv").toString())
                .replace("TABLE", shared.resolve("table.csv").toString());
    }

    /** The contents of a file with what is measured left out, which is never the same. */
    private static byte[] contents(Path file) throws IOException {
        String text = Files.readString(file, StandardCharsets.ISO_8859_1);
        return MEASURED.matcher(text).replaceAll("$1:0").getBytes(StandardCharsets.ISO_8859_1);
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> !name.equals(LINKED))
                    .sorted()
                    .toList();
        }
    }

    private static List<Path> foreign(Path folder, Case tested) {
        return FOREIGN.stream()
                .map(name -> folder.resolve(name.replace("FILE", tested.file())))
                .toList();
    }

    /** Makes a folder with what is there before a run. */
    private static void prepare(Path folder, Case tested, boolean withLink) throws IOException {
        Files.createDirectory(folder);
        Path file = folder.resolve(tested.file());
        if (!tested.grows()) {
            Files.writeString(withLink ? folder.resolve(LINKED) : file, tested.old());
            if (withLink) {
                Files.createSymbolicLink(file, Path.of(LINKED));
            }
        }
        for (Path other : foreign(folder, tested)) {
            Files.writeString(other, "precious");
        }
    }

    private static void assertKept(Path folder, Case tested, boolean withLink, String where) throws IOException {
        for (Path other : foreign(folder, tested)) {
            assertEquals("precious", Files.readString(other), where + ": " + other);
        }
        assertEquals(withLink, Files.isSymbolicLink(folder.resolve(tested.file())), where);
    }

    private Path whole() {
        return folder.resolve("whole");
    }

    @ParameterizedTest
    @MethodSource("cases")
    void aLaterRunEndsLikeAnUninterruptedOne(Case tested) throws IOException {
        Disk disk = new Disk();
        prepare(whole(), tested, false);
        disk.begin();
        assertEquals(0, new Program(disk, whole()).run(words(tested)).exitCode());
        int changes = disk.changes();
        assertTrue(changes >= 5, changes + " changes");
        int step = tested.step() == 1 ? 1 : tested.step() * SPARSE;
        for (Fault fault : Fault.values()) {
            int first = 1 + fault.ordinal() * step / Fault.values().length;
            for (int at = first; at <= changes; at += step) {
                breakAndResume(tested, disk, fault, at);
            }
        }
    }

    private void breakAndResume(Case tested, Disk disk, Fault fault, int at) throws IOException {
        String where = tested.command() + ", " + fault + " at " + at;
        Path broken = folder.resolve(fault + "-" + at);
        Path file = broken.resolve(tested.file());
        boolean withLink = !tested.grows() && at % 2 == 0;
        prepare(broken, tested, withLink);
        Program program = new Program(disk, broken);
        disk.begin(fault, at);
        assertBroken(program.run(words(tested)), fault, where);
        byte[] kept = finished(tested, file);
        disk.begin(fault, 1 + at % EARLY); // The next run is no luckier.
        assertBroken(program.run(words(tested)), fault, where + ", and again");
        assertBegins(kept, finished(tested, file), where + ", and again");
        disk.begin();
        Program.End last = program.run(words(tested));
        assertEquals(0, last.exitCode(), where + ": " + last);
        assertBegins(kept, Files.readAllBytes(file), where);
        assertArrayEquals(contents(whole().resolve(tested.file())), contents(file), where);
        assertEquals(names(whole()), names(broken), where);
        assertKept(broken, tested, withLink, where);
    }

    private static void assertBroken(Program.End end, Fault fault, String where) {
        if (fault == Fault.KILL || fault == Fault.KILL_IN_A_WRITE) {
            assertTrue(end.exitCode() == Program.KILLED || end.exitCode() == 0, where + ": " + end);
        } else if (end.exitCode() != 0) { // What is deleted in the end needs no space.
            assertEquals(2, end.exitCode(), where + ": " + end);
            assertEquals(1, end.err().size(), where + ": " + end);
            assertTrue(end.err().get(0).contains("No space left on device"), where + ": " + end);
        }
    }

    private static void assertBegins(byte[] kept, byte[] bytes, String where) {
        assertTrue(bytes.length >= kept.length, where + ": something was lost");
        assertArrayEquals(kept, Arrays.copyOf(bytes, kept.length), where + ": something was lost");
    }

    /** The part of a file that must not be lost; a file that does not grow is the old one or the new one. */
    private byte[] finished(Case tested, Path file) throws IOException {
        if (Files.notExists(file)) {
            return new byte[0];
        }
        byte[] bytes = Files.readAllBytes(file);
        if (!tested.grows()) {
            boolean isOld = Arrays.equals(tested.old().getBytes(StandardCharsets.UTF_8), bytes);
            assertTrue(
                    isOld || Arrays.equals(Files.readAllBytes(whole().resolve(tested.file())), bytes), tested.file());
            return new byte[0];
        }
        if (tested.file().equals("games")) {
            return Arrays.copyOf(bytes, lengthOfGames(file));
        }
        int length = bytes.length;
        while (length > 0 && bytes[length - 1] != '\n') {
            length--;
        }
        return Arrays.copyOf(bytes, length);
    }

    private static int lengthOfGames(Path file) throws IOException {
        String text = Files.readString(file, StandardCharsets.ISO_8859_1);
        int head = text.indexOf('\n', text.indexOf('\n') + 1) + 1;
        int[] length = {head};
        if (head > 0 && text.indexOf('\n') < head - 1) {
            GameFile.read(file, game -> length[0] += 13 + 4 * game.moves().size());
        }
        return length[0];
    }
}
