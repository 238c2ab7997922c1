package sanmai.notation.evaluation;

import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import sanmai.core.Color;
import sanmai.shogi.Line;
import sanmai.shogi.Move;

/**
 * What an engine said of a place in a record. The value is seen from Black, whoever is to move.
 *
 * @param kind what the value counts
 * @param value centipawns, more than 0 if Black is better; or the plies to the mate, more than 0 if Black mates
 * @param depth the depth of the search in plies; empty if it is not known
 * @param nodes the number of positions searched; empty if it is not known
 * @param line the moves that the engine expects, from the place on; may be empty
 * @param engine the name of the engine; empty if it is not known
 */
public record NodeEvaluation(Kind kind, int value, OptionalInt depth, OptionalLong nodes, Line line, String engine) {
    /** The value of a mate of unknown length by Black; one by White has a minus. */
    public static final int SOME_MATE = 30_000;

    /** What a value counts. */
    public enum Kind {
        /** Hundredths of a pawn. */
        CENTIPAWNS,
        /** Plies to the mate. */
        MATE
    }

    /** A value in centipawns, more than 0 if Black is better. */
    public static NodeEvaluation centipawns(int value) {
        return of(Kind.CENTIPAWNS, value);
    }

    /**
     * A mate by a side after this number of plies.
     *
     * @throws IllegalArgumentException if it is less than 1
     */
    public static NodeEvaluation mate(Color winner, int plies) {
        if (plies < 1) {
            throw new IllegalArgumentException("a mate takes 1 ply or more, not " + plies);
        }
        return of(Kind.MATE, winner == Color.BLACK ? plies : -plies);
    }

    /** A mate of unknown length by a side. */
    public static NodeEvaluation mate(Color winner) {
        return mate(winner, SOME_MATE);
    }

    private static NodeEvaluation of(Kind kind, int value) {
        return new NodeEvaluation(kind, value, OptionalInt.empty(), OptionalLong.empty(), Line.EMPTY, "");
    }

    /** This evaluation with a depth in plies. */
    public NodeEvaluation withDepth(int plies) {
        return new NodeEvaluation(kind, value, OptionalInt.of(plies), nodes, line, engine);
    }

    /** This evaluation with a number of nodes. */
    public NodeEvaluation withNodes(long count) {
        return new NodeEvaluation(kind, value, depth, OptionalLong.of(count), line, engine);
    }

    /** This evaluation with a line. */
    public NodeEvaluation withLine(List<Move> moves) {
        return new NodeEvaluation(kind, value, depth, nodes, Line.copyOf(moves), engine);
    }

    /** This evaluation with the name of an engine. */
    public NodeEvaluation withEngine(String name) {
        return new NodeEvaluation(kind, value, depth, nodes, line, name);
    }

    /** Whether it is a mate. */
    public boolean isMate() {
        return kind == Kind.MATE;
    }

    /** Whether it is a mate whose length is known. */
    public boolean hasMateLength() {
        return isMate() && Math.abs(value) != SOME_MATE;
    }

    /** The value from the view of the side to move. */
    public int valueFor(Color turn) {
        return turn == Color.BLACK ? value : -value;
    }
}
