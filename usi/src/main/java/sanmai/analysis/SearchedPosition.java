package sanmai.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sanmai.engine.Analysis;
import sanmai.engine.PrincipalVariation;
import sanmai.notation.evaluation.NodeEvaluation;
import sanmai.shogi.Position;

/**
 * What a search found in a position, as a file of results has it.
 *
 * @param lines the lines, the best one first; empty if the game is over there, or there was no time
 * @param declaresWin whether the side to move can declare its win (nyugyoku)
 * @param nodes the number of nodes searched
 * @param passed what the other side would do after a pass; null if that was not searched
 */
public record SearchedPosition(
        List<SearchedLine> lines,
        boolean declaresWin,
        long nodes,
        @Nullable SearchedLine passed) {
    /** Copies the list. */
    public SearchedPosition {
        lines = List.copyOf(lines);
    }

    /** What a search found, without a search after a pass. */
    public SearchedPosition(List<SearchedLine> lines, boolean declaresWin, long nodes) {
        this(lines, declaresWin, nodes, null);
    }

    /** This with what a search found after a pass. */
    SearchedPosition withPassed(SearchedPosition found) {
        return found.lines.isEmpty() ? this : new SearchedPosition(lines, declaresWin, nodes, found.lines.get(0));
    }

    /** Whether the move that led to the next position was bad: it lost more than a pawn. */
    boolean loses(SearchedPosition next) {
        return !lines.isEmpty()
                && !next.lines.isEmpty()
                && lines.get(0).score() + next.lines.get(0).score() >= LineGain.LEAST;
    }

    /** What the other side would do after a pass; empty if that was not searched. */
    Optional<NodeEvaluation> threat(Position position) {
        return passed == null ? Optional.empty() : Pass.after(position).map(passed::evaluation);
    }

    static SearchedPosition of(Analysis analysis) {
        List<SearchedLine> lines = analysis.variations().stream()
                .filter(PrincipalVariation::isSearched)
                .map(SearchedLine::of)
                .toList();
        return new SearchedPosition(lines, analysis.declaresWin(), analysis.nodes());
    }

    /**
     * The evaluations for a record, the best one first. Only the first one has the number of nodes, since the search of
     * all lines took them together.
     *
     * @param engine the name of the engine
     */
    List<NodeEvaluation> evaluations(Position position, String engine) {
        List<NodeEvaluation> all = new ArrayList<>();
        for (SearchedLine line : lines) {
            NodeEvaluation evaluation = line.evaluation(position).withEngine(engine);
            all.add(all.isEmpty() ? evaluation.withNodes(nodes) : evaluation);
        }
        return all;
    }

    /**
     * Checks what was read from a file.
     *
     * @throws IllegalArgumentException if no search finds this in the position
     */
    void validate(Position position) {
        lines.forEach(line -> line.validate(position));
        if (passed != null) {
            passed.validate(Pass.after(position)
                    .orElseThrow(() -> new IllegalArgumentException("no side in check can pass: " + passed)));
        }
        if (nodes < 0) {
            throw new IllegalArgumentException("not a number of nodes: " + nodes);
        }
    }
}
