package sanmai.notation.reading;

import java.util.List;
import sanmai.notation.record.RecordTree;

/** A format of game records: how its texts are recognised, read and written. */
public interface FormatRules {
    /** What users call the format. Versions of a format share a title. */
    String title();

    /** How the names of files end, after the dot, in small letters; if there are two, the second is for UTF-8. */
    List<String> fileNameEndings();

    /** The lines by which a text in the format is recognised. */
    FormatLines lines();

    /** A reader for the next game of a text. */
    GameReader reader();

    /** Writes what the format can hold of a record; lines end in LF. */
    String write(RecordTree record);

    /** The text between two records. */
    default String separator() {
        return "";
    }

    /** The format whose losses this one has: itself, unless its texts cannot be read back as one record. */
    default FormatRules readBackAs() {
        return this;
    }
}
