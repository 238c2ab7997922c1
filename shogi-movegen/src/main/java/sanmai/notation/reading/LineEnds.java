package sanmai.notation.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sanmai.notation.record.RecordNode;

/** The ends of earlier lines that a variation may still branch from, the longest first. */
final class LineEnds {
    private final List<RecordNode> ends = new ArrayList<>();

    /** Notes the last move of a line. Earlier lines that are not longer are forgotten: no variation needs them. */
    void add(RecordNode end) {
        while (!ends.isEmpty() && ends.get(ends.size() - 1).ply() <= end.ply()) {
            ends.remove(ends.size() - 1);
        }
        ends.add(end);
    }

    /** The end of the last line that has a move with this number; empty if none has. */
    Optional<RecordNode> reaching(int ply) {
        for (int i = ends.size() - 1; i >= 0; i--) {
            if (ends.get(i).ply() >= ply) {
                return Optional.of(ends.get(i));
            }
        }
        return Optional.empty();
    }
}
