package sanmai.notation.reading;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordProblem;
import sanmai.shogi.Move;

/** An illegal move, and what is said about it before the statement that the game was lost for it. */
final class IllegalLastMove {
    private final Move move;
    private final RecordProblem problem;
    private final List<String> comments = new ArrayList<>();
    private Optional<Duration> time = Optional.empty();

    IllegalLastMove(Move move, RecordProblem problem) {
        this.move = move;
        this.problem = problem;
    }

    void comment(String line) {
        comments.add(line);
    }

    void time(Duration used) {
        time = Optional.of(used);
    }

    List<String> comments() {
        return comments;
    }

    /** Whether an end says that the game was lost for the move before it. */
    static boolean saysItLost(GameEnd end) {
        return end == GameEnd.ILLEGAL_ACTION || end == GameEnd.OPPONENTS_ILLEGAL_ACTION || end == GameEnd.FAULT;
    }

    /** Ends the game at a node, which keeps the move: the move is no problem any more. */
    void end(RecordNode node, GameEnd how, List<RecordProblem> problems) {
        node.setEnd(how == GameEnd.FAULT ? how : GameEnd.ILLEGAL_ACTION);
        time.ifPresent(node::setEndTime);
        node.setIllegalMove(move);
        problems.remove(problem);
    }
}
