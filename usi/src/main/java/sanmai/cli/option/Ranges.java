package sanmai.cli.option;

import sanmai.cli.console.UserError;

/** Checks numbers that users give. */
public final class Ranges {
    private Ranges() {}

    /**
     * Makes sure that a number is in its range.
     *
     * @param name the option or parameter that it was given for
     * @throws UserError if it is not
     */
    public static void check(String name, long value, long least, long most) {
        if (value < least || value > most) {
            throw new UserError(name + " " + value + ": must be between " + least + " and " + most);
        }
    }
}
