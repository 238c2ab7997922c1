package sanmai.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import sanmai.core.sliders.choice.SliderSchemes;
import sanmai.forks.ForkFailure;
import sanmai.forks.Journal;
import sanmai.forks.JournalException;
import sanmai.forks.JvmFork;
import sanmai.report.Json;
import sanmai.schemes.Candidate;
import sanmai.schemes.Conditions;
import sanmai.schemes.CsvReport;
import sanmai.schemes.Failure;
import sanmai.schemes.JsonReport;
import sanmai.schemes.Plan;
import sanmai.schemes.Results;
import sanmai.schemes.SchemeCharts;
import sanmai.schemes.SchemeForks;
import sanmai.schemes.SchemeSample;
import sanmai.schemes.TextReport;

/** Compares the slider schemes. */
@Command(
        name = "sliders",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Compare the ways to find what rooks, bishops and lances attack.",
            "",
            "A JVM runs on one slider scheme, so each scheme is measured in JVMs of its own, with the flags of this"
                    + " one: the first fork of every scheme, then the second of every scheme, and so on. Figures are"
                    + " CPU times, medians over the forks. Each fork also checks the scheme against a walk along the"
                    + " rays, and its perft against known counts.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  sanmai sliders --quick",
            "  sanmai sliders --schemes rotated,kindergarten --forks 5",
            "  sanmai sliders --forks 5 --resume sliders.jsonl --chart sliders.svg",
            "  sanmai sliders --format csv > sliders.csv",
            "",
            "A run with --resume that was interrupted goes on where it stopped when it is started",
            "again, also with more schemes or forks; with all forks in the file it only prints.",
            "",
            "Exit codes: 0 measured, 1 a scheme gives wrong answers or a fork failed (the others are",
            "printed), 2 bad arguments, 130 interrupted (what was measured is printed)."
        })
final class SlidersCommand implements Callable<Integer> {
    private static final int FORKS = 3;
    private static final int MOST_FORKS = 1000;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--schemes",
            paramLabel = "NAME",
            split = ",",
            completionCandidates = SliderChoice.Names.class,
            description = "The schemes to compare, with commas between them (default: all). There are"
                    + " ${COMPLETION-CANDIDATES}.")
    private List<String> schemes;

    @Option(
            names = "--forks",
            paramLabel = "N",
            description = "How many JVMs measure each scheme (default: " + FORKS + ", with --quick 1).")
    private Integer forks;

    @Option(
            names = "--quick",
            description = "Measure a few seconds in each fork instead of a quarter of a minute; less exact.")
    private boolean quick;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "How to print: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}). csv and json have every"
                    + " fork beside the summary.")
    private ReportFormat format = ReportFormat.TEXT;

    @Option(names = "--chart", paramLabel = "FILE.svg", description = "Draw bar charts into this file too.")
    private Path chart;

    @Option(
            names = "--resume",
            paramLabel = "FILE",
            description = "Keep finished forks in this file, and take from it what an earlier run finished.")
    private Path resume;

    @Override
    public Integer call() {
        int count = forks();
        List<Candidate> candidates = candidates();
        ChartFile.check(chart);
        Conditions conditions = Conditions.here(JvmFork.inheritedFlags(), plan());
        Optional<Journal<SchemeSample>> journal = journal(conditions);
        return LastWords.allow(() -> compare(candidates, count, conditions, journal));
    }

    private Plan plan() {
        return quick ? Plan.QUICK : Plan.FULL;
    }

    private int forks() {
        int count = forks != null ? forks : quick ? 1 : FORKS;
        if (count < 1 || count > MOST_FORKS) {
            throw new UserError("--forks " + count + ": must be between 1 and " + MOST_FORKS);
        }
        return count;
    }

    /** The schemes that were named, which must be there, or all, of which some may be absent. */
    private List<Candidate> candidates() {
        if (schemes == null) {
            return SliderSchemes.all().stream().map(Candidate::of).toList();
        }
        schemes.forEach(name -> SliderChoice.require(name, "--schemes"));
        return SliderSchemes.all().stream()
                .filter(entry -> schemes.contains(entry.name()))
                .map(Candidate::of)
                .toList();
    }

    private Optional<Journal<SchemeSample>> journal(Conditions conditions) {
        if (resume == null) {
            return Optional.empty();
        }
        List<String> seen = new ArrayList<>();
        try {
            return Optional.of(Journal.open(resume, conditions, SchemeSample.class, sample -> {
                String which = "fork " + sample.validated().fork() + " of " + sample.scheme();
                if (seen.contains(which)) {
                    throw new IllegalArgumentException(which + " is there already");
                }
                seen.add(which);
            }));
        } catch (JournalException e) {
            throw new UserError("--resume: " + e.getMessage());
        }
    }

    private int compare(
            List<Candidate> candidates, int count, Conditions conditions, Optional<Journal<SchemeSample>> journal) {
        List<String> names = candidates.stream()
                .filter(Candidate::isAvailable)
                .map(Candidate::name)
                .toList();
        SchemeForks run =
                new SchemeForks(names, count, journal.map(Journal::entries).orElse(List.of()));
        boolean interrupted = false;
        Optional<UserError> journalError = Optional.empty();
        try (Progress progress = new Progress()) {
            run.run(this::fork, listener(progress, journal));
        } catch (InterruptedException e) {
            interrupted = true;
        } catch (JournalException e) {
            journalError = Optional.of(new UserError("--resume: " + e.getMessage()));
        }
        Results results = new Results(candidates, conditions, count, run.samples(), run.failures(), interrupted);
        print(results);
        ChartFile.write(chart, chart == null ? List.of() : SchemeCharts.of(results));
        if (journalError.isPresent()) {
            throw journalError.get();
        }
        if (interrupted) {
            return ExitCodes.INTERRUPTED;
        }
        return results.areRight() ? ExitCodes.OK : ExitCodes.FAILURE;
    }

    private SchemeSample fork(String scheme, int number) throws ForkFailure, InterruptedException {
        String result = new JvmFork(
                        SliderFork.class,
                        List.of("-D" + SliderSchemes.PROPERTY + "=" + scheme),
                        List.of(Integer.toString(number), plan().name()),
                        SliderFork.BEGINNING)
                .run();
        return Json.read(result, SchemeSample.class).validated();
    }

    private SchemeForks.Listener listener(Progress progress, Optional<Journal<SchemeSample>> journal) {
        return new SchemeForks.Listener() {
            @Override
            public void begins(String scheme, int fork, int done, int total) {
                progress.show("forks", done, total, scheme);
            }

            @Override
            public void measured(SchemeSample sample) {
                journal.ifPresent(file -> file.add(sample));
            }

            @Override
            public void failed(Failure failure) {
                progress.clear();
                PrintWriter err = spec.commandLine().getErr();
                err.println(spec.qualifiedName() + ": " + failure);
                failure.lastWords().forEach(line -> err.println("    " + line));
                err.flush();
            }
        };
    }

    private void print(Results results) {
        PrintWriter out = spec.commandLine().getOut();
        switch (format) {
            case TEXT -> TextReport.lines(results).forEach(out::println);
            case CSV -> out.print(CsvReport.text(results));
            case JSON -> out.println(JsonReport.text(results));
        }
        out.flush();
    }
}
