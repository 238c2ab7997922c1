package sanmai.cli.mate;

import sanmai.search.mate.MateCounting;

/**
 * The tasks for each problem.
 *
 * @param counting which moves count; a check always counts as composers do
 * @param check whether to look for other solutions
 * @param tree whether to find all defences
 */
public record TsumeTasks(MateCounting counting, boolean check, boolean tree) {
    /** Sets the counting of a check. */
    public TsumeTasks {
        counting = check ? MateCounting.WITHOUT_USELESS_INTERPOSITIONS : counting;
    }
}
