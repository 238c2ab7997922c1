package sanmai.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import sanmai.movegen.perft.MoveCount;
import sanmai.movegen.perft.Perft;
import sanmai.movegen.perft.PerftListener;
import sanmai.movegen.perft.PerftSettings;
import sanmai.positions.PerftCase;
import sanmai.shogi.Position;

/** Runs perft suites, prints a line per count, and keeps the score. */
final class SuiteCheck {
    private final long maxNodes;
    private final PrintWriter out;
    private final Consumer<String> complaints;
    private final Progress progress;
    private final Perft perft = new Perft(PerftSettings.DEFAULT);
    private int passed;
    private int failed;
    private int skipped;
    private int unreadable;

    /** Skips greater counts, prints results, and complains elsewhere about what cannot be read. */
    SuiteCheck(long maxNodes, PrintWriter out, Consumer<String> complaints, Progress progress) {
        this.maxNodes = maxNodes;
        this.out = out;
        this.complaints = complaints;
        this.progress = progress;
    }

    /** Checks the counts of a suite, of which several in a row may be of one position. */
    void check(String suite, List<PerftCase> cases) throws InterruptedException {
        String heading = null;
        String unreadableSfen = null;
        for (int i = 0; i < cases.size(); i++) {
            PerftCase line = cases.get(i);
            if (line.sfen().equals(unreadableSfen)) {
                continue; // One complaint about a position is enough.
            }
            if (line.nodes() > maxNodes) {
                skipped++;
                continue;
            }
            String where = suite + ":" + line.lineNumber() + ": ";
            Position position;
            try {
                position = Positions.read(line.sfen());
            } catch (UserError e) {
                unreadable(where + e.getMessage());
                unreadableSfen = line.sfen();
                continue;
            }
            progress.begin(line.name() + " [" + (i + 1) + "/" + cases.size() + "]");
            if (!line.sfen().equals(heading)) {
                heading = line.sfen();
                print(line.name() + "  " + heading);
            }
            check(line, position);
        }
    }

    private void check(PerftCase line, Position position) throws InterruptedException {
        long start = System.nanoTime();
        long nodes = perft.count(position, line.depth(), new PerftListener() {
            @Override
            public void partCounted(int done, int total) {
                progress.step(done, total);
            }
        });
        String time = Speed.seconds(System.nanoTime() - start);
        boolean right = nodes == line.nodes();
        String verdict = right ? "ok" : "FAILED";
        print(String.format(Locale.ROOT, "  %2d  %15d  %-6s  %9s s", line.depth(), line.nodes(), verdict, time));
        if (right) {
            passed++;
        } else {
            failed++;
            String source = line.source().isEmpty() ? "" : ", counted by " + line.source();
            print("      expected " + line.nodes() + ", got " + nodes + " (line " + line.lineNumber() + source + ")");
            for (MoveCount move : perft.divide(position, line.depth(), PerftListener.NONE)) {
                print("      " + move);
            }
        }
    }

    private void print(String text) {
        progress.clear();
        out.println(text);
        out.flush();
    }

    /** Something cannot be read; the rest goes on. */
    void unreadable(String message) {
        unreadable++;
        progress.clear();
        complaints.accept(message);
    }

    /** Prints the score, in the last line. */
    void printSummary(boolean interrupted) {
        if (interrupted) {
            out.println("interrupted");
        }
        if (skipped > 0) {
            out.println("skipped " + skipped + " counts of more than " + maxNodes + " nodes");
        }
        if (unreadable > 0) {
            out.println("could not read " + unreadable + " (see the messages)");
        }
        out.println(passed + " passed, " + failed + " failed");
    }

    /** The exit code: what could not be read outweighs what was found wrong, because more may be wrong in it. */
    int exitCode() {
        if (unreadable > 0) {
            return ExitCodes.USER_ERROR;
        }
        return failed > 0 ? ExitCodes.FAILURE : ExitCodes.OK;
    }
}
