package sanmai.cli;

/** Checks numbers that users give. */
final class Ranges {
    private Ranges() {}

    /**
     * Makes sure that a number is in its range.
     *
     * @param name the option or parameter that it was given for
     * @throws UserError if it is not
     */
    static void check(String name, long value, long least, long most) {
        if (value < least || value > most) {
            throw new UserError(name + " " + value + ": must be between " + least + " and " + most);
        }
    }
}
