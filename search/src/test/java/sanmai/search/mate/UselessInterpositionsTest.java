package sanmai.search.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.notation.Sfen;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Position;

class UselessInterpositionsTest {
    private static int plies(String sfen, MateCounting counting) {
        Position position = Sfen.position(sfen);
        MateSolver solver = new MateSolver(4, counting, 1, MateEffort.MINIMAL);
        MateResult result = solver.solve(position, Limits.ofNodes(200_000), new SearchControl());
        MateResult.Mate mate = assertInstanceOf(MateResult.Mate.class, result);
        assertTrue(mate.isShortest(), mate.toString());
        assertEquals(
                Optional.of(true),
                solver.mates(position, mate.line(), Limits.NONE, new SearchControl()),
                mate.toString());
        return mate.line().size();
    }

    @ParameterizedTest
    @CsvSource({
        // The silver moves away, and the lance gives check from afar:
        "4k4/2G3G2/9/5N3/4S4/9/9/9/4L4 b - 1, 1, 1, 1", // There is nothing to interpose,
        "4k4/2G3G2/9/5N3/4S4/9/9/9/4L4 b p 1, 3, 1, 1", // or one piece, which is taken with mate,
        "4k4/2G3G2/9/5N3/4S4/9/9/9/4L4 b 2g 1, 5, 1, 1", // or two.
        "4k4/2G3G2/9/5N3/r3S4/9/9/9/4L4 b - 1, 3, 1, 1", // A rook that moves in between is taken too.
        // An interposition that only prolongs a mate after which the king still moves:
        "l8/k8/9/9/1L7/9/9/9/9 b BPp 1, 5, 3, 3",
        // After an interposition the mate is another one:
        "9/8k/9/7R1/8+S/9/9/9/9 b LPrp 1, 3, 3, 1",
        "4lk2+P/9/8R/9/9/9/9/9/9 b BPbn 1, 7, 7, 5",
    })
    void theyCountOrNot(String sfen, int all, int useful, int komoring) {
        assertEquals(all, plies(sfen, MateCounting.ALL));
        assertEquals(useful, plies(sfen, MateCounting.USEFUL));
        assertEquals(komoring, plies(sfen, MateCounting.KOMORING));
    }

    /** A free capture mates here, but takes longer than the mate without the interposition does. */
    @Test
    void anInterpositionThatGainsTimeIsUseful() {
        String sfen = "2lk5/9/4+P4/4L4/6RR1/9/9/9/9 b BPsl 1";
        assertEquals(9, plies(sfen, MateCounting.ALL));
        assertEquals(7, plies(sfen, MateCounting.USEFUL));
    }

    /** That an interposition is useless by any mate after it takes a search, which may come to its limit. */
    @Test
    void theLimitsOfTheCheckOfALineLeaveItUnknown() {
        Position position = Sfen.position("9/8k/9/7R1/8+S/9/9/9/9 b LPrp 1");
        MateSolver solver = new MateSolver(4, MateCounting.KOMORING);
        MateResult.Mate mate = assertInstanceOf(
                MateResult.Mate.class, solver.solve(position, Limits.ofNodes(200_000), new SearchControl()));
        assertEquals(1, mate.line().size());
        solver.newGame();
        Limits few = Limits.ofNodes(1);
        assertEquals(Optional.empty(), solver.mates(position, mate.line(), few, new SearchControl()));
        SearchControl stopped = new SearchControl();
        stopped.stop();
        CheckedProblem checked = new ProblemCheck(solver).check(position, mate.line(), few, stopped);
        assertEquals(CheckedProblem.Uniqueness.NOT_KNOWN, checked.uniqueness());
        assertEquals(Optional.of(true), solver.mates(position, mate.line(), Limits.NONE, new SearchControl()));
    }

    @ParameterizedTest
    @CsvSource({
        "4k4/2G3G2/9/9/4S4/9/9/9/4L4 b g 1", // The king takes back on 5b.
        "4k4/2G3G2/3g5/5N3/4S4/9/9/9/4L4 b g 1", // A gold takes back on 5c or 5d.
    })
    void whatIsDefendedOrNextToTheKingIsNotUseless(String sfen) {
        Position position = Sfen.position(sfen);
        for (MateCounting counting : MateCounting.values()) {
            MateResult result = new MateSolver(4, counting).solve(position, Limits.ofDepth(1), new SearchControl());
            assertInstanceOf(MateResult.Unsolved.class, result, counting + ": " + result);
        }
    }
}
