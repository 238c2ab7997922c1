package sanmai.notation.psn;

import com.google.common.collect.ImmutableMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import sanmai.core.Color;
import sanmai.notation.record.GameEnd;

/** How PSN says that a game has ended: by a word behind the moves, or by a result as in PGN. */
final class PsnEnds {
    /** What a word means, in small letters; of several words for one end the first is written. */
    private static final ImmutableMap<String, GameEnd> WORDS = ImmutableMap.<String, GameEnd>builder()
            .put("resigns", GameEnd.RESIGNATION)
            .put("resign", GameEnd.RESIGNATION)
            .put("mate", GameEnd.MATE)
            .put("interrupt", GameEnd.INTERRUPTION)
            .put("sennichite", GameEnd.REPETITION)
            .put("jishogi", GameEnd.DECLARATION)
            .put("impasse", GameEnd.IMPASSE)
            .put("draw", GameEnd.DRAW)
            .put("1/2-1/2", GameEnd.DRAW)
            .put("timeup", GameEnd.TIME_UP)
            .put("illegal", GameEnd.ILLEGAL_ACTION)
            .put("error", GameEnd.FAULT)
            .buildOrThrow();

    private static final String BLACK_WINS = "1-0";
    private static final String WHITE_WINS = "0-1";

    private PsnEnds() {}

    /** The end that a word means with this side to move; empty if it is no such word. */
    static Optional<GameEnd> of(String word, Color turn) {
        if (word.equals(BLACK_WINS) || word.equals(WHITE_WINS)) {
            Color winner = word.equals(BLACK_WINS) ? Color.BLACK : Color.WHITE;
            return Optional.of(winner == turn ? GameEnd.OTHER : GameEnd.RESIGNATION);
        }
        return Optional.ofNullable(WORDS.get(word.toLowerCase(Locale.ROOT)));
    }

    /** The word for an end; empty if PSN has none. */
    static Optional<String> word(GameEnd end) {
        return WORDS.entrySet().stream()
                .filter(entry -> entry.getValue() == end)
                .map(Map.Entry::getKey)
                .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
                .findFirst();
    }

    /** The result of a game with this end and this side to move. */
    static String result(GameEnd end, Color turn) {
        if (end.isDraw()) {
            return "1/2-1/2";
        }
        return end.winner(turn)
                .map(winner -> winner == Color.BLACK ? BLACK_WINS : WHITE_WINS)
                .orElse("*");
    }
}
