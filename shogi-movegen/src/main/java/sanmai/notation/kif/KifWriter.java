package sanmai.notation.kif;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import sanmai.core.Color;
import sanmai.notation.japanese.JapaneseHandicap;
import sanmai.notation.kanji.KifWords;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;
import sanmai.notation.writing.RecordLine;

/**
 * Writes a record in KIF or KI2: the start, then the {@linkplain RecordLine lines}.
 */
final class KifWriter {
    /** Writes the moves of one of the formats. */
    interface MoveLines {
        /** What stands between headers and moves. */
        String heading();

        /** Writes the move that leads to a node. */
        void move(StringBuilder text, RecordNode node);

        /** Writes how the game ended at a node. */
        void end(StringBuilder text, RecordNode node);

        /** Ends a line of moves that is not complete. */
        void endLine(StringBuilder text);
    }

    private final StringBuilder text = new StringBuilder();
    private final RecordTree tree;
    private final MoveLines moves;

    KifWriter(RecordTree tree, MoveLines moves) {
        this.tree = tree;
        this.moves = moves;
    }

    /** The text, its lines ending in LF. */
    String write() {
        for (Map.Entry<String, String> header : tree.headers().entrySet()) {
            header(header.getKey().replaceAll("[：:]", " "), header.getValue());
        }
        Optional<String> handicap = JapaneseHandicap.nameInKif(tree.start());
        header("手合割", handicap.orElse("その他"));
        text.append(handicap.isPresent() ? "" : BoardText.write(tree.start()));
        for (Color color : Color.values()) {
            if (!tree.player(color).isEmpty()) {
                header(KifWords.side(color, tree.start().turn()), name(tree.player(color)));
            }
        }
        text.append(moves.heading());
        writeNotes(tree.root());
        List<RecordLine> lines = RecordLine.of(tree);
        writeLine(lines.get(0));
        for (RecordLine variation : lines.subList(1, lines.size())) {
            text.append("\n変化：").append(variation.from().ply() + 1).append("手\n");
            writeLine(variation);
        }
        return text.toString();
    }

    private static String name(String player) {
        return KifGameReader.namesBoth(player) ? player.replaceAll("[：:]", " ") : player;
    }

    private void header(String key, String value) {
        text.append((key + "：" + value).replaceAll("\\R", " ")).append('\n');
    }

    private void writeLine(RecordLine line) {
        for (RecordNode node : line.moves()) {
            moves.move(text, node);
            writeNotes(node);
        }
        moves.endLine(text);
        line.ending().ifPresent(this::writeEnd);
    }

    private void writeEnd(RecordNode node) {
        moves.end(text, node);
        writeComment(node.endComment());
    }

    private void writeNotes(RecordNode node) {
        writeComment(node.comment());
        if (!node.bookmark().isEmpty()) {
            moves.endLine(text);
            text.append('&').append(node.bookmark()).append('\n');
        }
    }

    private void writeComment(String comment) {
        if (!comment.isEmpty()) {
            moves.endLine(text);
            for (String line : comment.split("\n", -1)) {
                text.append('*').append(line).append('\n');
            }
        }
    }
}
