package sanmai.movegen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.movegen.perft.PerftDetails;
import sanmai.movegen.reference.DetailOracle;
import sanmai.notation.Sfen;
import sanmai.shogi.Position;
import sanmai.shogi.SetupProblem;
import sanmai.testing.RandomGames;

class DetailCounterTest {
    private static final long SEED = 20150527L;

    private final DetailCounter counter = new DetailCounter();

    private PerftDetails count(Position position) {
        DetailSums sums = new DetailSums();
        counter.add(position, sums);
        return PerftDetails.of(sums);
    }

    @Test
    void countsLikeThePlainBoardInRandomGames() {
        // One counter for all: what it keeps of a position must not reach the next one.
        RandomGames.visit(
                SEED,
                RandomGames.POSITIONS / 4,
                (position, random) -> assertEquals(PerftDetails.of(DetailOracle.of(position)), count(position)));
    }

    /** The numbers are nodes, captures, promotions, drops, checks, double checks, mates and refused drop-pawn mates. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "the start position | lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 | 30,0,0,0,0,0,0,0",
                "a gold or a tokin mates | 4k4/9/4P4/9/9/9/9/9/9 b G 1     | 81,0,1,79,7,0,1,0",
                "a knight uncovers a rook | 4k4/9/9/4N4/9/9/9/9/4R4 b - 1  | 14,0,2,0,2,2,0,0",
                "golds take in the middle and at home | k8/1p7/9/9/sG7/9/9/9/5K1Gs b - 1 | 16,2,0,0,0,0,0,0",
                "White's golds take there | Sg1k5/9/9/9/7gS/9/9/7P1/8K w - 1 | 16,2,0,0,0,0,0,0",
                "no king to give check to | 9/9/9/9/4R4/9/9/9/4K4 b - 1    | 23,0,3,0,0,0,0,0",
            })
    void countsByWhatMovesDo(String name, String sfen, String numbers) {
        Position position = Sfen.position(sfen, SetupProblem.Reason.HARMLESS);
        PerftDetails counted = count(position);
        assertEquals(PerftDetails.of(DetailOracle.of(position)), counted);
        List<Long> counts = List.of(
                counted.nodes(),
                counted.captures(),
                counted.promotions(),
                counted.drops(),
                counted.checks(),
                counted.doubleChecks(),
                counted.mates(),
                counted.refusedDropPawnMates());
        assertEquals(numbers, counts.stream().map(Object::toString).collect(Collectors.joining(",")));
    }
}
