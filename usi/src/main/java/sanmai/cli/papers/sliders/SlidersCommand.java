package sanmai.cli.papers.sliders;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import sanmai.cli.console.Console;
import sanmai.cli.console.ExitCodes;
import sanmai.cli.option.Ranges;
import sanmai.cli.option.ReportOptions;
import sanmai.cli.option.ResumableRun;
import sanmai.cli.option.ResumeOption;
import sanmai.cli.option.SlidersOption;
import sanmai.cli.option.Version;
import sanmai.cli.papers.ChildJvm;
import sanmai.cli.papers.ChildJvmException;
import sanmai.cli.papers.JvmConversation;
import sanmai.core.sliders.choice.SliderSchemes;
import sanmai.journal.Conditions;
import sanmai.report.Json;

/** Compares the slider schemes. */
@Command(
        name = "sliders",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Compare slider schemes: ways to find what rooks, bishops and lances attack.",
            "",
            "Each scheme is measured in JVMs of its own, with the flags of this one: first one fork of every scheme,"
                    + " then a second fork of every scheme, and so on. Figures are CPU times; with several forks,"
                    + " medians. Each fork also checks the scheme against a walk along the"
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
            "A run with --resume that was interrupted goes on where it stopped when it is",
            "started again, also with more schemes or forks; with all forks in the file it",
            "only prints.",
            "",
            "Exit codes: 0 measured, 1 a scheme gives wrong answers or a fork failed (the",
            "others are printed), 2 bad arguments, 130 interrupted (what was measured is",
            "printed)."
        })
public final class SlidersCommand implements Callable<Integer> {
    private static final int FORKS = 3;
    private static final int MAX_FORKS = 1000;

    /** A fork that has no result by then counts as hung. */
    private static final Duration PATIENCE = Duration.ofMinutes(30);

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--schemes",
            paramLabel = "NAME",
            split = ",",
            completionCandidates = SlidersOption.Names.class,
            description = "The schemes to compare, with commas between them (default: all). There are"
                    + " ${COMPLETION-CANDIDATES}.")
    private List<String> schemes;

    @Option(
            names = "--forks",
            paramLabel = "N",
            description = "The number of JVMs that measure each scheme (default: " + FORKS + ", with --quick 1).")
    private Integer forks;

    @Option(names = "--quick", description = "Measure only a few seconds in each fork, not 15; less exact.")
    private boolean quick;

    @Mixin
    private ReportOptions report;

    @Mixin
    private ResumeOption resume;

    @Override
    public Integer call() {
        int count = forks();
        List<ComparedScheme> candidates = candidates();
        report.check();
        Conditions conditions =
                SchemeSample.FORMAT.conditions(Version.text(), Runtime.version(), ChildJvm.flagsInWords(), plan());
        return resume.run(
                SchemeSample.FORMAT, conditions, sample -> {}, run -> compare(candidates, count, conditions, run));
    }

    private MeasurementPlan plan() {
        return quick ? MeasurementPlan.QUICK : MeasurementPlan.FULL;
    }

    private int forks() {
        int count = forks != null ? forks : quick ? 1 : FORKS;
        Ranges.check("--forks", count, 1, MAX_FORKS);
        return count;
    }

    /** The schemes that were named, which must be there, or all, of which some may be absent. */
    private List<ComparedScheme> candidates() {
        List<SliderSchemes.Entry> entries = SliderSchemes.all();
        if (schemes != null) {
            schemes.forEach(name -> SlidersOption.require(name, "--schemes"));
            entries = SliderSchemes.named(schemes);
        }
        return entries.stream().map(ComparedScheme::of).toList();
    }

    private int compare(
            List<ComparedScheme> candidates, int count, Conditions conditions, ResumableRun<SchemeSample> run) {
        List<String> names = candidates.stream()
                .filter(ComparedScheme::isAvailable)
                .map(ComparedScheme::name)
                .toList();
        SchemeForks forks = new SchemeForks(names, count, run.known());
        try (Console console = new Console(spec)) {
            run.work(() -> forks.run(this::fork, listener(console, run)));
        }
        SliderResults results =
                new SliderResults(candidates, conditions, count, forks.samples(), forks.failures(), run.endedEarly());
        report.print(results, new Console(spec).out());
        return run.exitCode(results.areRight() ? ExitCodes.OK : ExitCodes.FAILURE);
    }

    private SchemeSample fork(String scheme, int number) throws ChildJvmException, InterruptedException {
        List<String> flags = List.of("-D" + SliderSchemes.PROPERTY + "=" + scheme);
        List<String> arguments = List.of(Integer.toString(number), plan().name());
        try (JvmConversation fork = new JvmConversation(SlidersChild.class, flags, arguments, SlidersChild.BEGINNING)) {
            return Json.read(fork.answer(PATIENCE), SchemeSample.class).validated();
        }
    }

    private SchemeForks.Listener listener(Console console, ResumableRun<SchemeSample> run) {
        return new SchemeForks.Listener() {
            @Override
            public void begins(String scheme, int fork, int done, int total) {
                console.progress("forks", done, total, scheme);
            }

            @Override
            public void measured(SchemeSample sample) {
                run.keep(sample);
            }

            @Override
            public void failed(SchemeFailure failure) {
                console.error(failure.toString(), failure.lastWords());
            }
        };
    }
}
