package sanmai.search.eval.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import sanmai.search.eval.Evaluation;
import sanmai.search.eval.EvaluationFactory;
import sanmai.shogi.Position;

class NetEvaluationFactoryTest {
    private static final EvaluationFactory HANDCRAFTED = NetEvaluationFactory.of(HandcraftedNet.get());

    @Test
    void theFingerprintIsTheHashOfTheText() throws NoSuchAlgorithmException {
        byte[] text = NetText.write(HandcraftedNet.get(), List.of()).getBytes(StandardCharsets.UTF_8);
        String hash =
                HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text));
        assertEquals(hash.substring(0, 12), HANDCRAFTED.fingerprint());
        assertEquals("net " + hash.substring(0, 12), HANDCRAFTED.identity());
    }

    @Test
    void differentWeightsHaveDifferentFingerprints() {
        Net other = NetEvaluationTest.randomNet(new Net.Size(32), new SplittableRandom(1));
        assertNotEquals(HANDCRAFTED.fingerprint(), NetEvaluationFactory.fingerprint(other));
        assertNotEquals(
                HANDCRAFTED.fingerprint(), NetEvaluationFactory.shipped().fingerprint());
        Net same = NetText.read(NetText.write(HandcraftedNet.get(), List.of("a comment")));
        assertEquals(HANDCRAFTED.fingerprint(), NetEvaluationFactory.fingerprint(same));
    }

    @Test
    void everyEvaluationFollowsItsOwnPosition() {
        Evaluation first = HANDCRAFTED.create();
        Evaluation second = HANDCRAFTED.create();
        assertNotSame(first, second);
        Position start = Position.start();
        first.set(start);
        second.set(start);
        assertEquals(first.score(start), second.score(start));
    }
}
