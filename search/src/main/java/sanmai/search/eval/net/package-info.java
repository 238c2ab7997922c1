/**
 * The engine's own evaluation: a small network that is updated incrementally, and the text file that holds its weights.
 *
 * <p>From a position to its score: {@link sanmai.search.eval.net.NetFeatures} numbers its pieces as each side sees
 * them; for each perspective {@code NetAccumulators} keep the sums of the weights of these features up to date from
 * move to move; {@link sanmai.search.eval.net.SliderMobility} looks up what sliders attack, and {@link
 * sanmai.search.eval.net.NetEvaluation} adds all of it up to a score. The weights are a {@link
 * sanmai.search.eval.net.Net}, which {@link sanmai.search.eval.net.NetText} reads and writes.
 */
@NullMarked
package sanmai.search.eval.net;

import org.jspecify.annotations.NullMarked;
