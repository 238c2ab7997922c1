package sanmai.notation.jkf;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sanmai.core.Color;
import sanmai.notation.csa.CsaEnd;
import sanmai.notation.kif.KifEnds;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;

/** Writes a record in JKF, on one line. */
final class JkfWriter {
    /** Variations nested deeper than this are left out. */
    private static final int DEEPEST = 300;

    private final StringWriter text = new StringWriter();
    private final JsonWriter out = new JsonWriter(text);
    private final RecordTree tree;
    private final RecordCursor cursor;

    JkfWriter(RecordTree tree) {
        this.tree = tree;
        cursor = new RecordCursor(tree);
    }

    /** The text, which ends in LF. */
    String write() {
        try {
            out.beginObject();
            writeHeader();
            JkfStart.write(tree.start(), out);
            out.name("moves").beginArray().beginObject();
            writeComment(tree.root().comment());
            out.endObject();
            writeLine(new long[2], 0);
            out.endArray().endObject();
            return text.append('\n').toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void writeHeader() throws IOException {
        out.name("header").beginObject();
        for (Map.Entry<String, String> header : tree.headers().entrySet()) {
            out.name(header.getKey()).value(header.getValue());
        }
        boolean even = tree.start().turn() == Color.BLACK;
        for (Color color : Color.values()) {
            if (!tree.player(color).isEmpty()) {
                out.name(color == Color.BLACK ? even ? "先手" : "下手" : even ? "後手" : "上手");
                out.value(tree.player(color));
            }
        }
        out.endObject();
    }

    /** Writes what follows the cursor on its line, and comes back. */
    private void writeLine(long[] spent, int depth) throws IOException {
        RecordNode from = cursor.node();
        while (cursor.node().goesOn()) {
            List<RecordNode> children = cursor.node().children();
            out.beginObject();
            RecordNode next = children.get(0);
            writeMove(next, spent);
            writeForks(children.subList(1, children.size()), spent, depth);
            out.endObject();
            cursor.forward();
            add(next.time(), spent);
        }
        if (cursor.node().end() != GameEnd.UNKNOWN && !cursor.node().goesOn()) {
            writeEnd(spent, depth);
        }
        while (cursor.node() != from) {
            cursor.back();
        }
    }

    /** Writes the end of the line, and the variations that begin at the same place. */
    private void writeEnd(long[] spent, int depth) throws IOException {
        beginSpecial(spent);
        writeForks(cursor.node().children(), spent, depth);
        out.endObject();
    }

    /** Begins the element of the end at the cursor, after that of the illegal move for which the game was lost. */
    private void beginSpecial(long[] spent) throws IOException {
        RecordNode node = cursor.node();
        out.beginObject();
        if (node.illegalMove().isPresent()) {
            JkfMove.writeIllegal(node.illegalMove().get().code(), out);
            writeTime(node.endTime(), spent);
            out.endObject().beginObject();
            writeSpecial(node);
        } else {
            writeSpecial(node);
            writeTime(node.endTime(), spent);
        }
        writeComment(node.endComment());
    }

    private void writeSpecial(RecordNode node) throws IOException {
        Optional<String> word = CsaEnd.word(node, cursor.turn()).map(statement -> statement.substring(1));
        boolean isKnown = word.equals(Optional.of(CsaEnd.MAX_MOVES.substring(1)));
        boolean hasWords = !isKnown
                && JkfReader.end(node.endWords(), cursor.turn())
                        .filter(read -> read.end() == node.end())
                        .isPresent();
        out.name("special").value(hasWords ? node.endWords() : word.orElseGet(() -> KifEnds.word(node.end())));
    }

    private void writeForks(List<RecordNode> forks, long[] spent, int depth) throws IOException {
        boolean endsToo = cursor.node().goesOn() && cursor.node().end() != GameEnd.UNKNOWN;
        if (forks.isEmpty() && !endsToo || depth == DEEPEST) {
            return;
        }
        out.name("forks").beginArray();
        for (RecordNode fork : forks) {
            long[] own = spent.clone();
            out.beginArray().beginObject();
            writeMove(fork, own);
            out.endObject();
            cursor.goTo(fork);
            add(fork.time(), own);
            writeLine(own, depth + 1);
            cursor.back();
            out.endArray();
        }
        if (endsToo) {
            out.beginArray();
            beginSpecial(spent);
            out.endObject().endArray();
        }
        out.endArray();
    }

    private void writeMove(RecordNode node, long[] spent) throws IOException {
        JkfMove.write(node.move().code(), cursor.position(), out);
        writeTime(node.time(), spent);
        writeComment(node.comment());
    }

    private void writeComment(String comment) throws IOException {
        if (!comment.isEmpty()) {
            out.name("comments").beginArray();
            for (String line : comment.split("\n", -1)) {
                out.value(line);
            }
            out.endArray();
        }
    }

    /** Writes the time that a side used for its move, and in all. */
    private void writeTime(Optional<Duration> time, long[] spent) throws IOException {
        if (time.isPresent()) {
            long seconds = time.get().toSeconds();
            long total = spent[turn()] + seconds;
            out.name("time").beginObject();
            out.name("now").beginObject();
            out.name("m").value(seconds / 60).name("s").value(seconds % 60);
            out.endObject().name("total").beginObject();
            out.name("h")
                    .value(total / 3600)
                    .name("m")
                    .value(total / 60 % 60)
                    .name("s")
                    .value(total % 60);
            out.endObject().endObject();
        }
    }

    /** Adds the time of the move that has just been made. */
    private void add(Optional<Duration> time, long[] spent) {
        spent[1 - turn()] += time.map(Duration::toSeconds).orElse(0L);
    }

    private int turn() {
        return cursor.turn().ordinal();
    }
}
