package sanmai.search.eval.net;

import java.util.Arrays;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.search.eval.PieceValues;

/**
 * A handcrafted evaluation in the form of a net, with which learning begins: its neurons have no weights, and its other
 * numbers are a player's guess. Material counts; a step to a square near a king defends or attacks it, the nearer the more;
 * sliders count by mobility.
 */
public final class HandcraftedNet {
    /** In centipawns, for a defended square; to be divided by its distance from the own king plus one. */
    private static final int DEFENDED = 40;

    /** The same for an attacked square and the other king. */
    private static final int ATTACKED = 56;

    private static final int TEMPO = 20;

    /** For a square attacked by a slider: anywhere, beside and near the own king, beside and near the other king. */
    private static final int[] MOBILITY = {4, 14, 8, 24, 14};

    /** Both perspectives see each piece, so each counts half of its value. */
    private static final int HALF = Net.OUTPUT_SCALE / 2;

    private HandcraftedNet() {}

    /** The net. */
    public static Net get() {
        int[][] mobility = new int[OutputBucket.COUNT][SliderMobility.WEIGHTS];
        for (int[] ofBucket : mobility) {
            Arrays.setAll(ofBucket, i -> MOBILITY[i % SliderMobility.ZONES] * Net.OUTPUT_SCALE);
        }
        int[] tempo = new int[OutputBucket.COUNT];
        Arrays.fill(tempo, TEMPO * Net.OUTPUT_SCALE);
        return new Net(new Net.Weights(
                new int[1][NetFeatures.COUNT][Net.NEURONS_STEP],
                new int[Net.NEURONS_STEP],
                new int[OutputBucket.COUNT][2 * Net.NEURONS_STEP],
                pieceSquare(),
                kingRelative(),
                mobility,
                tempo));
    }

    private static int[] pieceSquare() {
        int[] values = new int[NetFeatures.COUNT];
        int perspective = NetFeatures.perspective(0, Square.parse("5i"));
        for (Color color : Color.values()) {
            int sign = color == Color.BLACK ? HALF : -HALF;
            for (PieceType type : PieceType.values()) {
                int piece = Piece.of(color, type);
                for (int square = 0; square < Square.COUNT; square++) {
                    values[NetFeatures.onBoard(perspective, piece, square)] = sign * PieceValues.ENGINE.onBoard(piece);
                }
            }
            for (int kind = 1; kind <= PieceType.HAND_KINDS; kind++) {
                for (int i = 0; i < PieceType.ofCode(kind).countInASet(); i++) {
                    values[NetFeatures.inHand(perspective, color.ordinal(), kind, i)] =
                            sign * PieceValues.ENGINE.inHand(kind);
                }
            }
        }
        return values;
    }

    private static int[] kingRelative() {
        int[] values = new int[NetFeatures.KING_RELATIVE_COUNT];
        for (int king = 0; king < Square.COUNT; king++) {
            // A perspective without mirror, with a king anywhere, so that every place relative to a king comes up.
            int perspective = NetFeatures.perspective(0, Square.parse("5i"));
            for (PieceType type : PieceType.values()) {
                for (int square = 0; square < Square.COUNT; square++) {
                    put(values, perspective, Piece.of(Color.BLACK, type), square, king, DEFENDED);
                    put(values, perspective, Piece.of(Color.WHITE, type), square, king, -ATTACKED);
                }
            }
        }
        return values;
    }

    /** A place relative to the king stands for several squares; at the edge a piece has fewer steps, so the most count. */
    private static void put(int[] values, int perspective, int piece, int square, int king, int weight) {
        int value = 0;
        for (int to : Attacks.steps(piece, square).squares().toArray()) {
            value += weight * Net.OUTPUT_SCALE / (Square.distance(king, to) + 1);
        }
        int at = NetFeatures.kingRelative(NetFeatures.onBoard(perspective, piece, square), king);
        if (Math.abs(value) > Math.abs(values[at])) {
            values[at] = value;
        }
    }
}
