/**
 * The formats in which shogi programs exchange positions to learn from.
 *
 * <p>A {@link sanmai.search.exchange.TrainingRecord} is a position with its score, best move and result. {@link
 * sanmai.search.exchange.ExchangeFormat} reads and writes files of them: HCP and HCPE of Apery, cshogi and dlshogi, PSV of
 * YaneuraOu, and lines of SFEN. {@link sanmai.search.exchange.PackedPosition} and {@link
 * sanmai.search.exchange.PackedMove} are the codes inside. {@link sanmai.search.exchange.DlshogiPlanes} and {@link
 * sanmai.search.exchange.DlshogiMoveLabel} are what the neural networks of dlshogi get and give.
 */
@NullMarked
package sanmai.search.exchange;

import org.jspecify.annotations.NullMarked;
