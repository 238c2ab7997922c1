package sanmai.usi.option;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import sanmai.engine.Score;
import sanmai.search.EnteringKingRule;
import sanmai.search.GameRules;
import sanmai.search.book.play.BookSettings;
import sanmai.search.engine.EvaluationFile;
import sanmai.search.mate.MateCounting;
import sanmai.search.minimax.MoveGenerator;
import sanmai.search.skill.SkillLevel;
import sanmai.search.time.Limits;
import sanmai.search.time.Resources;
import sanmai.search.time.management.TimeManagement;

/**
 * The options of this engine, each declared once: name, default, range and help. Below the declarations are the values as
 * the search and the session want them. Names, ranges and meanings are those of YaneuraOu wherever it has the same option,
 * so that guides and saved settings apply.
 */
public final class EngineOptions {
    /** The name that stands for no book. */
    public static final String NO_BOOK = "no_book";

    /** The name that stands for the book that is shipped. */
    public static final String SHIPPED_BOOK = "shipped";

    /** The score of a mate in YaneuraOu, on whose scale {@code ResignValue} is. */
    private static final int MATE_ON_RESIGN_SCALE = 32_000;

    private static final long MIN_PROGRESS_INTERVAL_MILLIS = 100;

    /** The greatest whole number that JavaScript, in which some GUIs are written, holds exactly. */
    private static final long MAX_NODES = (1L << 53) - 1;

    private final UsiOptions options = new UsiOptions();

    // The options are declared to the GUI in this order.

    private final UsiOption.Spin hash =
            options.declare(new UsiOption.Spin("USI_Hash", 256, 1, 65_536, "memory of the search in megabytes"));

    private final UsiOption.Button clearHash = options.declare(
            new UsiOption.Button("Clear_Hash", "forgets what the search has learnt, as a new game does"));

    /** Its value is not used, but GUIs look for it. */
    private final UsiOption.Check ponder = options.declare(
            new UsiOption.Check("USI_Ponder", false, "sent by GUIs; whether to ponder is decided by each `go`"));

    private final UsiOption.Check stochasticPonder = options.declare(new UsiOption.Check(
            "Stochastic_Ponder",
            false,
            "ponders on all replies at once: searches the position before the expected reply"));

    private final UsiOption.Spin threads =
            options.declare(new UsiOption.Spin("Threads", 1, 1, 512, "number of threads that search"));

    private final UsiOption.Spin multiPv =
            options.declare(new UsiOption.Spin("MultiPV", 1, 1, Limits.MAX_MULTI_PV, "number of best moves to show"));

    private final UsiOption.Text evalDir = options.declare(UsiOption.Text.of(
            "EvalDir",
            "eval",
            "directory, beside the program or by its full path, whose `nn.bin` is the evaluation;"
                    + " the engine's own net if there is none in `eval`"));

    private final UsiOption.Text evalFile = options.declare(UsiOption.Text.fileName(
            "EvalFile", UsiOption.Text.EMPTY, "path of an evaluation file of any name; goes before `EvalDir`"));

    private final UsiOption.Spin fvScale = options.declare(new UsiOption.Spin(
            "FV_SCALE",
            EvaluationFile.USUAL_FV_SCALE,
            1,
            EvaluationFile.MAX_FV_SCALE,
            "divisor of the evaluation file's output, as its notes say; changes the scores that are shown, not"
                    + " the moves"));

    private final UsiOption.Combo<SearchMethod> searchMethod = options.declare(new UsiOption.Combo<>(
            "SearchMethod",
            "AlphaBeta",
            ImmutableMap.of("AlphaBeta", SearchMethod.ALPHA_BETA, "Minimax", SearchMethod.MINIMAX),
            "the search of the engine, or the minimax of the paper"));

    private final UsiOption.Spin minimaxDepth = options.declare(new UsiOption.Spin(
            "MinimaxDepth", 3, 1, 6, "depth of the paper's minimax in plies, unless `go depth` says otherwise"));

    private final UsiOption.Combo<MoveGenerator> minimaxGenerator = options.declare(new UsiOption.Combo<>(
            "MinimaxGenerator",
            MoveGenerator.BITBOARD_LEGAL.toString(),
            Maps.uniqueIndex(List.of(MoveGenerator.values()), MoveGenerator::toString),
            "board and move generator of the paper's minimax; `bitboard` is the paper's way"));

    private final UsiOption.Spin networkDelay = options.declare(new UsiOption.Spin(
            "NetworkDelay", 120, 0, 10_000, "average time in milliseconds that an answer takes to the clock"));

    private final UsiOption.Spin networkDelay2 = options.declare(new UsiOption.Spin(
            "NetworkDelay2",
            120,
            0,
            10_000,
            "greatest such time, 1120 for a server; kept in reserve, but at most a third of the move's time, and"
                    + " at least 10 ms"));

