package sanmai.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import sanmai.movegen.reference.ReferenceMoves;
import sanmai.notation.Sfen;
import sanmai.positions.SuiteFormat;
import sanmai.shogi.Handicap;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.shogi.SetupProblem;

/**
 * Plays random games from all start positions, all positions of the perft suite and random set-ups, and shows every
 * position on the way to a visitor. The moves are those of the reference generator, so a fault of the fast ones does not
 * lead the games astray.
 */
public final class RandomGames {
    /** The number of positions that the tests of this run visit. */
    public static final long POSITIONS = Long.getLong("sanmai.random.positions", 20_000);

    private static final int LONGEST_GAME = 120;

    private RandomGames() {}

    /** Looks at a position, which it must leave as it was. */
    @FunctionalInterface
    public interface Visitor {
        void visit(Position position, SplittableRandom random);
    }

    /** Visits n positions. A failure says from which start and by which moves it was reached. */
    public static void visit(long seed, long positions, Visitor visitor) {
        List<Supplier<Position>> starts = starts();
        long visited = 0;
        for (long game = 0; visited < positions; game++) {
            SplittableRandom random = new SplittableRandom(seed + game);
            // Half of the games start from a random set-up: those differ most from each other.
            int start = random.nextInt(2 * starts.size());
            Position position = start < starts.size() ? starts.get(start).get() : RandomSetups.position(random);
            visited += play(position, seed + game, random, positions - visited, visitor);
        }
    }

    private static long play(Position position, long seed, SplittableRandom random, long most, Visitor visitor) {
        String start = Sfen.of(position);
        List<Integer> played = new ArrayList<>();
        for (int ply = 0; ply < LONGEST_GAME && ply < most; ply++) {
            try {
                visitor.visit(position, random);
            } catch (AssertionError | RuntimeException e) {
                String moves = played.stream().map(Move::usi).collect(Collectors.joining(" "));
                throw new AssertionError(
                        "seed " + seed + ", position " + Sfen.of(position) + ", reached from " + start + " by " + moves
                                + ": " + e,
                        e);
            }
            int[] moves = ReferenceMoves.of(position);
            if (moves.length == 0) {
                return ply + 1;
            }
            int move = choose(moves, position, random);
            position.doMove(move);
            played.add(move);
        }
        return Math.min(LONGEST_GAME, most);
    }

    /** A random move; captures are preferred at times, so that pieces go to the hands as well as come from them. */
    private static int choose(int[] moves, Position position, SplittableRandom random) {
        int move = moves[random.nextInt(moves.length)];
        for (int i = 0; i < 3 && position.pieceAt(Move.to(move)) == 0 && random.nextBoolean(); i++) {
            move = moves[random.nextInt(moves.length)];
        }
        return move;
    }

    private static List<Supplier<Position>> starts() {
        List<Supplier<Position>> starts = new ArrayList<>();
        for (Handicap handicap : Handicap.values()) {
            starts.add(handicap::position);
        }
        SuiteFormat.PERFT.shipped().cases().stream()
                .map(c -> c.sfen())
                .distinct()
                .forEach(sfen -> starts.add(() -> Sfen.position(sfen, SetupProblem.Reason.HARMLESS)));
        return starts;
    }
}
