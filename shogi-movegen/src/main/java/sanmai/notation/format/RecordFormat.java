package sanmai.notation.format;

import com.google.common.collect.ImmutableSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sanmai.notation.csa.Csa;
import sanmai.notation.jkf.Jkf;
import sanmai.notation.kif.Ki2;
import sanmai.notation.kif.Kif;
import sanmai.notation.reading.FormatLines;
import sanmai.notation.reading.TextLines;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordProblem.Reason;
import sanmai.notation.record.RecordTree;
import sanmai.notation.usi.UsiRecord;
import sanmai.shogi.Handicap;

/**
 * The formats of game records, told apart by the lines of a text. A format is one line here: what users call it, how its
 * records are read, the lines it is known by, and how the names of its files end. Messages and help texts list the formats
 * from here. All else about a format is in the class that bears its name and in the classes whose names begin like that.
 */
public enum RecordFormat {
    /** See {@link Kif}. */
    KIF("KIF", Kif::read, Kif::write, Kif.LINES, "kif", "kifu"),
    /** See {@link Ki2}. */
    KI2("KI2", Ki2::read, Ki2::write, Ki2.LINES, "ki2", "ki2u"),
    /** See {@link Csa}. It is written in version 2.2. */
    CSA("CSA", Csa::read, Csa::write, Csa.LINES, "csa"),
    /** Written by {@link Csa#writeV3}; what is read is taken for {@link #CSA}. */
    CSA_V3("CSA", Csa::read, Csa::writeV3, Csa.LINES, "csa"),
    /** See {@link Jkf}. */
    JKF("JKF", Jkf::read, Jkf::write, Jkf.LINES, "jkf"),
    /** See {@link UsiRecord}. */
    USI("USI", UsiRecord::read, UsiRecord::write, UsiRecord.LINES, "usi"),
    /** Written by {@link UsiRecord#writePositions}; what is read is taken for {@link #USI}. */
    SFEN("SFEN", UsiRecord::read, UsiRecord::writePositions, UsiRecord.LINES, "sfen");

    /** The number of lines looked at: records may begin with long comments, but not everything is a record. */
    static final int MAX_LINES = 1000;

    private final String title;
    private final Function<String, List<ParsedRecord>> reader;
    private final Function<RecordTree, String> writer;
    private final FormatLines lines;
    private final ImmutableSet<String> fileNameEndings;

    RecordFormat(
            String title,
            Function<String, List<ParsedRecord>> reader,
            Function<RecordTree, String> writer,
            FormatLines lines,
            String... fileNameEndings) {
        this.title = title;
        this.reader = reader;
        this.writer = writer;
        this.lines = lines;
        this.fileNameEndings = ImmutableSet.copyOf(fileNameEndings);
    }

    /** What users call the formats: {@code A, B or C}. */
    public static String titles() {
        return list(Stream.of(values()).map(format -> format.title));
    }

    private static String list(Stream<String> words) {
        String all = words.distinct().collect(Collectors.joining(", "));
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
     * Writes a record as far as the format can hold it, and says what it cannot hold. What is lost is found by reading the
     * text back. A header is lost whose name would mean something else in the format.
     */
    public WrittenRecord write(RecordTree record) {
        String text = writer.apply(record);
        List<RecordLoss> losses = losses(record, text);
        if (!losses.isEmpty() && !record.headers().keySet().stream().allMatch(this::isHeader)) {
            text = writer.apply(record.withHeaders(this::isHeader));
            losses = losses(record, text);
        }
        // In SFEN each line is read as a record of its own.
        boolean isReadable = this == SFEN || RecordLines.isReadable(text);
        return isReadable
                ? new WrittenRecord(text, losses)
                : new WrittenRecord("", List.of(new RecordLoss(RecordLoss.Kind.RECORD, 0, "")));
    }

    private List<RecordLoss> losses(RecordTree record, String text) {
        String readable = this == SFEN ? UsiRecord.write(record) : text;
        Optional<RecordTree> copy = readAny(readable, Optional.of(this)).get(0).tree();
        return RecordDifferences.between(record, copy.orElseGet(() -> new RecordTree(record.start())));
    }

    /** Whether a record whose only header has this name is read back as such a record, and as nothing else. */
    private boolean isHeader(String name) {
        RecordTree record = new RecordTree(Handicap.NONE.setup());
        record.headers().put(name, "x");
        List<ParsedRecord> copies = readAny(writer.apply(record), Optional.of(this));
        ParsedRecord copy = copies.get(0);
        if (copies.size() > 1 || !copy.isComplete() || copy.tree().isEmpty()) {
            return false;
        }
        RecordTree bare = copy.tree().get().withHeaders(header -> false);
        RecordTree without = record.withHeaders(header -> false);
        return copy.tree().get().headers().size() <= 1
                && RecordDifferences.between(bare, without).isEmpty()
                && RecordDifferences.between(without, bare).isEmpty();
    }

    /** What stands between two records in one text. */
    public String separator() {
        return switch (this) {
            case CSA, CSA_V3 -> "/\n";
            case KIF, KI2 -> "\n";
            case JKF, USI, SFEN -> "";
        };
    }

    /** Whether the next record of a text begins behind this line, which is stripped. */
    boolean endsRecord(String line) {
        return switch (this) {
            case CSA, CSA_V3 -> line.equals("/");
            case JKF -> line.startsWith("{") && line.endsWith("}") && line.contains("\"moves\":");
            case USI, SFEN -> true;
            case KIF, KI2 -> false;
        };
    }

    /** The formats as options of a command: {@code a, b or c}. */
    public static String writtenNames() {
        return list(Stream.of(values()).map(format -> format.name().toLowerCase(Locale.ROOT)));
    }

    /**
     * How the name of a file in this format ends, after the dot.
     *
     * @param utf8 whether it is in UTF-8
     */
    public String fileNameEnding(boolean utf8) {
        return fileNameEndings.asList().get(utf8 ? fileNameEndings.size() - 1 : 0);
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
                return ParsedRecord.onlyProblem(lines.span()
                        .error(Reason.UNKNOWN_FORMAT, "this is no " + titles())
                        .problem());
            }
        }
        return ParsedRecord.onlyProblem(
                lines.end().error(Reason.EMPTY, "there is no game in it").problem());
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
