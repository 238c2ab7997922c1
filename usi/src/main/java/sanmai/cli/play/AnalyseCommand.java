package sanmai.cli.play;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sanmai.analysis.AnalysisRun;
import sanmai.analysis.GameAnalysis;
import sanmai.analysis.SearchedStretch;
import sanmai.analysis.Stretch;
import sanmai.cli.console.Console;
import sanmai.cli.console.ExitCodes;
import sanmai.cli.console.UserError;
import sanmai.cli.option.EvaluationOption;
import sanmai.cli.option.HelpWords;
import sanmai.cli.option.Ranges;
import sanmai.cli.option.RecordFiles;
import sanmai.cli.option.ResumableRun;
import sanmai.cli.option.ResumeOption;
import sanmai.cli.option.Version;
import sanmai.cli.records.LoadedRecord;
import sanmai.cli.records.RecordLoader;
import sanmai.engine.AnalysisLimits;
import sanmai.journal.Conditions;
import sanmai.journal.JournalFormat;
import sanmai.search.engine.SanmaiEngine;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.time.Limits;
import sanmai.search.time.Resources;

/** Analyses games. */
@Command(
        name = "analyse",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Analyse games: evaluate every position and find the mistakes.",
            "",
            "Every position of the main line is searched, from the last to the first, so that what was found later in"
                    + " the"
                    + " game helps with what came before. Records may be ${bundle:" + HelpWords.RECORD_FORMATS
                    + "}, in UTF-8, UTF-16 or an encoding of Japan, any number in a file; of a directory, all files"
                    + " below it are read whose names end in one of"
                    + " ${bundle:" + HelpWords.RECORD_ENDINGS + "}; - is stdin.",
            "",
            "For each game there are tables: the accuracy of each side, the worst moves, with the moves that the"
                    + " engine would have played, why these are bad as far as the search or an exchange proves it, and"
                    + " the mates that were found and missed. Evaluations are in"
                    + " centipawns, seen from the side that moved. With --to or --out the records are written, too,"
                    + " with"
                    + " the evaluation, the depth and the line of each position in the comments, as ShogiHome, ShogiGUI"
                    + " and others read and draw them. With --html a game becomes a page for browsers and phones.",
            "",
            "A score s is a win rate of 1 / (1 + exp(-s / scale)). The loss of a move is the number of points of 100 by"
                    + " which it lowers the win rate of its side; a move that the engine would have played loses"
                    + " nothing."
                    + " From 5 points it is an inaccuracy, from 10 a mistake, from 15 a blunder, as on Lichess. Its"
                    + " accuracy is 103.1668 exp(-0.04354 loss) - 3.1669, as Lichess defines it"
                    + " (https://lichess.org/page/accuracy), from 0 to 100; a side has the mean of its moves.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  sanmai analyse game.kif                      the tables",
            "  sanmai analyse game.kif --out judged.kifu    and a record for a GUI",
            "  sanmai analyse game.kif --html game.html     and a page to look at",
            "  sanmai analyse game.csa --to kif --lines-as-branches > judged.kifu",
            "  sanmai analyse games/ --time 5 --resume games.jsonl --chart games.svg",
            "",
            "An analysis with --resume that was interrupted goes on where it stopped when it",
            "is started again, also with more games. Finished work is kept in pieces of up to",
            Stretch.LENGTH + " moves. With --nodes or --depth the result is the same as that of one run, on",
            "any number of threads.",
            "",
            "Exit codes: 0 analysed, 1 a record could not be read to its end or written",
            "without loss, 2 bad arguments or nothing could be read, 130 interrupted (with",
            "the tables of the games that are done; files are as they were before)."
        })
public final class AnalyseCommand implements Callable<Integer> {
    /** The journals of analyses. Their results, not their conditions, say which games were analysed. */
    public static final JournalFormat<SearchedStretch> FORMAT = new JournalFormat<>(
            "sanmai analyse",
            List.of(Version.CONDITION, "the evaluation", "--nodes", "--time", "--depth", "--multipv", "--hash"),
            SearchedStretch.class,
            AnalyseCommand::nameOf);

