package sanmai.analysis;

import java.util.List;
import java.util.OptionalDouble;
import sanmai.core.Color;

/**
 * How a side played.
 *
 * @param side the side
 * @param moves its moves that could be judged, in their order
 * @param mates the mates by force that it had
 */
public record SideAnalysis(Color side, List<JudgedMove> moves, List<MateChance> mates) {
    /** Copies the lists. */
    public SideAnalysis {
        moves = List.copyOf(moves);
        mates = List.copyOf(mates);
    }

    static SideAnalysis of(Color side, List<JudgedMove> all) {
        List<JudgedMove> moves =
                all.stream().filter(move -> move.side() == side).toList();
        return new SideAnalysis(side, moves, MateChance.of(side, moves));
    }

    /** The mean of the {@linkplain JudgedMove#accuracy accuracies} of its moves, from 0 to 100; empty without moves. */
    public OptionalDouble accuracy() {
        return moves.stream().mapToDouble(JudgedMove::accuracy).average();
    }

    /** The number of moves of this judgement. */
    public int count(Judgement judgement) {
        return (int)
                moves.stream().filter(move -> move.judgement() == judgement).count();
    }
}
