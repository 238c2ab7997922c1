package sanmai.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConvertCommandTest {
    private static final String CSA = "V2.2\nN+甲\nPI\n+\n+7776FU\nT1\n'** 30 -3334FU\n-3334FU\n%TORYO\n";
    private static final String KIF = "手合割：平手\n先手：甲\n1 ７六歩(77)\n2 ３四歩(33)\n3 投了\n\n変化：2手\n2 ８四歩(83)\n";

    @TempDir
    private Path directory;

    private String file(String name, String text) throws IOException {
        return Files.writeString(directory.resolve(name), text).toString();
    }

    @Test
    void writesOnStdout() throws IOException {
        Run run = Run.of("convert", file("a.csa", CSA), "--to", "usi");
        assertEquals(List.of("position startpos moves 7g7f 3c3d"), run.out());
        assertEquals(1, run.exitCode());
        run = Run.of("convert", file("b.csa", "PI\n+\n+7776FU\n"), "--to", "usi");
        assertEquals(List.of("position startpos moves 7g7f"), run.out());
        assertEquals(List.of("sanmai convert: 1 records written; 0 not whole"), run.err());
        assertEquals(0, run.exitCode());
    }

    @Test
    void lossesAndProblemsAreToldWithTheirPlace() throws IOException {
        Run run = Run.of("convert", file("a.kif", KIF), "--to", "csa");
        assertEquals(1, run.exitCode());
        assertEquals(
                "sanmai convert: a.kif#1: move 2: a variation is lost: 8c8d",
                run.err().get(0));
        run = Run.of("convert", file("b.csa", "PI\n+\n+7776FU\n/\nPI\n+\n+7775FU\n"), "--to", "usi");
        assertEquals(1, run.exitCode());
        assertTrue(
                run.err().get(0).startsWith("sanmai convert: b.csa:7:1: move 1: "),
                run.err().toString());
        assertEquals(List.of("position startpos moves 7g7f", "position startpos"), run.out());
    }

    @Test
    void aFileOrADirectoryMayTakeTheRecords() throws IOException {
        String csa = file("a.csa", CSA + "/\n" + CSA);
        Path out = directory.resolve("out.kif");
        Run run = Run.of("convert", csa, "--to", "kif", "--out", out.toString(), "--encoding", "Shift_JIS");
        assertEquals(0, run.exitCode(), run.err().toString());
        assertTrue(Files.readString(out, Charset.forName("windows-31j")).contains("先手：甲\r\n"));
        Path folder = Files.createDirectory(directory.resolve("out"));
        run = Run.of("convert", csa, file("b.csa", CSA), "--to", "jkf", "--out", folder.toString());
        assertEquals(0, run.exitCode(), run.err().toString());
        assertEquals(2, Files.readAllLines(folder.resolve("a.jkf")).size());
        assertEquals(1, Files.readAllLines(folder.resolve("b.jkf")).size());
        run = Run.of("convert", folder.toString(), "--to", "csa");
        assertEquals(0, run.exitCode());
        assertEquals((CSA + "/\n" + CSA + "/\n" + CSA).lines().toList(), run.out());
    }

    @Test
    void evaluationsAreWrittenAsWanted() throws IOException {
        Run run = Run.of("convert", file("a.csa", CSA), "--to", "kif", "--evaluations", "shogihome");
        assertTrue(
                run.out().containsAll(List.of("*#評価値=30", "*#読み筋=△３四歩")),
                run.out().toString());
        run = Run.of(
                "convert", file("b.kif", String.join("\n", run.out())), "--to", "csa", "--evaluations", "floodgate");
        assertTrue(run.out().contains("'** 30 -3334FU"), run.out().toString());
    }

    @Test
    void helpSaysWhatTheOptionsAre() {
        String help = String.join("\n", Run.of("convert", "--help").out());
        assertTrue(help.contains("How evaluations in comments are written"), help);
    }

    @Test
    void wrongCallsEndWith2() throws IOException {
        String csa = file("a.csa", CSA);
        assertEquals(2, Run.of("convert", csa).exitCode());
        assertEquals(2, Run.of("convert", csa, "--to", "pgn").exitCode());
        assertEquals(
                2, Run.of("convert", csa, "--to", "kif", "--encoding", "EBCDIC").exitCode());
        assertEquals(
                2,
                Run.of("convert", csa, "--to", "kif", "--out", directory + "/no/x.kif")
                        .exitCode());
        Path out = Files.writeString(directory.resolve("old.kif"), "old");
        Run run = Run.of("convert", directory + "/none.csa", "--to", "kif", "--out", out.toString());
        assertEquals(2, run.exitCode());
        assertEquals(
                "sanmai convert: none.csa: there is no such file", run.err().get(0));
        assertEquals("old", Files.readString(out));
        run = Run.of("convert", file("b.txt", "hello\n"), "--to", "kif", "--out", out.toString());
        assertEquals(2, run.exitCode());
        assertEquals("old", Files.readString(out));
        assertFalse(Files.exists(directory.resolve("old.kif.new")));
    }
}
