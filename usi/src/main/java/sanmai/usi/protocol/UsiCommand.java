package sanmai.usi.protocol;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/** What a GUI says, one value per line. */
public sealed interface UsiCommand {
    /** Who are you, and what can be set? */
    record Usi() implements UsiCommand {}

    /** Get ready, and say so. */
    record IsReady() implements UsiCommand {}

    /**
     * Set an option.
     *
     * @param name its name, in any case
     * @param value everything behind the word {@code value}; empty if there was none
     */
    record SetOption(String name, String value) implements UsiCommand {}

    /**
     * Which value has an option?
     *
     * @param name its name, in any case; empty to ask for all
     */
    record GetOption(Optional<String> name) implements UsiCommand {}

    /** A new game begins. */
    record NewGame() implements UsiCommand {}

    /**
     * This is the position.
     *
     * @param sfen where the moves begin; empty for the start position of an even game
     * @param moves the moves made since, as they were written
     */
    record SetPosition(Optional<String> sfen, ImmutableList<String> moves) implements UsiCommand {}

    /**
     * Think.
     *
     * @param words what for, and how long
     */
    record Go(GoParameters words) implements UsiCommand {}

    /** Answer now. */
    record Stop() implements UsiCommand {}

    /**
     * The opponent made the expected move.
     *
     * @param words the clocks, if they are sent only now
     */
    record PonderHit(GoParameters words) implements UsiCommand {}

    /** The game is over. */
    record GameOver() implements UsiCommand {}

    /** Goodbye. */
    record Quit() implements UsiCommand {}

    /**
     * A question of a person at a terminal.
     *
     * @param question what it asks for
     */
    record Ask(Question question) implements UsiCommand {}

    /** What a person may ask for. */
    enum Question {
        /** The position as a picture. */
        BOARD,
        /** The position as SFEN. */
        SFEN,
        /** The number that stands for the position. */
        KEY,
        /** What the position is worth without a search. */
        EVAL,
        /** The legal moves. */
        MOVES,
        /** The side to move. */
        SIDE,
        /** The commands. */
        HELP
    }

    /**
     * How fast is the search?
     *
     * @param depth how many plies it looks ahead
     */
    record Bench(int depth) implements UsiCommand {}

    /**
     * A line that is none of the protocol's.
     *
     * @param words its words; empty for an empty line
     */
    record Unknown(ImmutableList<String> words) implements UsiCommand {}
}
