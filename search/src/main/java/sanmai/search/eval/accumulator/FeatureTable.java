package sanmai.search.eval.accumulator;

import java.util.Arrays;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;

/** The features of all places in each perspective: 0 and 1 are Black's, 2 and 3 White's; odd ones are mirrored. */
final class FeatureTable {
    private static final int PERSPECTIVES = 4;

    private final FeatureNumbers numbers;

    /** By perspective and place. */
    private final short[] features = new short[PERSPECTIVES * Place.LIMIT];

    FeatureTable(FeatureNumbers numbers) {
        this.numbers = numbers;
        Arrays.fill(features, (short) FeatureNumbers.NONE);
        for (int perspective = 0; perspective < PERSPECTIVES; perspective++) {
            for (Color color : Color.values()) {
                numberPieces(perspective, color);
            }
        }
    }

    private void numberPieces(int perspective, Color color) {
        int whose = color.ordinal() ^ perspective >> 1;
        for (PieceType type : PieceType.values()) {
            for (int square = 0; square < Square.COUNT; square++) {
                put(
                        perspective,
                        Place.onBoard(Piece.code(color, type), square),
                        numbers.onBoard(whose, type, orient(perspective, square)));
            }
        }
        for (int kind = 1; kind <= PieceType.HAND_KINDS; kind++) {
            for (int before = 0; before < PieceType.ofCode(kind).countInASet(); before++) {
                put(perspective, Place.inHand(color.ordinal(), kind, before), numbers.inHand(whose, kind, before));
            }
        }
    }

    private void put(int perspective, int place, int feature) {
        features[perspective * Place.LIMIT + place] =
                (short) (feature < numbers.count() ? feature : FeatureNumbers.NONE);
    }

    /** A square as a perspective sees it. */
    static int orient(int perspective, int square) {
        int rotated = perspective >> 1 == 0 ? square : Square.rotated180(square);
        return (perspective & 1) == 0 ? rotated : mirror(rotated);
    }

    static int mirror(int square) {
        return Square.at(Square.row(square), 8 - Square.column(square));
    }

    FeatureNumbers numbers() {
        return numbers;
    }

    /** The feature of the piece at a place; {@link FeatureNumbers#NONE} if it is no feature. */
    int feature(int perspective, int place) {
        return features[perspective * Place.LIMIT + place];
    }
}
