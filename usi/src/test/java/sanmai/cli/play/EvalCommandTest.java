package sanmai.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.cli.Run.assertRefused;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.cli.NetworkFile;
import sanmai.cli.Run;
import sanmai.notation.Sfen;
import sanmai.search.eval.Evaluation;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.eval.net.HandcraftedNet;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.eval.net.NetText;

class EvalCommandTest {
    private static final String START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    private static final String ROOK_UP = "4k4/9/9/9/9/9/9/9/4K4 b R 1";
    private static final String ROOK_DOWN = "4k4/9/9/9/9/9/9/9/4K4 w R 7";

    @TempDir
    private Path folder;

    private static String line(EvaluationFactory net, String sfen) {
        Evaluation evaluation = net.create();
        evaluation.set(Sfen.position(sfen));
        return evaluation.score(Sfen.position(sfen)) + "\t" + sfen;
    }

    private static String shipped(String sfen) {
        return line(NetEvaluationFactory.shipped(), sfen);
    }

    private static Run withInput(String text, String... arguments) {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
        try {
            return Run.of(arguments);
        } finally {
            System.setIn(before);
        }
    }

    @Test
    void everyPositionGetsALine() {
        assertEquals(List.of(shipped(START)), Run.of("eval").out());
        Run run = Run.of("eval", ROOK_UP, "startpos", ROOK_DOWN);
        assertEquals(0, run.exitCode(), run.toString());
        assertEquals(List.of(shipped(ROOK_UP), shipped(START), shipped(ROOK_DOWN)), run.out());
        assertEquals(
                List.of(shipped(ROOK_DOWN)),
                Run.of("eval", "4k4/9/9/9/9/9/9/9/4K4", "w", "R", "7").out());
    }

    @Test
    void positionsComeFromStdin() {
        Run run = withInput("# two\n" + ROOK_UP + "\r\n\n" + START + "\n", "eval", "-");
        assertEquals(0, run.exitCode(), run.toString());
        assertEquals(List.of(shipped(ROOK_UP), shipped(START)), run.out());
        Run wrong = withInput(ROOK_UP + "\n\nhello\n" + START, "eval", "-");
        assertEquals(2, wrong.exitCode());
        assertEquals(List.of(shipped(ROOK_UP)), wrong.out());
        assertTrue(wrong.err().get(0).startsWith("sanmai eval: line 3: "), wrong.toString());
    }

    @Test
    void aByteOrderMarkIsNoPartOfTheFirstPosition() {
        assertEquals(
                List.of(shipped(START)),
                withInput("\uFEFF" + START + "\n", "eval", "-").out());
    }

    @ParameterizedTest
    @CsvSource({"eval -, sanmai eval: -: Is a directory", "play --level 0, sanmai play: stdin: Is a directory"})
    void aStdinThatCannotBeReadIsReported(String command, String message) {
        InputStream before = System.in;
        System.setIn(new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("Is a directory");
            }
        });
        try {
            Run run = Run.of(command.split(" "));
            assertEquals(2, run.exitCode(), run.toString());
            assertEquals(List.of(message), run.err());
        } finally {
            System.setIn(before);
        }
    }

    @Test
    void positionsMayBeInTheWordsOfUsi() {
        List<String> after = Run.of("eval", "startpos", "moves", "7g7f").out();
        assertEquals(1, after.size());
        String sfen = after.get(0).split("\t")[1];
        assertEquals(after, Run.of("eval", "sfen " + sfen).out());
        assertEquals(after, Run.of("eval", "position sfen " + sfen).out());
    }

    @Test
    void theEvaluationIsChosenByFileOrName() throws IOException {
        Path file = folder.resolve("hand.net");
        Files.writeString(file, NetText.write(HandcraftedNet.get(), List.of("a comment")));
        String expected = line(NetEvaluationFactory.of(HandcraftedNet.get()), ROOK_UP);
        assertNotEquals(shipped(ROOK_UP), expected);
        assertEquals(
                List.of(expected), Run.of("eval", "--eval", "first", ROOK_UP).out());
        assertEquals(
                List.of(expected),
                Run.of("eval", "--eval", file.toString(), ROOK_UP).out());
    }

    /** In its own unit, which the search does not use. */
    @Test
    void aFileOfAnotherProgramGivesValuesInItsOwnUnit() throws IOException {
        String file = NetworkFile.write(folder.resolve("nn.bin"), 1).toString();
        List<String> lines = Run.of("eval", "--eval", file, "--fv-scale", "1", START, ROOK_UP)
                .out();
        for (int i = 0; i < 2; i++) {
            String sfen = List.of(START, ROOK_UP).get(i);
            int output = Integer.parseInt(lines.get(i).split("\t")[0]);
            assertNotEquals(0, output);
            assertEquals(
                    List.of(output / 16 + "\t" + sfen),
                    Run.of("eval", "--eval", file, sfen).out());
            assertEquals(
                    List.of(output / 24 + "\t" + sfen),
                    Run.of("eval", "--eval", file, "--fv-scale", "24", sfen).out());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--eval FOLDER/no.net | sanmai eval: \".*no.net\": there is no such file",
                "--eval FOLDER        | sanmai eval: \".*\": is a directory",
                "--eval FOLDER/empty  | sanmai eval: \".*empty\": line 1: the text ends .*",
                "--eval FOLDER/text   | sanmai eval: \".*text\": line 1: \"hello\" is not \"start\"",
                "--eval FOLDER/latin  | sanmai eval: \".*latin\": is no text in UTF-8",
                "--eval FOLDER/binary | sanmai eval: \".*binary\": is no evaluation that is known: a net that .* wrote, an .*nn.bin.*",
                "--eval FOLDER/sfnn   | sanmai eval: \".*sfnn\": it begins with 7AF32F20, expected the version 7AF32F16 .*",
                "--fv-scale 0         | sanmai eval: --fv-scale .*",
                "--fv-scale 129       | sanmai eval: --fv-scale .*",
                "hello                | sanmai eval: .*hello.*",
            })
    void whatCannotBeDoneIsOneLine(String arguments, String message) throws IOException {
        Files.createFile(folder.resolve("empty"));
        Files.writeString(folder.resolve("text"), "hello\nthere\n");
        Files.writeString(folder.resolve("latin"), "# M\u00fcller\n", StandardCharsets.ISO_8859_1);
        Files.write(folder.resolve("binary"), new byte[] {(byte) 0xFF, (byte) 0xC0, 0});
        Files.write(folder.resolve("sfnn"), new byte[] {0x20, 0x2F, (byte) 0xF3, 0x7A, 0, 0, 0, 0, 0, 0, 0, 0});
        assertRefused(message, Run.of(("eval " + arguments.replace("FOLDER", folder.toString())).split(" ")));
    }
}
