package sanmai.usi.protocol;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.OptionalInt;

/** What the engine does at each {@link UsiCommand}. Times are those of {@link System#nanoTime} when the line was read. */
public interface UsiHandler {
    /** {@code usi}: says the engine's name and its options. */
    void usi();

    /** {@code isready}: prepares what is missing and says {@code readyok}. */
    void isReady();

    /**
     * {@code setoption}.
     *
     * @param name the name of the option, in any case
     * @param value all that is behind the word {@code value}; empty if there was none
     */
    void setOption(String name, String value);

    /** {@code getoption}: says the value of the option with this name, or all values. */
    void getOption(Optional<String> name);

    /** {@code usinewgame}: forgets the last game. */
    void usiNewGame();

    /** {@code position}: the position of the next search. */
    void position(UsiCommand.SetPosition position);

    /** {@code position}, refused for this reason: there is no position until the next one. */
    void positionRefused(String reason);

    /** {@code go}: begins a search. */
    void go(GoParameters parameters, long nanos);

    /** {@code go}, refused for this reason: it is answered without a search. */
    void goRefused(GoParameters parameters, String reason);

    /** {@code stop}: ends the search and lets it answer. */
    void stop();

    /** {@code ponderhit}: the opponent made the expected move. The parameters are clocks, if they come only now. */
    void ponderHit(GoParameters clocks, long nanos);

    /** {@code gameover}: the game has ended. */
    void gameOver();

    /** {@code quit}, or the end of the input: ends the session. */
    void quit();

    /** A question of a user at a terminal. */
    void ask(UsiCommand.Question question);

    /** {@code bench}: measures the speed of the search at this depth, or at the usual one. */
    void bench(OptionalInt depth);

    /** Any other command, refused for this reason. */
    void refused(String reason);

    /** A line that is no command, by its words. */
    void unknown(ImmutableList<String> words);
}
