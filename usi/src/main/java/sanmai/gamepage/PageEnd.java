package sanmai.gamepage;

import org.jspecify.annotations.Nullable;
import sanmai.core.Color;
import sanmai.core.Square;
import sanmai.notation.japanese.JapaneseMove;
import sanmai.notation.kif.Kif;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;

/**
 * How a line of the record ended, as the page has it. What is null is left out of it.
 *
 * @param name the name of the {@link GameEnd}
 * @param words the words of the record for it; null if they say no more than the name
 * @param winner b or w; null if nobody won
 * @param kif the word for it in KIF
 * @param seconds the time used before the end
 * @param illegal the illegal move for which the game was lost, in KIF
 * @param comment the comment on the end
 */
record PageEnd(
        String name,
        @Nullable String words,
        @Nullable String winner,
        String kif,
        @Nullable Double seconds,
        @Nullable String illegal,
        @Nullable String comment) {
    /** The end at a node of a record with this side to move; null if the record tells of none. */
    static @Nullable PageEnd of(RecordTree tree, RecordNode node, Color turn) {
        GameEnd end = node.end();
        if (end == GameEnd.UNKNOWN) {
            return null;
        }
        boolean hasWords = !node.endWords().isEmpty();
        boolean isLegal = node.illegalMove().isEmpty();
        return new PageEnd(
                end.name(),
                hasWords ? node.endWords() : null,
                end.winner(turn).map(PageGame::side).orElse(null),
                Kif.endWord(tree, node),
                PagePlace.seconds(node.endTime()),
                isLegal ? null : illegalMove(node),
                PagePlace.text(node.endComment()));
    }

    private static String illegalMove(RecordNode node) {
        int last = node.ply() > 0 ? node.move().to().code() : Square.NONE;
        return JapaneseMove.inKif(node.illegalMove().orElseThrow().code(), last);
    }
}
