package sanmai.analysis;

import java.util.ArrayList;
import java.util.List;
import sanmai.engine.Analysis;
import sanmai.notation.evaluation.NodeEvaluation;
import sanmai.search.Limits;
import sanmai.search.PrincipalVariation;
import sanmai.search.Score;
import sanmai.shogi.Position;

/**
 * What a search found in a position, as a file of results has it.
 *
 * @param lines the lines, the best one first; empty if the game is over there, or there was no time
 * @param declaresWin whether the side to move can declare its win (nyugyoku)
 * @param nodes the number of nodes searched
 */
public record SearchedPosition(List<SearchedLine> lines, boolean declaresWin, long nodes) {
    /** Copies the list. */
    public SearchedPosition {
        lines = List.copyOf(lines);
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
        for (SearchedLine line : lines) {
            boolean isDepth = line.depth() >= 0 && line.depth() <= Limits.MAX_DEPTH;
            boolean isScore = line.score() > -Score.MATE && line.score() < Score.MATE;
            if (line.moves().isEmpty() || !isDepth || !isScore) {
                throw new IllegalArgumentException("not a line that a search found: " + line);
            }
            MoveTexts.parse(line.moves(), position);
        }
        if (nodes < 0) {
            throw new IllegalArgumentException("not a number of nodes: " + nodes);
        }
    }
}
