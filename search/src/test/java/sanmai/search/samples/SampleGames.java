package sanmai.search.samples;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import sanmai.movegen.LegalMoves;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.minimax.Material;
import sanmai.search.minimax.Minimax;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * Plays seeded games between shallow searches and prints them as USI position lines. A move is chosen in two steps: all
 * moves are judged by minimax and the {@link PlayingStyle} of the player, the best few then by minimax a ply deeper. The tastes
 * differ from game to game and make the openings vary; the search sees to captures, drops and mates.
 *
 * <pre>java -cp ... sanmai.search.samples.SampleGames GAMES SEED &gt; games.usi</pre>
 */
public final class SampleGames {
    private static final int LONGEST_GAME = 180;

    /** The best moves at first sight, which are looked at again. */
    private static final int CANDIDATES = 8;

    /** How much the score of a move may err, in hundredths of a pawn. */
    private static final int NOISE = 40;

    private static final long GAMES_OF_A_SEED = 1_000_000;

    private final Minimax minimax = new Minimax();
    private final LegalMoves generator = new LegalMoves();
    private final MoveList moves = new MoveList();

    private SampleGames() {}

    /** Prints games. */
    public static void main(String[] arguments) {
        int games = Integer.parseInt(arguments[0]);
        long seed = Long.parseLong(arguments[1]);
        for (int game = 0; game < games; game++) {
            System.out.println(game(seed, game));
        }
    }

    /** One of the games of a seed, by its number from 0, as a USI position line. */
    static String game(long seed, int number) {
        return new SampleGames().play(new SplittableRandom(seed * GAMES_OF_A_SEED + number));
    }

    private String play(SplittableRandom random) {
        Position position = Position.start();
        PlayingStyle[] tastes = {new PlayingStyle(random, 0), new PlayingStyle(random, 1)};
        Set<Long> visited = new HashSet<>();
        StringBuilder line = new StringBuilder("position startpos moves");
        for (int ply = 0; ply < LONGEST_GAME; ply++) {
            visited.add(position.key());
            int move = choose(position, tastes[position.turnOrdinal()], random, visited);
            if (move == Move.NONE) {
                break;
            }
            position.doMove(move);
            line.append(' ').append(Move.usi(move));
        }
        return line.toString();
    }

    /** The move to play; {@link Move#NONE} if there is none that leads to a new position. */
    private int choose(Position position, PlayingStyle taste, SplittableRandom random, Set<Long> visited) {
        generator.generate(position, moves);
        int size = moves.size();
        int[] list = moves.stream().toArray();
        int[] bonus = new int[size];
        int[] score = new int[size];
        for (int i = 0; i < size; i++) {
            bonus[i] = taste.of(position, list[i]) + random.nextInt(NOISE);
            score[i] = visited.contains(keyAfter(position, list[i]))
                    ? Integer.MIN_VALUE
                    : value(position, list[i], 1) + bonus[i];
        }
        int best = Move.NONE;
        int bestScore = Integer.MIN_VALUE;
        for (int n = 0; n < Math.min(CANDIDATES, size); n++) {
            int i = indexOfGreatest(score);
            if (score[i] == Integer.MIN_VALUE) {
                break;
            }
            score[i] = Integer.MIN_VALUE;
            int value = value(position, list[i], 2) + bonus[i];
            if (value > bestScore) {
                bestScore = value;
                best = list[i];
            }
        }
        return best;
    }

    private static long keyAfter(Position position, int move) {
        position.doMove(move);
        long key = position.key();
        position.undoMove();
        return key;
    }

    /**
     * The value of a move, by a search of {@code plies} plies behind it. A search that ends with a capture overlooks the
     * recapture, so the mean is taken with the balance before that ply.
     */
    private int value(Position position, int move, int plies) {
        position.doMove(move);
        int exact = -score(position, plies);
        int quiet = plies == 1 ? -Material.balance(position) : -score(position, plies - 1);
        position.undoMove();
        return Math.abs(exact) > 10_000 ? exact : (exact + quiet) / 2;
    }

    private int score(Position position, int plies) {
        return minimax.search(
                        new SearchRequest(position, Limits.ofDepth(plies)), new SearchControl(), SearchListener.NONE)
                .score();
    }

    private static int indexOfGreatest(int[] score) {
        int greatest = 0;
        for (int i = 1; i < score.length; i++) {
            greatest = score[i] > score[greatest] ? i : greatest;
        }
        return greatest;
    }
}
