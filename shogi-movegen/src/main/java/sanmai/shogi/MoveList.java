package sanmai.shogi;

import java.util.stream.IntStream;

/**
 * A list of moves in one array that is filled again and again; nothing is allocated after its construction. Not safe
 * for use by several threads.
 */
public final class MoveList {
    /** No position has more moves than this: 593 is the greatest known number of legal ones. */
    public static final int CAPACITY = 1024;

    private final int[] moves = new int[CAPACITY];
    private int size;

    /** The number of moves in the list. */
    public int size() {
        return size;
    }

    /** The move at an index from 0 to {@code size() - 1}; beyond that what an earlier filling left. */
    public int get(int index) {
        return moves[index];
    }

    /** The array behind the list, for generators that write many moves at once and then say {@link #resize}. */
    public int[] array() {
        return moves;
    }

    /** Sets the number of moves of the {@link #array()} that are in the list. */
    public void resize(int newSize) {
        size = newSize;
    }

    /** Adds a move at the end. */
    public void add(int move) {
        moves[size++] = move;
    }

    /** Removes all moves. */
    public void clear() {
        size = 0;
    }

    /** Whether the move is in the list. */
    public boolean contains(int move) {
        for (int i = 0; i < size; i++) {
            if (moves[i] == move) {
                return true;
            }
        }
        return false;
    }

    /** The moves in the order of the list. */
    public IntStream stream() {
        return IntStream.range(0, size).map(i -> moves[i]);
    }

    @Override
    public String toString() {
        return stream().mapToObj(Move::usi).toList().toString();
    }
}
