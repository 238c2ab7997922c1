package sanmai.search.match;

import java.util.SplittableRandom;
import sanmai.movegen.LegalMoves;
import sanmai.search.EnteringKingSearcher;
import sanmai.search.Limits;
import sanmai.search.SearchControl;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.search.alphabeta.AlphaBeta;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;
import sanmai.shogi.Repetition;

/**
 * Plays two searchers against each other, from openings of a few random moves, each with both colours. The limits are
 * nodes or depth, so a match gives the same result on every machine, however busy.
 *
 * <pre>java -cp ... sanmai.search.match.Match PAIRS SEED NODES NODES</pre>
 */
final class Match {
    /** A searcher and how far it searches. */
    record Player(Searcher searcher, Limits limits) {
        Player {
            searcher = new EnteringKingSearcher(searcher);
        }
    }

    private static final int OPENING_PLIES = 8;
    private static final int LONGEST_GAME = 320;

    private final Player first;
    private final Player second;
    private final LegalMoves generator = new LegalMoves();
    private final MoveList list = new MoveList();

    Match(Player first, Player second) {
        this.first = first;
        this.second = second;
    }

    /** The engine against itself with other limits: shows what more nodes are worth, and that the players work. */
    public static void main(String[] arguments) {
        int pairs = Integer.parseInt(arguments[0]);
        long seed = Long.parseLong(arguments[1]);
        Player one = new Player(new AlphaBeta(), Limits.ofNodes(Long.parseLong(arguments[2])));
        Player two = new Player(new AlphaBeta(), Limits.ofNodes(Long.parseLong(arguments[3])));
        Match match = new Match(one, two);
        Tally tally = Tally.NOTHING;
        for (int pair = 0; pair < pairs; pair++) {
            tally = tally.plus(match.pair(new SplittableRandom(seed + pair)));
            System.out.println(tally);
        }
    }

    /** Two games from the same opening. */
    Tally pair(SplittableRandom random) {
        Position opening = opening(random);
        Tally asBlack = play(opening.copy(), first, second);
        Tally asWhite = play(opening.copy(), second, first).reversed();
        return asBlack.plus(asWhite);
    }

    private Position opening(SplittableRandom random) {
        Position position = Position.start();
        for (int ply = 0; ply < OPENING_PLIES; ply++) {
            generator.generate(position, list);
            position.doMove(list.get(random.nextInt(list.size())));
        }
        return position;
    }

    /** One game, from the view of the player who moves first in this position. */
    private Tally play(Position position, Player mover, Player other) {
        mover.searcher().newGame();
        other.searcher().newGame();
        Player[] players = {mover, other};
        for (int ply = 0; ply < LONGEST_GAME; ply++) {
            int turn = ply % 2;
            SearchRequest request = new SearchRequest(position.copy(), players[turn].limits());
            SearchResult result = players[turn].searcher().search(request, new SearchControl(), SearchListener.NONE);
            if (result.declaresWin()) {
                return wonBy(turn);
            }
            if (!result.hasMove()) {
                return wonBy(turn ^ 1);
            }
            generator.generate(position, list);
            if (!list.contains(result.bestMove())) {
                throw new IllegalStateException("illegal move " + result + " in\n" + position);
            }
            position.doMove(result.bestMove());
            switch (Repetition.of(position)) {
                case DRAW -> {
                    return new Tally(0, 1, 0);
                }
                case WIN -> {
                    return wonBy(turn ^ 1);
                }
                case LOSS -> {
                    return wonBy(turn);
                }
                case NONE -> {}
            }
        }
        return new Tally(0, 1, 0);
    }

    private static Tally wonBy(int player) {
        return player == 0 ? new Tally(1, 0, 0) : new Tally(0, 0, 1);
    }
}
