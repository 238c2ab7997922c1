package sanmai.shogi;

import java.util.List;
import java.util.stream.Collectors;

/** Says that a set-up is no position, and all the reasons. */
public final class ImpossiblePositionException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final transient List<SetupProblem> problems;

    /** Reports these problems, of which there is at least one. */
    public ImpossiblePositionException(List<SetupProblem> problems) {
        super("impossible position: "
                + problems.stream().map(SetupProblem::message).collect(Collectors.joining("; ")));
        this.problems = List.copyOf(problems);
    }

    /** All reasons why the set-up is no position. */
    public List<SetupProblem> problems() {
        return problems;
    }
}
