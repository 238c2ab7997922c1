package sanmai.cli.papers.sliders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.cli.Run.assertRefused;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.cli.Run;
import sanmai.core.sliders.magic.factors.FactorLine;
import sanmai.core.sliders.magic.factors.MagicSlider;

class MagicsCommandTest {
    private static final String[] QUICK = {"magics", "--slider", "file,black-lance", "--square", "5e,9a", "--limit"};

    private static Run quick(String... more) {
        String[] arguments = java.util.Arrays.copyOf(QUICK, QUICK.length + more.length);
        System.arraycopy(more, 0, arguments, QUICK.length, more.length);
        return Run.of(arguments);
    }

    @Test
    void summarisesBothMethodsSideBySide() {
        Run run = quick("20000");
        assertEquals(0, run.exitCode(), run.toString());
        assertEquals(List.of(), run.err());
        assertTrue(run.out().get(0).startsWith("slider "), run.toString());
        assertTrue(run.out().get(2).matches("file +random +2 +13 +14 +8 .*"), run.toString());
        assertTrue(run.out().get(3).matches("file +optimal +2 +13 +13 +7 .*"), run.toString());
        assertTrue(run.out().get(4).matches("black-lance +random +2 +3 .*"), run.toString());
        assertTrue(run.out().get(5).matches("black-lance +optimal +2 +3 .*"), run.toString());
        assertTrue(run.out().get(9).matches("file +random +\\d+ +\\d+ +\\d+ +\\d+\\.\\d+"), run.toString());
        run.out().forEach(line -> assertTrue(line.length() <= 80, line));
    }

    @Test
    void aSliderThatIsNamedTwiceIsSearchedOnce() {
        Run run =
                Run.of("magics", "--slider", "file,file", "--square", "5e", "--limit", "20000", "--method", "optimal");
        assertTrue(run.out().get(2).matches("file +optimal +1 .*"), run.toString());
    }

    @Test
    void listsEverySearch() {
        Run run = quick("20000", "--list", "--method", "optimal");
        assertTrue(run.out().get(0).matches("file +9a +optimal +7/7 .*"), run.toString());
        assertTrue(run.out().get(3).matches("black-lance +5e +optimal +3/3 .*"), run.toString());
        run.out().forEach(line -> assertTrue(line.length() <= 80, line));
        assertTrue(run.out().get(4).startsWith("slider "), run.toString());
    }

    @Test
    void blackMagicsHaveAsManyBitsOnEverySquare() {
        Run run = Run.of("magics", "--slider", "bishop", "--square", "9a,5d", "--method", "black", "--list");
        assertTrue(run.out().get(1).matches("bishop +5d +random +12/10 .*"), run.toString());
        assertTrue(run.out().get(0).matches("bishop +9a +random +12/7 .*"), run.toString());
    }

    @Test
    void printsTheFormatOfTheResourceTheSameEachTime() {
        Run run = quick("20000", "--format", "tsv", "--seed", "7");
        assertEquals(6, run.out().size(), run.toString());
        assertEquals(
                "# Magic factors, made by: sanmai magics --slider file,black-lance --square 5e,9a --method both"
                        + " --seed 7 --limit 20000 --format tsv",
                run.out().get(0));
        assertEquals("# " + FactorLine.HEADING, run.out().get(1));
        List<MagicSlider> sliders = run.out().subList(2, 6).stream()
                .map(line -> FactorLine.parse(line).slider())
                .toList();
        assertEquals(
                List.of(MagicSlider.FILE, MagicSlider.FILE, MagicSlider.BLACK_LANCE, MagicSlider.BLACK_LANCE), sliders);
        assertEquals(run.out(), quick("20000", "--format", "tsv", "--seed", "7").out());
    }

    @Test
    void saysForWhichSquaresItFoundNone() {
        Run run = Run.of(
                "magics",
                "--slider",
                "bishop",
                "--square",
                "5e",
                "--method",
                "random",
                "--limit",
                "1",
                "--format",
                "tsv");
        assertEquals(1, run.exitCode());
        assertEquals("# none for bishop on 5e", run.lastLine());
    }

    @ParameterizedTest
    @CsvSource({"text, interrupted; so far:", "tsv, # interrupted"})
    @Timeout(60)
    void keepsWhatItHasWhenInterrupted(String format, String words) {
        Thread.currentThread().interrupt();
        Run run = Run.of("magics", "--limit", "1000000000000", "--format", format);
        assertEquals(130, run.exitCode());
        assertTrue(run.out().contains(words), run.toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--slider pawn                | sanmai magics: .*'pawn'.*",
                "--square 0x                  | sanmai magics: --square: not a square: .*",
                "--slider line --square 5e    | sanmai magics: --square 5e: .*",
                "--method magic               | sanmai magics: .*'magic'.*",
                "--format xml                 | sanmai magics: .*'xml'.*",
                "--limit 0                    | sanmai magics: --limit 0: must be 1 or more",
                "--limit x                    | sanmai magics: .*'x'.*",
                "--seed x                     | sanmai magics: .*'x'.*",
                "5e                           | sanmai magics: .*'5e'.*"
            })
    void badArgumentsAreOneLineAndExitCodeTwo(String arguments, String message) {
        assertRefused(message, Run.of(("magics " + arguments).split(" +")));
    }

    @Test
    void helpShowsExamples() {
        Run run = Run.of("magics", "--help");
        assertEquals(0, run.exitCode());
        assertTrue(run.out().stream().anyMatch(line -> line.startsWith("  sanmai magics --slider")), run.toString());
    }
}
