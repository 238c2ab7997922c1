package sanmai.usi.protocol;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.OptionalInt;

/** What a GUI says, one value for each line. Each command calls its own method of the {@link UsiHandler}. */
public sealed interface UsiCommand {
    /** Has the command carried out; the time is that of {@link System#nanoTime} when its line was read. */
    void handle(UsiHandler handler, long nanos);

    /** Has the command refused, for a reason that the user is told; what waits for an answer gets one. */
    default void refuse(UsiHandler handler, String reason) {
        handler.refused(reason);
    }

    /** What must be so before the command is carried out. Until then it waits, and all commands behind it wait too. */
    default Precondition precondition() {
        return Precondition.NONE;
    }

    /** What a command may have to wait for. */
    enum Precondition {
        /** Nothing. */
        NONE,
        /** No preparation is under way. */
        NOT_PREPARING,
        /** The same, and a job that was told to stop has given its answer. */
        ANSWERED,
        /** No job is under way; one that is gets stopped. */
        IDLE,
        /** The same, and memory, book and a new game are prepared for a search. */
        READY,
        /** What ends by itself and soon has ended. */
        OVER
    }

    /** Who are you, and what can be set? */
    record Usi() implements UsiCommand {
        @Override
        public void handle(UsiHandler handler, long nanos) {
            handler.usi();
        }
    }

    /** Get ready, and say so. */
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
     * Set an option.
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
     * Which value does an option have?
     *
     * @param name its name, in any case; empty to ask for all
     */
    record GetOption(Optional<String> name) implements UsiCommand {
        @Override
        public void handle(UsiHandler handler, long nanos) {
            handler.getOption(name);
        }
    }

    /** A new game begins. */
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
     * This is the position.
     *
     * @param sfen where the moves begin; empty for the start position of an even game
     * @param moves the moves made since, as they were written
     */
    record SetPosition(Optional<String> sfen, ImmutableList<String> moves) implements UsiCommand {
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
     * Search.
     *
     * @param parameters what for, how far and how long
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

    /** Answer now. */
    record Stop() implements UsiCommand {
        @Override
        public void handle(UsiHandler handler, long nanos) {
            handler.stop();
        }
    }

    /**
     * The opponent made the expected move.
     *
     * @param clocks the clocks, if they are sent only now
     */
    record PonderHit(GoParameters clocks) implements UsiCommand {
        @Override
        public void handle(UsiHandler handler, long nanos) {
            handler.ponderHit(clocks, nanos);
        }
    }

    /** The game is over. */
    record GameOver() implements UsiCommand {
        @Override
        public void handle(UsiHandler handler, long nanos) {
            handler.gameOver();
        }
    }

    /** End. */
    record Quit() implements UsiCommand {
        @Override
        public void handle(UsiHandler handler, long nanos) {
            handler.quit();
        }
    }

    /** Nothing more will come. */
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
     * How fast is the search?
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
     * A line that is too long to be read to its end. What was cut off may say something else, so it is refused.
     *
     * @param beginning what the line would be without the rest
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