    private static final String ANY = "any";
    private static final double NANOS = 1e9;
    private static final int MAX_WIN_SCALE = 10_000;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "GAME", arity = "1..*", description = "Files or directories of game records; - is stdin.")
    private List<Path> arguments;

    @Mixin
    private AnalysisLimitOptions limitOptions;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "The number of threads, each of which searches one piece of a game at a time (default:"
                    + " ${DEFAULT-VALUE}, all processors).")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--hash",
            paramLabel = "MB",
            description = "The size of the hash table of each thread, in MB (default: ${DEFAULT-VALUE}).")
    private int hash = 64;

    @Option(names = "--branches", description = "Analyse the variations of the records, too.")
    private boolean branches;

    @Option(
            names = "--win-scale",
            paramLabel = "N",
            description = "The score in centipawns that multiplies the odds of winning by e (default: "
                    + NetEvaluationFactory.WIN_RATE_SCALE
                    + " for nets of Sanmai, which fits the results of games of the shipped net best; else "
                    + EvaluationFactory.USUAL_WIN_RATE_SCALE
                    + ", from which the trainers of nn.bin files start).")
    private Double winScale;

    @Mixin
    private AnalysisOutput output;

    @Mixin
    private EvaluationOption chosen;

    @Mixin
    private ResumeOption resume;

    private Console console;
    private EvaluationFactory evaluation;
    private AnalysisLimits limits;
    private boolean allWasRead;

    /** The stretches of each record. */
    private final Map<LoadedRecord, List<Stretch>> stretches = new LinkedHashMap<>();

    private final Map<String, Stretch> byName = new HashMap<>();

    @Override
    public Integer call() {
        limits = limitOptions.limits();
        Ranges.checkThreads(threads);
        Ranges.checkHash(hash);
        if (winScale != null) {
            Ranges.check("--win-scale", winScale, 1, MAX_WIN_SCALE);
        }
        output.check(spec);
        evaluation = chosen.evaluation();
        console = new Console(spec);
        if (!load()) {
            return ExitCodes.USER_ERROR;
        }
        output.checkGames(stretches.size());
        return resume.run(FORMAT, conditions(), this::check, this::analyse);
    }

    private Conditions conditions() {
        return FORMAT.conditions(
                Version.text(),
                evaluation.identity(),
                limits.hasNodes() ? limits.nodes() : ANY,
                limits.time()
                        .map(time -> Double.toString(time.toNanos() / NANOS))
                        .orElse(ANY),
                limits.depth() < Limits.MAX_DEPTH ? limits.depth() : ANY,
                limits.multiPv(),
                hash);
    }

    private static String nameOf(SearchedStretch stretch) {
        if (stretch.from() < 0 || stretch.positions().isEmpty()) {
            throw new IllegalArgumentException("not the analysis of a part of a game");
        }
        return stretch.name();
    }

    /** Reads the records, and reports problems; returns whether there are any records. */
    private boolean load() {
        RecordLoader loader = new RecordLoader((place, what) -> console.error(place + ": " + what));
        RecordFiles files = loader.find(arguments);
        for (LoadedRecord record : loader.load(files)) {
            stretches.put(record, Stretch.of(record.tree(), branches));
        }
        stretches.values().forEach(all -> all.forEach(stretch -> byName.put(stretch.name(), stretch)));
        allWasRead = loader.isComplete();
        output.checkInputs(files, stretches.keySet(), allWasRead);
        if (stretches.isEmpty() && allWasRead) {
            console.error("the files have no game records");
        }
        return !stretches.isEmpty();
    }

    /** Refuses an invalid result of the journal; results of other games stay in the file. */
    private void check(SearchedStretch found) {
        Stretch stretch = byName.get(found.name());
        if (stretch != null) {
            stretch.validate(found);
        }
    }

    private int analyse(ResumableRun<SearchedStretch> run) {
        try (Console closed = console) {
            AnalysisRun analysis = new AnalysisRun(inOrder(), limits, run.known(), listener(run));
            closed.begin("analysing positions");
            run.work(() -> analysis.run(threads, () -> SanmaiEngine.open(evaluation, new Resources(hash, 1))));
            List<AnalysedRecord> games = analysed(analysis);
            boolean isWhole = output.write(games, !run.endedEarly(), closed);
            int code = run.exitCode(isWhole && allWasRead ? ExitCodes.OK : ExitCodes.FAILURE);
            if (run.endedEarly()) {
                closed.error("interrupted; " + games.size() + " of " + stretches.size() + " games are analysed");
            }
            return code;
        } catch (OutOfMemoryError e) {
            throw new UserError("--threads " + threads + ", --hash " + hash + ": " + UserError.reason(e));
        }
    }

    private List<Stretch> inOrder() {
        return stretches.values().stream().flatMap(List::stream).toList();
    }

    private AnalysisRun.Listener listener(ResumableRun<SearchedStretch> run) {
        return new AnalysisRun.Listener() {
            @Override
            public void searched(int done, int of) {
                console.progress(done, of);
            }

            @Override
            public void finished(SearchedStretch stretch) {
                run.keep(stretch);
            }
        };
    }

    private List<AnalysedRecord> analysed(AnalysisRun run) {
        double scale = winScale == null ? evaluation.winRateScale() : winScale;
        List<AnalysedRecord> games = new ArrayList<>();
        stretches.forEach((record, own) -> run.found(own)
                .map(found -> new AnalysedRecord(
                        record, found, GameAnalysis.of(record.tree(), found, GameAnalysis.SANMAI, scale)))
                .ifPresent(games::add));
        return games;
    }
}
