package sanmai.movegen.perft;

import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import sanmai.movegen.LegalMoves;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * A part of a tree: the leaves below a move at the root and a reply to it. Root moves alone would be too few and too
 * unequal parts, since some have ten times the leaves of others. If unique positions are wanted, a part is a share of them.
 *
 * @param number its number among the parts of its tree, from 1
 * @param move the move at the root; {@link Move#NONE} if the root itself is the only leaf, and for a share
 * @param reply the reply; {@link Move#NONE} if the part is the whole tree below the move, and for a share
 */
public record PerftPart(int number, int move, int reply) {
    /** From this depth on the tree is cut below the replies; a shallower one below the root moves. */
    static final int REPLIES_FROM = 3;

    /** The number of shares of unique positions. */
    static final int SHARES = 1000;

    /** In place of replies: the whole tree below a move. */
    private static final ImmutableList<Integer> WHOLE = ImmutableList.of(Move.NONE);

    /**
     * Cuts a tree into its parts, in the order of the moves' USI text, so that every process numbers them alike. Every
     * root move has a part, also one that mates. The position is the same afterwards.
     *
     * @param depth the depth of the tree in plies, from 0
     */
    public static List<PerftPart> of(Position position, int depth) {
        if (depth == 0) {
            return ImmutableList.of(new PerftPart(1, Move.NONE, Move.NONE));
        }
        ImmutableList.Builder<PerftPart> parts = ImmutableList.builder();
        int number = 1;
        for (int move : moves(position)) {
            for (int reply : depth < REPLIES_FROM ? WHOLE : replies(position, move)) {
                parts.add(new PerftPart(number, move, reply));
                number++;
            }
        }
        return parts.build();
    }

    /** The shares of unique positions, of the same number of positions each. */
    static List<PerftPart> shares() {
        return IntStream.rangeClosed(1, SHARES)
                .mapToObj(number -> new PerftPart(number, Move.NONE, Move.NONE))
                .toList();
    }

    private static ImmutableList<Integer> replies(Position position, int move) {
        position.doMove(move);
        ImmutableList<Integer> replies = moves(position);
        position.undoMove();
        return replies.isEmpty() ? WHOLE : replies;
    }

    private static ImmutableList<Integer> moves(Position position) {
        MoveList list = LegalMoves.of(position);
        return list.stream().boxed().sorted(Comparator.comparing(Move::usi)).collect(ImmutableList.toImmutableList());
    }

    /** The number of moves that lead to the part, 0 to 2. */
    int plies() {
        return (move == Move.NONE ? 0 : 1) + (reply == Move.NONE ? 0 : 1);
    }

    /** The moves that lead to the part, such as {@code 7g7f 3c3d}; empty if there are none. */
    @Override
    public String toString() {
        return switch (plies()) {
            case 0 -> "";
            case 1 -> Move.usi(move);
            default -> Move.usi(move) + " " + Move.usi(reply);
        };
    }
}
