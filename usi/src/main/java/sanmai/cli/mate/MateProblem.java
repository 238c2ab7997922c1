package sanmai.cli.mate;

import java.util.Optional;
import java.util.OptionalInt;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Line;
import sanmai.shogi.Position;

/**
 * A mate problem and what its source says about it.
 *
 * @param name the source and its number there; empty if it has none
 * @param position the position, the attacker to move
 * @param statedPlies the length that the source states; 0 if it says that there is no mate, empty if it says nothing
 * @param statedLine the solution of the source; the empty line if it has none
 * @param record the record that the problem comes from, if it comes from one
 */
public record MateProblem(
        String name, Position position, OptionalInt statedPlies, Line statedLine, Optional<RecordTree> record) {
    /** A position without any statement about it. */
    public static MateProblem of(Position position) {
        return new MateProblem("", position, OptionalInt.empty(), Line.EMPTY, Optional.empty());
    }
}
