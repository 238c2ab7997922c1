package sanmai.search.eval.nnue;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sanmai.notation.Sfen;
import sanmai.search.eval.accumulator.FeatureSet;
import sanmai.shogi.Position;

class NnueFeaturesTest {
    private static final List<String> POSITIONS = List.of(
            "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
            "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
            "4k4/9/9/9/9/9/9/9/4K4 b 2R2B4G4S4N4L18P 1");

    @ParameterizedTest
    @EnumSource(NnueFeatures.class)
    void theActiveFeaturesAreThoseOfTheOracle(NnueFeatures features) {
        FeatureSet set = features.set;
        for (String sfen : POSITIONS) {
            Position position = Sfen.position(sfen);
            for (int side = 0; side < 2; side++) {
                short[] list = new short[50];
                int end = 5 + set.listActive(position, side, list, 5);
                int bucket = set.bucketOfKing(set.orientedKing(side, position.king(side)));
                List<Integer> found = IntStream.range(5, end)
                        .mapToObj(i -> bucket * set.count() + list[i])
                        .sorted()
                        .toList();
                List<Integer> expected = PlainNnue.rows(features, position, side).stream()
                        .sorted()
                        .toList();
                assertEquals(expected, found, sfen);
            }
        }
    }

    @Test
    void aMissingPieceIsNotListed() {
        Position position = Sfen.position("4k4/9/9/9/9/9/9/9/4K4 b 2R2B4G4S4N4L17P 1");
        assertEquals(39, NnueFeatures.K_P.set.listActive(position, 0, new short[40], 0));
        assertEquals(37, NnueFeatures.HALF_KP.set.listActive(position, 0, new short[40], 0));
    }
}
