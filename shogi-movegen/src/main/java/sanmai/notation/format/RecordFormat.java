package sanmai.notation.format;

import com.google.common.collect.ImmutableSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sanmai.notation.csa.Csa;
import sanmai.notation.jkf.Jkf;
import sanmai.notation.kif.Ki2;
import sanmai.notation.kif.Kif;
import sanmai.notation.psn.Psn;
import sanmai.notation.reading.FormatRules;
import sanmai.notation.reading.GameReader;
import sanmai.notation.reading.TextLines;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordTree;
import sanmai.notation.usi.SfenPositions;
import sanmai.notation.usi.Usen;
import sanmai.notation.usi.UsiRecord;
import sanmai.shogi.Handicap;
import sanmai.shogi.PositionSetup;

/**
 * The formats of game records, told apart by the lines of a text. A line here makes a format known to all readers, writers,
 * messages and help texts; everything else about a format is in the class that the line names.
 */
public enum RecordFormat {
    /** The format of Kifu for Windows and of most Japanese programs. */
    KIF(new Kif()),
    /** KIF's relative for books and magazines. */
    KI2(new Ki2()),
    /** The standard format of the Computer Shogi Association, all versions; written in version 2.2. */
    CSA(Csa.V2),
    /** Version 3 of {@link #CSA}, to write it; what is read is taken for {@link #CSA}. */
    CSA_V3(Csa.V3),
    /** JSON Kifu Format. */
    JKF(new Jkf()),
    /** Lines of USI: the start and the moves. */
    USI(new UsiRecord()),
    /** The positions of a game in SFEN, to write them; what is read is taken for {@link #USI}. */
    SFEN(new SfenPositions()),
    /** Portable Shogi Notation, with moves as in Western books. */
    PSN(new Psn()),
    /** The notation of Shogi Playground for addresses. */
    USEN(new Usen());

    /** The number of lines looked at: records may begin with long comments, but not everything is a record. */
    static final int MAX_LINES = 1000;

    /** A zero, which ends a file, and what a file in ISO-2022-JP begins with. */
    private static final Pattern UNREADABLE = Pattern.compile("\\x00|\\x1B(?=[$(])");

    private final FormatRules rules;

    RecordFormat(FormatRules rules) {
        this.rules = rules;
    }

    /** What users call the formats: {@code A, B or C}. */
    public static String titles() {
        return list(Stream.of(values()).map(format -> format.rules.title()));
    }

    private static String list(Stream<String> words) {
        String all = words.distinct().collect(Collectors.joining(", "));
        int last = all.lastIndexOf(", ");
        return all.substring(0, last) + " or" + all.substring(last + 1);
    }

    /** The endings of the file names of all formats, after the dot and in small letters. */
    public static Set<String> allFileNameEndings() {
        return Stream.of(values())
                .flatMap(format -> format.rules.fileNameEndings().stream())
                .collect(ImmutableSet.toImmutableSet());
    }

    /** Reads all records of a text in this format; the list has at least one element. */
    public List<ParsedRecord> read(String text) {
        return FormatReader.readAll(text, rules::reader);
    }

    /**
     * Writes a record as far as the format can hold it, and says what it cannot hold. What is lost is found by reading the
     * text back. A header is lost that would mean something else in the format.
     */
    public WrittenRecord write(RecordTree record) {
        RecordTree held = record;
        List<RecordLoss> losses = losses(record, held);
        Predicate<String> isHeader = name -> isHeader(record, name);
        if (!losses.isEmpty() && !record.headers().keySet().stream().allMatch(isHeader)) {
            held = record.withHeaders(isHeader);
            losses = losses(record, held);
        }
        return RecordLines.isReadable(text(rules.readBackAs(), held))
                ? new WrittenRecord(text(rules, held), losses)
                : new WrittenRecord("", List.of(new RecordLoss(RecordLoss.Kind.RECORD, 0, "")));
    }

    private static String text(FormatRules rules, RecordTree record) {
        return UNREADABLE.matcher(rules.write(record)).replaceAll("\uFFFD");
    }

    /** What is missing of a record if this much of it is written. */
    private List<RecordLoss> losses(RecordTree record, RecordTree held) {
        Optional<RecordTree> copy = readBack(held).get(0).tree();
        return RecordDifferences.between(record, copy.orElseGet(() -> new RecordTree(record.start())));
    }

    private List<ParsedRecord> readBack(RecordTree record) {
        return readAny(text(rules.readBackAs(), record), Optional.of(this));
    }

    /** Whether a start with this header alone is read back with the header or without, and otherwise unchanged. */
    private boolean isHeader(RecordTree whole, String name) {
        PositionSetup start = whole.start().toBuilder().moveNumber(1).build();
        RecordTree record = new RecordTree(start.isPossible() ? start : Handicap.NONE.setup());
        record.headers().put(name, whole.headers().get(name));
        List<ParsedRecord> copies = readBack(record);
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

    /** Whether texts are taken for this format, not for an earlier one whose lines it shares. */
    boolean isRecognised() {
        return first(format -> format.rules.lines().equals(rules.lines())).get() == this;
    }

    /** Whether what is written is one record again; else every line of it is a record. */
    boolean isReadBack() {
        return rules.readBackAs() == rules;
    }

    /** Whether other programs read one record of a file only: it is one document. */
    public boolean holdsOneRecord() {
        return rules.holdsOneRecord();
    }

    /** The text between two records. */
    public String separator() {
        return rules.separator();
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
        List<String> endings = rules.fileNameEndings();
        return endings.get(utf8 && endings.size() > 1 ? 1 : 0);
    }

    /** Whether the ending of a file's name stands for Shift_JIS: its format has another ending for UTF-8. */
    static boolean isForShiftJis(String name) {
        return first(format -> format.rules.fileNameEndings().size() > 1
                        && ending(name).equals(format.rules.fileNameEndings().get(0)))
                .isPresent();
    }

    /**
     * Reads all records of a text in any of the formats; the list has at least one element.
     *
     * @param hint the format if the text itself does not tell
     */
    public static List<ParsedRecord> readAny(String text, Optional<RecordFormat> hint) {
        return FormatReader.readAll(text, readerOf(of(text).or(() -> hint)));
    }

    /** Makes the readers of games in a format, which may be unknown. */
    static Supplier<GameReader> readerOf(Optional<RecordFormat> format) {
        return format.<Supplier<GameReader>>map(known -> known.rules::reader).orElse(() -> new UnknownFormat(titles()));
    }

    /**
     * The format of a text: by the first line that only one format has, else by the first line that suggests one; empty
     * if there is no such line.
     */
    public static Optional<RecordFormat> of(String text) {
        Optional<RecordFormat> suggested = Optional.empty();
        TextLines lines = new TextLines(text);
        for (int i = 0; i < MAX_LINES && lines.advance(); i++) {
            String line = lines.line().strip();
            Optional<RecordFormat> proved = first(format -> format.rules.lines().prove(line));
            if (proved.isPresent()) {
                return proved;
            }
            suggested = suggested.or(() -> first(format -> format.rules.lines().suggest(line)));
        }
        return suggested;
    }

    /** The format of the ending of a file name such as {@code game.csa}; empty if no format has the ending. */
    public static Optional<RecordFormat> ofFileName(String name) {
        return first(format -> format.rules.fileNameEndings().contains(ending(name)));
    }

    private static String ending(String name) {
        return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    }

    private static Optional<RecordFormat> first(Predicate<RecordFormat> condition) {
        return Stream.of(values()).filter(condition).findFirst();
    }
}
