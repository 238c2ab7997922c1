package sanmai.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sanmai.positions.PerftSuite;
import sanmai.positions.SuiteFormatException;

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
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  sanmai verify",
            "  sanmai verify my-suite.tsv --max-nodes 1000000",
            "  sanmai verify --sliders rotated",
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
    private SliderChoice sliders;

    @Override
    public Integer call() {
        if (maxNodes < 0) {
            throw new UserError("--max-nodes " + maxNodes + ": must not be negative");
        }
        sliders.apply();
        return LastWords.allow(this::checkAndSumUp);
    }

    private int checkAndSumUp() {
        PrintWriter out = spec.commandLine().getOut();
        boolean interrupted = false;
        Progress progress = new Progress();
        SuiteCheck check = new SuiteCheck(maxNodes, out, this::complain, progress);
        try {
            checkAll(check);
        } catch (InterruptedException e) {
            interrupted = true;
        }
        progress.clear();
        check.printSummary(interrupted);
        out.flush();
        return interrupted ? ExitCodes.INTERRUPTED : check.exitCode();
    }

    private void checkAll(SuiteCheck check) throws InterruptedException {
        if (files.isEmpty()) {
            check.check("shipped suite", PerftSuite.shipped().cases());
        }
        for (Path file : files) {
            try {
                check.check(file.toString(), PerftSuite.read(file).cases());
            } catch (SuiteFormatException e) {
                check.unreadable(e.getMessage());
            }
        }
    }

    private void complain(String message) {
        PrintWriter err = spec.commandLine().getErr();
        err.println(spec.qualifiedName() + ": " + message);
        err.flush();
    }
}
