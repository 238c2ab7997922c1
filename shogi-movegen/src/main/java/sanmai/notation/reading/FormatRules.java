package sanmai.notation.reading;

import java.util.List;
import sanmai.notation.record.RecordTree;

/** A format of game records: how its texts are recognised, read and written. */
public abstract class FormatRules {
    private final String title;
    private final FormatLines lines;
    private final List<String> fileNameEndings;

    /**
     * A format.
     *
     * @param title what users call the format; versions of a format share a title
     * @param lines the lines by which a text in the format is recognised
     * @param fileNameEndings how the names of files end, after the dot, in small letters; of several, the first is for
     *     Shift_JIS, the second for UTF-8, and the others are only read
     */
    protected FormatRules(String title, FormatLines lines, String... fileNameEndings) {
        this.title = title;
        this.lines = lines;
        this.fileNameEndings = List.of(fileNameEndings);
    }

    /** What users call the format. */
    public final String title() {
        return title;
    }

    /** The lines by which a text in the format is recognised. */
    public final FormatLines lines() {
        return lines;
    }

    /** How the names of files end, after the dot; of several, the first is for Shift_JIS and the second for UTF-8. */
    public final List<String> fileNameEndings() {
        return fileNameEndings;
    }

    /** A reader for the next game of a text. */
    public abstract GameReader reader();

    /** Writes what the format can hold of a record; lines end in LF. */
    public abstract String write(RecordTree record);

    /** Whether other programs read one record of a file only: it is one document. */
    public boolean holdsOneRecord() {
        return false;
    }

    /** The text between two records. */
    public String separator() {
        return "";
    }

    /** The format that reads back what this one writes: itself, unless that would be several records. */
    public FormatRules readBackAs() {
        return this;
    }
}
