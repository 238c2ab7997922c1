package sanmai.cli.command;

import java.util.List;
import sanmai.cli.console.ProgressLine;
import sanmai.cli.option.PositionArgument;
import sanmai.experiment.perft.LineResult;
import sanmai.experiment.perft.SuiteLine;
import sanmai.movegen.perft.MoveCount;
import sanmai.movegen.perft.Perft;
import sanmai.movegen.perft.PerftListener;
import sanmai.movegen.perft.PerftSettings;
import sanmai.shogi.Position;

/** Counts for lines of perft suites. */
final class SuiteCheck {
    private final ProgressLine progress;
    private final Perft perft = new Perft(PerftSettings.DEFAULT);

    SuiteCheck(ProgressLine progress) {
        this.progress = progress;
    }

    /**
     * Counts for a line, also below each move if the count is wrong.
     *
     * @param which which line of how many this is, for the progress bar
     */
    LineResult check(SuiteLine line, String which) throws InterruptedException {
        if (!line.isReadable()) {
            return new LineResult(line, 0, 0, List.of());
        }
        progress.begin(line.name() + " [" + which + "]");
        Position position = PositionArgument.read(line.sfen());
        long start = System.nanoTime();
        long nodes = perft.count(position, line.depth(), new PerftListener() {
            @Override
            public void partCounted(int done, int total) {
                progress.step(done, total);
            }
        });
        long nanos = System.nanoTime() - start;
        List<String> moves = nodes == line.expected()
                ? List.of()
                : perft.divide(position, line.depth(), PerftListener.NONE).stream()
                        .map(MoveCount::toString)
                        .toList();
        return new LineResult(line, nodes, nanos, moves);
    }
}
