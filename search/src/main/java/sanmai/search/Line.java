package sanmai.search;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sanmai.shogi.Move;

/** A line of play: a sequence of moves, Black and White in turn. Immutable. */
public final class Line {
    /** No moves. */
    public static final Line EMPTY = new Line(new int[0]);

    private final int[] moves;

    private Line(int[] moves) {
        this.moves = moves;
    }

    /** These moves. */
    public static Line of(int... moves) {
        return moves.length == 0 ? EMPTY : new Line(moves.clone());
    }

    /** The number of moves. */
    public int length() {
        return moves.length;
    }

    /** The move at an index from 0. */
    public int move(int index) {
        return moves[index];
    }

    /** The first move; {@link Move#NONE} if there is none. */
    public int first() {
        return moves.length == 0 ? Move.NONE : moves[0];
    }

    /** The moves in order. */
    public IntStream moves() {
        return Arrays.stream(moves);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Line that && Arrays.equals(moves, that.moves);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(moves);
    }

    /** The moves in USI, separated by spaces. */
    @Override
    public String toString() {
        return moves().mapToObj(Move::usi).collect(Collectors.joining(" "));
    }
}
