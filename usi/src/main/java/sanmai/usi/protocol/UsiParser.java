package sanmai.usi.protocol;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.Ints;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sanmai.notation.usi.UsiPosition;
import sanmai.usi.protocol.UsiCommand.Question;

/**
 * Makes a command of each line. It never fails, since a GUI that sends something odd must not lose its engine: what is no
 * command becomes {@link UsiCommand.Unknown}, and moves and positions are checked later.
 */
public final class UsiParser {
    private static final Splitter WORDS =
            Splitter.on(CharMatcher.whitespace()).omitEmptyStrings().trimResults();

    // Possessive, and never begun within a run of spaces: a long run must not take quadratic time.
    private static final Pattern SET_OPTION = Pattern.compile("(?<!\\S)setoption\\s++name\\s++");

    private static final Pattern VALUE = Pattern.compile("(?<!\\s)\\s++value(?=\\s|\\z)\\s*+");

    /** The commands of the protocol by their first word, each made of the words behind it. */
    private static final ImmutableMap<String, Function<List<String>, UsiCommand>> PROTOCOL =
            ImmutableMap.<String, Function<List<String>, UsiCommand>>builder()
                    .put("usi", rest -> new UsiCommand.Usi())
                    .put("isready", rest -> new UsiCommand.IsReady())
                    .put("usinewgame", rest -> new UsiCommand.UsiNewGame())
                    .put("position", UsiParser::position)
                    .put("go", rest -> new UsiCommand.Go(GoParameters.parse(rest)))
                    .put("stop", rest -> new UsiCommand.Stop())
                    .put("ponderhit", rest -> new UsiCommand.PonderHit(GoParameters.parse(rest)))
                    .put("gameover", rest -> new UsiCommand.GameOver())
                    .put("quit", rest -> new UsiCommand.Quit())
                    .buildOrThrow();

    /** The commands for users at a terminal, by their first word. */
    private static final ImmutableMap<String, Function<List<String>, UsiCommand>> TERMINAL =
            ImmutableMap.<String, Function<List<String>, UsiCommand>>builder()
                    .put("getoption", UsiParser::getOption)
                    .put("sfen", UsiParser::sfen)
                    .put("d", rest -> new UsiCommand.Ask(Question.BOARD))
                    .put("key", rest -> new UsiCommand.Ask(Question.KEY))
                    .put("eval", rest -> new UsiCommand.Ask(Question.EVAL))
                    .put("bench", UsiParser::bench)
                    .put("moves", rest -> new UsiCommand.Ask(Question.MOVES))
                    .put("side", rest -> new UsiCommand.Ask(Question.SIDE))
                    .put("help", rest -> new UsiCommand.Ask(Question.HELP))
                    .buildOrThrow();

    private UsiParser() {}

    /** The command in a line, which has no line terminator and comes from a {@link LineReader}. */
    public static UsiCommand parse(String line) {
        UsiCommand command = command(line);
        return line.length() > LineReader.LONGEST_LINE ? new UsiCommand.TooLong(command) : command;
    }

    private static UsiCommand command(String line) {
        List<String> words = WORDS.splitToList(line);
        if (!words.isEmpty() && TERMINAL.containsKey(words.get(0))) {
            return TERMINAL.get(words.get(0)).apply(rest(words, 0));
        }
        // The protocol lets an engine skip what it does not know in front of a command.
        for (int i = 0; i < words.size(); i++) {
            if (words.get(i).equals("setoption")) {
                return setOption(line);
            }
            Function<List<String>, UsiCommand> command = PROTOCOL.get(words.get(i));
            if (command != null) {
                return command.apply(rest(words, i));
            }
        }
        return new UsiCommand.Unknown(ImmutableList.copyOf(words));
    }

    private static List<String> rest(List<String> words, int index) {
        return words.subList(index + 1, words.size());
    }

    private static UsiCommand setOption(String line) {
        Matcher command = SET_OPTION.matcher(line);
        String rest = command.find() ? CharMatcher.whitespace().trimTrailingFrom(line.substring(command.end())) : "";
        if (rest.isEmpty()) {
            return new UsiCommand.Unknown(ImmutableList.copyOf(WORDS.splitToList(line)));
        }
        Matcher value = VALUE.matcher(rest);
        return value.find()
                ? new UsiCommand.SetOption(rest.substring(0, value.start()), rest.substring(value.end()))
                : new UsiCommand.SetOption(rest, "");
    }

    private static UsiCommand getOption(List<String> rest) {
        List<String> name = !rest.isEmpty() && rest.get(0).equals("name") ? rest(rest, 0) : rest;
        return new UsiCommand.GetOption(name.isEmpty() ? Optional.empty() : Optional.of(String.join(" ", name)));
    }

    private static UsiCommand bench(List<String> rest) {
        Integer depth = rest.isEmpty() ? null : Ints.tryParse(rest.get(0));
        return new UsiCommand.Bench(depth == null ? OptionalInt.empty() : OptionalInt.of(depth));
    }

    private static UsiCommand sfen(List<String> rest) {
        return rest.isEmpty() ? new UsiCommand.Ask(Question.SFEN) : position(rest);
    }

    private static UsiCommand position(List<String> words) {
        return new UsiCommand.SetPosition(UsiPosition.of(String.join(" ", words)));
    }
}
