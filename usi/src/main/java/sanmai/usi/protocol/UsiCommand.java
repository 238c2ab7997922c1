package sanmai.usi.protocol;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.OptionalInt;
import sanmai.notation.NotationException;
import sanmai.notation.usi.UsiPosition;
import sanmai.shogi.Position;

/** A line of the GUI as a value. Each command calls its own method of the {@link UsiHandler}. */
public sealed interface UsiCommand {
    /** Has the command carried out; the time is that of {@link System#nanoTime} when its line was read. */
    void handle(UsiHandler handler, long nanos);

    /** Has the command refused for a reason, which the user is told; a command that has an answer gets one. */
    default void refuse(UsiHandler handler, String reason) {
        handler.refused(reason);
    }

    /**
     * The condition under which the command is carried out. Until it is met, the command waits, and so do all commands
     * behind it.
     */
    default Precondition precondition() {
        return Precondition.NONE;
    }

    /** What a command may have to wait for. */
    enum Precondition {
        /** Nothing. */
        NONE,
        /** No preparation is under way. */
        NOT_PREPARING,
        /** As {@link #NOT_PREPARING}, and a job that was told to stop has ended. */
        ANSWERED,
        /** No job is under way; a running job is stopped. */
        IDLE,
        /** As {@link #IDLE}, and memory, book and a new game are prepared for a search. */
        READY,
        /** Jobs that end soon by themselves have ended. */
        OVER
    }

    /** {@code usi}: asks for the engine's name and options. */
    record Usi() implements UsiCommand {
        @Override
        public void handle(UsiHandler handler, long nanos) {
            handler.usi();
        }
    }

    /** {@code isready}: asks the engine to get ready and to answer {@code readyok}. */
    record IsReady() implements UsiCommand {
        @Override
        public Precondition precondition() {
            return Precondition.ANSWERED;
        }

        @Override
        public void handle(UsiHandler handler, long nanos) {
            handler.isReady();
        }
    }

    /**
     * {@code setoption}: sets an option.
     *
     * @param name its name, in any case
     * @param value all that is behind the word {@code value}; empty if there was none
     */
    record SetOption(String name, String value) implements UsiCommand {
        @Override
        public void handle(UsiHandler handler, long nanos) {
            handler.setOption(name, value);
        }
    }

    /**
     * {@code getoption}: asks for the value of an option.
     *
     * @param name its name, in any case; empty to ask for all
     */
    record GetOption(Optional<String> name) implements UsiCommand {
        @Override
        public void handle(UsiHandler handler, long nanos) {
            handler.getOption(name);
        }
    }

    /** {@code usinewgame}: a new game begins. */
    record UsiNewGame() implements UsiCommand {
        @Override
        public Precondition precondition() {
            return Precondition.NOT_PREPARING;
        }

        @Override
        public void handle(UsiHandler handler, long nanos) {
            handler.usiNewGame();
        }
    }

    /**
     * {@code position}: sets the position.
     *
     * @param line the start and the moves, as they were written
     */
    record SetPosition(UsiPosition line) implements UsiCommand {
        /**
         * The position after the moves.
         *
         * @throws NotationException if the start is malformed, or a move is malformed or illegal
         */
        public Position read() {
            return line.position();
        }

        @Override
        public void handle(UsiHandler handler, long nanos) {
            handler.position(this);
        }

        @Override
        public void refuse(UsiHandler handler, String reason) {
            handler.positionRefused(reason);
        }
    }

    /**
     * {@code go}: starts a search.
     *
     * @param parameters what to search for, and the limits
     */
    record Go(GoParameters parameters) implements UsiCommand {
        @Override
        public Precondition precondition() {
            return Precondition.READY;
        }

        @Override
        public void handle(UsiHandler handler, long nanos) {
            handler.go(parameters, nanos);
        }

        @Override
        public void refuse(UsiHandler handler, String reason) {
            handler.goRefused(parameters, reason);
        }
    }

    /** {@code stop}: ends the search, which answers. */
    record Stop() implements UsiCommand {
        @Override
        public void handle(UsiHandler handler, long nanos) {
            handler.stop();
        }
    }

    /**
     * {@code ponderhit}: the opponent made the expected move.
     *
     * @param clocks the clocks, if they are sent only now
     */
    record PonderHit(GoParameters clocks) implements UsiCommand {
        @Override
        public void handle(UsiHandler handler, long nanos) {
            handler.ponderHit(clocks, nanos);
        }
    }

    /** {@code gameover}: the game is over. */
    record GameOver() implements UsiCommand {
        @Override
        public void handle(UsiHandler handler, long nanos) {
            handler.gameOver();
        }
    }

    /** {@code quit}: ends the session. */
    record Quit() implements UsiCommand {
        @Override
        public void handle(UsiHandler handler, long nanos) {
            handler.quit();
        }
    }

    /** The input has ended. */
    record EndOfInput() implements UsiCommand {
        @Override
        public Precondition precondition() {
            return Precondition.OVER;
        }

        @Override
        public void handle(UsiHandler handler, long nanos) {
            handler.quit();
        }
    }

    /**
     * A question of a user at a terminal.
     *
     * @param question what it asks for
     */
    record Ask(Question question) implements UsiCommand {
        @Override
        public void handle(UsiHandler handler, long nanos) {
            handler.ask(question);
        }
    }

    /** What a user at a terminal may ask for. */
    enum Question {
        /** The position as a picture. */
        BOARD,
        /** The position as SFEN. */
        SFEN,
        /** The Zobrist key of the position. */
        KEY,
        /** The static evaluation of the position. */
        EVAL,
        /** The legal moves. */
        MOVES,
        /** The side to move. */
        SIDE,
        /** The commands and the options. */
        HELP;

        /** Whether the answer depends on the position. */
        public boolean isAboutPosition() {
            return this != HELP;
        }
    }

    /**
     * {@code bench}: measures the speed of the search.
     *
     * @param depth its depth in plies; empty for the usual one
     */
    record Bench(OptionalInt depth) implements UsiCommand {
        @Override
        public Precondition precondition() {
            return Precondition.IDLE;
        }

        @Override
        public void handle(UsiHandler handler, long nanos) {
            handler.bench(depth);
        }
    }

    /**
     * A line that is too long to be read to its end. The part that was cut off may change its meaning, so the command
     * is refused.
     *
     * @param beginning the command that the line would be without the rest
     */
    record TooLong(UsiCommand beginning) implements UsiCommand {
        private static final String REASON =
                "the line is too long: it has more than " + LineReader.LONGEST_LINE + " characters";

        @Override
        public Precondition precondition() {
            return beginning.precondition();
        }

        @Override
        public void handle(UsiHandler handler, long nanos) {
            beginning.refuse(handler, REASON);
        }
    }

    /**
     * A line that is no command.
     *
     * @param words its words; empty for an empty line
     */
    record Unknown(ImmutableList<String> words) implements UsiCommand {
        @Override
        public void handle(UsiHandler handler, long nanos) {
            handler.unknown(words);
        }
    }
}
