package sanmai.movegen.perft;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import sanmai.movegen.DetailSums;
import sanmai.movegen.reference.DetailOracle;
import sanmai.movegen.reference.ReferenceMoves;
import sanmai.notation.Sfen;
import sanmai.positions.PerftCase;
import sanmai.positions.SuiteFormat;
import sanmai.shogi.Position;

class PerftDetailsTest {
    private static final PerftSettings DETAILS = PerftSettings.DEFAULT.withDetails(true);

    private static final String MIDDLE_GAME =
            "l5knl/4g1gb1/p3p2pp/1pr1s1s2/2pp1p1P1/1P1PP4/3GBPS1P/1SG4R1/LN1K3NL b N4p 1";

    /** The plain boards of the oracle are some hundred times slower than the walks. */
    private static final long ORACLE_MAX_NODES = Math.min(PerftCalls.MAX_NODES, 4_000);

    private static final long MADE_MAX_NODES = Math.min(PerftCalls.MAX_NODES, 100_000);

    /** A limit that some table entries do not go over and others do, so that both kinds are counted. */
    private static final long COUNTED_MAX_NODES = Math.min(PerftCalls.MAX_NODES, 300_000);

    private static PerftDetails details(PerftCase line, PerftSettings settings) throws InterruptedException {
        List<PerftDetails> rows =
                new Perft(settings).details(PerftCalls.position(line), line.depth(), PerftListener.NONE);
        assertEquals(line.depth(), rows.size());
        return rows.get(rows.size() - 1);
    }

    private static List<PerftCase> suite(long maxNodes) {
        List<PerftCase> lines = SuiteFormat.PERFT.shipped().cases().stream()
                .filter(line -> line.nodes() <= maxNodes)
                .toList();
        assertFalse(lines.isEmpty());
        return lines;
    }

    /** Published by ak11: depth, nodes, captures, promotions, checks, mates. */
    @ParameterizedTest
    @CsvSource({
        "1, 30, 0, 0, 0, 0",
        "2, 900, 0, 0, 0, 0",
        "3, 25470, 59, 30, 48, 0",
        "4, 719731, 1803, 842, 1121, 0",
        "5, 19861490, 113680, 57214, 71434, 0",
    })
    void theStartPositionIsAsPublished(int depth, long nodes, long captures, long promotions, long checks, long mates)
            throws InterruptedException {
        List<PerftDetails> rows = new Perft(DETAILS).details(Position.start(), depth, PerftListener.NONE);
        PerftDetails row = rows.get(depth - 1);
        assertEquals(
                List.of(nodes, captures, promotions, checks, mates),
                List.of(row.nodes(), row.captures(), row.promotions(), row.checks(), row.mates()));
    }

    @Test
    void shippedDetailsAreRight() throws InterruptedException {
        int checked = 0;
        for (PerftCase line : suite(PerftCalls.MAX_NODES)) {
            if (!line.details().isEmpty()) {
                Map<String, Long> counted = new HashMap<>(details(line, DETAILS).byName());
                counted.keySet().retainAll(line.details().keySet());
                assertEquals(line.details(), counted, line.toString());
                checked++;
            }
        }
        assertTrue(checked >= 4, checked + " lines");
    }

    @Test
    void namesAreThoseOfTheSuite() {
        assertEquals(
                PerftCase.DETAILS,
                List.copyOf(new PerftDetails(0, 0, 0, 0, 0, 0, 0, 0).byName().keySet()));
    }

    @Test
    void everyLineAgreesWithThePlainBoard() throws InterruptedException {
        Map<String, Boolean> seen = new HashMap<>();
        for (PerftCase line : suite(ORACLE_MAX_NODES)) {
            DetailSums sums = new DetailSums();
            addOracle(PerftCalls.position(line), line.depth(), sums);
            PerftDetails expected = PerftDetails.of(sums);
            assertEquals(expected, details(line, DETAILS), () -> line + " " + line.sfen());
            seen.merge("mates", expected.mates() > 0, Boolean::logicalOr);
            seen.merge("refused drops", expected.refusedDropPawnMates() > 0, Boolean::logicalOr);
        }
        assertFalse(seen.containsValue(false), "the suite should have all of it: " + seen);
    }

    private static void addOracle(Position position, int depth, DetailSums sums) {
        if (depth == 1) {
            sums.add(DetailOracle.of(position));
            return;
        }
        for (int move : ReferenceMoves.of(position)) {
            position.doMove(move);
            addOracle(position, depth - 1, sums);
            position.undoMove();
        }
    }

