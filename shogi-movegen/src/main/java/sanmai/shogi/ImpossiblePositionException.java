package sanmai.shogi;

import com.google.common.collect.ImmutableList;
import java.util.stream.Collectors;

/** Says that a set-up is no position, and all the reasons. */
public final class ImpossiblePositionException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final transient ImmutableList<SetupProblem> problems;

    /** Reports these problems, of which there is at least one. */
    public ImpossiblePositionException(ImmutableList<SetupProblem> problems) {
        super("impossible position: "
                + problems.stream().map(SetupProblem::message).collect(Collectors.joining("; ")));
        this.problems = problems;
    }

    /** All reasons why the set-up is no position. */
    public ImmutableList<SetupProblem> problems() {
        return problems;
    }
}
