package sanmai.usi.engine;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import sanmai.search.DeclarationWinSearcher;
import sanmai.search.Limits;
import sanmai.search.Resources;
import sanmai.search.SearchControl;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.Searcher;
import sanmai.search.book.BookSearcher;
import sanmai.search.mate.MateSolver;
import sanmai.search.minimax.Minimax;
import sanmai.search.time.TimeBudget;
import sanmai.shogi.Position;
import sanmai.usi.option.EngineOptions;
import sanmai.usi.protocol.UsiWriter;

/**
 * What searches for a session, and what has to be done before it can: memory, the book, forgetting the last game, warming
 * up. Nothing of it is touched before it is needed. Used by the thread of the conversation; what takes time is handed out
 * as steps for another one.
 */
public final class SearchEngine {
    /** How much of a search warms the JVM up: by nodes, since a busy machine needs longer for them, but not for ever. */
    private static final Limits WARM_UP = Limits.ofNodes(100_000);

    private static final TimeBudget WARM_UP_TIME = new TimeBudget(1_500_000_000, 1_500_000_000);

    private final Supplier<Searcher> maker;
    private final LoadedBook shelf;
    private final EngineOptions settings;
    private final UsiWriter writer;
    private final MateSolverCache mates = new MateSolverCache();
    private final SplittableRandom random = new SplittableRandom();
    private Searcher own; // null until it is needed
    private Resources resources; // what it has; null before it was prepared
    private boolean isWarm;
    private boolean isNewGame;

    /**
     * The searchers of a session.
     *
     * @param maker makes the engine's own search
     * @param books opens the book that the user chooses
     * @param settings say what is chosen
     * @param writer hears what is wrong
     */
    public SearchEngine(Supplier<Searcher> maker, BookFiles books, EngineOptions settings, UsiWriter writer) {
        this.maker = maker;
        shelf = new LoadedBook(books);
        this.settings = settings;
        this.writer = writer;
    }

    /** What was learnt from the last game is to be forgotten before the next search. */
    public void beginGame() {
        isNewGame = true;
    }

    /**
     * What has to be done before the next search, by another thread; nothing if all is in order. It counts as done.
     *
     * @param withWarmUp whether there is time to warm the JVM up
     */
    public Optional<Runnable> preparation(boolean withWarmUp) {
        boolean isOwn = !settings.isMinimax(); // Minimax remembers nothing.
        Resources wanted = settings.resources();
        String book = settings.bookFile();
        boolean fetches = !shelf.holds(book);
        boolean grows = isOwn && !wanted.equals(resources);
        boolean forgets = isOwn && isNewGame;
        boolean warmsUp = withWarmUp && !isWarm;
        if (!fetches && !grows && !forgets && !warmsUp) {
            return Optional.empty();
        }
        Searcher searcher = forAnalysis();
        resources = grows ? wanted : resources;
        isNewGame &= !forgets;
        isWarm |= warmsUp;
        return Optional.of(() -> {
            if (fetches) {
                shelf.fetch(book, writer::error);
            }
            if (grows) {
                grow(searcher, wanted);
            }
            if (warmsUp) {
                warmUp(searcher);
            }
            if (forgets || warmsUp) {
                searcher.newGame();
            }
        });
    }

    private void grow(Searcher searcher, Resources wanted) {
        try {
            searcher.prepare(wanted);
        } catch (OutOfMemoryError e) {
            writer.error("there is no memory for USI_Hash " + wanted.hashMegabytes()
                    + "; the search goes on with what it had");
        }
    }

    /** The first search runs in a cold JVM, ten times as slowly; better now than on somebody's clock. */
    private static void warmUp(Searcher searcher) {
        SearchRequest anywhere = new SearchRequest(Position.start(), WARM_UP);
        searcher.search(anywhere, SearchControl.within(WARM_UP_TIME), SearchListener.NONE);
    }

    /** What searches without a book. */
    public Searcher forAnalysis() {
        if (settings.isMinimax()) {
            return new DeclarationWinSearcher(new Minimax(settings.minimaxGenerator()));
        }
        if (own == null) {
            own = new DeclarationWinSearcher(maker.get());
        }
        return own;
    }

    /** What plays from the book first. */
    public Searcher forGame() {
        return new BookSearcher(shelf.book(), settings.bookMoves(), settings.bookEvalDiff(), random, forAnalysis());
    }

    /** What measures, with a memory of its own. */
    public Searcher forBench() {
        return maker.get();
    }

    /** What solves mate problems within so much time; for another thread, since it may need memory first. */
    public Supplier<MateSolver> forMates(long nanos) {
        int megabytes = settings.resources().hashMegabytes();
        return () -> mates.solver(megabytes, nanos);
    }

    /** Leaves a search that does not end alone with what it uses. */
    public void abandon() {
        own = null;
        resources = null;
        mates.forget();
    }
}