    private final UsiOption.Spin minimumThinkingTime = options.declare(new UsiOption.Spin(
            "MinimumThinkingTime",
            2000,
            0,
            100_000,
            "shortest time in milliseconds for a move, if increment, byoyomi and a twentieth of the main time"
                    + " allow it"));

    private final UsiOption.Spin slowMover = options.declare(
            new UsiOption.Spin("SlowMover", 100, 1, 1000, "percentage of the usual share of the main time"));

    private final UsiOption.Check roundUpToFullSecond = options.declare(
            new UsiOption.Check("RoundUpToFullSecond", true, "uses started seconds in full, within the same limit"));

    private final UsiOption.Combo<EnteringKingRule> enteringKingRule = options.declare(new UsiOption.Combo<>(
            "EnteringKingRule",
            "CSARule27",
            ImmutableMap.of(
                    "NoEnteringKing", EnteringKingRule.NONE,
                    "CSARule24", EnteringKingRule.POINTS_24,
                    "CSARule24H", EnteringKingRule.POINTS_24_HANDICAP,
                    "CSARule27", EnteringKingRule.POINTS_27,
                    "CSARule27H", EnteringKingRule.POINTS_27_HANDICAP,
                    "TryRule", EnteringKingRule.TRY),
            "when an entered king wins (nyugyoku); `H` counts the missing pieces of a handicap for White"));

    private final UsiOption.Combo<MateCounting> mateInterpositions = options.declare(new UsiOption.Combo<>(
            "MateInterpositions",
            "all",
            Maps.uniqueIndex(List.of(MateCounting.values()), MateCounting::toString),
            "which interpositions `go mate` counts: all, those that do not only prolong the mate, or as"
                    + " KomoringHeights"));

    private final UsiOption.Spin maxMovesToDraw = options.declare(new UsiOption.Spin(
            "MaxMovesToDraw", 0, 0, 100_000, "number of moves after which the game is a draw; 0 is never"));

    private final UsiOption.Spin drawValueBlack = options.declare(
            new UsiOption.Spin("DrawValueBlack", -2, -30_000, 30_000, "value of a draw when the engine plays Black"));

    private final UsiOption.Spin drawValueWhite = options.declare(
            new UsiOption.Spin("DrawValueWhite", -2, -30_000, 30_000, "value of a draw when the engine plays White"));

    private final UsiOption.Spin resignValue = options.declare(new UsiOption.Spin(
            "ResignValue", 99_999, 0, 99_999, "resigns at minus this score; never in analysis or while pondering"));

    private final UsiOption.Spin depthLimit = options.declare(new UsiOption.Spin(
            "DepthLimit",
            0,
            0,
            Limits.MAX_DEPTH,
            "depth limit of every `go` without `depth`, except `go infinite`; 0 is no limit"));

    private final UsiOption.Spin nodesLimit = options.declare(new UsiOption.Spin(
            "NodesLimit",
            0,
            0,
            MAX_NODES,
            "number of nodes of every `go` without `nodes`, except `go infinite`; 0 is no limit"));

    private final UsiOption.Spin skillLevel = options.declare(new UsiOption.Spin(
            "SkillLevel",
            SkillLevel.STRONGEST,
            0,
            SkillLevel.STRONGEST,
            "plays weaker, as people do, below " + SkillLevel.STRONGEST + "; not used in analysis"));

    private final UsiOption.Check limitStrength =
            options.declare(new UsiOption.Check("UCI_LimitStrength", false, "plays at the strength of `UCI_Elo`"));

    private final UsiOption.Spin elo = options.declare(new UsiOption.Spin(
            "UCI_Elo",
            SkillLevel.of(10).elo(),
            SkillLevel.of(0).elo(),
            SkillLevel.of(SkillLevel.STRONGEST).elo(),
            "strength with `UCI_LimitStrength`: that of the nearest skill level"));

    private final BookOptions book = new BookOptions(options);

    private final UsiOption.Spin pvInterval = options.declare(new UsiOption.Spin(
            "PvInterval", 300, 0, 100_000_000, "milliseconds between two reports; the first and the last always come"));

    private final UsiOption.Check considerationMode = options.declare(
            new UsiOption.Check("ConsiderationMode", false, "for analysis: reports everything at once, never resigns"));

    private final UsiOption.Check outputFailLhPv =
            options.declare(new UsiOption.Check("OutputFailLHPV", true, "also reports scores that are only bounds"));

    private final UsiOption.Text writeDebugLog = options.declare(UsiOption.Text.fileName(
            "WriteDebugLog",
            UsiOption.Text.EMPTY,
            "file beside the program, or its full path, to which the dialogue is appended"));

    {
        // The names of these options in other engines, which users write into their settings.
        options.addAlias("Hash", hash);
        options.addAlias("Ponder", ponder);
        options.addAlias("NumberOfThreads", threads);
        options.addAlias("USI_MultiPV", multiPv);
        options.addAlias("Skill_Level", skillLevel);
    }

