package sanmai.movegen.perft;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.movegen.LegalMoves;
import sanmai.notation.Sfen;
import sanmai.shogi.Position;

@Timeout(120)
class UniquePositionsTest {
    private static final String START = Sfen.of(Position.start());
    private static final String MIDDLE_GAME =
            "l5knl/4g1gb1/p3p2pp/1pr1s1s2/2pp1p1P1/1P1PP4/3GBPS1P/1SG4R1/LN1K3NL b N4p 1";

    /** Lines end in mates, and drops and captures lead to the same positions. */
    private static final String DROPS = "4k4/9/4P4/9/9/9/9/9/4K4 b 2G2p 1";

    /** The number of lines that lead to each position, which is told by its text without the move number. */
    private static void walk(Position position, int plies, Map<String, Long> lines) {
        if (plies == 0) {
            String sfen = Sfen.of(position);
            lines.merge(sfen.substring(0, sfen.lastIndexOf(' ')), 1L, Long::sum);
            return;
        }
        for (int move : LegalMoves.of(position).stream().toArray()) {
            position.doMove(move);
            walk(position, plies - 1, lines);
            position.undoMove();
        }
    }

    private static int size(UniquePositions unique) {
        return unique.firstOf(PerftPart.SHARES + 1);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void eachPositionComesOnceWithTheNumberOfItsLines(int plies) {
        for (String sfen : List.of(START, MIDDLE_GAME, DROPS)) {
            int depth = sfen.equals(MIDDLE_GAME) ? Math.min(plies, 2) : plies;
            Map<String, Long> expected = new HashMap<>();
            Position root = Sfen.position(sfen);
            walk(root, depth, expected);
            UniquePositions unique = UniquePositions.of(root, depth, PerftListener.NONE);
            Map<String, Long> actual = new HashMap<>();
            for (int place = 0; place < size(unique); place++) {
                unique.enter(place, root);
                String there = Sfen.of(root);
                unique.leave(root);
                Long before = actual.put(there.substring(0, there.lastIndexOf(' ')), unique.occurrences(place));
                assertEquals(null, before, there + " comes twice");
            }
            assertEquals(expected, actual, sfen);
            assertEquals(sfen, Sfen.of(root));
        }
    }

    @Test
    void piecesOfTheSideThatHasMovedStayForLong() {
        Position root = Position.start();
        UniquePositions unique = UniquePositions.of(root, 3, PerftListener.NONE);
        List<String> sides = new ArrayList<>();
        for (int place = 0; place < size(unique); place++) {
            unique.enter(place, root);
            StringBuilder side = new StringBuilder();
            for (int square = 0; square < Square.COUNT; square++) {
                int piece = root.pieceAt(square);
                boolean has = piece != Piece.NONE && Piece.color(piece) != root.turn();
                side.append(has ? piece : Piece.NONE).append(' ');
            }
            unique.leave(root);
            if (sides.isEmpty() || !sides.get(sides.size() - 1).contentEquals(side)) {
                sides.add(side.toString());
            }
        }
        Set<String> different = new HashSet<>(sides);
        assertEquals(different.size(), sides.size(), "a side comes again later");
        assertTrue(different.size() < size(unique) / 10);
    }

    @Test
    void sharesAreEveryPositionOnce() {
        UniquePositions unique = UniquePositions.of(Position.start(), 2, PerftListener.NONE);
        assertEquals(0, unique.firstOf(1));
        assertEquals(900, size(unique));
        for (int share = 1; share <= PerftPart.SHARES; share++) {
            int length = unique.firstOf(share + 1) - unique.firstOf(share);
            assertTrue(length == 0 || length == 1, share + ": " + length);
        }
    }

    static Stream<PerftSettings> settings() {
        return Stream.of(LastPly.values())
                .flatMap(leaves -> Stream.of(1, 3)
                        .flatMap(threads -> Stream.of(0, 1)
                                .flatMap(hash -> Stream.of(1, 2, 3)
                                        .map(plies -> new PerftSettings(leaves, threads, hash, false, plies)))));
    }

    @ParameterizedTest
    @MethodSource("settings")
    void leavesAreThoseOfEveryLine(PerftSettings settings) throws InterruptedException {
        for (String sfen : List.of(START, DROPS, "4k4/4G4/4P4/9/9/9/9/9/9 w - 1")) {
            Position position = Sfen.position(sfen);
            for (int depth = settings.uniquePlies() + 1; depth <= 4; depth++) {
                long expected = new Perft(PerftSettings.DEFAULT).count(position, depth);
                assertEquals(expected, new Perft(settings).count(position, depth), sfen + ", depth " + depth);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void detailsAreThoseOfEveryLine(int hash) throws InterruptedException {
        for (String sfen : List.of(START, DROPS)) {
            Position position = Sfen.position(sfen);
            PerftSettings settings = PerftSettings.DEFAULT.withDetails(true).withHash(hash);
            List<PerftDetails> expected = new Perft(settings).details(position, 4, PerftListener.NONE);
            for (int plies = 1; plies <= 3; plies++) {
                List<PerftDetails> actual =
                        new Perft(settings.withUniquePlies(plies)).details(position, 4, PerftListener.NONE);
                assertEquals(expected.subList(plies, 4), actual, sfen + ", " + plies + " plies");
            }
        }
    }

    /** Hears how many unique positions there are. */
    private static PerftListener hearing(List<String> heard) {
        return new PerftListener() {
            @Override
            public void uniquePositions(int plies, long positions) {
                heard.add(plies + ": " + positions);
            }
        };
    }

    @Test
    void aListenerHearsHowManyThereAre() throws InterruptedException {
        List<String> heard = new ArrayList<>();
        new Perft(PerftSettings.DEFAULT.withUniquePlies(4)).count(Position.start(), 5, hearing(heard));
        assertEquals(List.of("1: 30", "2: 900", "3: 13560", "4: 203803"), heard);
    }

    @Test
    void noneAreSoughtIfAllSharesAreCounted() throws InterruptedException {
        PerftSettings settings = PerftSettings.DEFAULT.withUniquePlies(4);
        List<PerftPart> shares = settings.parts(Position.start(), 5);
        Map<Integer, Long> known = shares.stream().collect(Collectors.toMap(PerftPart::number, share -> 1L));
        List<String> heard = new ArrayList<>();
        new Perft(settings).divide(Position.start(), 5, new PartsToCount(shares, known), hearing(heard));
        assertEquals(List.of(), heard);
        known.remove(7);
        new Perft(settings).divide(Position.start(), 5, new PartsToCount(shares, known), hearing(heard));
        assertEquals(4, heard.size());
    }

    @Test
    void theTreeIsDeeperThanTheUniquePositions() {
        Perft perft = new Perft(PerftSettings.DEFAULT.withUniquePlies(3));
        IllegalArgumentException e =
                assertThrows(IllegalArgumentException.class, () -> perft.count(Position.start(), 3));
        assertEquals("depth 3: must be above 3, the plies to unique positions", e.getMessage());
        assertThrows(IllegalArgumentException.class, () -> PerftSettings.DEFAULT.withUniquePlies(-1));
    }

    @Test
    void theSearchForPositionsCanBeInterrupted() {
        Thread.currentThread().interrupt();
        assertThrows(
                InterruptedException.class,
                () -> new Perft(PerftSettings.DEFAULT.withUniquePlies(6)).count(Position.start(), 7));
    }
}
