package sanmai.fuzz;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Gives every target its seeds, and mutations of them. */
@Timeout(7200)
class FuzzTargetTest {
    private static final int INPUTS = Integer.getInteger("sanmai.fuzz.inputs", 300);

    /** In bytes. */
    private static final int LONG_INPUT = 100_000;

    private static final int LONGEST_MESSAGE = 10_000;

    @ParameterizedTest
    @EnumSource
    void seedsPass(FuzzTarget target) throws Exception {
        Map<String, byte[]> seeds = FuzzSeeds.of(target);
        assertFalse(seeds.isEmpty());
        for (Map.Entry<String, byte[]> seed : seeds.entrySet()) {
            check(target, seed.getValue(), seed.getKey());
        }
    }

    @ParameterizedTest
    @EnumSource
    void mutationsPass(FuzzTarget target) throws Exception {
        List<byte[]> seeds = new ArrayList<>(FuzzSeeds.of(target).values());
        for (int i = 0; i < Math.max(1, INPUTS / target.cost()); i++) {
            SplittableRandom random = new SplittableRandom(i);
            byte[] input = seeds.get(random.nextInt(seeds.size()));
            for (int times = 1 + random.nextInt(4); times > 0; times--) {
                input = mutated(input, seeds.get(random.nextInt(seeds.size())), random);
            }
            check(target, input, "mutation " + i);
        }
    }

    // A generous limit: in quadratic time, or with a regular expression that goes too deep, they would not pass.
    @ParameterizedTest
    @EnumSource
    @Timeout(120)
    void longInputsPass(FuzzTarget target) throws Exception {
        int length = LONG_INPUT / target.cost();
        for (Map.Entry<String, byte[]> seed : FuzzSeeds.of(target).entrySet()) {
            check(target, endless(seed.getValue(), seed.getValue().length, length), seed.getKey() + ", repeated");
            check(target, endless(seed.getValue(), 1, length), seed.getKey() + ", with a long end");
        }
    }

    /** An input whose last bytes are repeated up to a length. */
    private static byte[] endless(byte[] input, int last, int length) {
        byte[] all = Arrays.copyOf(input, Math.max(input.length, length));
        for (int i = input.length; i < all.length; i++) {
            all[i] = all[i - last];
        }
        return all;
    }

    private static void check(FuzzTarget target, byte[] input, String what) throws Exception {
        try {
            target.check(input);
        } catch (Exception | Error e) {
            String bytes = HexFormat.of().formatHex(input, 0, Math.min(input.length, LONGEST_MESSAGE));
            throw new AssertionError(target.title() + ", " + what + ": " + e + "; bytes " + bytes, e);
        }
    }

    /** Changes, removes or repeats some bytes, or inserts some of another input. */
    private static byte[] mutated(byte[] input, byte[] other, SplittableRandom random) {
        int at = random.nextInt(input.length + 1);
        int end = Math.min(input.length, at + 1 + random.nextInt(8));
        return switch (random.nextInt(5)) {
            case 0 -> joined(input, at, new byte[] {(byte) random.nextInt(256)}, end);
            case 1 -> joined(input, at, new byte[0], end);
            case 2 -> joined(input, at, Arrays.copyOfRange(input, at, end), at);
            case 3 -> joined(input, at, new byte[] {(byte) (' ' + random.nextInt(95))}, Math.min(at + 1, input.length));
            default -> {
                int from = random.nextInt(other.length + 1);
                yield joined(input, at, Arrays.copyOfRange(other, from, from + random.nextInt(20)), end);
            }
        };
    }

    /** The first bytes, others, and the last bytes from an index on. */
    private static byte[] joined(byte[] input, int first, byte[] middle, int from) {
        byte[] all = Arrays.copyOf(input, first + middle.length + input.length - from);
        System.arraycopy(middle, 0, all, first, middle.length);
        System.arraycopy(input, from, all, first + middle.length, input.length - from);
        return all;
    }
}
