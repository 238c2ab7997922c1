package sanmai.search.eval.net;

import static sanmai.core.TypeCode.KING;

import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.search.eval.Evaluation;
import sanmai.shogi.Hand;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * The accumulator of one perspective: the sum of each neuron, and the sum of the piece-square values. It is updated
 * incrementally and lazily: a move only notes which features it changes, and they are added when a score is wanted, since
 * many positions are never judged.
 *
 * <p>When the side's own king moves, every piece-square value changes, so their sum is refreshed (computed from all pieces).
 * The neurons see other features, or features with other weights, only if the king crosses the middle file, which mirrors
 * the board, or comes into another {@link KingBucket}; only then are they refreshed.
 */
final class Accumulator {
    private static final int SIZE = Evaluation.MAX_MOVES + 1;

    /**
     * The number of features that a move changes: one is removed and one added; with a capture, the victim is removed and a
     * piece in hand is added.
     */
    private static final int CHANGES = 4;

    private static final int NO_CAPTURE = -1;

    private final int side;
    private final int ownKing;

    /** The number of longs that the neurons take. */
    private final int longs;

    private final long[] featureWeights;
    private final int[] kingBucketStart;
    private final long[] biases;
    private final int[] pieceSquareTable;

    // All that follows is by ply, the number of moves pushed, as far as to "now".

    /** The features that the move changed. */
    private final int[] changes = new int[SIZE * CHANGES];

    /** Whether the neurons must be refreshed here, since the move changed the perspective. */
    private final boolean[] neuronsRefresh = new boolean[SIZE];

    /** Whether the piece-square sum must be refreshed here, since the move was the own king's. */
    private final boolean[] pieceSquareRefresh = new boolean[SIZE];

    private final boolean[] neuronsComputed = new boolean[SIZE];
    private final boolean[] pieceSquareComputed = new boolean[SIZE];
    private final int[] pieceSquare = new int[SIZE];
    private final long[] neurons;

    private final int[] active = new int[NetFeatures.MAX_ACTIVE];

    private int now;

    /** The accumulator of a side, by its ordinal. */
    Accumulator(Net net, int side) {
        this.side = side;
        ownKing = KING | side << Piece.COLOR_SHIFT;
        longs = net.longs;
        neurons = new long[SIZE * longs];
        featureWeights = net.featureWeights;
        kingBucketStart = net.kingBucketStart;
        biases = net.biases;
        pieceSquareTable = net.pieceSquare;
    }

    /** About what the accumulator of a net takes, in bytes: what it has for each ply. */
    static long bytes(Net net) {
        return SIZE * (CHANGES * Integer.BYTES + net.longs * (long) Long.BYTES + Integer.BYTES + 4);
    }

    /** Forgets all moves; what follows belongs to another position. */
    void set() {
        now = 0;
        neuronsRefresh[0] = true;
        pieceSquareRefresh[0] = true;
        neuronsComputed[0] = false;
        pieceSquareComputed[0] = false;
    }

    /** Hears of a move that is about to be made in the position. */
    void push(Position position, int move) {
        if (pieceSquareRefresh[now]) {
            // A refresh needs the position, which will be gone when a later score wants this entry.
            compute(position);
        }
        now++;
        neuronsComputed[now] = false;
        pieceSquareComputed[now] = false;
        int king = position.king(side);
        pieceSquareRefresh[now] = Move.piece(move) == ownKing;
        neuronsRefresh[now] = pieceSquareRefresh[now] && changesWeights(king, Move.to(move));
        noteChanges(position, move, NetFeatures.perspective(side, king), now * CHANGES);
    }

    private boolean changesWeights(int from, int to) {
        return NetFeatures.perspective(side, from) != NetFeatures.perspective(side, to)
                || kingBucketStart(from) != kingBucketStart(to);
    }

    /** Where the feature weights begin for a king on this square. */
    private int kingBucketStart(int king) {
        return kingBucketStart[NetFeatures.orientedKing(side, king)];
    }

    private void noteChanges(Position position, int move, int perspective, int at) {
        int piece = Move.piece(move);
        int us = piece >>> Piece.COLOR_SHIFT;
        int to = Move.to(move);
        int hand = position.hand(us);
        changes[at + 1] = NetFeatures.onBoard(perspective, Move.placedPiece(move), to);
        changes[at + 2] = NO_CAPTURE;
        if (Move.isDrop(move)) {
            int kind = Piece.typeCode(piece);
            changes[at] = NetFeatures.inHand(perspective, us, kind, Hand.count(hand, kind) - 1);
            return;
        }
        changes[at] = NetFeatures.onBoard(perspective, piece, Move.from(move));
        int victim = position.pieceAt(to);
        if (victim != Piece.NONE) {
            int kind = victim & PieceType.HAND_KINDS;
            changes[at + 2] = NetFeatures.onBoard(perspective, victim, to);
            changes[at + 3] = NetFeatures.inHand(perspective, us, kind, Hand.count(hand, kind));
        }
    }

