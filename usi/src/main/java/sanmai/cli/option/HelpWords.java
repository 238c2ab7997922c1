package sanmai.cli.option;

import java.util.ListResourceBundle;

/**
 * Words of help texts that follow from tables of the program. {@code ${bundle:KEY}} in the description of an option or a
 * command stands for them.
 */
public final class HelpWords extends ListResourceBundle {
    /** The evaluations to choose from. */
    public static final String EVALUATIONS = "evaluations";

    @Override
    protected Object[][] getContents() {
        return new Object[][] {{EVALUATIONS, Evaluations.choices()}};
    }
}
