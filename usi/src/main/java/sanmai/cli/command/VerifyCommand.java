package sanmai.cli.command;

import com.google.common.collect.Maps;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sanmai.cli.console.Complaints;
import sanmai.cli.console.ProgressLine;
import sanmai.cli.console.UserError;
import sanmai.cli.option.PositionArgument;
import sanmai.cli.option.ResumableRun;
import sanmai.cli.option.ShardOptions;
import sanmai.cli.option.SlidersOption;
import sanmai.cli.option.Version;
import sanmai.experiment.journal.Journal;
import sanmai.experiment.perft.BuildInfo;
import sanmai.experiment.perft.LineResult;
import sanmai.experiment.perft.SuiteConditions;
import sanmai.experiment.perft.SuiteLine;
import sanmai.experiment.perft.SuiteLines;

/** Compares perft with known counts. */
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Check the move generator against known perft counts.",
            "",
            "A suite has one line per count, with tabs between the fields name, SFEN, depth, nodes and source;"
                    + " lines that begin with # are comments. Where a count is wrong, the counts below each move are"
                    + " printed too. The last line is 'N passed, N failed'.",
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
            "Delete the file of --resume when the move generator has changed: what is in it is not",
            "counted again.",
            "",
            "Exit codes: 0 all counts right, 1 a count is wrong, 2 something could not be read (the",
            "rest is checked all the same), 130 interrupted (with the summary so far)."
        })
final class VerifyCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", arity = "0..*", description = "Perft suites (default: the shipped one).")
    private List<Path> files = new ArrayList<>();

    @Option(
            names = "--max-nodes",
            paramLabel = "N",
            description = "Skip counts greater than this (default: ${DEFAULT-VALUE}).")
    private long maxNodes = 10_000_000;

    @Mixin
    private SlidersOption sliders;

    @Mixin
    private ShardOptions parts;

    @Override
    public Integer call() {
        return parts.merges() ? merge() : check();
    }

    private int merge() {
        Journal.Contents<SuiteConditions, LineResult> contents = parts.merge(spec, List.of(), SuiteLines::merge);
        SuiteReport report = report();
        contents.entries().forEach(report::add);
        report.printSummary(contents.conditions(), false);
        return report.exitCode();
    }

    private int check() {
        if (maxNodes < 0) {
            throw new UserError("--max-nodes " + maxNodes + ": must not be negative");
        }
        sliders.apply();
        SuiteLines lines = SuiteLines.read(files, maxNodes, VerifyCommand::problem);
        SuiteConditions conditions = SuiteConditions.of(new BuildInfo(Version.text(), SlidersOption.current()), lines);
        return parts.run(LineResult.FORMAT, conditions, lines::requireOwn, run -> {
            SuiteReport report = report();
            run.work(() -> checkPart(parts.part(lines.lines()), report, run));
            report.printSummary(conditions, run.endedEarly());
            return run.exitCode(report.exitCode());
        });
    }

    private void checkPart(List<SuiteLine> lines, SuiteReport report, ResumableRun<LineResult> run)
            throws InterruptedException {
        Map<SuiteLine, LineResult> known = Maps.uniqueIndex(run.known(), LineResult::line);
        try (ProgressLine progress = new ProgressLine()) {
            SuiteCheck check = new SuiteCheck(progress);
            for (int i = 0; i < lines.size(); i++) {
                LineResult result = known.get(lines.get(i));
                if (result == null) {
                    result = check.check(lines.get(i), (i + 1) + "/" + lines.size());
                    run.keep(result);
                }
                progress.clear();
                report.add(result);
            }
        }
    }

    private SuiteReport report() {
        return new SuiteReport(spec.commandLine().getOut(), new Complaints(spec));
    }

    private static Optional<String> problem(String sfen) {
        try {
            PositionArgument.read(sfen);
            return Optional.empty();
        } catch (UserError e) {
            return Optional.of(e.getMessage());
        }
    }
}
