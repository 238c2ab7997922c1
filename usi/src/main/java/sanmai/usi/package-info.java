/**
 * The USI protocol as a state machine.
 *
 * <h2>The states</h2>
 *
 * <p>There is at most one {@linkplain sanmai.usi.job.Job job} at a time: a search, a count, or a preparation. Its
 * {@linkplain sanmai.usi.job.EngineState state} is the state of the engine; without a job the engine is idle.
 *
 * <pre>
 *                  isready, usinewgame; go if something is missing
 *          +-----------------------------------------------------------&gt; PREPARING
 *          |                                                                 |
 *          |      &lt;- readyok, if isready began it -------------- it ends ----+
 *          |
 *          |  go mate                                it ends: checkmate
 *          +-----------------------&gt; SOLVING   -----------------------------+
 *          |  go perft, bench                        it ends: the count      |
 *          +-----------------------&gt; COUNTING  -----------------------------+
 *          |  go                                     it ends: bestmove       |
 *   IDLE --+-----------------------&gt; THINKING  -----------------------------+--&gt; IDLE
 *          |                            ^  ^                                 |
 *          |  go infinite               |  |         it is late: the answer  |
 *          +---------&gt; ANALYSING -------+  |         +--&gt; ENDING ------------+
 *          |             stop, gameover    |              it ends, or is abandoned after 10 s
 *          |  go ponder                    |
 *          +---------&gt; PONDERING ----------+
 *                        ponderhit: the clock runs
 *                        stop, gameover
 * </pre>
 *
 * <ul>
 *   <li>{@code stop}, {@code gameover}, and a {@code go} or {@code bench} that waits, tell the job to stop. It is late
 *       when it has not ended 20 ms after that, or after the end of its time; then the session answers without waiting
 *       for its end.
 *   <li>A job that has ended in ANALYSING or PONDERING holds its answer back until the state changes.
 *   <li>{@code isready} is answered at once in every state but PREPARING and ENDING, unless a job was told to stop: then it
 *       waits for its end.
 *   <li>The end of the input waits, up to 5 s, for a job that ends by itself.
 *   <li>After a refused position there is no position, and {@code go} is answered without a search.
 *   <li>A command whose {@linkplain sanmai.usi.protocol.UsiCommand.Precondition precondition} is not met waits, and all
 *       commands behind it wait too; only {@code quit} overtakes them.
 *   <li>All other commands are handled at once in every state.
 * </ul>
 *
 * <p>{@code StatesTest} has a row for every command in every state; {@code conformance.tsv} names the test of every rule.
 *
 * <h2>From a line to {@code bestmove}</h2>
 *
 * <ol>
 *   <li>{@link sanmai.usi.CommandReader}, on the reader thread, reads a line with {@link sanmai.usi.protocol.LineReader} and
 *       notes the time;
 *   <li>{@link sanmai.usi.protocol.UsiParser} makes it a {@link sanmai.usi.protocol.UsiCommand}, here a {@code Go} with
 *       {@link sanmai.usi.protocol.GoParameters};
 *   <li>{@link sanmai.usi.Inbox} keeps it until the session's thread takes it;
 *   <li>{@link sanmai.usi.UsiSession} asks {@link sanmai.usi.UsiStateMachine} whether it must wait, and else has it handled:
 *       the command calls its own method, {@code go}, of the machine;
 *   <li>{@link sanmai.usi.job.JobFactory} makes a {@link sanmai.usi.job.Job} of it, here a {@code SearchJob}, which asks
 *       {@link sanmai.usi.engine.GoLimits} how far and how long, and {@link sanmai.usi.engine.SearchEngine} for the searcher;
 *   <li>the job's thread runs the {@link sanmai.search.Searcher}; each result goes to
 *       {@link sanmai.usi.job.InfoReporter}, which writes {@link sanmai.usi.protocol.InfoLines};
 *   <li>at the end of the search, or at its deadline, the session's thread writes the
 *       {@linkplain sanmai.usi.protocol.AnswerLines answer} through {@link sanmai.usi.protocol.UsiWriter}.
 * </ol>
 */
package sanmai.usi;
