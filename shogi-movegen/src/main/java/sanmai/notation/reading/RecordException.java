package sanmai.notation.reading;

import sanmai.notation.record.RecordProblem;

/** A problem because of which a reader gives up a statement, a line or a whole record. */
public final class RecordException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient RecordProblem problem;

    /** Gives up because of a problem. */
    public RecordException(RecordProblem problem) {
        super(problem.explanation(), null, false, false);
        this.problem = problem;
    }

    /** The problem. */
    public RecordProblem problem() {
        return problem;
    }
}
