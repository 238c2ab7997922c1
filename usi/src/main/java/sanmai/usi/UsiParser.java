package sanmai.usi;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads lines. Reading never fails: a GUI that says something odd must not lose its engine, so what is no command is
 * {@link UsiCommand.Unknown}, and moves and positions are judged later.
 */
final class UsiParser {
    private static final Splitter WORDS =
            Splitter.on(CharMatcher.whitespace()).omitEmptyStrings().trimResults();

    private static final Pattern SET_OPTION =
            Pattern.compile("\\s*setoption\\s+name\\s+(?<name>\\S.*?)(?:\\s+value(?:\\s+(?<value>.*?))?)?\\s*");

    private UsiParser() {}

    static UsiCommand parse(String line) {
        List<String> words = WORDS.splitToList(line);
        if (words.isEmpty()) {
            return new UsiCommand.Unknown();
        }
        List<String> rest = words.subList(1, words.size());
        return switch (words.get(0)) {
            case "usi" -> new UsiCommand.Usi();
            case "isready" -> new UsiCommand.IsReady();
            case "setoption" -> setOption(line);
            case "usinewgame" -> new UsiCommand.NewGame();
            case "position" -> position(rest);
            case "sfen" -> position(words);
            case "go" -> new UsiCommand.Go(GoWords.parse(rest));
            case "stop" -> new UsiCommand.Stop();
            case "ponderhit" -> new UsiCommand.PonderHit(GoWords.parse(rest));
            case "gameover" -> new UsiCommand.GameOver();
            case "quit" -> new UsiCommand.Quit();
            default -> new UsiCommand.Unknown();
        };
    }

    private static UsiCommand setOption(String line) {
        Matcher matcher = SET_OPTION.matcher(line);
        if (!matcher.matches()) {
            return new UsiCommand.Unknown();
        }
        String value = matcher.group("value");
        return new UsiCommand.SetOption(matcher.group("name"), value == null ? "" : value);
    }

    private static UsiCommand position(List<String> words) {
        if (words.isEmpty()) {
            return new UsiCommand.Unknown();
        }
        int movesAt = words.indexOf("moves");
        List<String> place = movesAt < 0 ? words : words.subList(0, movesAt);
        List<String> moves = movesAt < 0 ? List.of() : words.subList(movesAt + 1, words.size());
        return new UsiCommand.SetPosition(sfen(place), ImmutableList.copyOf(moves));
    }

    private static Optional<String> sfen(List<String> place) {
        if (place.isEmpty() || place.get(0).equals("startpos")) {
            return Optional.empty();
        }
        // The word sfen is left out by some programs.
        List<String> fields = place.get(0).equals("sfen") ? place.subList(1, place.size()) : place;
        return Optional.of(String.join(" ", fields));
    }
}
