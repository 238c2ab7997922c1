package sanmai.cli.option;

import java.util.ListResourceBundle;
import sanmai.notation.format.RecordFormat;

/**
 * Words of help texts that follow from tables of the program. {@code ${bundle:KEY}} in the description of an option or a
 * command stands for them.
 */
public final class HelpWords extends ListResourceBundle {
    /** The evaluations to choose from. */
    public static final String EVALUATIONS = "evaluation.choices";

    /** The formats of game records that are read. */
    public static final String RECORD_FORMATS = "record.formats";

    /** The formats that game records are written in. */
    public static final String WRITTEN_FORMATS = "written.formats";

    /** How the names of files of game records end. */
    public static final String RECORD_ENDINGS = "record.endings";

    /** What happens to the file of {@code --out}. */
    public static final String OUT = "out.file";

    @Override
    protected Object[][] getContents() {
        return new Object[][] {
            {EVALUATIONS, Evaluations.choices()},
            {RECORD_FORMATS, RecordFormat.titles()},
            {WRITTEN_FORMATS, RecordFormat.writtenNames()},
            {
                OUT,
                "An existing file is replaced only when all is written; a link is followed, and a read-only file is"
                        + " refused."
            },
            {RECORD_ENDINGS, RecordFiles.endings()},
        };
    }
}
