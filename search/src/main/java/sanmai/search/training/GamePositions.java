package sanmai.search.training;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import java.util.zip.CRC32;

/**
 * The quiet positions of games in files of any size. Every epoch reads the games again, in blocks in random order;
 * blocks with half a million positions together are in memory and shuffled. So memory does not limit the number of
 * games, and positions of the same game are far apart.
 */
public final class GamePositions implements TrainingPositions {
    /** One of this many games is in the validation set, or fewer if that makes too many positions. */
    private static final int VALIDATION_SHARE = 20;

    /** The greatest number of positions in the validation set: more would not make its error more precise. */
    private static final int MAX_VALIDATION = 1 << 18;

    /**
     * The usual number of positions that are shuffled together. They take about 100 MB with their features, and two
     * such parts are in memory.
     */
    public static final int PART = 1 << 19;

    /** The greatest such number: the last block of a part may go beyond it, and the part must fit into a set. */
    public static final int MAX_PART = TrainingSet.MAX_POSITIONS - GameFileScan.CHUNK / GameCodec.PER_MOVE;

    /** A block with the number of its positions. */
    private record CountedBlock(GameBlock games, int positions) {}

    private final LambdaReturn lambdaReturn;
    private final int partSize;
    private final int maxValidation;
    private final List<CountedBlock> blocks = new ArrayList<>();
    private final ScoreTable scores = new ScoreTable();
    private final CRC32 sum = new CRC32();
    private final List<TrainingGame> validationGames = new ArrayList<>();
    private final TrainingSet validationSet;
    private int validationShare = VALIDATION_SHARE;
    private long validationPositions;
    private long positions;
    private long games;
    private int blockPositions;

    GamePositions(LambdaReturn lambdaReturn, int partSize, int maxValidation) {
        this.lambdaReturn = lambdaReturn;
        validationSet = newSet(0);
        this.partSize = partSize;
        this.maxValidation = maxValidation;
    }

    /**
     * Reads all games once, to count the positions and to choose those of the validation set.
     *
     * @param lambda how much later scores of a game count in the score of a position, from 0 to 1: their weight falls
     *     by this factor with each ply
     * @param partSize the number of positions that are shuffled together, usually {@link #PART}
     * @throws TrainingDataException if a file cannot be read, is not a file of games, or is damaged
     * @throws CancellationException if the thread is interrupted meanwhile
     */
    public static GamePositions scan(List<Path> files, double lambda, int partSize) {
        return new GamePositions(new LambdaReturn(lambda), partSize, MAX_VALIDATION).scan(files);
    }

    /** Reads all games, see {@link #scan(List, double, int)}. To be called once. */
    GamePositions scan(List<Path> files) {
        for (Path file : files) {
            GameFile.scan(file, scan -> scan.run((game, place) -> count(game), this::endBlock));
        }
        validationGames.forEach(validationSet::add);
        positions -= validationSet.size();
        validationGames.clear();
        return this;
    }

    private void count(TrainingGame game) {
        if (Thread.interrupted()) {
            throw new CancellationException();
        }
        int before = blockPositions;
        TrainingSet.forEachSuitable(game, (position, index) -> {
            scores.add(game.scores().get(index), game.resultFor(position.turnOrdinal()));
            blockPositions++;
        });
        int found = blockPositions - before;
        games++;
        positions += found;
        if (isForValidation(game)) {
            validationGames.add(game);
            validationPositions += found;
        }
        while (validationPositions > maxValidation && validationGames.size() > 1) {
            halveValidation();
        }
    }

    private TrainingSet newSet(int capacity) {
        return new TrainingSet(lambdaReturn, capacity);
    }

    private void halveValidation() {
        validationShare *= 2;
        validationGames.removeIf(game -> !isForValidation(game));
        validationPositions = 0;
        validationGames.forEach(game -> TrainingSet.forEachSuitable(game, (position, index) -> validationPositions++));
    }

    private boolean isForValidation(TrainingGame game) {
        return isForValidation(game.number(), validationShare);
    }

    /** Whether a game is one of {@code share} by a hash of its number: a file may have every n-th game of a run. */
    static boolean isForValidation(int number, int share) {
        return Long.remainderUnsigned(new SplittableRandom(number).nextLong(), share) == 0;
    }

    private void endBlock(GameBlock block, int blockSum) {
        blocks.add(new CountedBlock(block, blockPositions));
        blockPositions = 0;
        for (int shift = 0; shift < Integer.SIZE; shift += Byte.SIZE) {
            sum.update(blockSum >>> shift);
        }
    }

    /** The number of games in all files. */
    public long games() {
        return games;
    }

    @Override
    public long size() {
        return positions;
    }

    @Override
    public TrainingSet validationSet() {
        return validationSet;
    }

    /** The scores of all positions with the results of their games: not the lambda returns, which have the results in them. */
    public ScoreTable scores() {
        return scores;
    }

    /** A checksum of all games in their order. */
    public long checksum() {
        return sum.getValue();
    }

    @Override
    public List<Supplier<TrainingSet>> parts(SplittableRandom random) {
        List<CountedBlock> left = new ArrayList<>(blocks);
        List<Supplier<TrainingSet>> parts = new ArrayList<>();
        List<CountedBlock> part = new ArrayList<>();
        long size = 0;
        for (int last = left.size() - 1; last >= 0; last--) {
            int chosen = random.nextInt(last + 1);
            CountedBlock block = left.get(chosen);
            left.set(chosen, left.get(last));
            part.add(block);
            size += block.positions;
            if (size >= partSize || last == 0) {
                List<CountedBlock> whole = List.copyOf(part);
                int capacity = (int) Math.min(size, Integer.MAX_VALUE);
                parts.add(() -> load(whole, capacity));
                part.clear();
                size = 0;
            }
        }
        return parts;
    }

    private TrainingSet load(List<CountedBlock> part, int capacity) {
        TrainingSet set = newSet(capacity);
        for (CountedBlock block : part) {
            block.games.read(game -> {
                if (!isForValidation(game)) {
                    set.add(game);
                }
            });
        }
        return set;
    }
}
