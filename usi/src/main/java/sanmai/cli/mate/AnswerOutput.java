package sanmai.cli.mate;

import sanmai.shogi.ImpossiblePositionException;

/** The output of the answers of a run. */
public interface AnswerOutput {
    /**
     * Takes the answer to the next problem.
     *
     * @throws ImpossiblePositionException if it must become a record, and no record can start from the position
     */
    void add(TsumeAnswer answer);

    /** Ends the output after the last answer. */
    void end();
}
