package sanmai.notation.psn;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.notation.Sfen;
import sanmai.notation.japanese.WesternMove;
import sanmai.notation.reading.TimesUsed;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;
import sanmai.notation.writing.RecordLine;
import sanmai.shogi.Handicap;

/** Writes a record in PSN: tags, then a move on each line, with the square that the piece comes from, and its time. */
final class PsnWriter {
    private final StringBuilder text = new StringBuilder();
    private final RecordTree tree;
    private final RecordCursor cursor;
    private final TimesUsed times = new TimesUsed();

    PsnWriter(RecordTree tree) {
        this.tree = tree;
        cursor = new RecordCursor(tree);
    }

    /** The text, its lines ending in LF. */
    String write() {
        for (Color color : Color.values()) {
            tag(PsnTags.player(color), tree.player(color));
        }
        tree.headers().forEach((name, value) -> tag(PsnTags.HEADERS.inverse().getOrDefault(name, name), value));
        if (!tree.start().equals(Handicap.NONE.setup())) {
            tag(PsnTags.SFEN, Sfen.of(tree.start()));
        }
        List<RecordLine> lines = RecordLine.of(tree);
        lines.get(0).ending().ifPresent(this::writeResult);
        text.append('\n');
        writeComment(tree.root().comment());
        writeLine(lines.get(0));
        for (RecordLine variation : lines.subList(1, lines.size())) {
            text.append("\nVariation:").append(variation.from().ply() + 1).append('\n');
            writeLine(variation);
        }
        return text.toString();
    }

    private void writeResult(RecordNode node) {
        cursor.goTo(node);
        tag(PsnTags.RESULT, PsnEnds.result(node.end(), cursor.turn()));
    }

    private void tag(String name, String value) {
        String line = value.replaceAll("\\R", " ").replace("\"", "\\\"");
        text.append('[').append(name).append(" \"").append(line).append("\"]\n");
    }

    private void writeLine(RecordLine line) {
        for (RecordNode node : line.moves()) {
            cursor.goTo(node.parent().orElseThrow());
            boolean isCapture = cursor.position().pieceAt(node.move().to().code()) != Piece.NONE;
            write(node.ply(), WesternMove.inFull(node.move().code(), isCapture), node.time());
            writeComment(node.comment());
        }
        line.ending().ifPresent(this::writeEnd);
    }

    private void writeEnd(RecordNode node) {
        Optional<Duration> time = node.endTime();
        int ply = node.ply() + 1;
        if (node.illegalMove().isPresent()) {
            write(ply, WesternMove.inFull(node.illegalMove().get().code(), false), time);
            time = Optional.empty();
            ply++;
        }
        if (PsnEnds.word(node.end()).isPresent()) {
            write(ply, PsnEnds.word(node.end()).get(), time);
            writeComment(node.endComment());
        }
    }

    private void write(int ply, String move, Optional<Duration> time) {
        text.append(ply).append('.').append(move).append(times.write(time, ply)).append('\n');
    }

    private void writeComment(String comment) {
        if (!comment.isEmpty()) {
            text.append('{').append(comment.replace('}', ')')).append("}\n"); // Nothing else can stand for a bracket.
        }
    }
}
