package sanmai.notation.evaluation;

/**
 * An evaluation in a comment.
 *
 * @param evaluation what could be read of it
 * @param text its lines
 * @param isRead whether its value and its moves were read to their end
 * @param saysMore whether the text says something that no evaluation holds, such as the time
 */
record FoundEvaluation(NodeEvaluation evaluation, String text, boolean isRead, boolean saysMore) {
    /** This evaluation with the next of its lines. */
    FoundEvaluation with(NodeEvaluation more, String line, boolean lineIsRead) {
        return new FoundEvaluation(more, text + "\n" + line, isRead && lineIsRead, saysMore);
    }

    /** This evaluation with a line that says the value again, in another way. */
    FoundEvaluation withOther(String line) {
        return new FoundEvaluation(evaluation, text + "\n" + line, isRead, true);
    }
}
