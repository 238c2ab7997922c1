package sanmai.notation;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import sanmai.notation.RecordProblem.Reason;

/** The formats of game records, told apart by what stands in them. */
public enum RecordFormat {
    /** See {@link Csa}. */
    CSA(Csa::read),
    /** See {@link Kif}. */
    KIF(Kif::read),
    /** KIF's relative without the squares that pieces come from. It is recognised, but not read. */
    KI2(RecordFormat::refuseKi2),
    /** See {@link UsiRecord}. */
    USI(UsiRecord::read);

    /** How many lines are looked at: records may begin with long comments, but not everything is a record. */
    private static final int LINES = 1000;

    private static final Pattern CSA_LINE =
            Pattern.compile("V[0-9]|N[+-]|\\$[A-Z_]+:|'|P[I1-9+-]|[+-]$|[+-][0-9]{4}[A-Z]{2}|%[A-Z+-]");

    private static final Pattern USI_LINE =
            Pattern.compile("(position|startpos|sfen)(\\s|$)|[1-9A-Za-z+]+(/[1-9A-Za-z+]+){2}");

    private static final Pattern KIF_LINE =
            Pattern.compile("#\\s*KIF|#.*Kifu|手合割|手数-|手数＝|\\||\\+--|変化：|[0-9０-９]+\\s+[1-9１-９同投中千詰持切反入不]");

    private static final Pattern KI2_LINE = Pattern.compile("#\\s*KI2|[▲△▽☗☖]");

    private final Function<String, ImmutableList<ParsedRecord>> reader;

    RecordFormat(Function<String, ImmutableList<ParsedRecord>> reader) {
        this.reader = reader;
    }

    /** Reads all records of a text in this format; there is always at least one reading. */
    public ImmutableList<ParsedRecord> read(String text) {
        return reader.apply(text);
    }

    /**
     * Reads all records of a text in whatever format it is; there is always at least one reading.
     *
     * @param hint the format if the text itself does not tell
     */
    public static ImmutableList<ParsedRecord> readAny(String text, Optional<RecordFormat> hint) {
        Optional<RecordFormat> format = of(text).or(() -> hint);
        if (format.isPresent()) {
            return format.get().read(text);
        }
        TextLines lines = new TextLines(text);
        while (lines.advance()) {
            if (!lines.line().isBlank()) {
                return broken(lines.place().error(Reason.UNKNOWN_FORMAT, "this is no CSA, KIF, USI or SFEN"));
            }
        }
        return broken(lines.end().error(Reason.EMPTY, "there is no game in it"));
    }

    /** The format of a text, by the first of its lines that only one format can have; empty if there is none. */
    public static Optional<RecordFormat> of(String text) {
        boolean isKif = false; // Unless a line of KI2 comes: both have the same headers.
        TextLines lines = new TextLines(text);
        for (int i = 0; i < LINES && lines.advance(); i++) {
            String line = lines.line().strip();
            Optional<RecordFormat> format = ofLine(line);
            if (format.isPresent() && !isShared(line)) {
                return format;
            }
            isKif |= format.isPresent() || line.indexOf('：') > 0;
        }
        return isKif ? Optional.of(KIF) : Optional.empty();
    }

    /** Whether KIF and KI2 have such lines both. */
    private static boolean isShared(String line) {
        return line.startsWith("手合割");
    }

    private static Optional<RecordFormat> ofLine(String line) {
        if (KIF_LINE.matcher(line).lookingAt()) {
            return Optional.of(KIF);
        }
        if (KI2_LINE.matcher(line).lookingAt()) {
            return Optional.of(KI2);
        }
        if (CSA_LINE.matcher(line).lookingAt()) {
            return Optional.of(CSA);
        }
        return USI_LINE.matcher(line).lookingAt() ? Optional.of(USI) : Optional.empty();
    }

    /** The format that the ending of a file name such as {@code game.csa} tells of; empty if it tells nothing. */
    public static Optional<RecordFormat> ofFileName(String name) {
        String lowerCase = name.toLowerCase(Locale.ROOT);
        return switch (lowerCase.substring(lowerCase.lastIndexOf('.') + 1)) {
            case "csa" -> Optional.of(CSA);
            case "kif", "kifu" -> Optional.of(KIF);
            case "ki2", "ki2u" -> Optional.of(KI2);
            case "usi", "sfen" -> Optional.of(USI);
            default -> Optional.empty();
        };
    }

    private static ImmutableList<ParsedRecord> refuseKi2(String text) {
        TextLines lines = new TextLines(text);
        lines.advance();
        return broken(lines.place()
                .error(Reason.UNSUPPORTED_FORMAT, "KI2 does not say where pieces come from and is not read; use KIF"));
    }

    private static ImmutableList<ParsedRecord> broken(RecordException e) {
        return ImmutableList.of(ParsedRecord.broken(e.problem()));
    }
}
