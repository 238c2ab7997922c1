package sanmai.positions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CasesTest {
    @Test
    void aRuleCaseHasFiveColumns() {
        List<RuleCase> cases = rules("a\tsfen\t7g7f\tlegal\tpush\nb\tsfen\tP*5e\tTWO_PAWNS\tnifu");
        assertEquals(
                List.of(
                        new RuleCase("a", "sfen", "7g7f", "legal", "push", 1),
                        new RuleCase("b", "sfen", "P*5e", "TWO_PAWNS", "nifu", 2)),
                cases);
        assertTrue(cases.get(0).isLegal());
        assertEquals(false, cases.get(1).isLegal());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a;sfen;7g7f;legal | 4 columns instead of 5",
                "a;sfen;7g7f;Legal;x | the verdict \"Legal\" is neither legal nor a reason",
                "a;sfen;7g7f;;x | the verdict \"\" is neither legal nor a reason",
                "a;sfen;;legal;x | the move is empty",
                "a;;7g7f;legal;x | the SFEN is empty",
                ";sfen;7g7f;legal;x | the name is empty",
                "a;sfen;7g7f;legal; | the comment is empty",
            })
    void aMalformedRuleCaseIsNamed(String line, String reason) {
        refused(reason, () -> rules(line.replace(';', '\t')));
    }

    @Test
    void aMalformedCaseHasSixColumns() {
        MalformedCase sfen = malformed("sfen\tab\t-\tTWO\t2\tA,B_C").get(0);
        assertEquals(new MalformedCase(MalformedCase.Kind.SFEN, "ab", "", "TWO", 2, List.of("A", "B_C"), 1), sfen);
        MalformedCase move = malformed("move\t7g7f\tpos\tONE\t0\t-").get(0);
        assertEquals(new MalformedCase(MalformedCase.Kind.MOVE, "7g7f", "pos", "ONE", 0, List.of(), 1), move);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = true,
            value = {
                "\\e|''",
                "a\\sb|'a b'",
                "\\t\\n\\r\\\\|'\t\n\r\\'",
                "\\u0041\\u4e09|A\u4e09",
                "a\\{4}b|aaaab",
                "ab\\{3}|abbb",
                "\\uFF11\\{2}|\uFF11\uFF11",
                "a\\{1}|a",
            })
    void escapesAreResolved(String column, String text) {
        assertEquals(text, malformed("sfen\t" + column + "\t-\tX\t0\t-").get(0).text());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sfen;x;-;X;0 | 5 columns instead of 6",
                "text;x;-;X;0;- | the kind \"text\" is none of sfen, bod, move, japanese",
                "sfen;x;pos;X;0;- | the position must be -, since the text is a position",
                "move;x;-;X;0;- | a move needs a position",
                "sfen;;-;X;0;- | the text is empty; write \\e",
                "sfen;x;-;x;0;- | the reason \"x\" is no name in capitals",
                "sfen;x;-;X;2;- | the offset \"2\" is no number from 0 to 1",
                "sfen;x;-;X;-1;- | the offset \"-1\" is no number from 0 to 1",
                "sfen;x;-;X;0;A, B | the detail \"A, B\" is no name in capitals",
                "sfen;x\\;-;X;0;- | a backslash ends the text",
                "sfen;x\\q;-;X;0;- | there is no escape \\q",
                "sfen;x\\u12;-;X;0;- | an escape \\u has four hexadecimal digits",
                "sfen;\\{3};-;X;0;- | a repeat is \\{number} after a character",
                "sfen;x\\{3;-;X;0;- | a repeat is \\{number} after a character",
                "sfen;x\\{0};-;X;0;- | the repeat \"0\" is no number from 1",
                "sfen;x\\{9999999};-;X;0;- | the repeat \"9999999\" is no number from 1",
            })
    void aMalformedMalformedCaseIsNamed(String line, String reason) {
        refused(reason, () -> malformed(line.replace(';', '\t')));
    }

    @Test
    void theShippedCasesAreManyAndDifferent() {
        Set<String> names = new HashSet<>();
        SuiteFormat.RULES
                .shipped()
                .cases()
                .forEach(c -> assertTrue(names.add(c.name()), c + " has a name that occurs twice"));
        assertTrue(names.size() >= 100, "only " + names.size() + " rule cases");
        Set<String> texts = new HashSet<>();
        SuiteFormat.MALFORMED
                .shipped()
                .cases()
                .forEach(c -> assertTrue(texts.add(c.kind() + c.text() + c.position()), c + " occurs twice"));
        assertTrue(texts.size() >= 200, "only " + texts.size() + " malformed texts");
    }

    @Test
    void aRecordCaseHasSixColumns() {
        RecordCase c = records("a\t\\s1\t-\t7g7f RESIGNATION / -\tBAD_MOVE:2:1 EMPTY:3:0\tnobody")
                .get(0);
        List<String> problems = List.of("BAD_MOVE:2:1", "EMPTY:3:0");
        assertEquals(new RecordCase("a", " 1", "", List.of("7g7f RESIGNATION", ""), problems, "nobody", 1), c);
        assertEquals("a", c.toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a;x;-;-;-; | the source is empty",
                "a;x;-;;-;b | the column of records is empty",
                "a;x;-;-;BAD_MOVE:1;b | the problem \"BAD_MOVE:1\" is no reason with line and move",
            })
    void aMalformedRecordCaseIsNamed(String line, String reason) {
        refused(reason, () -> records(line.replace(';', '\t')));
    }

    private static List<RecordCase> records(String text) {
        return SuiteFormat.RECORDS.parse("cases", new StringReader(text)).cases();
    }

    private static void refused(String reason, org.junit.jupiter.api.function.Executable reading) {
        SuiteFormatException e = assertThrows(SuiteFormatException.class, reading);
        assertTrue(e.getMessage().startsWith("cases:1: " + reason), e.getMessage());
        assertEquals("cases:1", e.place());
    }

    private static List<RuleCase> rules(String text) {
        return SuiteFormat.RULES.parse("cases", new StringReader(text)).cases();
    }

    private static List<MalformedCase> malformed(String text) {
        return SuiteFormat.MALFORMED.parse("cases", new StringReader(text)).cases();
    }
}
