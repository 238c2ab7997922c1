package sanmai.usi.option;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import sanmai.search.EnteringKing;
import sanmai.search.GameRules;
import sanmai.search.Limits;
import sanmai.search.Resources;
import sanmai.search.Score;
import sanmai.search.clock.ClockPolicy;
import sanmai.search.minimax.Generator;

/**
 * What the options mean: the options of this engine, and their values as the search and the session want them. Names,
 * ranges and meanings are those of YaneuraOu wherever it has the same option, so that guides and saved settings apply.
 */
public final class EngineOptions {
    /** The name that stands for no book. */
    public static final String NO_BOOK = "no_book";

    private static final int MOST_VARIATIONS = 600;
    private static final int DEEPEST_MINIMAX = 6;

    private static final ImmutableMap<String, EnteringKing> ENTERING_KING_RULES = ImmutableMap.of(
            "NoEnteringKing", EnteringKing.NONE,
            "CSARule24", EnteringKing.POINTS_24,
            "CSARule24H", EnteringKing.POINTS_24_HANDICAP,
            "CSARule27", EnteringKing.POINTS_27,
            "CSARule27H", EnteringKing.POINTS_27_HANDICAP,
            "TryRule", EnteringKing.TRY);

    private static final UsiOption.Spin HASH =
            new UsiOption.Spin("USI_Hash", 256, 1, 65_536, "memory of the search in megabytes");
    private static final UsiOption.Check PONDER =
            new UsiOption.Check("USI_Ponder", false, "whether the GUI lets the engine think on the opponent's time");
    private static final UsiOption.Check STOCHASTIC_PONDER = new UsiOption.Check(
            "Stochastic_Ponder", false, "ponder on all replies at once instead of the expected one");
    private static final UsiOption.Spin THREADS = new UsiOption.Spin("Threads", 1, 1, 512, "how many threads search");
    private static final UsiOption.Spin MULTI_PV =
            new UsiOption.Spin("MultiPV", 1, 1, MOST_VARIATIONS, "how many of the best moves to show");
    private static final UsiOption.Spin MINIMAX_DEPTH =
            new UsiOption.Spin("MinimaxDepth", 3, 1, DEEPEST_MINIMAX, "how many plies the paper's minimax looks ahead");
    private static final UsiOption.Combo MINIMAX_GENERATOR = new UsiOption.Combo(
            "MinimaxGenerator",
            Generator.BITBOARD_LEGAL.toString(),
            ImmutableList.copyOf(Generator.names()),
            "which move generator the paper's minimax runs on");
    private static final UsiOption.Spin NETWORK_DELAY = new UsiOption.Spin(
            "NetworkDelay", 120, 0, 10_000, "how long an answer takes to the clock, on average, in milliseconds");
    private static final UsiOption.Spin NETWORK_DELAY_2 = new UsiOption.Spin(
            "NetworkDelay2", 1120, 0, 10_000, "how long an answer takes to the clock at most, in milliseconds");
    private static final UsiOption.Spin MINIMUM_THINKING_TIME = new UsiOption.Spin(
            "MinimumThinkingTime", 2000, 0, 100_000, "think at least so many milliseconds where the clock allows it");
    private static final UsiOption.Spin SLOW_MOVER =
            new UsiOption.Spin("SlowMover", 100, 1, 1000, "use so many percent of the usual time");
    private static final UsiOption.Check ROUND_UP = new UsiOption.Check(
            "RoundUpToFullSecond", true, "use begun seconds in full, for clocks that count whole seconds");
    private static final UsiOption.Combo ENTERING_KING_RULE = new UsiOption.Combo(
            "EnteringKingRule", "CSARule27", ENTERING_KING_RULES.keySet().asList(), "when an entered king wins");
    private static final UsiOption.Spin MAX_MOVES =
            new UsiOption.Spin("MaxMovesToDraw", 0, 0, 100_000, "the game is a draw after so many moves; 0 for never");
    private static final UsiOption.Spin DRAW_BLACK =
            new UsiOption.Spin("DrawValueBlack", -2, -30_000, 30_000, "what a draw is worth when moving for Black");
    private static final UsiOption.Spin DRAW_WHITE =
            new UsiOption.Spin("DrawValueWhite", -2, -30_000, 30_000, "what a draw is worth when moving for White");
    private static final UsiOption.Spin RESIGN_VALUE =
            new UsiOption.Spin("ResignValue", 99_999, 0, 99_999, "resign when the score is as low as minus this");
    private static final UsiOption.Spin DEPTH_LIMIT =
            new UsiOption.Spin("DepthLimit", 0, 0, Limits.MAX_DEPTH, "never search deeper; 0 for no limit");
    private static final UsiOption.Spin NODES_LIMIT = new UsiOption.Spin(
            "NodesLimit", 0, 0, Long.MAX_VALUE, "never search more positions for a move; 0 for no limit");
    private static final UsiOption.Check OWN_BOOK =
            new UsiOption.Check("USI_OwnBook", true, "whether to play from the book");
    private static final UsiOption.File BOOK_FILE = new UsiOption.File(
            "BookFile", NO_BOOK, "a book in the text format of YaneuraOu, beside the program or anywhere");
    private static final UsiOption.Spin BOOK_MOVES =
            new UsiOption.Spin("BookMoves", 16, 0, 10_000, "play from the book up to this move");
    private static final UsiOption.Spin BOOK_MARGIN = new UsiOption.Spin(
            "BookEvalDiff", 30, 0, 99_999, "how much worse than the best move of the book another may be");
    private static final UsiOption.Spin PV_INTERVAL = new UsiOption.Spin(
            "PvInterval", 300, 0, 100_000_000, "milliseconds between two reports of what has been found");
    private static final UsiOption.Check CONSIDERATION_MODE =
            new UsiOption.Check("ConsiderationMode", false, "for analysis: report everything at once and never resign");
    private static final UsiOption.Check OUTPUT_BOUNDS =
            new UsiOption.Check("OutputFailLHPV", true, "report scores that are only bounds, too");

