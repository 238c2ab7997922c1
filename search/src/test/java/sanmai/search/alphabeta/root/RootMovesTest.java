package sanmai.search.alphabeta.root;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RootMovesTest {
    private static final int FIRST = 11;
    private static final int SECOND = 22;
    private static final int THIRD = 33;

    private final RootMoves moves = new RootMoves(
            Stream.of(FIRST, SECOND, THIRD).map(move -> new RootMove(move, 0)).toArray(RootMove[]::new), true);

    private void score(int... scores) {
        for (int i = 0; i < scores.length; i++) {
            moves.get(i).score = scores[i];
        }
    }

    private void nodes(long... nodes) {
        for (int i = 0; i < nodes.length; i++) {
            moves.get(i).nodes = nodes[i];
        }
    }

    private void assertOrder(int... expected) {
        int[] order =
                IntStream.range(0, moves.size()).map(i -> moves.get(i).move).toArray();
        assertEquals(
                IntStream.of(expected).boxed().toList(),
                IntStream.of(order).boxed().toList());
    }

    @Test
    void theBestIsSortedFirstAndEqualOnesStayInOrder() {
        score(10, 30, 10);
        moves.sort();
        assertOrder(SECOND, FIRST, THIRD);
    }

    @Test
    void aScoreOfTheLastIterationDoesNotBeatANewOne() {
        score(110, 100, 90);
        moves.startIteration(1);
        moves.get(0).score = 95;
        moves.sort();
        assertOrder(FIRST, SECOND, THIRD);
    }

    @Test
    void theFirstMoveKeepsItsScoreUntilItIsSearched() {
        score(110, 100, 90);
        moves.startIteration(1);
        assertEquals(110, moves.get(0).score);
    }

    @Test
    void anIterationTakesTheOtherMovesByTheirNodes() {
        nodes(10, 20, 30);
        moves.startIteration(1);
        assertOrder(FIRST, THIRD, SECOND);
    }

    @Test
    void theMovesOfSeveralVariationsKeepTheirPlaces() {
        nodes(10, 20, 30);
        moves.startIteration(2);
        assertOrder(FIRST, SECOND, THIRD);
    }

    @Test
    void movesBeforeTheFirstThatIsSearchedStayWhereTheyAre() {
        moves.searchFrom(1);
        score(10, 20, 30);
        moves.sort();
        assertOrder(FIRST, THIRD, SECOND);
    }
}