    @Test
    void countedAndMadeLeavesHaveTheSameDetails() throws InterruptedException {
        PerftSettings made = DETAILS.withLastPly(LastPly.MAKE);
        long doubleChecks = 0;
        for (PerftCase line : suite(MADE_MAX_NODES)) {
            PerftDetails expected = details(line, made);
            assertEquals(expected, details(line, DETAILS), () -> line + " " + line.sfen());
            doubleChecks += expected.doubleChecks();
        }
        assertTrue(doubleChecks > 0, "the suite should have some");
    }

    @Test
    void aTableChangesNothing() throws InterruptedException {
        for (PerftCase line : suite(COUNTED_MAX_NODES)) {
            PerftDetails plain = details(line, DETAILS);
            assertEquals(plain, details(line, DETAILS.withHash(1)), () -> line + " " + line.sfen());
            assertEquals(line.nodes(), plain.nodes(), () -> line + " " + line.sfen());
        }
    }

    static Stream<PerftSettings> settings() {
        return Stream.of(LastPly.COUNT, LastPly.MAKE)
                .flatMap(leaves -> Stream.of(1, 3)
                        .flatMap(threads ->
                                Stream.of(0, 1).map(hash -> new PerftSettings(leaves, threads, hash, true, 0))));
    }

    @ParameterizedTest
    @MethodSource("settings")
    void allSettingsCountTheSame(PerftSettings settings) throws InterruptedException {
        for (int depth = 0; depth <= 3; depth++) {
            Position position = Sfen.position(MIDDLE_GAME);
            Perft perft = new Perft(settings);
            List<PerftDetails> expected = new Perft(DETAILS).details(position, depth, PerftListener.NONE);
            assertEquals(depth, expected.size());
            assertEquals(expected, perft.details(position, depth, PerftListener.NONE));
            assertEquals(expected, perft.details(position, depth, PerftListener.NONE), "again, from the table");
            assertEquals(new Perft(PerftSettings.DEFAULT).count(position, depth), perft.count(position, depth));
        }
    }

    @Test
    void partsAddUpToTheTree() throws InterruptedException {
        Position position = Sfen.position(MIDDLE_GAME);
        List<PerftDetails> heard = new ArrayList<>();
        Set<Integer> rows = new HashSet<>();
        PerftListener listener = new PerftListener() {
            @Override
            public void partCounted(PerftPart part, PartLeaves leaves, long nanos) {
                PerftDetails.addRows(heard, leaves.details());
                rows.add(leaves.details().size());
                assertEquals(leaves.nodes(), leaves.details().get(1).nodes());
            }
        };
        List<PerftPart> parts = PerftPart.of(position, 4);
        Perft perft = new Perft(DETAILS.withHash(1));
        perft.divide(position, 4, new PartsToCount(parts.subList(0, 1000), Map.of()), listener);
        perft.divide(position, 4, new PartsToCount(parts.subList(1000, parts.size()), Map.of()), listener);
        assertEquals(Set.of(2), rows);
        assertEquals(perft.details(position, 4, PerftListener.NONE).subList(2, 4), heard);
        assertEquals(2, perft.shallowDetails(position, 4).size());
    }

    @Test
    void aListedLastPlyHasNoDetails() {
        PerftSettings listed = PerftSettings.DEFAULT.withLastPly(LastPly.LIST);
        assertThrows(IllegalArgumentException.class, () -> listed.withDetails(true));
        assertThrows(IllegalArgumentException.class, () -> DETAILS.withLastPly(LastPly.LIST));
    }

    @Test
    void impossibleNumbersAreInconsistent() {
        assertTrue(new PerftDetails(9, 9, 9, 9, 9, 9, 9, 99).isConsistent());
        for (PerftDetails wrong : List.of(
                new PerftDetails(9, 10, 0, 0, 0, 0, 0, 0),
                new PerftDetails(9, 0, 10, 0, 0, 0, 0, 0),
                new PerftDetails(9, 0, 0, 10, 0, 0, 0, 0),
                new PerftDetails(9, 0, 0, 0, 10, 0, 0, 0),
                new PerftDetails(9, 0, 0, 0, 5, 6, 0, 0),
                new PerftDetails(9, 0, 0, 0, 5, 0, 6, 0),
                new PerftDetails(9, 0, 0, 0, 5, 0, 0, -1),
                new PerftDetails(9, -1, 0, 0, 5, 0, 0, 0))) {
            assertFalse(wrong.isConsistent(), wrong.toString());
        }
    }
}
