package sanmai.cli.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.notation.record.RecordTree;
import sanmai.search.mate.MateCounting;
import sanmai.search.mate.MateResult;
import sanmai.shogi.Line;
import sanmai.shogi.Position;

class AnswerRecordTest {
    private static final Position MATE_IN_1 = Sfen.position("4k4/9/4P4/9/9/9/9/9/9 b G 1");

    @Test
    void aTreeThatLacksDefencesSaysSo() {
        Line line = UsiMove.parseLine(List.of("G*5b"), MATE_IN_1);
        MateResult mate = new MateResult.Mate(line, new MateResult.MateLength(1, 1), 1, 1);
        MateAnswer answer = MateAnswer.of(MATE_IN_1, mate, MateCounting.ALL);
        for (boolean isComplete : new boolean[] {true, false}) {
            RecordTree record = AnswerRecord.of(new TsumeAnswer(
                    MateProblem.of(MATE_IN_1), answer, line, Optional.empty(), Optional.empty(), isComplete));
            assertEquals(
                    answer.heading() + (isComplete ? "" : "\nnot all defences were found"),
                    record.root().comment());
        }
    }
}
