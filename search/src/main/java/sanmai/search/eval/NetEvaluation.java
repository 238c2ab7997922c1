package sanmai.search.eval;

import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.shogi.Hand;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * Judges positions by a {@link Net}. Each side's sums are kept from move to move, by what a move takes away and adds.
 * When a king moves, all places are new to its side; when it crosses the middle file, so are the units. Such sums are
 * counted anew when they are wanted.
 */
public final class NetEvaluation implements Evaluation {
    private static final int KING = PieceType.KING.code();
    private static final int LANES = Net.LANES;
    private static final int UNKNOWN = Integer.MIN_VALUE;

    private final Net net;
    private final long[] rows;
    private final int[] table;

    /** By the number of moves told and side: the sums of units, if they are known. */
    private final long[] units = new long[(MOST_MOVES + 1) * 2 * LANES];

    private final boolean[] unitsKnown = new boolean[(MOST_MOVES + 1) * 2];

    /** By the number of moves told and side: what the places are worth, or {@link #UNKNOWN}. */
    private final int[] places = new int[(MOST_MOVES + 1) * 2];

    private final int[] list = new int[Piece.LIMIT * 2];

    private int now;

    /** An evaluation by the shipped net. */
    public NetEvaluation() {
        this(ShippedNet.get());
    }

    /** An evaluation by this net. */
    public NetEvaluation(Net net) {
        this.net = net;
        rows = net.rows;
        table = net.places;
    }

    @Override
    public void set(Position position) {
        now = 0;
        forget(0);
        forget(1);
    }

    private void forget(int entry) {
        unitsKnown[entry] = false;
        places[entry] = UNKNOWN;
    }

    @Override
    public void push(Position position, int move) {
        for (int side = 0; side < 2; side++) {
            int king = position.king(side);
            int view = NetFeatures.view(side, king);
            if (Move.piece(move) != (KING | side << Piece.COLOR_SHIFT)) {
                complete(position, side);
                update(position, move, side, view, NetFeatures.kingSeen(side, king) * NetFeatures.COUNT);
            } else if (NetFeatures.view(side, Move.to(move)) == view) {
                complete(position, side);
                update(position, move, side, view, NetFeatures.kingSeen(side, king) * NetFeatures.COUNT);
                places[now * 2 + 2 + side] = UNKNOWN;
            } else {
                forget(now * 2 + 2 + side);
            }
        }
        now++;
    }

    private void update(Position position, int move, int side, int view, int king) {
        int before = now * 2 + side;
        int after = before + 2;
        int piece = Move.piece(move);
        int us = piece >>> Piece.COLOR_SHIFT;
        int to = Move.to(move);
        int hand = position.hand(us);
        int comes = NetFeatures.onBoard(view, Move.placedPiece(move), to);
        int goes;
        unitsKnown[after] = true;
        if (Move.isDrop(move)) {
            int kind = Piece.typeCode(piece);
            goes = NetFeatures.inHand(view, us, kind, Hand.count(hand, kind) - 1);
        } else {
            goes = NetFeatures.onBoard(view, piece, Move.from(move));
            int victim = position.pieceAt(to);
            if (victim != Piece.NONE) {
                int kind = victim & PieceType.HAND_KINDS;
                int taken = NetFeatures.onBoard(view, victim, to);
                int gained = NetFeatures.inHand(view, us, kind, Hand.count(hand, kind));
                change(before * LANES, after * LANES, goes * LANES, comes * LANES, taken * LANES, gained * LANES);
                places[after] = places[before]
                        - table[king + goes]
                        + table[king + comes]
                        - table[king + taken]
                        + table[king + gained];
                return;
            }
        }
        change(before * LANES, after * LANES, goes * LANES, comes * LANES);
        places[after] = places[before] - table[king + goes] + table[king + comes];
    }

    private void change(int before, int after, int goes, int comes) {
        for (int i = 0; i < LANES; i++) {
            units[after + i] = units[before + i] - rows[goes + i] + rows[comes + i];
        }
    }

    private void change(int before, int after, int goes, int comes, int taken, int gained) {
        for (int i = 0; i < LANES; i++) {
            units[after + i] =
                    units[before + i] - rows[goes + i] + rows[comes + i] - rows[taken + i] + rows[gained + i];
        }
    }

    @Override
    public void pop() {
        now--;
    }

    /** Counts what is unknown since the side's king has moved. */
    private void complete(Position position, int side) {
        int entry = now * 2 + side;
        if (unitsKnown[entry] && places[entry] != UNKNOWN) {
            return;
        }
        int king = position.king(side);
        int size = NetFeatures.list(position, NetFeatures.view(side, king), list);
        if (!unitsKnown[entry]) {
            countUnits(size, entry * LANES);
            unitsKnown[entry] = true;
        }
        int row = NetFeatures.kingSeen(side, king) * NetFeatures.COUNT;
        int sum = 0;
        for (int f = 0; f < size; f++) {
            sum += table[row + list[f]];
        }
        places[entry] = sum;
    }

    private void countUnits(int size, int at) {
        System.arraycopy(net.start, 0, units, at, LANES);
        for (int f = 0; f < size; f++) {
            int row = list[f] * LANES;
            for (int i = 0; i < LANES; i++) {
                units[at + i] += rows[row + i];
            }
        }
    }

    @Override
    public int score(Position position) {
        int us = position.turnOrdinal();
        int them = us ^ 1;
        complete(position, us);
        complete(position, them);
        int ours = now * 2 + us;
        int theirs = now * 2 + them;
        int active = worthOfUnits(ours * LANES, 0) + worthOfUnits(theirs * LANES, Net.WIDTH);
        long score = places[ours]
                - places[theirs]
                + net.tempo
                + Slides.worth(position, us, net.slides)
                - Slides.worth(position, them, net.slides)
                + active / Net.ACTIVE;
        return (int) Math.max(-MOST, Math.min(score / Net.FINE, MOST));
    }

    /** What the units of a side are worth, times {@link Net#ACTIVE}. */
    private int worthOfUnits(int at, int first) {
        int[] worth = net.worth;
        int sum = 0;
        for (int lane = 0; lane < LANES; lane++) {
            long four = units[at + lane];
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
