package sanmai.shogi;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.Collection;
import java.util.RandomAccess;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A line of play: a sequence of moves, Black and White in turn. Immutable. A list of {@link Move}s that keeps four bytes
 * for each; generators and searches ask for the codes.
 */
public final class Line extends AbstractList<Move> implements RandomAccess {
    /** No moves. */
    public static final Line EMPTY = new Line(new int[0]);

    private final int[] codes;

    private Line(int[] codes) {
        this.codes = codes;
    }

    /** The moves with these codes. */
    public static Line of(int... codes) {
        return codes.length == 0 ? EMPTY : new Line(codes.clone());
    }

    /** These moves. */
    public static Line copyOf(Collection<Move> moves) {
        return moves instanceof Line line
                ? line
                : new Line(moves.stream().mapToInt(Move::code).toArray());
    }

    /** The number of moves. */
    @Override
    public int size() {
        return codes.length;
    }

    /** The move at an index from 0. */
    @Override
    public Move get(int index) {
        return Move.of(codes[index]);
    }

    /** The code of the move at an index from 0. */
    public int code(int index) {
        return codes[index];
    }

    /** The code of the first move; {@link Move#NONE} if there is none. */
    public int firstCode() {
        return codes.length == 0 ? Move.NONE : codes[0];
    }

    /** The codes of the moves in order. */
    public IntStream codes() {
        return Arrays.stream(codes);
    }

    /** The moves in USI, separated by spaces. */
    @Override
    public String toString() {
        return codes().mapToObj(Move::usi).collect(Collectors.joining(" "));
    }
}
