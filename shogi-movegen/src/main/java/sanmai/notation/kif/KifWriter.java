package sanmai.notation.kif;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sanmai.core.Color;
import sanmai.notation.japanese.JapaneseHandicap;
import sanmai.notation.kanji.KifWords;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;

/**
 * Writes a record in KIF or KI2: the start, the main line, then the variations, those that branch off last first. A reader
 * of variations looks for their first move on the line before them.
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

    /**
     * A variation.
     *
     * @param from where it branches off
     * @param first its first move; empty if it is nothing but the end there
     */
    private record Variation(RecordNode from, Optional<RecordNode> first) {}

    private final StringBuilder text = new StringBuilder();
    private final RecordTree tree;
    private final MoveLines moves;

    /** What is still to be written; the next one is the first. */
    private final Deque<Variation> variations = new ArrayDeque<>();

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
        text.append(handicap.isPresent() ? "" : Bod.write(tree.start()));
        for (Color color : Color.values()) {
            if (!tree.player(color).isEmpty()) {
                header(KifWords.side(color, tree.start().turn()), name(tree.player(color)));
            }
        }
        text.append(moves.heading());
        writeNotes(tree.root());
        writeLine(tree.root());
        while (!variations.isEmpty()) {
            writeVariation(variations.pop());
        }
        return text.toString();
    }

    private static String name(String player) {
        return KifGameReader.namesBoth(player) ? player.replaceAll("[：:]", " ") : player;
    }

    private void header(String key, String value) {
        text.append((key + "：" + value).replaceAll("\\R", " ")).append('\n');
    }

    private void writeVariation(Variation variation) {
        text.append("\n変化：").append(variation.from().ply() + 1).append("手\n");
        if (variation.first().isPresent()) {
            writeMove(variation.first().get());
            writeLine(variation.first().get());
        } else {
            moves.end(text, variation.from());
        }
    }

    /** Writes what follows a node on its line, and puts what branches off before everything else that is to be written. */
    private void writeLine(RecordNode from) {
        RecordNode node = from;
        pushVariations(node);
        while (node.goesOn()) {
            node = node.children().get(0);
            writeMove(node);
            pushVariations(node);
        }
        moves.endLine(text);
        if (node.end() != GameEnd.UNKNOWN) {
            moves.end(text, node);
        }
    }

    private void pushVariations(RecordNode node) {
        List<RecordNode> children = node.children();
        if (node.goesOn() && node.end() != GameEnd.UNKNOWN) {
            variations.push(new Variation(node, Optional.empty()));
        }
        int first = node.goesOn() ? 1 : 0;
        for (int i = children.size() - 1; i >= first; i--) {
            variations.push(new Variation(node, Optional.of(children.get(i))));
        }
    }

    private void writeMove(RecordNode node) {
        moves.move(text, node);
        writeNotes(node);
    }

    private void writeNotes(RecordNode node) {
        if (!node.comment().isEmpty()) {
            moves.endLine(text);
            for (String comment : node.comment().split("\n", -1)) {
                text.append('*').append(comment).append('\n');
            }
        }
        if (!node.bookmark().isEmpty()) {
            moves.endLine(text);
            text.append('&').append(node.bookmark()).append('\n');
        }
    }
}
