package sanmai.cli.mate;

import java.util.List;

/**
 * The results of the problems of one length.
 *
 * @param plies the length as the suite writes it; "no" for problems without a mate
 * @param problems the number of problems
 * @param solved the number of right answers: a line of that length, or no mate
 * @param medianMillis the median of the times, in ms
 * @param worstMillis the longest time, in ms
 * @param worst the name of the problem that took longest
 * @param unsolved the names of the other problems, with what the solver answered
 */
public record MateSuiteRow(
        String plies,
        int problems,
        int solved,
        double medianMillis,
        double worstMillis,
        String worst,
        List<String> unsolved) {
    public MateSuiteRow {
        unsolved = List.copyOf(unsolved);
    }
}
