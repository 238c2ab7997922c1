package sanmai.movegen;

import org.junit.jupiter.api.Test;
import sanmai.testing.GeneratorProperties;
import sanmai.testing.PositionProperties;
import sanmai.testing.RandomGames;

class RandomGamesTest {
    private static final long SEED = 20070600L;

    @Test
    void generatorsAgreeWithTheReference() {
        GeneratorProperties generators = new GeneratorProperties();
        RandomGames.visit(SEED, RandomGames.POSITIONS, (position, random) -> generators.check(position));
    }

    @Test
    void positionsInPlayAreLikeFreshOnes() {
        PositionProperties positions = new PositionProperties();
        RandomGames.visit(SEED + 1_000_000, RandomGames.POSITIONS, (position, random) -> {
            positions.checkAgainstFreshPosition(position);
            positions.checkCopy(position);
            positions.checkTurned(position);
        });
    }

    @Test
    void movesAreTakenBackWithoutATrace() {
        PositionProperties positions = new PositionProperties();
        long visited = Math.max(1, RandomGames.POSITIONS / 40);
        RandomGames.visit(SEED + 2_000_000, visited, (position, random) -> positions.checkMoves(position));
    }
}
