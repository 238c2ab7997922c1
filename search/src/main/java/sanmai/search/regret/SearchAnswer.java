package sanmai.search.regret;

import sanmai.engine.Score;
import sanmai.notation.NotationException;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.search.training.WinRateModel;
import sanmai.shogi.Position;
import sanmai.shogi.SetupProblem;

/**
 * What a search answered in a position, as a file of results has it.
 *
 * @param search the name of the search
 * @param position the position in SFEN
 * @param move a legal move in USI notation, {@value #WIN} or {@value #RESIGN}
 * @param score the score for the side to move in centipawns, or a mate, see {@link sanmai.engine.Score}
 * @param depth the depth in plies
 */
public record SearchAnswer(String search, String position, String move, int score, int depth) {
    /** Instead of a move: the side to move declares its win with an entered king. */
    public static final String WIN = "win";

    /** Instead of a move: the side to move resigns, or has no legal move. */
    public static final String RESIGN = "resign";

    /**
     * The search and the position, which no other answer of a file has.
     *
     * @throws IllegalArgumentException with the reason if no search answers this
     */
    public String which() {
        if (search == null || position == null || move == null) {
            throw new IllegalArgumentException("the search, the position or the move is missing");
        }
        try {
            if (hasMove()) {
                after();
            } else {
                read(position);
            }
        } catch (NotationException e) {
            throw new IllegalArgumentException(e.getMessage());
        }
        return which(search, position);
    }

    /** What tells the answer of a search in a position apart from all others. */
    static String which(String search, String position) {
        return search + " in " + position;
    }

    /** Whether a move is played. */
    boolean hasMove() {
        return !move.equals(WIN) && !move.equals(RESIGN);
    }

    /**
     * The win rate of the side to move by the score, from 0 to 1; a mate is 0 or 1.
     *
     * @param scale the score in centipawns that raises the odds to win by the factor e
     */
    double winRate(double scale) {
        if (Score.isMate(score)) {
            return score > 0 ? 1 : 0;
        }
        return WinRateModel.winRate(score, scale);
    }

    /**
     * The position after the move, in SFEN.
     *
     * @throws NotationException if there is no legal move in the text
     */
    String after() {
        Position played = read(position);
        played.doMove(UsiMove.parse(move, played));
        return Sfen.of(played);
    }

    /**
     * The position of a text.
     *
     * @throws NotationException if it is not one that can be played
     */
    static Position read(String sfen) {
        return Sfen.position(sfen, SetupProblem.Reason.HARMLESS);
    }
}
