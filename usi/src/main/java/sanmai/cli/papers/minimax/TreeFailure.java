package sanmai.cli.papers.minimax;

import java.util.List;

/**
 * A combination whose worker failed. It searches no further trees in this run.
 *
 * @param combination the combination
 * @param where what it was doing, in words
 * @param reason what happened
 * @param lastWords the last lines that the worker printed
 */
public record TreeFailure(Combination combination, String where, String reason, List<String> lastWords) {
    public TreeFailure {
        lastWords = List.copyOf(lastWords);
    }

    @Override
    public String toString() {
        return combination + ": the worker " + reason + " (" + where + ")";
    }
}
