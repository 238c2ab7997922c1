package sanmai.core.sliders.magic.search;

import java.util.Optional;
import sanmai.core.sliders.magic.factors.BlockerPatterns;
import sanmai.core.sliders.magic.factors.MagicFactors;
import sanmai.core.sliders.magic.factors.MagicSlider;

/**
 * The smallest factors that a search found for one slider on one square, and what they cost.
 *
 * @param slider the slider
 * @param square its square, 0 to 80
 * @param factors the factors, if any were found
 * @param relevant the number of relevant squares, which is the number of bits needed if no patterns share an index
 * @param sets the number of different sets of attacked squares
 * @param steps the number of factors tried or bits guessed in all
 * @param provedSmallest whether it is certain that no fewer bits will do: because there are too many sets, or because
 *     all factors were tried that have no bits far below the index
 * @param nanos how long the search took, in nanoseconds
 */
public record SmallestFactors(
        MagicSlider slider,
        int square,
        Optional<MagicFactors> factors,
        int relevant,
        int sets,
        long steps,
        boolean provedSmallest,
        long nanos) {
    /** The bytes of one set of attacked squares: three words of four bytes. */
    public static final long ENTRY_BYTES = 3 * Integer.BYTES;

    /** The number of bits beyond the number of relevant squares at which the search gives up. */
    private static final int SPARE_BITS = 2;

    /**
     * Searches with one bit for each relevant square, or a few more if that fails, and then with one less as
     * long as that succeeds. Ends early when the thread is interrupted.
     *
     * @param square one of the slider's squares
     * @param seed the seed of the random numbers
     * @param maxSteps the greatest number of steps of the search for each number of bits
     */
    public static SmallestFactors search(
            MagicSlider slider, int square, SearchMethod method, long seed, long maxSteps) {
        long start = System.nanoTime();
        BlockerPatterns blockers = BlockerPatterns.of(slider, square);
        FactorSearch search = method.search(seed, maxSteps);
        Optional<MagicFactors> best = Optional.empty();
        long steps = 0;
        int bits = blockers.bits();
        int most = Math.min(MagicFactors.MAX_BITS, bits + SPARE_BITS);
        boolean proved = bits == blockers.fewestBits();
        while (bits <= most && bits >= blockers.fewestBits()) {
            FactorSearch.Outcome outcome = search.search(blockers, bits);
            steps += outcome.steps();
            if (outcome.factors().isPresent()) {
                best = outcome.factors();
                proved = bits == blockers.fewestBits();
                bits--;
                most = bits;
            } else if (best.isPresent() || Thread.currentThread().isInterrupted()) {
                proved |= outcome.exhausted();
                break;
            } else {
                bits++;
            }
        }
        long nanos = System.nanoTime() - start;
        return new SmallestFactors(slider, square, best, blockers.bits(), blockers.groups(), steps, proved, nanos);
    }

    /**
     * Searches black magics, by {@link SearchMethod#RANDOM}, with one index bit for each relevant square of the square
     * that has most.
     *
     * @param square one of the slider's squares
     * @param seed the seed of the random numbers
     * @param maxSteps the greatest number of steps
     */
    public static SmallestFactors black(MagicSlider slider, int square, long seed, long maxSteps) {
        long start = System.nanoTime();
        BlockerPatterns blockers = BlockerPatterns.black(slider, square);
        FactorSearch.Outcome outcome =
                SearchMethod.RANDOM.search(seed, maxSteps).search(blockers, slider.mostBits());
        long nanos = System.nanoTime() - start;
        return new SmallestFactors(
                slider, square, outcome.factors(), blockers.bits(), blockers.groups(), outcome.steps(), false, nanos);
    }

    /** The index bits of the factors; 0 without factors. */
    public int bits() {
        return factors.map(MagicFactors::bits).orElse(0);
    }

    /** The bytes of a table with these factors; 0 without factors. */
    public long tableBytes() {
        return factors.map(found -> ENTRY_BYTES << found.bits()).orElse(0L);
    }
}
