package sanmai.cli.records;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import sanmai.cli.Run;
import sanmai.cli.SanmaiCommand;

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
    void lossesAndProblemsAreReportedWithTheirPlaces() throws IOException {
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
    void theEndingOfTheOutputTellsTheEncoding() throws IOException {
        String csa = file("a.csa", CSA);
        Path kif = directory.resolve("b.kif");
        Path kifu = directory.resolve("b.kifu");
        Run.of("convert", csa, "--to", "kif", "--out", kif.toString());
        assertTrue(Files.readString(kif, Charset.forName("windows-31j")).contains("先手：甲\r\n"));
        Run.of("convert", csa, "--to", "kif", "--out", kifu.toString());
        assertTrue(Files.readString(kifu).contains("先手：甲\n"));
        Run.of("convert", csa, "--to", "kif", "--encoding", "UTF-8", "--out", kif.toString());
        assertTrue(Files.readString(kif).contains("先手：甲\n"));
    }

    @Test
    void severalRecordsInOneDocumentAreTold() throws IOException {
        Run run = Run.of("convert", file("a.csa", CSA + "/\n" + CSA + "/\n" + CSA), "--to", "jkf");
        assertEquals(3, run.out().size());
        assertEquals(
                List.of(
                        "sanmai convert: a.csa#2: a document has one record: each further record is a document on its own"
                                + " line",
                        "sanmai convert: 3 records written; 0 not whole"),
                run.err());
    }

    @Test
    void aPositionThatTheRulesForbidIsToldAndWritten() throws IOException {
        String sfen = "4k4/9/9/9/9/9/9/9/K3K4 b - 1";
        for (String format : List.of("kif", "ki2", "csa", "jkf", "psn", "sfen")) {
            Run run = Run.of("convert", file("a.sfen", sfen), "--to", format, "--evaluations", "floodgate");
            assertEquals(
                    "sanmai convert: a.sfen:1:1: impossible position: Black has kings on 5i and 9i (in \"" + sfen
                            + "\")",
                    run.err().get(0).replace("9i and 5i", "5i and 9i"));
            Run back = Run.of("convert", file("b", String.join("\n", run.out()) + "\n"), "--to", "sfen");
            assertEquals(List.of(sfen), back.out(), format);
        }
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
        try (Stream<Path> files = Files.list(directory)) {
            assertEquals(
                    Set.of("a.csa", "b.txt", "old.kif"),
                    files.map(file -> file.getFileName().toString()).collect(Collectors.toSet()));
        }
    }

    // ---- In place ----

    @Test
    void aRecordIsConvertedInPlaceIfNothingIsLost() throws IOException {
        String kif = file("a.kif", KIF);
        Run run = Run.of("convert", kif, "--to", "kif", "--encoding", "Shift_JIS", "--out", kif);
        assertEquals(0, run.exitCode(), run.toString());
        assertTrue(
                Files.readString(Path.of(kif), Charset.forName("windows-31j")).contains("変化：2手\r\n"));
    }

    @Test
    void aRecordThatWouldNotBeWholeStaysAsItWas() throws IOException {
        for (String text : List.of(KIF.replace("３四歩(33)", "９九玉(99)"), KIF)) {
            String kif = file("a.kif", text);
            Run run = Run.of("convert", kif, "--to", text.equals(KIF) ? "csa" : "kif", "--out", kif);
            assertEquals(2, run.exitCode(), run.toString());
            assertEquals(text, Files.readString(Path.of(kif)));
            assertEquals(
                    List.of(
                            "sanmai convert: a.kif: left as it was, since something would be lost",
                            "sanmai convert: 0 records written; 1 not whole"),
                    run.err().subList(1, 3));
        }
    }

    @Test
    void aDirectoryMayBeConvertedInPlace() throws IOException {
        Path folder = Files.createDirectory(directory.resolve("games"));
        Files.writeString(folder.resolve("a.kif"), KIF);
        Files.writeString(folder.resolve("b.kif"), KIF.replace("３四歩(33)", "９九玉(99)"));
        Files.writeString(folder.resolve("c.csa"), CSA);
        Run run = Run.of(
                "convert", folder.toString(), "--to", "kif", "--encoding", "Shift_JIS", "--out", folder.toString());
        assertEquals(1, run.exitCode(), run.toString());
        assertTrue(Files.readString(folder.resolve("a.kif"), Charset.forName("windows-31j"))
                .contains("変化"));
        assertEquals(KIF.replace("３四歩(33)", "９九玉(99)"), Files.readString(folder.resolve("b.kif")));
        assertTrue(Files.exists(folder.resolve("c.kif")));
        assertEquals(
                "sanmai convert: 2 records written; 1 not whole",
                run.err().get(run.err().size() - 1));
    }

    @Test
    void noInputIsReplacedByTheRecordsOfAnother() throws IOException {
        Path folder = Files.createDirectory(directory.resolve("games"));
        Files.writeString(folder.resolve("a.csa"), CSA);
        Files.writeString(folder.resolve("a.kifu"), KIF);
        Run run = Run.of("convert", folder.toString(), "--to", "kif", "--out", folder.toString());
        Run.assertRefused(
                "sanmai convert: --out .*a.kifu: is read too, and would be replaced by the records of .*a.csa", run);
        assertEquals(KIF, Files.readString(folder.resolve("a.kifu")));
    }

    @Test
    void outputsThatDifferOnlyInCaseGetDifferentNames() throws IOException {
        Path folder = Files.createDirectory(directory.resolve("games"));
        for (String name : List.of("a.csa", "A.csa", "が.csa", "か\u3099.csa")) {
            Files.writeString(folder.resolve(name), CSA);
        }
        Path out = Files.createDirectory(directory.resolve("out"));
        assertEquals(
                0,
                Run.of("convert", folder.toString(), "--to", "kif", "--out", out.toString())
                        .exitCode());
        try (Stream<Path> files = Files.list(out)) {
            assertEquals(
                    Set.of("A.kifu", "a-2.kifu", "か\u3099.kifu", "が-2.kifu"),
                    files.map(path -> path.getFileName().toString()).collect(Collectors.toSet()));
        }
    }

    @Test
    void recordsThatStdoutRefusedAreNotCounted() throws IOException {
        Writer full = new Writer() {
            @Override
            public void write(char[] text, int from, int length) throws IOException {
                throw new IOException("No space left on device");
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        StringWriter err = new StringWriter();
        CommandLine commandLine = SanmaiCommand.commandLine()
                .setOut(new PrintWriter(new PrintWriter(full)))
                .setErr(new PrintWriter(err));
        assertEquals(2, commandLine.execute("convert", file("a.csa", CSA), "--to", "kif"));
        assertEquals("", err.toString());
        assertEquals(
                2, commandLine.execute("positions", "sample", "--plies", "0-2", "--count", "1", file("a.csa", CSA)));
        assertEquals("", err.toString());
    }

    @Test
    void evaluationsAreNotLostInPlace() throws IOException {
        String text = "手合割：平手\n1 ７六歩(77)\n*#評価値=30\n*#深さ=18\n*#エンジン=Foo\n2 投了\n";
        String kif = file("a.kifu", text);
        Run run = Run.of("convert", kif, "--to", "kif", "--evaluations", "floodgate", "--out", kif);
        assertEquals(2, run.exitCode(), run.toString());
        assertEquals(text, Files.readString(Path.of(kif)));
        assertEquals(
                List.of(
                        "sanmai convert: a.kifu#1: move 1: a comment is lost: #評価値=30?#深さ=18?#エンジン=Foo",
                        "sanmai convert: a.kifu: left as it was, since something would be lost"),
                run.err().subList(0, 2));
    }

    @Test
    void aDirectoryWithoutRecordsIsTold() throws IOException {
        file("notes.md", "no game");
        Run run = Run.of("convert", "--to", "kif", directory.toString());
        assertEquals(2, run.exitCode());
        assertTrue(
                run.err().get(1).startsWith("sanmai convert: no file there has a name that ends in one of .kif, "),
                run.toString());
    }

    @Test
    void aNameWithASlashIsADirectory() throws IOException {
        String csa = file("a.csa", CSA);
        Path missing = directory.resolve("missing");
        Run run = Run.of("convert", csa, "--to", "kif", "--out", missing + "/");
        assertEquals(2, run.exitCode());
        assertEquals(
                "sanmai convert: --out " + missing + "/: there is no such directory",
                run.err().get(0));
        assertEquals(false, Files.exists(missing));
    }
}
