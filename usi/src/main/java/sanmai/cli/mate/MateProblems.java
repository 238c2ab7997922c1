package sanmai.cli.mate;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sanmai.cli.option.PositionText;
import sanmai.notation.NotationException;
import sanmai.notation.format.RecordFormat;
import sanmai.notation.format.RecordReader;
import sanmai.notation.record.GameRecord;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordTree;
import sanmai.positions.MateCase;
import sanmai.positions.Suite;
import sanmai.positions.SuiteFormat;
import sanmai.positions.SuiteFormatException;
import sanmai.shogi.Line;

/**
 * Reads mate problems from a file: tables in the form of {@link SuiteFormat#MATES}, or records in any {@linkplain
 * RecordFormat format}, which the text tells apart. A record that starts from the start position of an even or handicap
 * game is a game: its last position is the problem. Any other start is the problem itself, and the moves its solution.
 */
public final class MateProblems {
    /** The bytes in which the first line of a table must begin. */
    private static final int HEAD = 1 << 16;

    /** In the records of Kakinoki's program and its relatives: the number of plies. */
    private static final String PLIES_HEADER = "手数";

    private static final Pattern NUMBER = Pattern.compile("([0-9]+)");
    private static final Pattern TABLE_ROW =
            Pattern.compile("^[^\\t]++\\t(?=[^\\t]+/[^\\t])[^\\t]++\\t[^\\t]++\\t[^\\t]++\\t[^\\t]++");

    private final String name;
    private final Consumer<MateProblem> problems;
    private final BiConsumer<String, String> faults;
    private int number;

    private MateProblems(String name, Consumer<MateProblem> problems, BiConsumer<String, String> faults) {
        this.name = name;
        this.problems = problems;
        this.faults = faults;
    }

    /**
     * Reads all problems of a source.
     *
     * @param name what the source is called
     * @param problems gets each problem before the next one is read
     * @param faults hears of what could not be read: the place, and what is wrong
     * @throws IOException if the source cannot be read
     */
    public static void read(
            String name, InputStream source, Consumer<MateProblem> problems, BiConsumer<String, String> faults)
            throws IOException {
        new MateProblems(name, problems, faults).read(source);
    }

    /** The classical problems that are shipped. */
    public static List<MateProblem> classics() {
        List<MateProblem> problems = new ArrayList<>();
        Suite<MateCase> suite = SuiteFormat.CLASSICS.shipped();
        MateProblems all = new MateProblems(suite.name(), problems::add, (place, what) -> {
            throw new IllegalStateException(place + ": " + what);
        });
        suite.cases().forEach(all::add);
        return problems;
    }

    private void read(InputStream source) throws IOException {
        BufferedInputStream in = new BufferedInputStream(source, HEAD);
        in.mark(HEAD);
        String head = new String(in.readNBytes(HEAD), StandardCharsets.ISO_8859_1);
        in.reset();
        if (isTable(head)) {
            readTable(in);
        } else {
            readRecords(in);
        }
    }

    private static boolean isTable(String head) {
        return head.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .findFirst()
                .filter(line -> TABLE_ROW.matcher(line).matches())
                .isPresent();
    }

    private void readTable(InputStream in) {
        try {
            SuiteFormat.MATES
                    .parse(name, new InputStreamReader(in, StandardCharsets.UTF_8))
                    .cases()
                    .forEach(this::add);
        } catch (SuiteFormatException e) {
            faults.accept(e.place(), e.explanation());
        }
    }

    private void add(MateCase row) {
        try {
            problems.accept(new MateProblem(
                    row.name(),
                    PositionText.read(row.sfen()),
                    OptionalInt.of(row.plies()),
                    Line.EMPTY,
                    Optional.empty()));
        } catch (NotationException e) {
            faults.accept(name + ":" + row.lineNumber(), e.getMessage());
        }
    }

    private void readRecords(InputStream in) throws IOException {
        try (RecordReader records = RecordReader.of(in, RecordFormat.ofFileName(name))) {
            records.stream().forEach(this::add);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private void add(ParsedRecord parsed) {
        number++;
        parsed.problems().forEach(problem -> faults.accept(problem.place(name), problem.message()));
        parsed.tree()
                .filter(RecordTree::isPlayable)
                .ifPresent(tree -> problems.accept(problem(tree, parsed.isComplete())));
    }

    private MateProblem problem(RecordTree tree, boolean isWhole) {
        GameRecord game = tree.mainLine();
        String place = name + "#" + number;
        if (tree.handicap().isPresent()) {
            return new MateProblem(
                    place, game.position(game.plies()), OptionalInt.empty(), Line.EMPTY, Optional.of(tree));
        }
        Line line = isWhole ? game.moves() : Line.EMPTY;
        OptionalInt stated = statedPlies(tree.headers().getOrDefault(PLIES_HEADER, ""));
        return new MateProblem(
                place,
                tree.start().toPlayable(),
                stated.isEmpty() && line.size() > 0 ? OptionalInt.of(line.size()) : stated,
                line,
                Optional.of(tree));
    }

    private static OptionalInt statedPlies(String header) {
        Matcher number = NUMBER.matcher(Normalizer.normalize(header, Normalizer.Form.NFKC));
        return number.find() && number.group().length() < 5
                ? OptionalInt.of(Integer.parseInt(number.group()))
                : OptionalInt.empty();
    }
}
