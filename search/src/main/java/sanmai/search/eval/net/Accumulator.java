package sanmai.search.eval.net;

import static sanmai.core.TypeCode.KING;

import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.search.eval.Evaluation;
import sanmai.shogi.Hand;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * What one side sees of a position, summed up: what places are worth, and its units' sums. What a move changes is noted
 * when it is made, and added only if the sums are wanted, since many positions are never judged. When the side's own king
 * moves, all places are worth something else, and are counted anew; the units see another board only if the king crosses
 * the middle.
 */
final class Accumulator {
    private static final int LANES = Net.LANES;
    private static final int MOST = Evaluation.MAX_MOVES + 1;

    /** How many features a move changes: one goes and one comes; with a capture, one is taken and one gained in hand. */
    private static final int CHANGES = 4;

    private static final int NOTHING = -1;

    private static final long LOWEST_BITS = 0x0001_0001_0001_0001L;

    /** {@link Net#ONE} in each of four units. */
    private static final long ONES = Net.ONE * LOWEST_BITS;

    /** The bits of sums that are above {@link Net#ONE}, but for the offset. */
    private static final long ABOVE_ONE = (Net.OFFSET - 1 & ~Net.ONE) * LOWEST_BITS;

    private final int side;
    private final int ownKing;
    private final long[] rows;
    private final long[] start;
    private final int[] table;

    /** By the number of moves told: what each changed. */
    private final int[] changes = new int[MOST * CHANGES];

    /** By the number of moves told: whether the units' sums cannot be had from those before. */
    private final boolean[] otherView = new boolean[MOST];

    /** By the number of moves told: whether the worth of places cannot be had from that before. */
    private final boolean[] otherKing = new boolean[MOST];

    /** By the number of moves told: whether there are sums of units. */
    private final boolean[] unitsKnown = new boolean[MOST];

    /** By the number of moves told: whether it is known what the places are worth. */
    private final boolean[] placesKnown = new boolean[MOST];

    private final int[] places = new int[MOST];
    private final long[] units = new long[MOST * LANES];

    private final int[] list = new int[NetFeatures.MOST_ACTIVE];

    private int now;

    /** The sums of a side, by its ordinal. */
    Accumulator(Net net, int side) {
        this.side = side;
        ownKing = KING | side << Piece.COLOR_SHIFT;
        rows = net.rows;
        start = net.start;
        table = net.places;
    }

    /** Forgets all moves. */
    void set() {
        now = 0;
        otherView[0] = true;
        otherKing[0] = true;
        unitsKnown[0] = false;
        placesKnown[0] = false;
    }

    /** Hears of a move that is about to be made in the position. */
    void push(Position position, int move) {
        if (otherKing[now]) {
            // Later this position will no longer be there to be counted.
            complete(position);
        }
        now++;
        unitsKnown[now] = false;
        placesKnown[now] = false;
        int view = NetFeatures.view(side, position.king(side));
        otherKing[now] = Move.piece(move) == ownKing;
        otherView[now] = otherKing[now] && NetFeatures.view(side, Move.to(move)) != view;
        note(position, move, view, now * CHANGES);
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
        if (!unitsKnown[now]) {
            completeUnits(position);
        }
        if (!placesKnown[now]) {
            completePlaces(position);
        }
    }

    private void completeUnits(Position position) {
        int from = last(unitsKnown, otherView);
        if (!unitsKnown[from]) {
            countUnits(position);
        }
        for (int entry = from + 1; !unitsKnown[now]; entry++) {
            changeUnits(entry);
        }
    }

    private void completePlaces(Position position) {
        int from = last(placesKnown, otherKing);
        if (!placesKnown[from]) {
            countPlaces(position);
        }
        int king = NetFeatures.kingSeen(side, position.king(side)) * NetFeatures.COUNT;
        for (int entry = from + 1; !placesKnown[now]; entry++) {
            changePlaces(entry, king);
        }
    }

    /** The last entry that is known, or else cannot be had from those before. */
    private int last(boolean[] known, boolean[] anew) {
        int entry = now;
        while (!known[entry] && !anew[entry]) {
            entry--;
        }
        return entry;
    }

    private void countUnits(Position position) {
        int size = NetFeatures.list(position, NetFeatures.view(side, position.king(side)), list);
        int at = now * LANES;
        System.arraycopy(start, 0, units, at, LANES);
        for (int f = 0; f < size; f++) {
            int weights = list[f] * LANES;
            for (int i = 0; i < LANES; i++) {
                units[at + i] += rows[weights + i];
            }
        }
        unitsKnown[now] = true;
    }

    private void countPlaces(Position position) {
        int king = position.king(side);
        int size = NetFeatures.list(position, NetFeatures.view(side, king), list);
        int row = NetFeatures.kingSeen(side, king) * NetFeatures.COUNT;
        int sum = 0;
        for (int f = 0; f < size; f++) {
            sum += table[row + list[f]];
        }
        places[now] = sum;
        placesKnown[now] = true;
    }

    private void changePlaces(int entry, int king) {
        int at = entry * CHANGES;
        int sum = places[entry - 1] - table[king + changes[at]] + table[king + changes[at + 1]];
        if (changes[at + 2] != NOTHING) {
            sum += table[king + changes[at + 3]] - table[king + changes[at + 2]];
        }
        places[entry] = sum;
        placesKnown[entry] = true;
    }

    private void changeUnits(int entry) {
        int at = entry * CHANGES;
        int goes = changes[at] * LANES;
        int comes = changes[at + 1] * LANES;
        if (changes[at + 2] == NOTHING) {
            change(entry * LANES, goes, comes);
        } else {
            change(entry * LANES, goes, comes, changes[at + 2] * LANES, changes[at + 3] * LANES);
        }
        unitsKnown[entry] = true;
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
            long four = cut(units[now * LANES + lane]);
            int low = (int) four;
            int high = (int) (four >>> 32);
            int unit = first + lane * 4;
            sum += square(low & 0xFFFF) * worth[unit]
                    + square(low >>> 16) * worth[unit + 1]
                    + square(high & 0xFFFF) * worth[unit + 2]
                    + square(high >>> 16) * worth[unit + 3];
        }
        return sum;
    }

    /**
     * Four units' sums without their {@link Net#OFFSET}, cut off below 0 and above {@link Net#ONE}. Depends on the offset
     * being the highest of their bits and on all bits of {@link Net#ONE} being the lowest.
     */
    private static long cut(long four) {
        long positive = four >>> 15 & LOWEST_BITS;
        long kept = four & positive * (Net.OFFSET - 1);
        long great = (kept & ABOVE_ONE) + ABOVE_ONE >>> 15 & LOWEST_BITS;
        return (kept | great * Net.ONE) & ONES;
    }

    private static int square(int cut) {
        return cut * cut >>> Net.SQUARE_SHIFT;
    }
}
