package sanmai.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sanmai.core.Color;
import sanmai.notation.evaluation.NodeEvaluation;

/**
 * A mate by force that a side had in a game.
 *
 * @param side the side that had it
 * @param ply the number of the move with which it could begin
 * @param length the plies to the mate, from 1
 * @param missedBy the move that let it slip; empty if the side kept it to its last move in the record
 */
public record MateChance(Color side, int ply, int length, Optional<JudgedMove> missedBy) {
    /**
     * The mates of a side, by ascending plies. A mate that the engine no longer sees at the side's next move is left
     * out.
     */
    static List<MateChance> of(Color side, List<JudgedMove> movesOfSide) {
        List<MateChance> chances = new ArrayList<>();
        Optional<JudgedMove> first = Optional.empty();
        for (JudgedMove move : movesOfSide) {
            if (!move.hadMate()) {
                first = Optional.empty();
                continue;
            }
            first = first.or(() -> Optional.of(move));
            if (move.missesMate()) {
                chances.add(chance(side, first.get(), Optional.of(move)));
                first = Optional.empty();
            }
        }
        first.ifPresent(move -> chances.add(chance(side, move, Optional.empty())));
        return chances;
    }

    private static MateChance chance(Color side, JudgedMove first, Optional<JudgedMove> missedBy) {
        int length = first.before().best().map(NodeEvaluation::value).orElse(0);
        return new MateChance(side, first.ply(), Math.abs(length), missedBy);
    }

    /** Whether the side kept the mate to its last move. */
    public boolean isFound() {
        return missedBy.isEmpty();
    }
}
