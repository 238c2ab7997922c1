package sanmai.search.eval.net;

import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.search.eval.PieceValues;

/**
 * The net with which learning begins: nothing is learnt in it, and no unit is worth anything. Its numbers are a player's
 * guess: material; a step to a square near a king protects or attacks it, the more the nearer; a slide is worth what it
 * reaches.
 */
public final class HandcraftedNet {
    /** What a protected square is worth, to be divided by its distance from the king plus one. */
    private static final int PROTECTED = 40;

    /** The same for an attacked square. */
    private static final int ATTACKED = 56;

    private static final int TEMPO = 20;

    /** A square attacked by a slide: anywhere, beside and near the own king, beside and near the other's. */
    private static final int[] SLIDES = {4, 14, 8, 24, 14};

    private static final int[] NOTHING = new int[2 * Net.WIDTH];

    /** What both sides see counts for both: half of it for each. */
    private static final int HALF = Net.FINE / 2;

    private HandcraftedNet() {}

    /** The net. */
    public static Net get() {
        int[] slides = new int[SliderMobility.WEIGHTS];
        for (int i = 0; i < slides.length; i++) {
            slides[i] = SLIDES[i % SliderMobility.ZONES] * Net.FINE;
        }
        return new Net(new Net.Weights(
                new int[NetFeatures.COUNT][Net.WIDTH],
                new int[Net.WIDTH],
                NOTHING,
                places(),
                relative(),
                slides,
                TEMPO * Net.FINE));
    }

    private static int[] places() {
        int[] places = new int[NetFeatures.COUNT];
        int view = NetFeatures.view(0, Square.parse("5i"));
        for (Color color : Color.values()) {
            int sign = color == Color.BLACK ? HALF : -HALF;
            for (PieceType type : PieceType.values()) {
                int piece = Piece.of(color, type);
                for (int square = 0; square < Square.COUNT; square++) {
                    places[NetFeatures.onBoard(view, piece, square)] = sign * PieceValues.onBoard(piece);
                }
            }
            for (int kind = 1; kind <= PieceType.HAND_KINDS; kind++) {
                for (int i = 0; i < PieceType.ofCode(kind).countInASet(); i++) {
                    places[NetFeatures.inHand(view, color.ordinal(), kind, i)] = sign * PieceValues.inHand(kind);
                }
            }
        }
        return places;
    }

    private static int[] relative() {
        int[] relative = new int[NetFeatures.RELATIVE_COUNT];
        for (int king = 0; king < Square.COUNT; king++) {
            // Views and the places seen in them are for a king on the right half; so all places come up.
            int view = NetFeatures.view(0, Square.parse("5i"));
            for (PieceType type : PieceType.values()) {
                for (int square = 0; square < Square.COUNT; square++) {
                    put(relative, view, Piece.of(Color.BLACK, type), square, king, PROTECTED);
                    put(relative, view, Piece.of(Color.WHITE, type), square, king, -ATTACKED);
                }
            }
        }
        return relative;
    }

    /** Where the edge cuts steps off for some kings, the value for most steps stays. */
    private static void put(int[] relative, int view, int piece, int square, int king, int weight) {
        int value = 0;
        for (int to : Attacks.steps(piece, square).squares().toArray()) {
            value += weight * Net.FINE / (Square.distance(king, to) + 1);
        }
        int at = NetFeatures.relative(NetFeatures.onBoard(view, piece, square), king);
        if (Math.abs(value) > Math.abs(relative[at])) {
            relative[at] = value;
        }
    }
}