    /** Hears that the last move has been taken back. */
    void pop() {
        now--;
    }

    /** Brings the sums up to date with the position, which the moves pushed have reached. */
    void compute(Position position) {
        if (pieceSquareRefresh[now] && !pieceSquareComputed[now]) {
            refresh(position);
        }
        if (!neuronsComputed[now]) {
            computeNeurons(position);
        }
        if (!pieceSquareComputed[now]) {
            computePieceSquare(position);
        }
    }

    private void computeNeurons(Position position) {
        int start = kingBucketStart(position.king(side));
        for (int entry = last(neuronsComputed) + 1; entry <= now; entry++) {
            updateNeurons(entry, start);
        }
    }

    private void computePieceSquare(Position position) {
        int king = NetFeatures.orientedKing(side, position.king(side)) * NetFeatures.COUNT;
        for (int entry = last(pieceSquareComputed) + 1; entry <= now; entry++) {
            updatePieceSquare(entry, king);
        }
    }

    /** The last entry that is computed. Those that must be refreshed are computed before a move is pushed after them. */
    private int last(boolean[] computed) {
        int entry = now;
        while (!computed[entry]) {
            entry--;
        }
        return entry;
    }

    private void refresh(Position position) {
        int king = position.king(side);
        int size = NetFeatures.listActive(position, NetFeatures.perspective(side, king), active);
        refreshPieceSquare(NetFeatures.orientedKing(side, king) * NetFeatures.COUNT, size);
        if (neuronsRefresh[now]) {
            refreshNeurons(kingBucketStart(king), size);
        }
    }

    private void refreshNeurons(int start, int size) {
        int at = now * longs;
        System.arraycopy(biases, 0, neurons, at, longs);
        for (int f = 0; f < size; f++) {
            int weights = start + active[f] * longs;
            for (int i = 0; i < longs; i++) {
                neurons[at + i] += featureWeights[weights + i];
            }
        }
        neuronsComputed[now] = true;
    }

    private void refreshPieceSquare(int king, int size) {
        int sum = 0;
        for (int f = 0; f < size; f++) {
            sum += pieceSquareTable[king + active[f]];
        }
        pieceSquare[now] = sum;
        pieceSquareComputed[now] = true;
    }

    private void updatePieceSquare(int entry, int king) {
        int at = entry * CHANGES;
        int sum = pieceSquare[entry - 1]
                - pieceSquareTable[king + changes[at]]
                + pieceSquareTable[king + changes[at + 1]];
        if (changes[at + 2] != NO_CAPTURE) {
            sum += pieceSquareTable[king + changes[at + 3]] - pieceSquareTable[king + changes[at + 2]];
        }
        pieceSquare[entry] = sum;
        pieceSquareComputed[entry] = true;
    }

    private void updateNeurons(int entry, int start) {
        int at = entry * CHANGES;
        int removed = start + changes[at] * longs;
        int added = start + changes[at + 1] * longs;
        if (changes[at + 2] == NO_CAPTURE) {
            update(entry * longs, removed, added);
        } else {
            update(entry * longs, removed, added, start + changes[at + 2] * longs, start + changes[at + 3] * longs);
        }
        neuronsComputed[entry] = true;
    }

    private void update(int after, int removed, int added) {
        int before = after - longs;
        for (int i = 0; i < longs; i++) {
            neurons[after + i] = neurons[before + i] - featureWeights[removed + i] + featureWeights[added + i];
        }
    }

    private void update(int after, int removed, int added, int victim, int inHand) {
        int before = after - longs;
        for (int i = 0; i < longs; i++) {
            neurons[after + i] = neurons[before + i]
                    - featureWeights[removed + i]
                    + featureWeights[added + i]
                    - featureWeights[victim + i]
                    + featureWeights[inHand + i];
        }
    }

    /** The sum of the piece-square values; {@link #compute} comes first. */
    int pieceSquare() {
        return pieceSquare[now];
    }

    /**
     * The part of the output that the neurons of this perspective give, times {@link Net#FULL_ACTIVATION}; {@link #compute}
     * comes first.
     *
     * @param firstWeight where the output weights of this perspective begin
     */
    long hiddenLayer(int[] outputWeights, int firstWeight) {
        return Screlu.dotProduct(neurons, now * longs, longs, outputWeights, firstWeight);
    }
}
