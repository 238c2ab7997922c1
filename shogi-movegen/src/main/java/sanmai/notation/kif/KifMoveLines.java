package sanmai.notation.kif;

import java.time.Duration;
import java.util.Optional;
import sanmai.core.Square;
import sanmai.movegen.Legality;
import sanmai.notation.japanese.JapaneseMove;
import sanmai.notation.reading.RecordException;
import sanmai.notation.reading.TextSpan;
import sanmai.notation.reading.TimesUsed;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;

/** Writes the moves of KIF, each on a line with its number, the square that the piece comes from, and the time. */
final class KifMoveLines implements KifWriter.MoveLines {
    private final RecordTree tree;
    private final TimesUsed times = new TimesUsed();

    KifMoveLines(RecordTree tree) {
        this.tree = tree;
    }

    @Override
    public String heading() {
        return "手数----指手---------消費時間--\n";
    }

    @Override
    public void move(StringBuilder text, RecordNode node) {
        RecordNode parent = node.parent().orElse(tree.root());
        int last = parent.ply() > 0 ? parent.move().to().code() : Square.NONE;
        line(text, node.ply(), JapaneseMove.inKif(node.move().code(), last), node.time());
    }

    @Override
    public void end(StringBuilder text, RecordNode node) {
        if (node.illegalMove().isEmpty()) {
            line(text, node.ply() + 1, endWord(node), node.endTime());
            return;
        }
        int last = node.ply() > 0 ? node.move().to().code() : Square.NONE;
        line(text, node.ply() + 1, JapaneseMove.inKif(node.illegalMove().get().code(), last), node.endTime());
        line(text, node.ply() + 2, endWord(node), Optional.empty());
    }

    /** The word in place of a move that tells the end at a node: the words of the record, if readers understand them. */
    String endWord(RecordNode node) {
        if (node.illegalMove().isPresent()) {
            return KifEnds.afterIllegalMove(node.end());
        }
        return saysTheEnd(node) ? node.endWords() : KifEnds.word(node.end());
    }

    /** Whether a reader takes the node's words for its end: they name no other end and no legal move. */
    private boolean saysTheEnd(RecordNode node) {
        Optional<KifEnds.Reading> reading = KifEnds.ofWord(node.endWords());
        if (node.endWords().isBlank() || reading.isPresent()) {
            return reading.filter(read -> read.end() == node.end()).isPresent();
        }
        if (!tree.isPlayable()) {
            return true;
        }
        RecordCursor cursor = new RecordCursor(tree);
        cursor.goTo(node);
        try {
            TextSpan line = new TextSpan("1 " + node.endWords(), 1, 1, 1);
            KifMoveLine move = new KifMoveLine(line);
            move.readNumber();
            return move.readEnd().isEmpty() && !Legality.isLegal(cursor.position(), move.readMove(cursor.position()));
        } catch (RecordException e) {
            return true;
        }
    }

    @Override
    public void endLine(StringBuilder text) {
        // Every move has its own line.
    }

    private void line(StringBuilder text, int ply, String move, Optional<Duration> used) {
        text.append(" ".repeat(Math.max(0, 4 - String.valueOf(ply).length()))).append(ply);
        text.append(' ').append(move).append(times.write(used, ply)).append('\n');
    }
}
