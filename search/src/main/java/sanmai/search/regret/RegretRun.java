package sanmai.search.regret;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import sanmai.workers.Workers;

/**
 * Asks searches for their moves in the same positions, and a judge about these moves, on several threads. What is known
 * from an earlier run is not asked again.
 */
public final class RegretRun {
    /** Those that choose moves, the judge last. */
    private final List<NamedSearch> searches;

    private final NamedSearch judge;
    private final List<String> positions;
    private final Listener listener;
    private final Map<String, SearchAnswer> answers = new HashMap<>();
    private final List<Worker> workers = new ArrayList<>();
    private volatile boolean stopped;

    /** The number of answers that the present task has, and wants. */
    private int done;

    private int total;

    /** Hears of the progress, one call at a time. */
    @FunctionalInterface
    public interface Listener {
        /**
         * A search has answered.
         *
         * @param done the number of answers of the present task that are there
         * @param total the number that it wants
         */
        void answered(SearchAnswer answer, int done, int total);
    }

    /** A position that a search is to answer. */
    private record Question(NamedSearch search, String position) {}

    /**
     * A run.
     *
     * @param searches at least one; no two of them, nor the judge, have the same name
     * @param judge chooses a move in each position too, and judges the moves of all by a search of the position after them
     * @param positions in SFEN
     * @param known answers of earlier runs; those of other searches or positions are ignored
     */
    public RegretRun(
            List<NamedSearch> searches,
            NamedSearch judge,
            Collection<String> positions,
            List<SearchAnswer> known,
            Listener listener) {
        this.searches = Stream.concat(searches.stream(), Stream.of(judge)).toList();
        this.judge = judge;
        this.positions = List.copyOf(positions);
        this.listener = listener;
        known.forEach(answer -> answers.put(answer.which(), answer));
    }

    /**
     * Has all searches, the judge last, choose a move in each position.
     *
     * @param threads the number of positions searched at the same time, from 1
     * @throws InterruptedException if the thread is interrupted; the searches that were begun are lost
     */
    public void choose(int threads) throws InterruptedException {
        List<Question> questions = new ArrayList<>();
        for (NamedSearch search : searches) {
            positions.forEach(position -> questions.add(new Question(search, position)));
        }
        ask(questions, threads);
    }

    /**
     * Has the judge search the position after each move that was chosen.
     *
     * @param threads the number of positions searched at the same time, from 1
     * @throws InterruptedException if the thread is interrupted; the searches that were begun are lost
     */
    public void judge(int threads) throws InterruptedException {
        Set<Question> questions = new LinkedHashSet<>();
        for (String position : positions) {
            for (NamedSearch search : searches) {
                answer(search, position)
                        .filter(SearchAnswer::hasMove)
                        .ifPresent(chosen -> questions.add(new Question(judge, chosen.after())));
            }
        }
        ask(List.copyOf(questions), threads);
    }

    /**
     * What the moves of the searches, in their order, and of the judge lose, in the positions in which all of them have
     * chosen a move and the judge has judged it.
     *
     * @param scale the judge's score in centipawns that raises the odds to win by the factor e
     */
    public Regrets regrets(double scale) {
        List<JudgedPosition> judged = new ArrayList<>();
        for (String position : positions) {
            List<SearchAnswer> chosen = searches.stream()
                    .flatMap(search -> answer(search, position).stream())
                    .toList();
            List<Double> winRates = chosen.stream()
                    .flatMap(move -> winRate(move, scale).stream())
                    .toList();
            if (winRates.size() == searches.size()) {
                List<Integer> depths = chosen.stream().map(SearchAnswer::depth).toList();
                judged.add(new JudgedPosition(winRates, depths));
            }
        }
        return new Regrets(searches.stream().map(NamedSearch::name).toList(), judged);
    }

    /** The win rate of the side that chose a move, as far as the move has been judged. */
    private Optional<Double> winRate(SearchAnswer chosen, double scale) {
        if (!chosen.hasMove()) {
            return Optional.of(chosen.move().equals(SearchAnswer.WIN) ? 1.0 : 0.0);
        }
        return answer(judge, chosen.after()).map(reply -> 1 - reply.winRate(scale));
    }

    private synchronized Optional<SearchAnswer> answer(NamedSearch search, String position) {
        return Optional.ofNullable(answers.get(SearchAnswer.which(search.name(), position)));
    }

    private void ask(List<Question> questions, int threads) throws InterruptedException {
        List<Question> open = questions.stream()
                .filter(question -> answer(question.search, question.position).isEmpty())
                .toList();
        AtomicInteger next = new AtomicInteger();
        total = questions.size();
        done = total - open.size();
        workers.clear();
        for (int i = 0; i < Math.min(threads, open.size()); i++) {
            workers.add(new Worker(open, next));
        }
        try {
            if (!workers.isEmpty()) {
                Workers.run(workers, Worker::work, this::stop);
            }
        } finally {
            workers.forEach(Worker::close);
        }
        stopped = false;
    }

    private void stop() {
        stopped = true;
        workers.forEach(Worker::stop);
    }

    private synchronized void add(SearchAnswer answer) {
        answers.put(answer.which(), answer);
        listener.answered(answer, ++done, total);
    }

    /** Answers questions with a search of its own, which it keeps while questions are for the same one. */
    private final class Worker implements AutoCloseable {
        private final List<Question> open;
        private final AtomicInteger next;
        private Optional<NamedSearch> named = Optional.empty();
        private volatile Optional<PositionSearch> running = Optional.empty();

        Worker(List<Question> open, AtomicInteger next) {
            this.open = open;
            this.next = next;
        }

        void work() {
            int index = next.getAndIncrement();
            while (!stopped && index < open.size()) {
                answer(open.get(index));
                index = next.getAndIncrement();
            }
        }

        private void answer(Question question) {
            PositionSearch.Choice choice = search(question.search).answer(SearchAnswer.read(question.position));
            if (!stopped) {
                add(new SearchAnswer(
                        question.search.name(), question.position, choice.move(), choice.score(), choice.depth()));
            }
        }

        private PositionSearch search(NamedSearch wanted) {
            if (!named.equals(Optional.of(wanted))) {
                close();
                running = Optional.of(wanted.maker().get());
                named = Optional.of(wanted);
                if (stopped) {
                    stop(); // Told to stop before there was a search.
                }
            }
            return running.orElseThrow();
        }

        void stop() {
            running.ifPresent(PositionSearch::stop);
        }

        @Override
        public void close() {
            running.ifPresent(PositionSearch::close);
            running = Optional.empty();
            named = Optional.empty();
        }
    }
}
