package sanmai.experiment.sliders;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.core.occupancy.OccupancyMaps;
import sanmai.movegen.LegalMoves;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/** Boards to ask about, the same in every JVM: half of them from games of random moves, half with fewer pieces. */
final class Boards {
    /** Few enough for the fastest cache, as the one board of a search is. */
    static final int COUNT = 64;

    private static final long SEED = 20071;
    private static final int LONGEST_GAME = 160;

    private final SplittableRandom random = new SplittableRandom(SEED);
    private final LegalMoves generator = new LegalMoves();

    private Boards() {}

    static OccupancyMaps[] create() {
        Boards boards = new Boards();
        List<OccupancyMaps> maps = new ArrayList<>();
        while (maps.size() < COUNT) {
            Position position = boards.randomPosition();
            maps.add(boards.maps(position, 1));
            maps.add(boards.maps(position, 0.5));
        }
        return maps.toArray(OccupancyMaps[]::new);
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

    /** The occupied squares, as the active scheme keeps them, each with this probability. */
    private OccupancyMaps maps(Position position, double share) {
        OccupancyMaps maps = new OccupancyMaps();
        for (int square = 0; square < Square.COUNT; square++) {
            if (position.maps().isOccupied(square) && random.nextDouble() < share) {
                Attacks.toggle(
                        maps,
                        position.maps().word(0, Square.word(square)) >>> square % Square.PER_WORD & 1 ^ 1,
                        square);
            }
        }
        return maps;
    }
}
