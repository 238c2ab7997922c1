package sanmai.positions;

import java.util.List;

/**
 * The test cases of one table.
 *
 * @param name the file, or the name that its reader was given; for messages
 * @param cases the cases in the order of their lines
 * @param <C> the type of the cases
 */
public record Suite<C>(String name, List<C> cases) {
    /** Copies the list. */
    public Suite {
        cases = List.copyOf(cases);
    }
}
