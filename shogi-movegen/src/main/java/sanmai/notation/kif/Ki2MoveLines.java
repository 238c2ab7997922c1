package sanmai.notation.kif;

import sanmai.core.Color;
import sanmai.notation.japanese.JapaneseMove;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;

/** Writes the moves of KI2, six on a line, and the sentence that tells of the end. */
final class Ki2MoveLines implements KifWriter.MoveLines {
    private static final int MOVES_IN_A_LINE = 6;

    /** In kanji, which are two columns wide. */
    private static final int WIDTH = 6;

    private final RecordCursor cursor;
    private final Color first;
    private int inLine;
    private int lastLength;

    Ki2MoveLines(RecordTree tree) {
        cursor = new RecordCursor(tree);
        first = tree.start().turn();
    }

    @Override
    public String heading() {
        return "\n";
    }

    @Override
    public void move(StringBuilder text, RecordNode node) {
        cursor.goTo(node.parent().orElseThrow());
        move(text, JapaneseMove.write(cursor.position(), node.move().code()));
        cursor.goTo(node);
    }

    private void move(StringBuilder text, String move) {
        text.append("  ".repeat(inLine == 0 ? 0 : Math.max(1, WIDTH - lastLength)))
                .append(move);
        lastLength = move.length();
        inLine++;
        if (inLine == MOVES_IN_A_LINE) {
            endLine(text);
        }
    }

    @Override
    public void end(StringBuilder text, RecordNode node) {
        Color turn = node.ply() % 2 == 0 ? first : first.opposite();
        if (node.illegalMove().isPresent()) {
            cursor.goTo(node);
            move(
                    text,
                    JapaneseMove.writeIllegal(
                            cursor.position(), node.illegalMove().get().code()));
            endLine(text);
        }
        text.append(KifEnds.sentence(node, turn, first)).append('\n');
    }

    @Override
    public void endLine(StringBuilder text) {
        if (inLine > 0) {
            text.append('\n');
        }
        inLine = 0;
    }
}
