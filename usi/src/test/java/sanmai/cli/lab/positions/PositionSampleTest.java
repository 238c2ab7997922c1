package sanmai.cli.lab.positions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import sanmai.notation.format.RecordFormat;
import sanmai.notation.record.GameRecord;

class PositionSampleTest {
    /** A game of kings, each of which goes about on its own side; 18 games in a row share no position. */
    private static GameRecord game(long seed, int plies) {
        SplittableRandom random = new SplittableRandom(seed);
        String[] squares = {"5i", "5a"};
        StringBuilder text = new StringBuilder("4k4/9/9/9/9/9/9/9/4K4 b " + (1 + seed % 18) + "P 1 moves");
        for (int ply = 0; ply < plies; ply++) {
            String from = squares[ply % 2];
            String ranks = ply % 2 == 0 ? "ghi" : "abc";
            String to;
            do {
                to = (char) (from.charAt(0) + random.nextInt(3) - 1) + ""
                        + (char) (from.charAt(1) + random.nextInt(3) - 1);
            } while (to.equals(from) || !to.matches("[1-9][" + ranks + "]"));
            text.append(' ').append(from).append(to);
            squares[ply % 2] = to;
        }
        return RecordFormat.USI.read(text.toString()).get(0).game().orElseThrow();
    }

    @Test
    void thePositionsAreSpreadOverTheGames() {
        PositionSample sample = new PositionSample(50, new PlyRange(0, 1000), 1);
        sample.add(game(0, 3), "short");
        for (int i = 1; i <= 9; i++) {
            sample.add(game(i, 100), "game " + i);
        }
        List<PositionSample.Candidate> drawn = sample.draw();
        assertEquals(50, drawn.size());
        TreeMap<String, Long> perGame = drawn.stream()
                .collect(Collectors.groupingBy(PositionSample.Candidate::source, TreeMap::new, Collectors.counting()));
        assertTrue(perGame.values().stream().allMatch(n -> n <= 6), perGame.toString());
        assertEquals(10, perGame.size());
    }

    /** The draw is the same however few candidates are kept. Of 30 positions from 120 games, some games give none. */
    @Test
    void theNumberOfKeptCandidatesDoesNotMatter() {
        for (int count : new int[] {1, 30, 200}) {
            PositionSample little = new PositionSample(count, new PlyRange(0, 1000), 3, 0);
            PositionSample everything = new PositionSample(count, new PlyRange(0, 1000), 3, Integer.MAX_VALUE);
            for (int i = 0; i < 120; i++) {
                little.add(game(i / 2, 1 + i % 50), "game " + i);
                everything.add(game(i / 2, 1 + i % 50), "game " + i);
            }
            assertEquals(everything.draw(), little.draw());
            assertEquals(120, little.games());
        }
    }

    /**
     * There are so many games, in two orders, that candidates are dropped; none that would have been drawn is dropped.
     */
    @Test
    void droppedCandidatesWouldNotHaveBeenDrawn() {
        List<GameRecord> games = new ArrayList<>();
        for (int i = 0; i < 700; i++) {
            games.add(game(i, 200));
        }
        PositionSample forwards = new PositionSample(1000, new PlyRange(20, 200), 5);
        PositionSample backwards = new PositionSample(1000, new PlyRange(20, 200), 5);
        for (int i = 0; i < games.size(); i++) {
            forwards.add(games.get(i), "game " + i);
            int j = games.size() - 1 - i;
            backwards.add(games.get(j), "game " + j);
        }
        List<PositionSample.Candidate> drawn = forwards.draw();
        assertEquals(drawn, backwards.draw());
        Set<String> positions = new HashSet<>();
        drawn.forEach(candidate -> assertTrue(positions.add(candidate.position())));
        assertEquals(1000, positions.size());
    }
}
