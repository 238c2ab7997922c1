package sanmai.search.eval.nnue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.shogi.Hand;
import sanmai.shogi.Position;

/** The evaluation by a network by its formula, from scratch and in plain loops: the oracle of the fast evaluation. */
final class PlainNnue {
    private static final int MAX_VALUE = 31_753;

    private PlainNnue() {}

    /** By kind, as {@link PieceType} has them: the number before the first one in the own hand. */
    private static final int[] OWN_HAND = {1, 39, 49, 59, 79, 85, 69};

    private static final int[] OTHER_HAND = {20, 44, 54, 64, 82, 88, 74};

    /** By kind: the number of an own piece on 1a. A piece of the other side has 81 more. */
    private static final int[] BOARD = {90, 252, 414, 576, 900, 1224, 738, 1548, 738, 738, 738, 738, 1062, 1386};

    /** The value for the side to move, in the unit of the file. */
    static int value(Network network, Position position, int fvScale) {
        int value = output(network, position) / fvScale;
        return Math.max(-MAX_VALUE, Math.min(value, MAX_VALUE));
    }

    static int output(Network network, Position position) {
        int us = position.turnOrdinal();
        short[] own = accumulator(network, position, us);
        short[] other = accumulator(network, position, us ^ 1);
        int[] x = new int[own.length + other.length];
        for (int i = 0; i < x.length; i++) {
            x[i] = clamp(i < own.length ? own[i] : other[i - own.length]);
        }
        return layer(network.output(), activate(layer(network.layer2(), activate(layer(network.layer1(), x)))))[0];
    }

    static short[] accumulator(Network network, Position position, int view) {
        FeatureTransformer transformer = network.transformer();
        short[] sums = transformer.biases().clone();
        for (int input : rows(network.architecture().features(), position, view)) {
            for (int i = 0; i < sums.length; i++) {
                sums[i] += transformer.weights()[input][i];
            }
        }
        return sums;
    }

    /** The active features of a set, from the numbers of the pieces and the squares of both kings. */
    private interface Rule {
        List<Integer> rows(List<Integer> pieces, int own, int other);
    }

    /** The rule of each feature set. */
    private static final Map<NnueFeatures, Rule> RULES = Map.of(
            NnueFeatures.HALF_KP,
            (pieces, own, other) ->
                    pieces.stream().map(piece -> 1548 * own + piece).toList(),
            NnueFeatures.K_P,
            (pieces, own, other) -> Stream.concat(pieces.stream(), Stream.of(1548 + own, 1629 + other))
                    .toList());

    static List<Integer> rows(NnueFeatures features, Position position, int side) {
        int own = square(side, king(position, side));
        int other = square(side, king(position, side ^ 1));
        return RULES.get(features).rows(pieces(position, side), own, other);
    }

    private static int king(Position position, int side) {
        int king = position.king(side);
        return king != Square.NONE ? king : Square.code(side == 0 ? "5i" : "5a");
    }

    /** The 38 numbers in a perspective. */
    static List<Integer> pieces(Position position, int view) {
        List<Integer> pieces = new ArrayList<>();
        for (int square = 0; square < Square.COUNT; square++) {
            int piece = position.pieceAt(square);
            if (piece != Piece.NONE && Piece.type(piece) != PieceType.KING) {
                int whose = Piece.color(piece).ordinal() == view ? 0 : 81;
                pieces.add(BOARD[Piece.type(piece).ordinal()] + whose + square(view, square));
            }
        }
        for (Color color : Color.values()) {
            for (PieceType kind : Hand.KINDS) {
                for (int i = 0; i < Hand.count(position.hand(color), kind); i++) {
                    pieces.add((color.ordinal() == view ? OWN_HAND : OTHER_HAND)[kind.ordinal()] + i);
                }
            }
        }
        while (pieces.size() < 38) {
            pieces.add(0);
        }
        return pieces;
    }

    private static int square(int view, int square) {
        int turned = view == 0 ? square : Square.rotated180(square);
        return 9 * (Square.file(turned) - 1) + Square.row(turned);
    }

    private static int[] layer(AffineTransform layer, int[] x) {
        int[] y = layer.biases().clone();
        for (int o = 0; o < y.length; o++) {
            for (int i = 0; i < x.length; i++) {
                y[o] += layer.weights()[i][o] * x[i];
            }
        }
        return y;
    }

    private static int[] activate(int[] y) {
        int[] x = new int[y.length];
        for (int i = 0; i < y.length; i++) {
            x[i] = clamp(y[i] >> 6);
        }
        return x;
    }

    private static int clamp(int x) {
        return x < 0 ? 0 : x > 127 ? 127 : x;
    }
}
