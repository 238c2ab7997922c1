package sanmai.cli.mate;

import sanmai.search.mate.MateCounting;

/**
 * The tasks for each problem.
 *
 * @param counting which interpositions count
 * @param check whether to look for other solutions
 * @param tree whether to find all defences
 */
public record TsumeTasks(MateCounting counting, boolean check, boolean tree) {}
