package sanmai.cli.option;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sanmai.cli.console.UserError;
import sanmai.notation.NotationException;
import sanmai.notation.usi.UsiPosition;
import sanmai.shogi.Position;

/** A position on the command line. */
public final class PositionArgument {
    private PositionArgument() {}

    /**
     * The position that words of a command line name: SFEN, {@code startpos}, or a USI position with moves; no words are
     * the start position.
     *
     * @throws UserError if the text is no position; if a word can only be the name of a file, since no position has a dot,
     *     the message says that there is no such file
     */
    public static Position read(List<String> words) {
        String text = String.join(" ", words).trim();
        if (text.isEmpty()) {
            return Position.start();
        }
        try {
            UsiPosition line = UsiPosition.of(text);
            line.problem().ifPresent(problem -> {
                throw problem;
            });
            return line.position();
        } catch (NotationException e) {
            throw new UserError(words.stream()
                    .filter(word -> word.indexOf('.') >= 0 && !isThere(word))
                    .findFirst()
                    .map(word -> word + ": there is no such file")
                    .orElse(e.getMessage()));
        }
    }

    private static boolean isThere(String word) {
        try {
            return Files.exists(Path.of(word));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    /**
     * The position of an argument: SFEN or {@code startpos}; the start position without an argument.
     *
     * @throws UserError if the text is no position
     */
    public static Position read(@Nullable String text) {
        if (text == null) {
            return Position.start();
        }
        try {
            return PositionText.read(text);
        } catch (NotationException e) {
            throw new UserError(e.getMessage());
        }
    }
}
