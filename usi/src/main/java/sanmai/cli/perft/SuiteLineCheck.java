package sanmai.cli.perft;

import java.util.List;
import java.util.Map;
import sanmai.cli.option.PositionText;
import sanmai.movegen.perft.MoveCount;
import sanmai.movegen.perft.Perft;
import sanmai.movegen.perft.PerftDetails;
import sanmai.movegen.perft.PerftListener;
import sanmai.movegen.perft.PerftSettings;
import sanmai.shogi.Position;

/** Counts the leaves of the lines of perft suites. */
public final class SuiteLineCheck {
    private final Perft perft = new Perft(PerftSettings.DEFAULT);
    private final Perft details = new Perft(PerftSettings.DEFAULT.withDetails(true));

    /**
     * Counts the leaves of a line; also the details, if the line has any; and if the number of leaves is wrong, those
     * below each move.
     *
     * @param listener is told the progress of the first count
     * @throws InterruptedException if the thread is interrupted
     */
    public LineResult check(SuiteLine line, PerftListener listener) throws InterruptedException {
        if (!line.isReadable()) {
            return new LineResult(line, 0, Map.of(), 0, List.of());
        }
        Position position = PositionText.read(line.sfen());
        long start = System.nanoTime();
        long nodes;
        Map<String, Long> counted = Map.of();
        if (line.details().isEmpty()) {
            nodes = perft.count(position, line.depth(), listener);
        } else {
            PerftDetails row = details.details(position, line.depth(), listener).get(line.depth() - 1);
            nodes = row.nodes();
            counted = row.byName();
        }
        long nanos = System.nanoTime() - start;
        List<String> moves = nodes == line.expected()
                ? List.of()
                : perft.divide(position, line.depth(), PerftListener.NONE).stream()
                        .map(MoveCount::toString)
                        .toList();
        return new LineResult(line, nodes, counted, nanos, moves);
    }
}
