package sanmai.search.eval;

/** Says why a file is not a valid evaluation, and where in the file. */
public class EvaluationFormatException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /** The message is one line, to be put behind the name of the file. */
    public EvaluationFormatException(String message) {
        super(message);
    }
}