    /** The two searches that a user can choose. */
    private enum SearchMethod {
        ALPHA_BETA,
        MINIMAX
    }

    /** The same options with the values that they have now, for a search: {@code setoption} is for the next one. */
    public EngineOptions copy() {
        EngineOptions copy = new EngineOptions();
        copy.options.copy(options);
        return copy;
    }

    /** The options by name, with their values as text. */
    public UsiOptions options() {
        return options;
    }

    /** Whether this is the name of the button that clears the hash tables. */
    public boolean clearsHash(String name) {
        return options.find(name).equals(Optional.of(clearHash));
    }

    /** Memory and threads of the search. */
    public Resources resources() {
        return new Resources(options.intValue(hash), options.intValue(threads));
    }

    /** Which interpositions count for the length of a mate. */
    public MateCounting mateCounting() {
        return options.choice(mateInterpositions);
    }

    /** The evaluation. */
    public EvaluationChoice evaluation() {
        return new EvaluationChoice(
                options.text(evalDir),
                options.text(evalDir).equals(evalDir.defaultValue()),
                fileName(evalFile),
                options.intValue(fvScale));
    }

    /** The name of a file; empty for none. */
    private String fileName(UsiOption.Text option) {
        String name = options.text(option);
        return name.equals(UsiOption.Text.EMPTY) ? "" : name;
    }

    /** The name of the file to which the dialogue is written; empty for none. */
    public String debugLog() {
        return fileName(writeDebugLog);
    }

    /** Whether the paper's minimax is chosen. */
    public boolean isMinimax() {
        return options.choice(searchMethod) == SearchMethod.MINIMAX;
    }

    /** The depth of the chosen search in plies, if {@code go} names none. */
    public int defaultDepth() {
        return isMinimax() ? options.intValue(minimaxDepth) : Limits.MAX_DEPTH;
    }

    /** The board and generator of the paper's minimax. */
    public MoveGenerator minimaxGenerator() {
        return options.choice(minimaxGenerator);
    }

    /** How the time of a move follows from the clock. */
    public TimeManagement timeManagement() {
        return new TimeManagement(
                options.value(networkDelay),
                options.value(networkDelay2),
                options.value(minimumThinkingTime),
                options.intValue(slowMover),
                options.isOn(roundUpToFullSecond));
    }

    /** What ends a game besides mate and sennichite. */
    public GameRules rules() {
        return new GameRules(
                options.choice(enteringKingRule),
                options.intValue(maxMovesToDraw),
                options.intValue(drawValueBlack),
                options.intValue(drawValueWhite));
    }

    /** The number of variations to search. */
    public int multiPv() {
        return options.intValue(multiPv);
    }

    /** The greatest depth of a search in a game, in plies. */
    public int depthLimit() {
        int limit = options.intValue(depthLimit);
        return limit == 0 ? Limits.MAX_DEPTH : limit;
    }

    /** The greatest number of nodes of a search in a game. */
    public long nodesLimit() {
        long limit = options.value(nodesLimit);
        return limit == 0 ? Long.MAX_VALUE : limit;
    }

    /** How strong the engine plays. */
    public SkillLevel skillLevel() {
        return options.isOn(limitStrength)
                ? SkillLevel.ofElo(options.intValue(elo))
                : SkillLevel.of(options.intValue(skillLevel));
    }

    /** Whether {@code go ponder} searches the position before the expected reply. */
    public boolean pondersStochastically() {
        return options.isOn(stochasticPonder);
    }

    /** The book to play from. The shipped one is only for the engine's own search at full strength. */
    public BookChoice book() {
        BookChoice choice = book.choice();
        boolean isWeaker = isMinimax() || !skillLevel().isStrongest();
        return choice.isShipped() && isWeaker ? BookChoice.NONE : choice;
    }

    /** How the book is used. */
    public BookSettings bookSettings() {
        return book.settings();
    }

    /** Whether to resign at this score. Mates count as 32000 less their distance, as in YaneuraOu. */
    public boolean resignsAt(int score) {
        int onScale =
                Score.isMate(score) ? Integer.signum(score) * (MATE_ON_RESIGN_SCALE - Score.pliesToMate(score)) : score;
        return !options.isOn(considerationMode) && onScale <= -options.value(resignValue);
    }

    /** The least time between two {@code info} lines, in milliseconds. */
    public long pvIntervalMillis() {
        return options.isOn(considerationMode) ? 0 : options.value(pvInterval);
    }

    /** The interval of progress reports in nanoseconds, not shorter than GUIs can show. */
    public long progressIntervalNanos() {
        return TimeUnit.MILLISECONDS.toNanos(Math.max(MIN_PROGRESS_INTERVAL_MILLIS, options.value(pvInterval)));
    }

    /** Whether {@code info} lines are written for scores that are only bounds. */
    public boolean showsBounds() {
        return options.isOn(outputFailLhPv);
    }
}
