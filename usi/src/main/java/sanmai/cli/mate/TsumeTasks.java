package sanmai.cli.mate;

import sanmai.search.mate.MateCounting;

/**
 * What is to be found out about problems.
 *
 * @param counting which moves count; a check counts as composers do, whatever this says
 * @param check whether to look for other solutions
 * @param tree whether to find all defences
 */
public record TsumeTasks(MateCounting counting, boolean check, boolean tree) {
    /** Corrects the counting. */
    public TsumeTasks {
        counting = check ? MateCounting.WITHOUT_USELESS_INTERPOSITIONS : counting;
    }
}
