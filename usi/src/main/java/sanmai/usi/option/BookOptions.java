package sanmai.usi.option;

import sanmai.search.book.play.BookSettings;

/** The options of the opening book: their declarations, and below them the values as the book wants them. */
final class BookOptions {
    private static final int MAX_SCORE = 99_999;

    private static final BookSettings.Lookup LOOKUP = BookSettings.DEFAULT.lookup();
    private static final BookSettings.MoveLimits LIMITS = BookSettings.DEFAULT.limits();
    private static final BookSettings.Draw DRAW = BookSettings.DEFAULT.draw();

    private final UsiOptions options;
    private final UsiOption.Check ownBook;
    private final UsiOption.Text file;
    private final UsiOption.Text directory;
    private final UsiOption.Check onTheFly;
    private final UsiOption.Check ignorePly;
    private final UsiOption.Check flipped;
    private final UsiOption.Spin moves;
    private final UsiOption.Spin ignoreRate;
    private final UsiOption.Spin evalDiff;
    private final UsiOption.Spin blackLimit;
    private final UsiOption.Spin whiteLimit;
    private final UsiOption.Spin depthLimit;
    private final UsiOption.Check considerCount;
    private final UsiOption.Check narrow;
    private final UsiOption.Spin pvMoves;

    /** Declares the options. */
    BookOptions(UsiOptions options) {
        this.options = options;
        ownBook = check("USI_OwnBook", true, "plays from the book; not used in analysis");
        options.addAlias("OwnBook", ownBook);
        file = options.declare(UsiOption.Text.fileName(
                "BookFile",
                EngineOptions.SHIPPED_BOOK,
                "`shipped`, `no_book`, or a book of YaneuraOu (`.db` or `.ybb`) or Apery (`.bin`), in `BookDir`,"
                        + " beside the program or by its full path"));
        directory = options.declare(UsiOption.Text.of("BookDir", "book", "directory of books, beside the program"));
        onTheFly =
                check("BookOnTheFly", false, "looks positions up in the sorted file, which takes no time and memory");
        ignorePly =
                check("IgnoreBookPly", LOOKUP.ignoresMoveNumber(), "finds positions of the book at any move number");
        flipped = check("FlippedBook", LOOKUP.flips(), "also finds positions with the colours exchanged");
        moves = spin("BookMoves", LOOKUP.lastMoveNumber(), 10_000, "last move number at which the book is asked");
        ignoreRate = spin(
                "BookIgnoreRate",
                LOOKUP.ignoredPercent(),
                100,
                "percentage of positions that are searched all the same");
        evalDiff = spin(
                "BookEvalDiff",
                LIMITS.evalDiff(),
                MAX_SCORE,
                "how much worse than the book's best move another one may be");
        blackLimit = limit(
                "BookEvalBlackLimit",
                LIMITS.blackScore(),
                "least score of a book move of Black; an unknown one counts as 0");
        whiteLimit = limit("BookEvalWhiteLimit", LIMITS.whiteScore(), "the same for White");
        depthLimit = spin(
                "BookDepthLimit",
                LIMITS.depth(),
                MAX_SCORE,
                "least depth of the book's best move, unless it is unknown");
        considerCount = check("ConsiderBookMoveCount", DRAW.byCount(), "draws moves in proportion to their games");
        narrow = check("NarrowBook", DRAW.isNarrow(), "leaves out moves of less than a tenth of the games");
        pvMoves = options.declare(
                new UsiOption.Spin("BookPvMoves", DRAW.lineLength(), 1, 246, "longest line of the book that is shown"));
    }

    private UsiOption.Check check(String name, boolean preset, String help) {
        return options.declare(new UsiOption.Check(name, preset, help));
    }

    private UsiOption.Spin spin(String name, int preset, int max, String help) {
        return options.declare(new UsiOption.Spin(name, preset, 0, max, help));
    }

    private UsiOption.Spin limit(String name, int preset, String help) {
        return options.declare(new UsiOption.Spin(name, preset, -MAX_SCORE, MAX_SCORE, help));
    }

    /** The book to play from. */
    BookChoice choice() {
        String name = options.text(file);
        if (!options.isOn(ownBook) || name.equals(EngineOptions.NO_BOOK)) {
            return BookChoice.NONE;
        }
        return name.equals(EngineOptions.SHIPPED_BOOK)
                ? BookChoice.SHIPPED
                : new BookChoice(options.text(directory), name, options.isOn(onTheFly));
    }

    /** How the book is used. */
    BookSettings settings() {
        return new BookSettings(
                new BookSettings.Lookup(
                        options.intValue(moves),
                        options.intValue(ignoreRate),
                        options.isOn(ignorePly),
                        options.isOn(flipped)),
                new BookSettings.MoveLimits(
                        options.intValue(evalDiff),
                        options.intValue(blackLimit),
                        options.intValue(whiteLimit),
                        options.intValue(depthLimit)),
                new BookSettings.Draw(options.isOn(narrow), options.isOn(considerCount), options.intValue(pvMoves)));
    }
}
