package sanmai.search.eval.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.core.PieceType;
import sanmai.notation.Sfen;
import sanmai.search.eval.material.PieceValues;
import sanmai.shogi.Position;

/** The handcrafted net and the shipped one. */
class NetsTest {
    private static int score(Net net, Position position) {
        NetEvaluation evaluation = new NetEvaluation(net);
        evaluation.set(position);
        return evaluation.score(position);
    }

    @Test
    void theNeuronsOfTheHandcraftedNetDoNothing() {
        Net.Weights weights = HandcraftedNet.get().weights();
        assertTrue(Arrays.stream(weights.featureWeights()[0])
                .flatMapToInt(Arrays::stream)
                .allMatch(weight -> weight == 0));
        assertTrue(Arrays.stream(weights.outputWeights())
                .flatMapToInt(Arrays::stream)
                .allMatch(weight -> weight == 0));
        assertEquals(20, score(HandcraftedNet.get(), Position.start()), "only the tempo is left");
    }

    /** Pieces in hand have no square, so they count what {@link PieceValues} says. */
    @ParameterizedTest
    @CsvSource({"P, 1", "2P, 2", "18P, 18", "L, 1", "N, 1", "S, 1", "G, 1", "B, 1", "R, 1"})
    void theHandcraftedNetCountsMaterial(String hand, int count) {
        int kind = IntStream.rangeClosed(1, PieceType.HAND_KINDS)
                .filter(code -> hand.endsWith(PieceType.ofCode(code).letters()))
                .findFirst()
                .orElseThrow();
        int worth = count * PieceValues.ENGINE.inHand(kind);
        assertEquals(
                20 + worth, score(HandcraftedNet.get(), Sfen.position("4k4/9/9/9/9/9/9/9/4K4 b " + hand + " 1")), 1);
        assertEquals(
                20 - worth, score(HandcraftedNet.get(), Sfen.position("4k4/9/9/9/9/9/9/9/4K4 w " + hand + " 1")), 1);
    }

    @Test
    void theHandcraftedNetLikesDefendersAndAttackers() {
        String[] better = {
            "4k4/9/9/9/9/9/9/4G4/4K4 b - 1", // Beside the own king rather than far away.
            "4k4/9/4G4/9/9/9/9/9/4K4 b - 1", // Near the other one.
            "4k4/9/9/3R5/9/9/9/9/K8 b - 1" // Free rather than shut in.
        };
        String[] worse = {"4k4/9/9/9/9/9/9/8G/4K4 b - 1", "4k4/9/9/9/9/9/9/9/G3K4 b - 1", "4k4/9/9/9/9/9/9/9/K7R b - 1"
        };
        for (int i = 0; i < better.length; i++) {
            assertTrue(
                    score(HandcraftedNet.get(), Sfen.position(better[i]))
                            > score(HandcraftedNet.get(), Sfen.position(worse[i])),
                    better[i] + " against " + worse[i]);
        }
    }

    @Test
    void theShippedNetIsReadOnce() {
        assertSame(ShippedNet.get(), ShippedNet.get());
        assertNotSame(ShippedNet.get(), HandcraftedNet.get());
        Net.Weights weights = ShippedNet.get().weights();
        assertTrue(
                Arrays.stream(weights.featureWeights()[0])
                        .flatMapToInt(Arrays::stream)
                        .anyMatch(weight -> weight != 0),
                "the net is not trained");
    }

    @Test
    void theShippedNetKnowsMaterial() {
        assertTrue(Math.abs(score(ShippedNet.get(), Position.start())) < 100);
        int even = score(
                ShippedNet.get(), Sfen.position("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"));
        int rook =
                score(ShippedNet.get(), Sfen.position("lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b R 1"));
        assertTrue(rook > even + 500, even + " " + rook);
    }
}
