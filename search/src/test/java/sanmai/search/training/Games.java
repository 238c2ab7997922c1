package sanmai.search.training;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import sanmai.search.alphabeta.AlphaBeta;
import sanmai.search.alphabeta.Features;
import sanmai.search.eval.net.HandcraftedNet;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.time.Limits;
import sanmai.search.time.Resources;

/** Quick games for tests, the same in every run. */
final class Games {
    static final long SEED = Integer.getInteger("test.seed", 20260);

    private static final long NODES = 40;

    /** A few games. */
    static final List<TrainingGame> SOME = IntStream.range(0, 12)
            .mapToObj(number -> player(SEED).play(number).orElseThrow())
            .toList();

    /** Games of plain alpha-beta: they stay the same when the search learns something new. */
    static final List<TrainingGame> PLAIN = IntStream.range(0, 12)
            .mapToObj(number -> player(SEED, Features.NONE).play(number).orElseThrow())
            .toList();

    private Games() {}

    static SelfPlay player(long seed) {
        return player(seed, Features.ALL);
    }

    private static SelfPlay player(long seed, Features features) {
        AlphaBeta searcher = new AlphaBeta(NetEvaluationFactory.of(HandcraftedNet.get()), features);
        searcher.prepare(new Resources(1, 1));
        return new SelfPlay(searcher, Limits.ofNodes(NODES), seed);
    }

    /** The quiet positions of some games. */
    static TrainingSet set(List<TrainingGame> games) {
        TrainingSet set = new TrainingSet();
        games.forEach(set::add);
        return set;
    }

    /** Settings with the usual weight decay. */
    static TrainingSettings settings(int epochs, int batch, double rate, double results, double scale, long seed) {
        return new TrainingSettings(epochs, batch, rate, TrainingSettings.WEIGHT_DECAY, results, scale, seed);
    }

    /** Positions that are all in memory: one part. */
    static TrainingPositions inMemory(TrainingSet trainingSet, TrainingSet validationSet) {
        return new TrainingPositions() {
            @Override
            public long size() {
                return trainingSet.size();
            }

            @Override
            public TrainingSet validationSet() {
                return validationSet;
            }

            @Override
            public List<Supplier<TrainingSet>> parts(SplittableRandom random) {
                return List.of(() -> trainingSet);
            }
        };
    }
}
