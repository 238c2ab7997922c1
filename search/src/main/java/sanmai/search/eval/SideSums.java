package sanmai.search.eval;

import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.shogi.Hand;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * What one side sees of a position, summed up: what places are worth, and its units' sums. What a move changes is noted
 * when it is made, and added only if the sums are wanted, since many positions are never judged. When the side's own king
 * moves, it sees another board, and everything is counted anew.
 */
final class SideSums {
    private static final int LANES = Net.LANES;
    private static final int MOST = Evaluation.MOST_MOVES + 1;

    /** How many features a move changes: one goes and one comes; with a capture, one is taken and one gained in hand. */
    private static final int CHANGES = 4;

    private static final int NOTHING = -1;

    private final int side;
    private final int ownKing;
    private final long[] rows;
    private final long[] start;
    private final int[] table;

    /** By the number of moves told: what each changed. */
    private final int[] changes = new int[MOST * CHANGES];

    /** By the number of moves told: whether the sums cannot be had from those before. */
    private final boolean[] anew = new boolean[MOST];

    /** By the number of moves told: whether there are sums. */
    private final boolean[] known = new boolean[MOST];

    private final int[] places = new int[MOST];
    private final long[] units = new long[MOST * LANES];

    private final int[] list = new int[NetFeatures.MOST_ACTIVE];

    private int now;

    /** The sums of a side, by its ordinal. */
    SideSums(Net net, int side) {
        this.side = side;
        ownKing = PieceType.KING.code() | side << Piece.COLOR_SHIFT;
        rows = net.rows;
        start = net.start;
        table = net.places;
    }

    /** Forgets all moves. */
    void set() {
        now = 0;
        anew[0] = true;
        known[0] = false;
    }

    /** Hears of a move that is about to be made in the position. */
    void push(Position position, int move) {
        if (anew[now]) {
            // Later this position will no longer be there to be counted.
            complete(position);
        }
        now++;
        known[now] = false;
        anew[now] = Move.piece(move) == ownKing;
        if (!anew[now]) {
            note(position, move, NetFeatures.view(side, position.king(side)), now * CHANGES);
        }
    }

    private void note(Position position, int move, int view, int at) {
        int piece = Move.piece(move);
        int us = piece >>> Piece.COLOR_SHIFT;
        int to = Move.to(move);
        int hand = position.hand(us);
        changes[at + 1] = NetFeatures.onBoard(view, Move.placedPiece(move), to);
        changes[at + 2] = NOTHING;
        if (Move.isDrop(move)) {
            int kind = Piece.typeCode(piece);
            changes[at] = NetFeatures.inHand(view, us, kind, Hand.count(hand, kind) - 1);
            return;
        }
        changes[at] = NetFeatures.onBoard(view, piece, Move.from(move));
        int victim = position.pieceAt(to);
        if (victim != Piece.NONE) {
            int kind = victim & PieceType.HAND_KINDS;
            changes[at + 2] = NetFeatures.onBoard(view, victim, to);
            changes[at + 3] = NetFeatures.inHand(view, us, kind, Hand.count(hand, kind));
        }
    }

    /** Hears that the last move has been taken back. */
    void pop() {
        now--;
    }

    /** Brings the sums up to date with the position. */
    void complete(Position position) {
        if (known[now]) {
            return;
        }
        int from = now;
        while (!known[from] && !anew[from]) {
            from--;
        }
        if (!known[from]) {
            count(position);
            return;
        }
        int king = NetFeatures.kingSeen(side, position.king(side)) * NetFeatures.COUNT;
        for (int entry = from + 1; entry <= now; entry++) {
            change(entry, king);
        }
    }

    private void count(Position position) {
        int king = position.king(side);
        int size = NetFeatures.list(position, NetFeatures.view(side, king), list);
        int row = NetFeatures.kingSeen(side, king) * NetFeatures.COUNT;
        int at = now * LANES;
        int sum = 0;
        System.arraycopy(start, 0, units, at, LANES);
        for (int f = 0; f < size; f++) {
            sum += table[row + list[f]];
            int weights = list[f] * LANES;
            for (int i = 0; i < LANES; i++) {
                units[at + i] += rows[weights + i];
            }
        }
        places[now] = sum;
        known[now] = true;
    }

    /** Adds what a move has changed to the sums before it. */
    private void change(int entry, int king) {
        int at = entry * CHANGES;
        int goes = changes[at];
        int comes = changes[at + 1];
        int taken = changes[at + 2];
        if (taken == NOTHING) {
            change(entry * LANES, goes * LANES, comes * LANES);
            places[entry] = places[entry - 1] - table[king + goes] + table[king + comes];
        } else {
            int gained = changes[at + 3];
            change(entry * LANES, goes * LANES, comes * LANES, taken * LANES, gained * LANES);
            places[entry] = places[entry - 1]
                    - table[king + goes]
                    + table[king + comes]
                    - table[king + taken]
                    + table[king + gained];
        }
        known[entry] = true;
    }

    private void change(int after, int goes, int comes) {
        int before = after - LANES;
        for (int i = 0; i < LANES; i++) {
            units[after + i] = units[before + i] - rows[goes + i] + rows[comes + i];
        }
    }

    private void change(int after, int goes, int comes, int taken, int gained) {
        int before = after - LANES;
        for (int i = 0; i < LANES; i++) {
            units[after + i] =
                    units[before + i] - rows[goes + i] + rows[comes + i] - rows[taken + i] + rows[gained + i];
        }
    }

    /** What the places are worth for the side; the sums must be {@linkplain #complete complete}. */
    int places() {
        return places[now];
    }

    /**
     * What the units are worth, times {@link Net#ACTIVE}; the sums must be {@linkplain #complete complete}.
     *
     * @param worth what units are worth
     * @param first where those of this side begin
     */
    int units(int[] worth, int first) {
        int sum = 0;
        for (int lane = 0; lane < LANES; lane++) {
            long four = units[now * LANES + lane];
            int low = (int) four;
            int high = (int) (four >>> 32);
            int unit = first + lane * 4;
            sum += activation(low & 0xFFFF) * worth[unit]
                    + activation(low >>> 16) * worth[unit + 1]
                    + activation(high & 0xFFFF) * worth[unit + 2]
                    + activation(high >>> 16) * worth[unit + 3];
        }
        return sum;
    }

    private static int activation(int lane) {
        int cut = Math.max(0, Math.min(lane - Net.OFFSET, Net.ONE));
        return cut * cut >>> Net.SQUARE_SHIFT;
    }
}
