package sanmai.notation;

import com.google.common.collect.ImmutableSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sanmai.notation.RecordProblem.Reason;

/**
 * The formats of game records, told apart by the lines of a text. A format is one line here: what users call it, how its
 * records are read, the lines it is known by, and how the names of its files end. Messages and help texts list the formats
 * from here. All else about a format is in the class that bears its name and in the classes whose names begin like that.
 */
public enum RecordFormat {
    /** See {@link Kif}. */
    KIF("KIF", Kif::read, Kif.LINES, "kif", "kifu"),
    /** See {@link Ki2}. */
    KI2("KI2", Ki2::read, Ki2.LINES, "ki2", "ki2u"),
    /** See {@link Csa}. */
    CSA("CSA", Csa::read, Csa.LINES, "csa"),
    /** See {@link UsiRecord}. */
    USI("USI, SFEN", UsiRecord::read, UsiRecord.LINES, "usi", "sfen");

    /** The number of lines looked at: records may begin with long comments, but not everything is a record. */
    private static final int MAX_LINES = 1000;

    private final String title;
    private final Function<String, List<ParsedRecord>> reader;
    private final FormatLines lines;
    private final ImmutableSet<String> fileNameEndings;

    RecordFormat(
            String title, Function<String, List<ParsedRecord>> reader, FormatLines lines, String... fileNameEndings) {
        this.title = title;
        this.reader = reader;
        this.lines = lines;
        this.fileNameEndings = ImmutableSet.copyOf(fileNameEndings);
    }

    /** What users call the formats: {@code A, B or C}. */
    public static String titles() {
        String all = Stream.of(values()).map(format -> format.title).collect(Collectors.joining(", "));
        int last = all.lastIndexOf(", ");
        return all.substring(0, last) + " or" + all.substring(last + 1);
    }

    /** How the names of files of all formats end, after the dot and in small letters. */
    public static Set<String> allFileNameEndings() {
        return Stream.of(values())
                .flatMap(format -> format.fileNameEndings.stream())
                .collect(ImmutableSet.toImmutableSet());
    }

    /** Reads all records of a text in this format; the list has at least one element. */
    public List<ParsedRecord> read(String text) {
        return reader.apply(text);
    }

    /**
     * Reads all records of a text in any of the formats; the list has at least one element.
     *
     * @param hint the format if the text itself does not tell
     */
    public static List<ParsedRecord> readAny(String text, Optional<RecordFormat> hint) {
        Optional<RecordFormat> format = of(text).or(() -> hint);
        if (format.isPresent()) {
            return format.get().read(text);
        }
        TextLines lines = new TextLines(text);
        while (lines.advance()) {
            if (!lines.line().isBlank()) {
                return ParsedRecord.onlyProblem(lines.span().error(Reason.UNKNOWN_FORMAT, "this is no " + titles()));
            }
        }
        return ParsedRecord.onlyProblem(lines.end().error(Reason.EMPTY, "there is no game in it"));
    }

    /**
     * The format of a text: by the first line that only one format has, else by the first line that speaks for one; empty
     * if there is neither.
     */
    public static Optional<RecordFormat> of(String text) {
        Optional<RecordFormat> suggested = Optional.empty();
        TextLines lines = new TextLines(text);
        for (int i = 0; i < MAX_LINES && lines.advance(); i++) {
            String line = lines.line().strip();
            Optional<RecordFormat> proved = first(format -> format.lines.prove(line));
            if (proved.isPresent()) {
                return proved;
            }
            suggested = suggested.or(() -> first(format -> format.lines.suggest(line)));
        }
        return suggested;
    }

    /** The format that the ending of a file name such as {@code game.csa} tells of; empty if it tells nothing. */
    public static Optional<RecordFormat> ofFileName(String name) {
        String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return first(format -> format.fileNameEndings.contains(ending));
    }

    private static Optional<RecordFormat> first(Predicate<RecordFormat> condition) {
        return Stream.of(values()).filter(condition).findFirst();
    }
}