    /** The method that finds the best moves. */
    private static final String BEST = "AlphaBeta";

    private static final String MINIMAX = "Minimax";

    private static final UsiOption.Combo METHOD = new UsiOption.Combo(
            "SearchMethod", BEST, ImmutableList.of(BEST, MINIMAX), "the engine's own search, or the paper's minimax");

    private static final int MATE_ON_RESIGN_SCALE = 32_000;

    private final UsiOptions options = new UsiOptions(ImmutableList.of(
            // GUIs set these two whether they are declared or not.
            HASH,
            PONDER,
            STOCHASTIC_PONDER,
            THREADS,
            MULTI_PV,
            METHOD,
            MINIMAX_DEPTH,
            MINIMAX_GENERATOR,
            NETWORK_DELAY,
            NETWORK_DELAY_2,
            MINIMUM_THINKING_TIME,
            SLOW_MOVER,
            ROUND_UP,
            ENTERING_KING_RULE,
            MAX_MOVES,
            DRAW_BLACK,
            DRAW_WHITE,
            RESIGN_VALUE,
            DEPTH_LIMIT,
            NODES_LIMIT,
            OWN_BOOK,
            BOOK_FILE,
            BOOK_MOVES,
            BOOK_MARGIN,
            PV_INTERVAL,
            CONSIDERATION_MODE,
            OUTPUT_BOUNDS));

    public UsiOptions options() {
        return options;
    }

    public Resources resources() {
        return new Resources(options.intValue(HASH), options.intValue(THREADS));
    }

    /** Whether the paper's minimax is chosen. */
    public boolean isMinimax() {
        return options.text(METHOD).equals(MINIMAX);
    }

    /** How deep the chosen method looks if nobody names a depth. */
    public int methodsDepth() {
        return isMinimax() ? options.intValue(MINIMAX_DEPTH) : Limits.MAX_DEPTH;
    }

    /** The board and generator of the paper's minimax. */
    public Generator minimaxGenerator() {
        return Generator.byName(options.text(MINIMAX_GENERATOR)).orElseThrow();
    }

    public ClockPolicy clockPolicy() {
        return new ClockPolicy(
                options.value(NETWORK_DELAY),
                options.value(NETWORK_DELAY_2),
                options.value(MINIMUM_THINKING_TIME),
                options.intValue(SLOW_MOVER),
                options.isOn(ROUND_UP));
    }

    public GameRules rules() {
        return new GameRules(
                ENTERING_KING_RULES.get(options.text(ENTERING_KING_RULE)),
                options.intValue(MAX_MOVES),
                options.intValue(DRAW_BLACK),
                options.intValue(DRAW_WHITE));
    }

    public int variations() {
        return options.intValue(MULTI_PV);
    }

    /** The greatest depth of a search in a game. */
    public int depthLimit() {
        int limit = options.intValue(DEPTH_LIMIT);
        return limit == 0 ? Limits.MAX_DEPTH : limit;
    }

    /** The greatest number of nodes of a search in a game. */
    public long nodesLimit() {
        long limit = options.value(NODES_LIMIT);
        return limit == 0 ? Long.MAX_VALUE : limit;
    }

    public boolean pondersStochastically() {
        return options.isOn(STOCHASTIC_PONDER);
    }

    /** The name of the book to play from. */
    public String bookFile() {
        return options.isOn(OWN_BOOK) ? options.text(BOOK_FILE) : NO_BOOK;
    }

    public int bookMoves() {
        return options.intValue(BOOK_MOVES);
    }

    public int bookMargin() {
        return options.intValue(BOOK_MARGIN);
    }

    /** Whether to resign at this score. Mates count as 32000 less their distance, as in YaneuraOu. */
    public boolean resignsAt(int score) {
        int onScale =
                Score.isMate(score) ? Integer.signum(score) * (MATE_ON_RESIGN_SCALE - Score.pliesToMate(score)) : score;
        return !options.isOn(CONSIDERATION_MODE) && onScale <= -options.value(RESIGN_VALUE);
    }

    /** How often to report, in milliseconds. */
    public long reportMillis() {
        return options.isOn(CONSIDERATION_MODE) ? 0 : options.value(PV_INTERVAL);
    }

    public boolean reportsBounds() {
        return options.isOn(OUTPUT_BOUNDS);
    }
}
