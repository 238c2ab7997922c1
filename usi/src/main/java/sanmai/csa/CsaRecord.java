package sanmai.csa;

import com.google.common.collect.ImmutableMap;
import java.time.Duration;
import sanmai.core.Color;
import sanmai.engine.Analysis;
import sanmai.notation.NotationException;
import sanmai.notation.csa.CsaEnd;
import sanmai.notation.evaluation.EvaluationStyle;
import sanmai.notation.evaluation.NodeEvaluation;
import sanmai.notation.format.MoveNotation;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Line;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** The record of a game on a server, with evaluations as floodgate has them. */
final class CsaRecord {
    private static final ImmutableMap<String, GameEnd> ENDS = ImmutableMap.<String, GameEnd>builder()
            .put("#RESIGN", GameEnd.RESIGNATION)
            .put("#TIME_UP", GameEnd.TIME_UP)
            .put("#JISHOGI", GameEnd.DECLARATION)
            .put("#SENNICHITE", GameEnd.REPETITION)
            .put("#MAX_MOVES", GameEnd.DRAW)
            .put("#CHUDAN", GameEnd.INTERRUPTION)
            .buildOrThrow();

    private final RecordTree tree;
    private final RecordCursor cursor;

    /** The record of a game that begins, or goes on, so. */
    CsaRecord(GameSummary summary) {
        tree = summary.record();
        tree.setPlayer(Color.BLACK, summary.player(Color.BLACK));
        tree.setPlayer(Color.WHITE, summary.player(Color.WHITE));
        cursor = new RecordCursor(tree);
        cursor.toEnd();
    }

    RecordTree tree() {
        return tree;
    }

    /** The position after the last move, with its history. Its moves must be undone by who makes any. */
    Position position() {
        return cursor.position();
    }

    /**
     * Makes a move as the server tells it.
     *
     * @return the move
     * @throws CsaException if it is not a legal one
     */
    Move play(String text, Duration time) {
        Move move;
        try {
            move = MoveNotation.CSA.parse(text, position());
        } catch (NotationException e) {
            throw new CsaException("the server says " + text + ": " + e.explanation());
        }
        cursor.play(move);
        cursor.node().setTime(time);
        return move;
    }

    /** Adds to the last move what the engine that made it thought. */
    void note(NodeEvaluation evaluation) {
        EvaluationStyle.FLOODGATE.add(evaluation, cursor);
    }

    /** Ends the record with the server's word for the reason and the winner's side. */
    void end(CsaResult result, Color side) {
        boolean isWonByTurn =
                result.outcome() == CsaResult.Outcome.WIN == (position().turn() == side);
        GameEnd end = result.reason().contains("ILLEGAL") || result.reason().equals("#OUTE_SENNICHITE")
                ? isWonByTurn ? GameEnd.OPPONENTS_ILLEGAL_ACTION : GameEnd.ILLEGAL_ACTION
                : ENDS.getOrDefault(result.reason(), GameEnd.INTERRUPTION);
        cursor.node().setEnd(end);
        cursor.node().setEndWords(end == GameEnd.DRAW ? CsaEnd.MAX_MOVES_WORDS : "");
    }

    /** What an analysis says, seen from Black as in records: its score, and its line after the first move. */
    static NodeEvaluation evaluation(Analysis analysis, Color turn) {
        int sign = turn == Color.BLACK ? 1 : -1;
        NodeEvaluation evaluation = analysis.mate().isPresent()
                ? NodeEvaluation.mate(analysis.mate().getAsInt() > 0 ? turn : turn.opposite())
                : NodeEvaluation.centipawns(sign * analysis.centipawns().orElse(0));
        Line line = analysis.pv();
        return evaluation.withLine(line.subList(Math.min(1, line.size()), line.size()));
    }
}
