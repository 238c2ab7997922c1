package sanmai.cli.perft;

import com.google.common.collect.Maps;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sanmai.cli.console.Console;
import sanmai.cli.console.ExitCodes;
import sanmai.cli.console.UserError;
import sanmai.cli.option.ResumableRun;
import sanmai.cli.option.ShardOptions;
import sanmai.cli.option.SlidersOption;
import sanmai.cli.option.Version;
import sanmai.journal.Conditions;
import sanmai.journal.JournalContents;
import sanmai.movegen.perft.PerftListener;

/** Compares perft with known counts. */
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Check the move generator against known perft counts.",
            "",
            "A suite has one line per count, with tabs between the fields name, SFEN, depth, nodes, source and"
                    + " details; lines that begin with # are comments. Source and details may be missing. Details are"
                    + " numbers of last moves as 'sanmai perft --details' counts them, such as 'captures=59 checks=48';"
                    + " the names are captures, promotions, drops, checks, doubleChecks, mates and"
                    + " refusedDropPawnMates.",
            "",
            "Each position has a line with its greatest depth, the nodes, and ok or what is wrong. The last line is"
                    + " 'N passed, N failed', of all counts.",
            "",
            "With --shard, every N-th line from the K-th on is checked, so the parts take about equally long.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  sanmai verify",
            "  sanmai verify my-suite.tsv --max-nodes 1000000",
            "  sanmai verify --sliders rotated",
            "  sanmai verify --max-nodes 10000000000 --resume lines.jsonl",
            "  sanmai verify --shard 1/2 --resume one.jsonl      half of the lines here,",
            "  sanmai verify --shard 2/2 --resume two.jsonl      half of them there,",
            "  sanmai verify --merge one.jsonl two.jsonl         and the score of both",
            "",
            "Delete the file of --resume when the move generator has changed, because",
            "the counts in it are not made again.",
            "",
            "Exit codes: 0 all counts right, 1 a count is wrong, 2 something could not be",
            "read (the rest is checked all the same), 130 interrupted (with the summary so",
            "far)."
        })
public final class VerifyCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", arity = "0..*", description = "Perft suites (default: the shipped one).")
    private List<Path> files = new ArrayList<>();

    @Option(
            names = "--max-nodes",
            paramLabel = "N",
            description = "Skip counts greater than this (default: ${DEFAULT-VALUE}).")
    private long maxNodes = 10_000_000;

    @Option(
            names = "--verbose",
            description = "Print a line for each depth, with the time, and the counts below each move where the number"
                    + " of nodes is wrong.")
    private boolean isVerbose;

    @Mixin
    private SlidersOption sliders;

    @Mixin
    private ShardOptions parts;

    private SuiteScore score;
    private Console console;

    @Override
    public Integer call() {
        console = new Console(spec);
        score = new SuiteScore(isVerbose);
        return parts.merges() ? merge() : check();
    }

    private int merge() {
        JournalContents<LineResult> contents = parts.merge(spec, List.of("--verbose"), SuiteLines::merge);
        contents.entries().forEach(this::report);
        return end(contents.conditions(), false);
    }

    private int check() {
        if (maxNodes < 0) {
            throw new UserError("--max-nodes " + maxNodes + ": must not be negative");
        }
        sliders.apply();
        SuiteLines lines = SuiteLines.read(files, maxNodes);
        if (lines.lines().stream().noneMatch(SuiteLine::isReadable)) {
            return refuse(lines);
        }
        Conditions conditions = lines.conditions();
        return parts.run(LineResult.FORMAT, conditions, lines::requireOwn, run -> {
            run.work(() -> check(parts.part(lines.lines()), run));
            console.clearProgress();
            return run.exitCode(end(conditions, run.endedEarly()));
        });
    }

    /** Says why there is nothing to check. */
    private int refuse(SuiteLines lines) {
        lines.lines().forEach(line -> console.error(line.problem()));
        if (lines.skipped() > 0) {
            console.error("--max-nodes " + maxNodes + ": all " + lines.skipped() + " counts are greater and were"
                    + " skipped");
        }
        return ExitCodes.USER_ERROR;
    }

    private void check(List<SuiteLine> lines, ResumableRun<LineResult> run) throws InterruptedException {
        Map<SuiteLine, LineResult> known = Maps.uniqueIndex(run.known(), LineResult::line);
        SuiteLineCheck check = new SuiteLineCheck();
        for (int i = 0; i < lines.size(); i++) {
            SuiteLine line = lines.get(i);
            LineResult result = known.get(line);
            if (result == null) {
                console.begin(line.name() + " [" + (i + 1) + "/" + lines.size() + "]");
                result = check.check(line, progress());
                run.keep(result);
            }
            report(result);
        }
    }

    private PerftListener progress() {
        return new PerftListener() {
            @Override
            public void partCounted(int done, int total) {
                console.progress(done, total);
            }
        };
    }

    private void report(LineResult result) {
        if (result.line().isReadable()) {
            console.print(score.add(result));
        } else {
            score.addUnreadable();
            console.error(result.line().problem());
        }
    }

    /**
     * Prints the summary. The exit code says that a line is unreadable rather than that a count is wrong, since more
     * counts may be wrong there.
     */
    private int end(Conditions conditions, boolean endedEarly) {
        console.print(score.summary(conditions, endedEarly));
        if (score.hasUnreadable()) {
            return ExitCodes.USER_ERROR;
        }
        return score.hasFailed() ? ExitCodes.FAILURE : ExitCodes.OK;
    }
}
