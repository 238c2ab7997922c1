package sanmai.cli.lab.positions;

import com.google.common.hash.HashFunction;
import com.google.common.hash.Hashing;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import sanmai.movegen.LegalMoves;
import sanmai.notation.Sfen;
import sanmai.notation.record.GameRecord;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * Draws distinct positions from games. The draw is random, but depends on nothing but the seed and the games, whatever
 * their order: the seed gives every position a number, and in each round every game gives its next position, that with
 * the smallest number first. The last round stops when there are enough positions.
 *
 * <p>Positions are the same if their SFENs are, apart from the move number. Positions without a legal move are left
 * out.
 */
public final class PositionSample {
    /** The number of candidates that are kept for each wanted position, before those without a chance are dropped. */
    private static final int SPARE = 20;

    private static final long FEWEST_KEPT = 20_000;

    /**
     * A position that may be drawn.
     *
     * @param sfen the position with its move number
     * @param source the game
     * @param ply the number of moves before it: its move number less one
     * @param number its number in the draw
     */
    public record Candidate(String sfen, String source, int ply, long number) {
        /** The position without its move number. */
        String position() {
            return sfen.substring(0, sfen.lastIndexOf(' '));
        }
    }

    /** The order of the draw; positions from several games count for the first of these. */
    private static final Comparator<Candidate> ORDER = Comparator.comparingLong(Candidate::number)
            .thenComparing(Candidate::position)
            .thenComparing(Candidate::source)
            .thenComparingInt(Candidate::ply);

    private final int count;
    private final PlyRange plies;
    private final HashFunction numbers;
    private final List<List<Candidate>> games = new ArrayList<>();
    private final LegalMoves generator = new LegalMoves();
    private final MoveList moves = new MoveList();
    private int most = Integer.MAX_VALUE;
    private int added;
    private long kept;
    private long maxKept;

    /** Draws {@code count} positions from between these plies of the games. */
    public PositionSample(int count, PlyRange plies, long seed) {
        this(count, plies, seed, FEWEST_KEPT);
    }

    PositionSample(int count, PlyRange plies, long seed, long fewestKept) {
        this.count = count;
        this.plies = plies;
        maxKept = Math.max(fewestKept, (long) SPARE * count);
        numbers = Hashing.sipHash24(seed, 0);
    }

    /** Adds the positions of a game. */
    public void add(GameRecord game, String source) {
        Map<String, Candidate> byPosition = new HashMap<>();
        Position position = game.start().toPlayable();
        for (int i = 0; i <= game.plies(); i++) {
            if (i > 0) {
                position.doMove(game.moves().code(i - 1));
            }
            int ply = position.moveNumber() - 1;
            if (ply >= plies.first() && ply <= plies.last() && !generator.none(position, moves)) {
                Candidate candidate = candidate(Sfen.of(position), source, ply);
                byPosition.putIfAbsent(candidate.position(), candidate);
            }
        }
        List<Candidate> sorted = new ArrayList<>(byPosition.values());
        sorted.sort(ORDER);
        added++;
        if (!sorted.isEmpty()) {
            List<Candidate> candidates = limited(sorted, most);
            games.add(candidates);
            kept += candidates.size();
        }
        if (kept > maxKept) {
            dropTheHopeless();
        }
    }

    private Candidate candidate(String sfen, String source, int ply) {
        String position = sfen.substring(0, sfen.lastIndexOf(' '));
        long number = numbers.hashString(position, StandardCharsets.US_ASCII).asLong();
        return new Candidate(sfen, source, ply, number);
    }

    /**
     * With more games each of them can only give fewer positions, so those beyond the present limit will never be
     * drawn.
     */
    private void dropTheHopeless() {
        most = maxFromAGame();
        games.replaceAll(game -> limited(game, most));
        if (most == 1) {
            keepTheFirst();
        }
        kept = games.stream().mapToLong(List::size).sum();
        maxKept = Math.max(maxKept, 2 * kept);
    }

    /** When no game gives more than one position, only the first of all games have a chance. */
    private void keepTheFirst() {
        Map<String, Candidate> first = new HashMap<>();
        fill(first, games.stream().flatMap(List::stream).collect(Collectors.toCollection(ArrayList::new)));
        games.clear();
        first.values().forEach(candidate -> games.add(List.of(candidate)));
    }

    private static List<Candidate> limited(List<Candidate> game, int most) {
        return game.size() <= most ? game : new ArrayList<>(game.subList(0, most));
    }

    /** The positions that are drawn, in the order of the draw; fewer than asked for if there are no more. */
    public List<Candidate> draw() {
        int limit = maxFromAGame();
        List<Candidate> sure = new ArrayList<>();
        List<Candidate> last = new ArrayList<>();
        for (List<Candidate> game : games) {
            sure.addAll(limited(game, limit - 1));
            last.addAll(limited(game, limit));
        }
        Map<String, Candidate> drawn = new HashMap<>();
        fill(drawn, sure);
        fill(drawn, last);
        List<Candidate> sorted = new ArrayList<>(drawn.values());
        sorted.sort(ORDER);
        return sorted;
    }

    private void fill(Map<String, Candidate> drawn, List<Candidate> candidates) {
        candidates.sort(ORDER);
        for (Candidate candidate : candidates) {
            if (drawn.size() < count) {
                drawn.putIfAbsent(candidate.position(), candidate);
            }
        }
    }

    /** The number of rounds after which there are enough positions; no limit if there are not enough. */
    private int maxFromAGame() {
        Set<String> positions = new HashSet<>();
        int longest = games.stream().mapToInt(List::size).max().orElse(0);
        for (int rank = 0; rank < longest; rank++) {
            for (List<Candidate> game : games) {
                if (rank < game.size()) {
                    positions.add(game.get(rank).position());
                }
            }
            if (positions.size() >= count) {
                return rank + 1;
            }
        }
        return Integer.MAX_VALUE;
    }

    /** The number of games that have been added. */
    public int games() {
        return added;
    }
}
