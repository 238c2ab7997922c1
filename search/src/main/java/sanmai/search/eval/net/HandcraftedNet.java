package sanmai.search.eval.net;

import java.util.Arrays;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.search.eval.material.PieceValues;

/**
 * A handcrafted evaluation in the form of a net, with which learning begins: the weights of its neurons are 0, and its
 * other numbers are a player's guess. It counts material, steps to squares near a king (they defend or attack it, the
 * nearer the more) and the mobility of sliders.
 */
public final class HandcraftedNet {
    /** In centipawns, for a defended square; to be divided by its distance from the own king plus one. */
    private static final int DEFENDED = 40;

    /** In centipawns, for an attacked square; to be divided by its distance from the other king plus one. */
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
        for (int whose = 0; whose < 2; whose++) {
            int sign = whose == 0 ? HALF : -HALF;
            for (PieceType type : PieceType.values()) {
                int value = PieceValues.ENGINE.onBoard(Piece.code(Color.BLACK, type));
                for (int square = 0; square < Square.COUNT; square++) {
                    values[NetFeatures.NUMBERS.onBoard(whose, type, square)] = sign * value;
                }
            }
            for (int kind = 1; kind <= PieceType.HAND_KINDS; kind++) {
                for (int before = 0; before < PieceType.ofCode(kind).countInASet(); before++) {
                    values[NetFeatures.NUMBERS.inHand(whose, kind, before)] = sign * PieceValues.ENGINE.inHand(kind);
                }
            }
        }
        return values;
    }

    /** A king may stand anywhere here, so that each place relative to a king comes up. */
    private static int[] kingRelative() {
        int[] values = new int[NetFeatures.KING_RELATIVE_COUNT];
        for (int king = 0; king < Square.COUNT; king++) {
            for (PieceType type : PieceType.values()) {
                for (int square = 0; square < Square.COUNT; square++) {
                    for (int whose = 0; whose < 2; whose++) {
                        int feature = NetFeatures.NUMBERS.onBoard(whose, type, square);
                        int value = steps(Piece.code(Color.of(whose), type), square, king);
                        int relative = NetFeatures.kingRelative(feature, king);
                        // One place relative to a king is several squares; at an edge a piece has fewer steps.
                        if (Math.abs(value) > Math.abs(values[relative])) {
                            values[relative] = value;
                        }
                    }
                }
            }
        }
        return values;
    }

    /** The value of the steps of a piece: the nearer to the king, the greater. */
    private static int steps(int piece, int square, int king) {
        int weight = Piece.color(piece) == Color.BLACK ? DEFENDED : -ATTACKED;
        int value = 0;
        for (int to : Attacks.steps(piece, square).squares().toArray()) {
            value += weight * Net.OUTPUT_SCALE / (Square.distance(king, to) + 1);
        }
        return value;
    }
}
