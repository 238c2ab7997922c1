package sanmai.cli.papers.sliders;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import sanmai.cli.console.Console;
import sanmai.cli.console.ExitCodes;
import sanmai.cli.console.ShutdownHook;
import sanmai.cli.console.UserError;
import sanmai.cli.option.Ranges;
import sanmai.cli.option.Version;
import sanmai.core.Square;
import sanmai.core.sliders.magic.factors.FactorLine;
import sanmai.core.sliders.magic.factors.MagicSlider;
import sanmai.core.sliders.magic.search.SearchMethod;
import sanmai.core.sliders.magic.search.SmallestFactors;

/** Searches magic factors. */
@Command(
        name = "magics",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Search factors for magic bitboards.",
            "",
            "A magic scheme multiplies the relevant blockers of a slider by two factors and takes the top bits of the"
                    + " product as an index. For each square this searches the factors with the fewest index bits: by"
                    + " trying sparse random factors, and by guessing the factors bit by bit, with backtracking. The"
                    + " same options always find the same factors, only the time differs.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  sanmai magics",
            "  sanmai magics --slider rook,bishop --square 5e --list",
            "  sanmai magics --slider file --method optimal --limit 10000000",
            "  sanmai magics --slider rook --method black --list",
            "  sanmai magics --limit 3000000 --format tsv > factors.tsv",
            "",
            "The last example takes some minutes. The shipped factors were found by such",
            "commands, which stand in their file.",
            "",
            "Exit codes: 0 searched, 1 no factors for some square within the limit, 2 bad",
            "arguments, 130 interrupted (what was found is printed)."
        })
public final class MagicsCommand implements Callable<Integer> {
    /** The search methods. */
    enum Method {
        RANDOM(SearchMethod.RANDOM),
        OPTIMAL(SearchMethod.OPTIMAL),
        BOTH(SearchMethod.RANDOM, SearchMethod.OPTIMAL),

        /** At random, for black magics. */
        BLACK(SearchMethod.RANDOM);

        private final List<SearchMethod> methods;

        Method(SearchMethod... methods) {
            this.methods = List.of(methods);
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** The formats of the output. */
    enum Format {
        TEXT,
        TSV;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--slider",
            paramLabel = "NAME",
            split = ",",
            description = "The pieces: ${COMPLETION-CANDIDATES} (default: all)."
                    + " 'line' is any line of nine, named by the squares of file 9.")
    private List<MagicSlider> sliders = List.of(MagicSlider.values());

    @Option(
            names = "--square",
            paramLabel = "SQUARE",
            split = ",",
            description = "Only on these squares, such as 5e (default: all).")
    private List<String> squares = List.of();

    @Option(
            names = "--method",
            paramLabel = "METHOD",
            description = "How to search: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}). 'black': at random, for"
                    + " black magics, which take all other squares for occupied; every square gets the same number of"
                    + " index bits.")
    private Method method = Method.BOTH;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The seed of the random search (default: ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(
            names = "--limit",
            paramLabel = "N",
            description = "The number of factors tried, or bits guessed, for each square and each number of index bits"
                    + " (default: ${DEFAULT-VALUE}).")
    private long limit = 100_000;

    @Option(
            names = "--list",
            description = "Print every search with its factors, not only the summary. '!' behind the bits: it is"
                    + " proved that fewer are not enough.")
    private boolean list;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "What to print: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE})."
                    + " 'tsv' prints the best factors as they are shipped.")
    private Format format = Format.TEXT;

    @Override
    public Integer call() {
        Ranges.checkAtLeast("--limit", limit, 1);
        if (list && format == Format.TSV) {
            throw new UserError("--list cannot be combined with --format tsv, which lists the best factors");
        }
        sliders = sliders.stream().distinct().toList();
        List<SliderOnSquare> tasks = tasks();
        return ShutdownHook.run(() -> search(tasks));
    }

    /** One slider on one square. */
    private record SliderOnSquare(MagicSlider slider, int square) {}

    private List<SliderOnSquare> tasks() {
        List<Integer> wanted = squares.stream().map(MagicsCommand::square).toList();
        List<SliderOnSquare> tasks = new ArrayList<>();
        for (MagicSlider slider : sliders) {
            Arrays.stream(slider.squares())
                    .filter(square -> wanted.isEmpty() || wanted.contains(square))
                    .forEach(square -> tasks.add(new SliderOnSquare(slider, square)));
        }
        if (tasks.isEmpty()) {
            throw new UserError("--square " + String.join(",", squares) + ": 'line' only has the squares of file 9");
        }
        return tasks;
    }

    private static int square(String name) {
        try {
            return Square.code(name);
        } catch (IllegalArgumentException e) {
            throw new UserError("--square: " + e.getMessage());
        }
    }

    private int search(List<SliderOnSquare> tasks) {
        try (Console console = new Console(spec)) {
            MagicsReport report = new MagicsReport(console, format, list);
            console.begin("magics");
            report.begin(commandLine());
            boolean interrupted = search(tasks, report, console);
            report.end(interrupted);
            if (interrupted) {
                return ExitCodes.INTERRUPTED;
            }
            return report.isComplete() ? ExitCodes.OK : ExitCodes.FAILURE;
        }
    }

    /** Searches, and tells whether it was interrupted. */
    private boolean search(List<SliderOnSquare> tasks, MagicsReport report, Console console) {
        for (int i = 0; i < tasks.size(); i++) {
            SliderOnSquare task = tasks.get(i);
            List<SmallestFactors> finds = new ArrayList<>();
            for (SearchMethod way : method.methods) {
                finds.add(find(task, way));
            }
            if (Thread.interrupted()) {
                return true; // What an interrupted search has found depends on the moment; it is left out.
            }
            report.add(method.methods, finds);
            console.progress(i + 1, tasks.size());
        }
        return false;
    }

    private SmallestFactors find(SliderOnSquare task, SearchMethod way) {
        return method == Method.BLACK
                ? SmallestFactors.black(task.slider(), task.square(), seed, limit)
                : SmallestFactors.search(task.slider(), task.square(), way, seed, limit);
    }

    /** The command that prints the same again. */
    private String commandLine() {
        String line = "sanmai magics";
        if (sliders.size() < MagicSlider.values().length) {
            line += " --slider "
                    + String.join(
                            ",", sliders.stream().map(MagicSlider::toString).toList());
        }
        if (!squares.isEmpty()) {
            line += " --square " + String.join(",", squares);
        }
        return line + " --method " + method + " --seed " + seed + " --limit " + limit + " --format " + format;
    }

    /** The find with the fewest bits; of several, the last. */
    static Optional<FactorLine> best(List<SmallestFactors> finds) {
        Optional<SmallestFactors> best = Optional.empty();
        for (SmallestFactors find : finds) {
            boolean better = find.factors().isPresent()
                    && (best.isEmpty() || find.bits() <= best.get().bits());
            best = better ? Optional.of(find) : best;
        }
        return best.map(find ->
                new FactorLine(find.slider(), find.square(), find.factors().orElseThrow()));
    }
}
