package sanmai.cli.papers.sliders;

import java.util.List;

/**
 * A fork without a result.
 *
 * @param scheme the scheme that it should have measured
 * @param fork its number, from 1
 * @param reason what happened
 * @param lastWords the last lines that it printed
 */
public record SchemeFailure(String scheme, int fork, String reason, List<String> lastWords) {
    @Override
    public String toString() {
        return "fork " + fork + " of " + scheme + " " + reason;
    }
}
