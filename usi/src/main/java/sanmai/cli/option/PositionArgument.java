package sanmai.cli.option;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
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
        return text.isEmpty() ? Position.start() : read(text, words);
    }

    private static Position read(String text, List<String> words) {
        try {
            return UsiPosition.of(text).position();
        } catch (NotationException e) {
            throw new UserError(missingFile(words).orElse(e.getMessage()));
        }
    }

    /** A word that is meant to be a file: beside one that is a file, or since it has a dot. */
    private static Optional<String> missingFile(List<String> words) {
        boolean oneIsThere = words.stream().anyMatch(PositionArgument::isThere);
        return words.stream()
                .filter(word -> !isThere(word) && (oneIsThere || word.indexOf('.') >= 0))
                .findFirst()
                .map(word -> word + ": there is no such file");
    }

    private static boolean isThere(String word) {
        try {
            return Files.exists(Path.of(word));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    /**
     * The position of an argument, as {@link #read(List)} reads several words; the start position without an argument.
     *
     * @throws UserError if the text is no position
     */
    public static Position read(@Nullable String text) {
        return text == null ? Position.start() : read(text.trim(), List.of(text));
    }
}
