package sanmai.search.match;

import sanmai.movegen.LegalMoves;
import sanmai.search.DeclarationWinSearcher;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.StopSignal;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;
import sanmai.shogi.Repetition;

/**
 * Lets two players, who may be the same, play a game to its end. A game ends by mate, by a player who declares a win with
 * an entered king, by repetition (sennichite), by {@linkplain Adjudication adjudication}, or as a draw by its length. A
 * last move that mates wins.
 *
 * <p>Not safe for use by several threads.
 */
public final class Referee {
    /** By the ordinal of their side. */
    private final Player[] players;

    private final StopSignal stop;
    private final LegalMoves generator = new LegalMoves();
    private final MoveList legal = new MoveList();

    /**
     * When games end, apart from the rules of shogi.
     *
     * @param maxMoves the game is a draw when this number of moves has been made, unless the last one mates
     * @param adjudicated whether games are adjudicated
     */
    public record Conditions(int maxMoves, boolean adjudicated) {}

    /** Hears of each move before it is made. */
    @FunctionalInterface
    public interface MoveListener {
        /** Hears nothing. */
        MoveListener NONE = (move, score) -> {};

        /**
         * A player moves.
         *
         * @param score what the player expects, in centipawns
         */
        void moves(int move, int score);
    }

    /**
     * A referee for games of these players.
     *
     * @param stop ends the search that is running, and with it the game
     */
    public Referee(Player black, Player white, StopSignal stop) {
        players = new Player[] {declaring(black), declaring(white)};
        this.stop = stop;
    }

    /**
     * Plays a game on. A game that is stopped before its end counts as a draw.
     *
     * @param position where the game goes on; at its end afterwards
     * @return the outcome for Black
     * @throws IllegalStateException if a player makes an illegal move
     */
    public Outcome play(Position position, Conditions conditions, MoveListener listener) {
        Adjudication adjudication = new Adjudication();
        while (position.movesMade() < conditions.maxMoves() && !stop.isStopped()) {
            int mover = position.turnOrdinal();
            SearchResult result = search(players[mover], position);
            if (result.declaresWin()) {
                return wonBy(mover);
            }
            if (!result.hasMove()) {
                return wonBy(mover ^ 1);
            }
            int winner = adjudication.hear(position, result.score());
            if (winner != 0 && conditions.adjudicated()) {
                return winner > 0 ? Outcome.WON : Outcome.LOST;
            }
            check(result, position);
            listener.moves(result.bestMove(), result.score());
            position.doMove(result.bestMove());
            Repetition repetition = Repetition.of(position);
            if (repetition != Repetition.NONE) {
                return outcome(repetition, position.turnOrdinal());
            }
        }
        return generator.none(position, legal) ? wonBy(position.turnOrdinal() ^ 1) : Outcome.DRAWN;
    }

    private static Player declaring(Player player) {
        return new Player(new DeclarationWinSearcher(player.searcher()), player.limits());
    }

    private SearchResult search(Player player, Position position) {
        SearchRequest request = new SearchRequest(position, player.limits());
        return player.searcher().search(request, stop.newControl(), SearchListener.NONE);
    }

    private void check(SearchResult result, Position position) {
        generator.generate(position, legal);
        if (!legal.contains(result.bestMove())) {
            throw new IllegalStateException("illegal move " + result + " in\n" + position);
        }
    }

    private static Outcome wonBy(int side) {
        return side == 0 ? Outcome.WON : Outcome.LOST;
    }

    private static Outcome outcome(Repetition repetition, int sideToMove) {
        return switch (repetition) {
            case WIN -> wonBy(sideToMove);
            case LOSS -> wonBy(sideToMove ^ 1);
            case DRAW, NONE -> Outcome.DRAWN;
        };
    }
}
