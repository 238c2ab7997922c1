package sanmai.notation.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sanmai.notation.Sfen;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordNode;
import sanmai.positions.RecordCase;
import sanmai.positions.SuiteFormat;

/** Records as they are found. */
class FoundRecordsTest {
    private static final String EVEN = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

    static List<RecordCase> cases() {
        return SuiteFormat.RECORDS.shipped().cases();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void isReadAsItWasMeant(RecordCase c) {
        List<ParsedRecord> readings = RecordFormat.readAny(c.text(), Optional.empty());
        List<String> problems = new ArrayList<>();
        for (ParsedRecord reading : readings) {
            reading.problems().forEach(p -> problems.add(p.reason() + ":" + p.line() + ":" + p.ply()));
        }
        assertEquals(
                c.records(),
                readings.stream()
                        .map(reading -> reading.tree()
                                .map(tree -> text(tree.root()).strip())
                                .orElse(""))
                        .toList(),
                readings.toString());
        assertEquals(c.problems(), problems, readings.toString());
        String start = readings.get(0).tree().map(tree -> Sfen.of(tree.start())).orElse(EVEN);
        assertEquals(c.start().isEmpty() ? EVEN : c.start(), start);
    }

    /** The moves behind a node and how their line ended, with variations in brackets. */
    private static String text(RecordNode node) {
        StringBuilder text = new StringBuilder();
        List<RecordNode> children = node.children();
        int first = node.goesOn() ? 1 : 0;
        if (node.goesOn()) {
            text.append(' ').append(children.get(0).move());
        }
        for (RecordNode variation : children.subList(first, children.size())) {
            text.append(" (").append(variation.move()).append(text(variation)).append(')');
        }
        text.append(node.illegalMove().map(move -> " !" + move).orElse(""));
        String words = node.endWords().isEmpty() ? "" : "=" + node.endWords();
        if (!node.goesOn()) {
            return text.append(' ').append(node.end()).append(words).toString();
        }
        text.append(node.end() == GameEnd.UNKNOWN ? "" : " (" + node.end() + words + ")");
        return text.append(text(children.get(0))).toString();
    }
}
