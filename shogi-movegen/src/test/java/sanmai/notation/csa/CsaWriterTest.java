package sanmai.notation.csa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.core.Color;
import sanmai.notation.format.MoveNotation;
import sanmai.notation.format.RecordFormat;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Handicap;
import sanmai.testing.RandomRecords;

class CsaWriterTest {
    private static final int RECORDS = 200;
    private static final int PLIES = 60;

    private static RecordTree read(String text) {
        List<ParsedRecord> readings = RecordFormat.CSA.read(text);
        assertEquals(1, readings.size());
        assertEquals(List.of(), readings.get(0).problems(), text);
        return readings.get(0).tree().orElseThrow();
    }

    @Test
    void writesEveryKindOfStatement() {
        RecordTree tree = new RecordTree(Handicap.NONE.setup());
        tree.setPlayer(Color.WHITE, "two\nlines");
        tree.headers().put("棋戦", "a match, 3rd game");
        tree.root().setComment("before");
        RecordCursor cursor = new RecordCursor(tree);
        for (String move : new String[] {"7g7f", "3c3d", "8h2b+", "3a2b", "B*5e"}) {
            cursor.play(MoveNotation.USI.parse(move, cursor.position()));
        }
        cursor.node().setTime(Duration.ofMillis(1999));
        cursor.node().setComment("one\n\ntwo");
        cursor.node().setEnd(GameEnd.RESIGNATION, Duration.ofSeconds(3));
        assertEquals("""
                V2.2
                N-two lines
                $EVENT:a match, 3rd game
                PI
                +
                '*before
                +7776FU
                -3334FU
                +8822UM
                -3122GI
                +0055KA
                T1
                '*one
                '*
                '*two
                %TORYO
                T3
                """, RecordFormat.CSA.write(tree).text());
    }

    @ParameterizedTest
    @CsvSource({"'', %HIKIWAKE", "最大手数, %MAX_MOVES"})
    void aDrawHasAWordOfItsOwnForTooManyMoves(String words, String statement) {
        RecordTree tree = new RecordTree(Handicap.NONE.setup());
        tree.root().setEnd(GameEnd.DRAW);
        tree.root().setEndWords(words);
        String text = RecordFormat.CSA.write(tree).text();
        assertTrue(text.endsWith(statement + "\n"), text);
    }

    @ParameterizedTest
    @CsvSource({
        "PI, +, %+ILLEGAL_ACTION, ILLEGAL_ACTION",
        "PI, +, %-ILLEGAL_ACTION, OPPONENTS_ILLEGAL_ACTION",
        "PI82HI22KA, -, %-ILLEGAL_ACTION, ILLEGAL_ACTION",
        "PI82HI22KA, -, %+ILLEGAL_ACTION, OPPONENTS_ILLEGAL_ACTION"
    })
    void theSignOfAnIllegalActionIsItsSide(String board, String turn, String statement, GameEnd end) {
        RecordTree tree = read(board + "\n" + turn + "\n" + statement + "\n");
        assertEquals(end, tree.root().end());
        String written = end == GameEnd.ILLEGAL_ACTION ? "%ILLEGAL_MOVE" : statement;
        assertTrue(RecordFormat.CSA.write(tree).text().endsWith(written + "\n"));
    }

    @Test
    void aHandicapIsWrittenAsABoard() {
        String text = RecordFormat.CSA
                .write(new RecordTree(Handicap.TWO_PIECES.setup()))
                .text();
        assertEquals(
                Optional.of("P2 *  *  *  *  *  *  *  *  * "),
                text.lines().skip(2).findFirst());
        assertEquals(Handicap.TWO_PIECES.setup(), read(text).start());
    }

    @Test
    void whatIsWrittenIsReadBack() {
        for (long seed = 0; seed < RECORDS; seed++) {
            RecordTree tree = RandomRecords.line(new SplittableRandom(seed), PLIES);
            String text = RecordFormat.CSA.write(tree).text();
            assertEquals(Optional.of(RecordFormat.CSA), RecordFormat.of(text));
            assertSame(tree, read(text), text);
            assertSame(tree, read(text.replace("\n", "\r\n")), text);
        }
    }

    private static void assertSame(RecordTree expected, RecordTree read, String text) {
        assertEquals(expected.start(), read.start(), text);
        for (Color color : Color.values()) {
            assertEquals(expected.player(color), read.player(color), text);
        }
        assertEquals(
                List.copyOf(expected.headers().entrySet()),
                List.copyOf(read.headers().entrySet()),
                text);
        RecordNode wanted = expected.root();
        RecordNode found = read.root();
        while (true) {
            assertEquals(wanted.toString(), found.toString(), text);
            assertEquals(wanted.comment(), found.comment(), text);
            assertEquals(wanted.time(), found.time(), text);
            assertEquals(wanted.children().size(), found.children().size(), text);
            if (!wanted.hasChildren()) {
                break;
            }
            wanted = wanted.children().get(0);
            found = found.children().get(0);
        }
        boolean absent = CsaEnd.word(wanted, Color.BLACK).isEmpty();
        assertEquals(absent ? GameEnd.UNKNOWN : wanted.end(), found.end(), text);
        assertEquals(absent ? Optional.empty() : wanted.endTime(), found.endTime(), text);
    }

    @Test
    void timesMayHaveFractionsAndMayStandBehindAComma() {
        RecordNode node = read("PI\n+\n+7776FU,T0.25\n-3334FU\nT12.\n+2726FU\nT\n%CHUDAN,T.5\n")
                .root();
        assertEquals(Optional.empty(), node.time());
        node = node.children().get(0);
        assertEquals(Optional.of(Duration.ofMillis(250)), node.time());
        node = node.children().get(0);
        assertEquals(Optional.of(Duration.ofSeconds(12)), node.time());
        node = node.children().get(0);
        assertEquals(Optional.empty(), node.time());
        assertEquals(Optional.of(Duration.ofMillis(500)), node.endTime());
    }

    @Test
    void onlyCommentsWithAStarAreKept() {
        RecordNode root = read("'*file\nPI\n+\n'program\n'*start\n+7776FU,'*also\n'** 30 -3334FU\n'*more\n")
                .root();
        assertEquals("file\nstart", root.comment());
        assertEquals("also\n* 30 -3334FU\nmore", root.children().get(0).comment());
    }
}
