package sanmai.cli.papers.sliders;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import sanmai.core.Bitboard;
import sanmai.core.occupancy.Occupancy;
import sanmai.movegen.LegalMoves;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/** Boards to ask about, the same in every JVM: half of them from games of random moves, half with fewer pieces. */
final class RandomBoards {
    /** Few enough to stay in the fastest cache, as the single board of a search does. */
    static final int COUNT = 64;

    private static final long SEED = 20071;
    private static final int LONGEST_GAME = 160;

    private final SplittableRandom random = new SplittableRandom(SEED);
    private final LegalMoves generator = new LegalMoves();

    private RandomBoards() {}

    static Occupancy[] create() {
        RandomBoards boards = new RandomBoards();
        List<Occupancy> occupancies = new ArrayList<>();
        while (occupancies.size() < COUNT) {
            Position position = boards.randomPosition();
            occupancies.add(boards.thinned(position, 1));
            occupancies.add(boards.thinned(position, 0.5));
        }
        return occupancies.toArray(Occupancy[]::new);
    }

    /** Some position of a random game; a game that is over starts again. */
    private Position randomPosition() {
        Position position = Position.start();
        MoveList moves = new MoveList();
        for (int plies = 10 + random.nextInt(LONGEST_GAME); plies > 0; plies--) {
            generator.generate(position, moves);
            if (moves.size() == 0) {
                position = Position.start();
            } else {
                position.doMove(moves.get(random.nextInt(moves.size())));
            }
        }
        return position;
    }

    /** The occupied squares, each with this probability. */
    private Occupancy thinned(Position position, double share) {
        return Occupancy.of(Bitboard.of(position.occupied()
                .squares()
                .filter(square -> random.nextDouble() < share)
                .toArray()));
    }
}
