package sanmai.gamepage;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import sanmai.core.Color;
import sanmai.core.Square;
import sanmai.notation.japanese.JapaneseMove;
import sanmai.notation.kif.Kif;
import sanmai.notation.kif.KifEnds;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Move;

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
        boolean isLegal = node.illegalMove() == Move.NONE;
        String kif = hasWords ? kif(tree, node) : KifEnds.word(end);
        return new PageEnd(
                end.name(),
                hasWords ? node.endWords() : null,
                end.winner(turn).map(PageGame::side).orElse(null),
                isLegal ? kif : KifEnds.afterIllegalMove(end),
                PagePlace.seconds(node.endTime()),
                isLegal ? null : illegalMove(node),
                PagePlace.text(node.endComment()));
    }

    private static String illegalMove(RecordNode node) {
        int last = node.ply() > 0 ? Move.to(node.move()) : Square.NONE;
        return JapaneseMove.inKif(node.illegalMove(), last);
    }

    /** The word that stands in a KIF of the line: the record's word if readers understand it. */
    private static String kif(RecordTree tree, RecordNode end) {
        Deque<Integer> moves = new ArrayDeque<>();
        for (RecordNode node = end;
                node.parent().isPresent();
                node = node.parent().get()) {
            moves.push(node.move());
        }
        RecordTree line = new RecordTree(tree.start());
        RecordCursor cursor = new RecordCursor(line);
        moves.forEach(cursor::play);
        cursor.node().setEnd(end.end());
        cursor.node().setEndWords(end.endWords());
        String lines = new Kif().write(line).stripTrailing();
        String last = lines.substring(lines.lastIndexOf('\n') + 1).strip();
        return last.substring(last.indexOf(' ') + 1);
    }
}
