package sanmai.movegen.perft;

import java.util.ArrayList;
import java.util.List;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.movegen.LegalMoves;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * The unique positions after a number of plies with their occurrences, the numbers of lines that lead to each. The tree below a
 * position is counted once, and its leaves count as often as the position occurs.
 *
 * <p>They are sorted by the pieces on the board of the side that has just moved. Lines that differ only in the order of the
 * other side's moves, the next one included, are then close together, so that a small hash table finds all positions of the
 * next ply that occur several times.
 *
 * <p>Threads may share it.
 */
final class UniquePositions {
    private static final int MIX = 0x9E3779B1;

    /** The levels from the root, which has one position, to the last ply. */
    private final List<UniqueLevel> levels = new ArrayList<>();

    private final long[] order;

    private UniquePositions(Position root, int plies, PerftListener listener) {
        UniqueLevel level = new UniqueLevel();
        level.add(root.key(), 0, Move.NONE, 1, 0);
        levels.add(level);
        for (int ply = 1; ply <= plies; ply++) {
            level.seal();
            level = next(root);
            levels.add(level);
            listener.uniquePositions(ply, level.size());
        }
        order = level.byGroup();
        level.seal();
    }

    /**
     * Finds them.
     *
     * @param root the position before the first ply, which is the same afterwards
     * @param plies the number of plies
     * @param listener hears of each ply
     * @throws WalkInterrupted if the thread is interrupted
     */
    static UniquePositions of(Position root, int plies, PerftListener listener) {
        return new UniquePositions(root, plies, listener);
    }

    private UniqueLevel next(Position position) {
        UniqueLevel last = levels.get(levels.size() - 1);
        UniqueLevel next = new UniqueLevel();
        LegalMoves generator = new LegalMoves();
        MoveList list = new MoveList();
        for (int i = 0; i < last.size(); i++) {
            if (Thread.currentThread().isInterrupted()) {
                throw new WalkInterrupted();
            }
            play(i, position);
            generator.generate(position, list);
            int group = group(position);
            for (int j = 0; j < list.size(); j++) {
                int move = list.get(j);
                next.add(position.keyAfter(move), i, move, last.lines(i), groupAfter(group, move));
            }
            leave(position);
        }
        return next;
    }

    /** A hash of the pieces on the board of the side to move. */
    private static int group(Position position) {
        Color turn = position.turn();
        int group = 0;
        for (int square = 0; square < Square.COUNT; square++) {
            int piece = position.pieceAt(square);
            if (piece != Piece.NONE && Piece.color(piece) == turn) {
                group ^= hash(piece, square);
            }
        }
        return group;
    }

    private static int groupAfter(int group, int move) {
        int placed = group ^ hash(Move.placedPiece(move), Move.to(move));
        return Move.isDrop(move) ? placed : placed ^ hash(Move.piece(move), Move.from(move));
    }

    private static int hash(int piece, int square) {
        int hash = Piece.onSquare(piece, square) * MIX;
        return (hash ^ hash >>> 15) * MIX;
    }

    /** The number of plies that lead to each. */
    int plies() {
        return levels.size() - 1;
    }

    /**
     * The place in the order where a {@linkplain PerftPart#shares share} begins.
     *
     * @param share its number, from 1; one more than the last gives the number of positions
     */
    int firstOf(int share) {
        return (int) ((long) order.length * (share - 1) / PerftPart.SHARES);
    }

    /** The number of lines that lead to a position, given its place in the order. */
    long occurrences(int place) {
        return levels.get(levels.size() - 1).lines((int) order[place]);
    }

    /** Goes from the root to a position, given its place in the order. */
    void enter(int place, Position root) {
        play((int) order[place], root);
    }

    /** Goes back to the root. */
    void leave(Position position) {
        for (int ply = 0; ply < plies(); ply++) {
            position.undoMove();
        }
    }

    private void play(int index, Position root) {
        int[] line = new int[plies()];
        int at = index;
        for (int ply = line.length; ply > 0; ply--) {
            UniqueLevel level = levels.get(ply);
            line[ply - 1] = level.move(at);
            at = level.parent(at);
        }
        for (int move : line) {
            root.doMove(move);
        }
    }
}
