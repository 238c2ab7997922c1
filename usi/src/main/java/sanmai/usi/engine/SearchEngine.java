package sanmai.usi.engine;

import static sanmai.usi.engine.PreparationStep.ALLOCATE;
import static sanmai.usi.engine.PreparationStep.FORGET;
import static sanmai.usi.engine.PreparationStep.LOAD_BOOK;
import static sanmai.usi.engine.PreparationStep.LOAD_EVALUATION;
import static sanmai.usi.engine.PreparationStep.RETURN_MEMORY;
import static sanmai.usi.engine.PreparationStep.WARM_UP;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import sanmai.search.DeclarationWinSearcher;
import sanmai.search.Searcher;
import sanmai.search.book.Book;
import sanmai.search.book.play.BookSearcher;
import sanmai.search.eval.Evaluation;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.mate.MateCounting;
import sanmai.search.mate.MateSolver;
import sanmai.search.minimax.Minimax;
import sanmai.search.skill.SkillSearcher;
import sanmai.search.time.Resources;
import sanmai.shogi.Position;
import sanmai.usi.option.BookChoice;
import sanmai.usi.option.EngineOptions;
import sanmai.usi.option.EvaluationChoice;
import sanmai.usi.protocol.UsiWriter;

/**
 * The searchers of a session, and their preparation: memory, the book, forgetting the last game, warming up. Nothing is
 * touched before it is needed, so that a GUI that only asks for the engine's name gets it at once. Used by the
 * session's thread; what takes time is returned as a {@link Runnable} for another one.
 */
public final class SearchEngine implements AutoCloseable {
    /** A reserve of memory for the answers that are due when memory runs out. */
    private static final int RESERVE_BYTES = 1 << 20;

    private final EngineSetup setup;
    private final LoadedEvaluation evaluation;
    private final LoadedBook book;
    private final EngineOptions options;
    private final UsiWriter writer;
    private final MateSolverCache mates = new MateSolverCache();
    private final SplittableRandom random = new SplittableRandom();
    private Searcher own; // null until it is needed
    private Resources resources; // what it has; null before it was prepared
    private volatile byte[] reserve = new byte[RESERVE_BYTES]; // null while it is needed
    private boolean isWarmedUp;
    private boolean isNewGame;

    /**
     * Searchers that are made when they are needed.
     *
     * @param setup the parts
     * @param options the choices of the user
     * @param writer gets errors
     */
    public SearchEngine(EngineSetup setup, EngineOptions options, UsiWriter writer) {
        this.setup = setup;
        evaluation = new LoadedEvaluation(setup.evaluation(), setup.evaluations());
        book = new LoadedBook(setup.books());
        this.options = options;
        this.writer = writer;
    }

    /** Has the hash table cleared before the next search. */
    public void newGame() {
        isNewGame = true;
    }

    /**
     * The preparation of the next search, for another thread to run; empty if none is needed. From now on it counts as
     * done.
     *
     * @param withWarmUp whether there is time to warm the JVM up
     */
    public Optional<Runnable> preparation(boolean withWarmUp) {
        EvaluationChoice wantedEvaluation = options.evaluation();
        BookChoice wantedBook = options.book();
        Resources wanted = options.resources();
        Set<PreparationStep> steps = missingSteps(withWarmUp);
        if (steps.isEmpty()) {
            return Optional.empty();
        }
        if (steps.contains(LOAD_EVALUATION)) {
            close(); // What was learnt with one evaluation is wrong for another.
        }
        Searcher searcher = forAnalysis();
        resources = steps.contains(ALLOCATE) ? wanted : resources;
        isNewGame = isNewGame && options.isMinimax();
        isWarmedUp |= withWarmUp;
        return Optional.of(() -> steps.forEach(step -> {
            switch (step) {
                case LOAD_EVALUATION -> evaluation.load(wantedEvaluation, writer);
                case LOAD_BOOK -> book.load(wantedBook, writer::error);
                case WARM_UP -> WarmUp.run(searcher);
                case FORGET -> searcher.newGame();
                case ALLOCATE -> allocate(searcher, wanted);
                case RETURN_MEMORY -> System.gc(); // Nobody's clock runs now.
            }
        }));
    }

