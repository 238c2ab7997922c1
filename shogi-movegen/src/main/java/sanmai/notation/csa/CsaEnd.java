package sanmai.notation.csa;

import com.google.common.collect.ImmutableMap;
import java.util.Map;
import java.util.Optional;
import sanmai.core.Color;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.RecordNode;

/** How CSA says that a game has ended. */
public final class CsaEnd {
    /** The statement for a draw because of too many moves. */
    public static final String MAX_MOVES = "%MAX_MOVES";

    /** The words for that draw in other formats. */
    public static final String MAX_MOVES_WORDS = "最大手数";

    /** What a word means; of several words for one end the first is written. */
    private static final ImmutableMap<String, GameEnd> ENDS = ImmutableMap.<String, GameEnd>builder()
            .put("%TORYO", GameEnd.RESIGNATION)
            .put("%CHUDAN", GameEnd.INTERRUPTION)
            .put("%SENNICHITE", GameEnd.REPETITION)
            .put("%TIME_UP", GameEnd.TIME_UP)
            .put("%ILLEGAL_MOVE", GameEnd.ILLEGAL_ACTION)
            .put("%JISHOGI", GameEnd.IMPASSE)
            .put("%KACHI", GameEnd.DECLARATION)
            .put("%HIKIWAKE", GameEnd.DRAW)
            .put(MAX_MOVES, GameEnd.DRAW)
            .put("%MATTA", GameEnd.TAKEN_BACK)
            .put("%TSUMI", GameEnd.MATE)
            .put("%FUZUMI", GameEnd.NO_MATE)
            .put("%ERROR", GameEnd.FAULT)
            .buildOrThrow();

    private static final String BLACK_ILLEGAL = "%+ILLEGAL_ACTION";
    private static final String WHITE_ILLEGAL = "%-ILLEGAL_ACTION";

    private CsaEnd() {}

    /** What a statement means with this side to move; empty if there is no such statement. */
    public static Optional<GameEnd> of(String statement, Color turn) {
        if (statement.equals(BLACK_ILLEGAL) || statement.equals(WHITE_ILLEGAL)) {
            boolean own = statement.equals(BLACK_ILLEGAL) == (turn == Color.BLACK);
            return Optional.of(own ? GameEnd.ILLEGAL_ACTION : GameEnd.OPPONENTS_ILLEGAL_ACTION);
        }
        return Optional.ofNullable(ENDS.get(statement));
    }

    /** The statement for the end at a node with this side to move; empty if CSA has none. */
    public static Optional<String> word(RecordNode node, Color turn) {
        GameEnd end = node.end();
        if (end == GameEnd.DRAW && node.endWords().equals(MAX_MOVES_WORDS)) {
            return Optional.of(MAX_MOVES);
        }
        if (end == GameEnd.OPPONENTS_ILLEGAL_ACTION) {
            return Optional.of(turn == Color.BLACK ? WHITE_ILLEGAL : BLACK_ILLEGAL);
        }
        return ENDS.entrySet().stream()
                .filter(entry -> entry.getValue() == end)
                .map(Map.Entry::getKey)
                .findFirst();
    }
}
