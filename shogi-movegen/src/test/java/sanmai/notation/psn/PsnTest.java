package sanmai.notation.psn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.core.Color;
import sanmai.notation.format.RecordFormat;
import sanmai.notation.format.RecordReader;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordProblem;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Handicap;

class PsnTest {
    private static final String TAGS = "[Sente \"a\"]\n[Gote \"b\"]\n";

    private static ParsedRecord parsed(String text) {
        List<ParsedRecord> records = RecordReader.of(text).stream().toList();
        assertEquals(1, records.size(), records::toString);
        return records.get(0);
    }

    private static RecordTree read(String text) {
        ParsedRecord record = parsed(text);
        assertEquals(List.of(), record.problems());
        return record.tree().orElseThrow();
    }

    private static String moves(RecordTree tree) {
        return tree.mainLine().toString().replaceAll(".* moves ", "");
    }

    @Test
    void playersAndMovesOnOneLine() {
        RecordTree tree = read(TAGS + "P7g-7f P3c-3d\n");
        assertEquals("a b", tree.player(Color.BLACK) + " " + tree.player(Color.WHITE));
        assertEquals("7g7f 3c3d UNKNOWN", moves(tree));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1.P7g-7f 2.P3c-3d 3.B8hx2b+ 4.S3ax2b 5.B'5e | 7g7f 3c3d 8h2b+ 3a2b B*5e UNKNOWN",
                "1. P-7f P-3d 2. Bx2b= Sx2b 3. B*5e! | 7g7f 3c3d 8h2b 3a2b B*5e UNKNOWN",
                "P77-76 P-34 | 7g7f 3c3d UNKNOWN",
                "P-7f P-3d Resigns | 7g7f 3c3d RESIGNATION",
                "P-7f P-3d 0-1 | 7g7f 3c3d RESIGNATION",
                "P-7f P-3d 1/2-1/2 | 7g7f 3c3d DRAW",
                "P-7f P-3d * | 7g7f 3c3d UNKNOWN",
                "P-7f P3d 3.Mate | 7g7f UNKNOWN",
                "P-7f P3d-3e Illegal | 7g7f ILLEGAL_ACTION",
            })
    void movesAndEndsOfAllKinds(String text, String moves) {
        assertEquals(moves, moves(parsed(text).tree().orElseThrow()));
    }

    @Test
    void theResultIsTheEndOfMovesWithoutOne() {
        assertEquals("7g7f RESIGNATION", moves(read(TAGS + "[Result \"1-0\"]\nP-7f\n")));
        assertEquals("7g7f MATE", moves(read(TAGS + "[Result \"1-0\"]\nP-7f Mate\n")));
    }

    @Test
    void commentsAndTimesBelongToTheirMoves() {
        RecordTree tree =
                read(TAGS + "{before\nall}\n1.P7g-7f (00:12 / 00:00:12) {good}\n2.Resigns (00:03 / 00:00:03) {why?}\n");
        assertEquals("before\nall", tree.root().comment());
        RecordNode move = tree.root().children().get(0);
        assertEquals("good", move.comment());
        assertEquals("why?", move.endComment());
        assertEquals(Duration.ofSeconds(12), move.time().orElseThrow());
        assertEquals(Duration.ofSeconds(3), move.endTime().orElseThrow());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "P-7f P-3d (P-8d P-2f) P-2f (P-6f (P-1f) P-1d) P-4d",
                "P-7f P-3d P-2f P-4d¶¶Variation:3¶P-6f P-1d¶¶Variation:3¶P-1f¶¶Variation:2¶P-8d P-2f",
            })
    void variationsStandInBracketsOrBehindTheGame(String text) {
        RecordTree tree = read(text.replace('¶', '\n'));
        assertEquals("7g7f 3c3d 2g2f 4c4d UNKNOWN", moves(tree));
        RecordNode first = tree.root().children().get(0);
        assertEquals("[2 3c3d, 2 8c8d]", first.children().toString());
        RecordNode second = first.children().get(0);
        assertEquals(3, second.children().size());
        assertEquals("[4 1c1d]", second.children().get(1).children().toString());
    }

    @Test
    void theStartIsATag() {
        RecordTree tree = read("[SFEN \"" + "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL" + "\"]\nP-7f");
        assertEquals(Handicap.NONE.setup(), tree.start());
        RecordTree other = new RecordTree(Handicap.BISHOP.setup());
        assertEquals(other.start(), read(RecordFormat.PSN.write(other).text()).start());
    }

    @Test
    void gamesFollowOneAnother() {
        List<ParsedRecord> records =
                RecordReader.of((TAGS + "1.P-7f\n").repeat(2)).stream().toList();
        assertEquals(2, records.size());
        assertEquals("7g7f UNKNOWN", moves(records.get(1).tree().orElseThrow()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "P-7f P-7e | ILLEGAL_MOVE",
                "P-7f hello | BAD_MOVE",
                "P-7f Gx5h+ | ILLEGAL_MOVE",
                "P-7f +G5a-5b | BAD_MOVE",
                "G-5h | AMBIGUOUS",
                "P-7f G3c-3d | WRONG_PIECE",
                "P-7f ) | UNKNOWN_STATEMENT",
                "1.( P-7f )¶P-7f | MISPLACED",
                "P-7f {open | BAD_NOTE",
                "[SFEN \"9/9\"]¶P-7f | BAD_POSITION",
                "[Handicap \"x\"]¶P-7f | UNKNOWN_HANDICAP",
                "P-7f¶Variation:9¶P-2f | WRONG_NUMBER",
            })
    void whatIsWrongIsNamed(String text, String reason) {
        ParsedRecord record = parsed(text.replace('¶', '\n'));
        assertEquals(
                reason.replace("AMBIGUOUS", "BAD_MOVE"),
                record.problems().get(0).reason().name());
    }

    @Test
    void aRecordIsWrittenWithAMoveOnEachLine() {
        RecordTree tree = read("P-7f (0:03/0:0:03) P-3d (P-8d) Bx2b+ {!} Resigns");
        tree.setPlayer(Color.BLACK, "a \"x\"");
        String text = "[Sente \"a \\\"x\\\"\"]\n[Gote \"\"]\n[Result \"1-0\"]\n\n"
                + "1.P7g-7f   ( 0:03/00:00:03)\n2.P3c-3d\n3.B8hx2b+\n{!}\n4.Resigns\n\nVariation:2\n2.P8c-8d\n";
        assertEquals(text, RecordFormat.PSN.write(tree).text());
        assertEquals(List.of(), RecordFormat.PSN.write(tree).losses());
        assertEquals(Optional.empty(), tree.root().illegalMove());
        assertEquals(GameEnd.UNKNOWN, tree.root().end());
    }

    @Test
    void aWordWithADotIsNoNumber() {
        ParsedRecord record = parsed(TAGS + "1.P7g-7f 2.P3c-3d. 3.P2g-2f\n");
        assertEquals(
                "move 2: a move looks like P-7f, P7g-7f, Bx2b+ or S*5e (in \"P3c-3d.\")",
                record.problems().get(0).message());
        assertEquals("7g7f 3c3d UNKNOWN", moves(read("1 . P7g-7f ... P3c-3d\n")));
    }

    @Test
    void aBracketThatIsNotClosedDoesNotTakeTheResult() {
        ParsedRecord record = parsed(TAGS + "[Result \"1-0\"]\n1.P7g-7f P3c-3d (P8c-8d (P4c-4d P2g-2f\n");
        assertEquals(
                List.of("the bracket is not closed"),
                record.problems().stream().map(RecordProblem::explanation).toList());
        assertEquals("7g7f 3c3d OTHER", moves(record.tree().orElseThrow()).replace("RESIGNATION", "OTHER"));
    }

    @Test
    void aSecondStartIsTold() {
        String sfen = "[SFEN \"lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1\"]\n";
        assertEquals(1, parsed(sfen + "[Handicap \"平手\"]\nP7g-7f\n").problems().size());
        assertEquals(List.of(), parsed(sfen + "[Handicap \"香落ち\"]\nP3c-3d\n").problems());
    }
}
