/**
 * The formats in which shogi programs exchange positions to learn from.
 *
 * <p>A {@link sanmai.search.exchange.TrainingRecord} is a position with its score, best move and result. {@link
 * sanmai.search.exchange.ExchangeFormat} reads and writes files of them: HCP and HCPE of Apery, cshogi and dlshogi, PSV of
 * YaneuraOu, and lines of SFEN. {@link sanmai.search.exchange.PackedPosition} and {@link
 * sanmai.search.exchange.PackedMove} are the codes inside. {@link sanmai.search.exchange.DlshogiPlanes} and {@link
 * sanmai.search.exchange.DlshogiMoveLabel} are what the neural networks of dlshogi get and give.
 *
 * <p>Python reads a file of HCPE, which {@code sanmai positions pack --out positions.hcpe} writes, with NumPy alone:
 *
 * <pre>
 * import numpy
 *
 * hcpe = numpy.dtype([("hcp", "u1", 32), ("score", "&lt;i2"), ("move", "&lt;u2"), ("result", "i1"), ("padding", "u1")])
 * records = numpy.fromfile("positions.hcpe", hcpe)
 * print(len(records), "positions, mean score", records["score"].mean())
 * </pre>
 *
 * <p>Values are immutable, and static methods may be called by any thread.
 */
@NullMarked
package sanmai.search.exchange;

import org.jspecify.annotations.NullMarked;
