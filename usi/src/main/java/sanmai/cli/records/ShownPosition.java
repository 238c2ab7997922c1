package sanmai.cli.records;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import sanmai.cli.console.UserError;
import sanmai.cli.option.PositionArgument;
import sanmai.cli.option.RecordFiles;
import sanmai.core.Color;
import sanmai.files.FileProblems;
import sanmai.notation.format.RecordFormat;
import sanmai.notation.format.RecordReader;
import sanmai.notation.japanese.JapaneseMove;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordProblem;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;

/**
 * A position that is to be shown, with what its record says about it.
 *
 * @param position with the moves before it as its history
 * @param tree the record, or one of the moves that were given
 * @param nextMove the move that was played in the position; {@link Move#NONE} if none was
 */
public record ShownPosition(Position position, RecordTree tree, int nextMove) {
    /**
     * The record that the words of a command line mean: a file with a record, {@code -} for one on stdin, else a position
     * as {@link PositionArgument} reads it. The start may be a position that the rules forbid.
     *
     * @param problems hears what is wrong with the record, in a file with its name, line and column
     * @throws UserError if there is no position
     */
    public static RecordTree record(List<String> words, Consumer<String> problems) {
        if (words.size() == 1 && isFile(words.get(0))) {
            return inFile(words.get(0), problems);
        }
        ParsedRecord given = RecordFormat.USI.read(String.join(" ", words)).get(0);
        boolean isForbidden = given.tree().filter(tree -> !tree.isPlayable()).isPresent();
        given.problems().stream()
                .filter(problem -> isForbidden || problem.reason() == RecordProblem.Reason.IMPOSSIBLE_POSITION)
                .forEach(problem -> problems.accept(problem.message()));
        return isForbidden ? given.tree().get() : tree(PositionArgument.read(words));
    }

    private static RecordTree inFile(String name, Consumer<String> problems) {
        try (InputStream in = RecordFiles.open(Path.of(name));
                RecordReader records = RecordReader.of(in, RecordFormat.ofFileName(name))) {
            ParsedRecord record = records.next();
            record.problems().forEach(problem -> problems.accept(problem.place(name) + ": " + problem.message()));
            if (records.hasNext()) {
                problems.accept(name + ": only the first of its records is shown");
            }
            return record.tree().orElseThrow(() -> new UserError(name + ": there is no position to show"));
        } catch (IOException e) {
            throw new UserError(name + ": " + FileProblems.reason(e));
        } catch (UncheckedIOException e) {
            throw new UserError(name + ": " + FileProblems.reason(e.getCause()));
        }
    }

    private static boolean isFile(String word) {
        try {
            return RecordFiles.isStdin(word) || Files.exists(Path.of(word));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    /** A record of the moves that were made in a position. */
    private static RecordTree tree(Position position) {
        Position start = position.copy();
        int plies = position.movesMade();
        while (start.movesMade() > 0) {
            start.undoMove();
        }
        RecordTree tree = new RecordTree(PositionSetup.of(start));
        RecordCursor cursor = new RecordCursor(tree);
        for (int i = 0; i < plies; i++) {
            cursor.play(Move.of(position.moveMade(i)));
        }
        return tree;
    }

    /**
     * A position of a record that can be played.
     *
     * @param ply the number of moves after which the position is wanted; empty for the end of the game
     * @throws UserError if the game has fewer moves
     */
    public static ShownPosition of(RecordTree tree, Optional<Integer> ply) {
        int plies = plies(tree);
        int wanted = inRange(ply, plies);
        RecordCursor cursor = new RecordCursor(tree);
        for (int i = 0; i < wanted; i++) {
            cursor.forward();
        }
        int next = wanted < plies ? cursor.node().children().get(0).move().code() : Move.NONE;
        return new ShownPosition(cursor.position(), tree, next);
    }

    private static int plies(RecordTree tree) {
        return tree.mainLine().plies();
    }

    private static int inRange(Optional<Integer> ply, int plies) {
        int wanted = ply.orElse(plies);
        if (wanted < 0 || wanted > plies) {
            throw new UserError("--ply " + wanted + ": must be between 0 and " + plies + ", the moves of the game");
        }
        return wanted;
    }

    /** The name of the player who has Black; empty if the record does not say. */
    public String black() {
        return tree.player(Color.BLACK);
    }

    /** The name of the player who has White; empty if the record does not say. */
    public String white() {
        return tree.player(Color.WHITE);
    }

    /** Players and moves, as {@code ☗ Habu  ☖ Fujii  move 30 of 112: △同　銀}; empty if there is nothing to say. */
    public String title() {
        String players = named("☗ ", black()) + named("☖ ", white());
        int made = position.movesMade();
        if (made == 0) {
            return players.strip();
        }
        Position before = position.copy();
        int move = before.moveMade(made - 1);
        before.undoMove();
        return players + "move " + made + " of " + plies(tree) + ": " + JapaneseMove.write(before, move);
    }

    private static String named(String sign, String name) {
        return name.isEmpty() ? "" : sign + name + "  ";
    }
}
