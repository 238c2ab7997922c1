package sanmai.notation.reading;

import sanmai.notation.record.RecordProblem;

/** Takes a reader of records from where something is wrong to where it gives up the record. */
public final class RecordException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient RecordProblem problem;

    public RecordException(RecordProblem problem) {
        super(problem.explanation(), null, false, false);
        this.problem = problem;
    }

    public RecordProblem problem() {
        return problem;
    }
}
