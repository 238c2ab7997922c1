package sanmai.notation.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Handicap;
import sanmai.shogi.Move;

/** What is said about the end of a game stays with the end. */
class EndOfGameTest {
    private static RecordTree record() {
        RecordTree tree = new RecordTree(Handicap.NONE.setup());
        RecordCursor cursor = new RecordCursor(tree);
        cursor.play(MoveNotation.USI.parse("7g7f", cursor.position()));
        cursor.node().setComment("on the move");
        return tree;
    }

    private static RecordNode last(RecordTree tree) {
        return tree.root().children().get(0);
    }

    private static RecordNode copy(RecordFormat format, RecordTree tree) {
        return last(format.read(format.write(tree).text()).get(0).tree().orElseThrow());
    }

    @ParameterizedTest
    @EnumSource(
            mode = Mode.EXCLUDE,
            names = {"USI", "SFEN", "USEN"})
    void aCommentOnTheEndStaysThere(RecordFormat format) {
        RecordTree tree = record();
        last(tree).setEnd(GameEnd.RESIGNATION);
        last(tree).setEndComment("said after\nthe end");
        assertEquals("on the move", copy(format, tree).comment());
        assertEquals("said after\nthe end", copy(format, tree).endComment());
        assertEquals(List.of(), format.write(tree).losses());
    }

    @ParameterizedTest
    @EnumSource(
            mode = Mode.EXCLUDE,
            names = {"USI", "SFEN", "USEN"})
    void anIllegalLastMoveIsKeptWithItsMark(RecordFormat format) {
        RecordTree tree = record();
        RecordNode end = last(tree);
        end.setEnd(GameEnd.ILLEGAL_ACTION);
        int king = new RecordCursor(record()).position().pieceAt(4);
        Move move = Move.of(Move.code(king, 4, 40));
        end.setIllegalMove(move);
        end.setEndComment("a long step");
        RecordNode copy = copy(format, tree);
        assertEquals(Optional.of(move), copy.illegalMove());
        assertEquals(GameEnd.ILLEGAL_ACTION, copy.end());
        assertEquals("a long step", copy.endComment());
        assertEquals(List.of(), format.write(tree).losses());
    }

    @ParameterizedTest
    @EnumSource(names = {"KIF", "CSA", "JKF"})
    void theTimeOfAnIllegalLastMoveIsKept(RecordFormat format) {
        RecordTree tree = record();
        last(tree).setEnd(GameEnd.ILLEGAL_ACTION, Duration.ofSeconds(9));
        last(tree)
                .setIllegalMove(
                        Move.of(Move.dropCode(new RecordCursor(tree).position().pieceAt(22), 40)));
        assertEquals(Duration.ofSeconds(9), copy(format, tree).endTime().orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(strings = {"+5544FU", "+3334FU"})
    void aMoveOfNoPieceOrOfTheOthersIsKept(String move) {
        ParsedRecord record =
                RecordFormat.CSA.read("PI\n+\n" + move + "\n%ILLEGAL_MOVE\n").get(0);
        assertEquals(List.of(), record.problems());
        String text = RecordFormat.CSA.write(record.tree().orElseThrow()).text();
        assertTrue(text.endsWith(move + "\n%ILLEGAL_MOVE\n"), text);
    }

    @Test
    void anIllegalMoveThatAFormatLacksIsLost() {
        RecordTree tree = record();
        last(tree).setComment("");
        last(tree).setEnd(GameEnd.ILLEGAL_ACTION);
        last(tree)
                .setIllegalMove(
                        Move.of(Move.dropCode(new RecordCursor(tree).position().pieceAt(22), 40)));
        assertEquals(
                List.of(RecordLoss.Kind.ILLEGAL_MOVE, RecordLoss.Kind.END),
                RecordFormat.USI.write(tree).losses().stream()
                        .map(RecordLoss::kind)
                        .toList());
    }

    @Test
    void csaHasCommentsBehindStatements() {
        RecordNode first = last(RecordFormat.CSA
                .read("PI\n+\n+7776FU,T3,'*one, two\n-3334FU, T2, '*three\n%KACHI,'* -5000 win\n")
                .get(0)
                .tree()
                .orElseThrow());
        assertEquals("one, two", first.comment());
        RecordNode second = first.children().get(0);
        assertEquals("three", second.comment());
        assertEquals(" -5000 win", second.endComment());
    }

    @Test
    void csaHasCommentsOnTheStart() {
        RecordTree tree =
                RecordFormat.CSA.read("'*early\nPI\n+\n").get(0).tree().orElseThrow();
        assertEquals("early", tree.root().comment());
    }

    @ParameterizedTest
    @EnumSource(mode = Mode.EXCLUDE, names = "SFEN")
    void fractionsOfSecondsAreKeptOrTold(RecordFormat format) {
        RecordTree tree = record();
        Duration time = Duration.ofMillis(500);
        last(tree).setTime(time);
        boolean isKept = copy(format, tree).time().equals(Optional.of(time));
        assertEquals(!isKept, !format.write(tree).losses().isEmpty());
    }

    @Test
    void fractionsOfSecondsAreRead() {
        String kif = "手合割：平手\n   1 ７六歩(77)   ( 0:00.5/00:00:01)\n";
        String jkf = "{\"moves\":[{},{\"move\":{\"from\":{\"x\":7,\"y\":7},\"to\":{\"x\":7,\"y\":6},\"piece\":\"FU\"},"
                + "\"time\":{\"now\":{\"m\":0,\"s\":0.5}}}]}";
        for (String text : List.of(kif, jkf, "PI\n+\n+7776FU\nT0.5\n")) {
            RecordTree tree = RecordReader.of(text).next().tree().orElseThrow();
            assertEquals(Duration.ofMillis(500), last(tree).time().orElseThrow(), text);
        }
    }
}