    private Set<PreparationStep> missingSteps(boolean withWarmUp) {
        Set<PreparationStep> steps = EnumSet.noneOf(PreparationStep.class);
        boolean changes = !evaluation.isChosen(options.evaluation());
        if (changes) {
            steps.add(LOAD_EVALUATION);
        }
        if (!book.isChosen(options.book())) {
            steps.addAll(List.of(LOAD_BOOK, RETURN_MEMORY)); // Reading takes more memory than the book.
        }
        if (withWarmUp && (changes || !isWarmedUp)) {
            steps.addAll(List.of(WARM_UP, FORGET));
        }
        boolean isOwn = !options.isMinimax(); // Minimax remembers nothing.
        if (isOwn && isNewGame) {
            steps.add(FORGET);
        }
        boolean allocates = isOwn && (changes || !options.resources().equals(resources));
        if (allocates) {
            steps.add(ALLOCATE);
        }
        if (changes && own != null
                || allocates && resources != null && !options.resources().includes(resources)) {
            steps.add(RETURN_MEMORY);
        }
        return steps;
    }

    private void allocate(Searcher searcher, Resources wanted) {
        mates.close(); // Its memory may be needed.
        try {
            Resources got = searcher.prepareAtMost(wanted);
            if (!got.equals(wanted)) {
                writer.error(settings(wanted) + " do not fit: the search has " + settings(got)
                        + "; give Java more memory with -Xmx, or the system more threads");
            }
        } catch (OutOfMemoryError e) {
            writer.error("there is no memory for a search; give Java more with -Xmx");
        }
        if (reserve == null) {
            reserve = new byte[RESERVE_BYTES];
        }
    }

    private static String settings(Resources resources) {
        return "Threads " + resources.threads() + " and USI_Hash " + resources.hashMegabytes();
    }

    /** The searcher without a book. */
    public Searcher forAnalysis() {
        return new DeclarationWinSearcher(withoutRules());
    }

    /**
     * The searcher of games: it looks into the book first, and plays at the chosen level. A book that nobody has asked for must
     * not answer a search that is measured, so the shipped one waits for a clock.
     *
     * @param byClock whether the clock alone ends the search
     */
    public Searcher forGame(boolean byClock) {
        Book asked = byClock || !options.book().isShipped() ? book.book() : Book.EMPTY;
        Searcher skilled = new SkillSearcher(options.skillLevel(), random.split(), withoutRules());
        return new DeclarationWinSearcher(new BookSearcher(asked, options.bookSettings(), random.split(), skilled));
    }

    private Searcher withoutRules() {
        if (options.isMinimax()) {
            return new Minimax(options.minimaxGenerator());
        }
        if (own == null) {
            own = newSearcher();
        }
        return own;
    }

    /** A searcher with a hash table of its own. */
    public Searcher newSearcher() {
        return setup.maker().apply(evaluation);
    }

    /** The static evaluation of a position for the side to move, in centipawns. */
    public int staticEvaluation(Position position) {
        EvaluationFactory loaded = evaluation.now(); // Another may be loaded meanwhile, with another scale.
        Evaluation looking = loaded.create();
        looking.set(position);
        return loaded.scoreScale().toCentipawns(looking.score(position));
    }

    /** The mate solver for a search of this time; called by another thread, since it may have to allocate memory. */
    public Supplier<MateSolver> forMates(long nanos) {
        Resources wanted = options.resources();
        MateCounting counting = options.mateCounting();
        return () -> mates.solver(wanted, counting, nanos);
    }

    /**
     * Releases the reserve and the memory of the searchers, when memory runs out; the next search allocates it again.
     */
    public void freeMemory() {
        reserve = null;
        abandon();
        writer.error("out of memory: the hash table has been given up; give Java more with -Xmx");
    }

    /** Closes the searchers, which no search uses any more; the next search makes others. */
    @Override
    public void close() {
        if (own != null) {
            own.close();
        }
        mates.close();
        abandon();
    }

    /** Leaves the searchers to a search that may go on, and makes others for the next one. */
    public void abandon() {
        own = null;
        resources = null;
        mates.forget();
    }
}
