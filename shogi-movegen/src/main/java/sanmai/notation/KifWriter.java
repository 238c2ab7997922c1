package sanmai.notation;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.shogi.Move;

/** Writes a record in KIF: the start, the main line, then the variations, those that branch off last first. */
final class KifWriter {
    private final StringBuilder text = new StringBuilder();
    private final RecordTree tree;

    /** By ply: the seconds that the side which moved there has used by then, on the line that is being written. */
    private long[] totals = new long[256];

    /** What is still to be written; the next one is the first. */
    private final Deque<Variation> variations = new ArrayDeque<>();

    /**
     * A variation.
     *
     * @param from where it branches off
     * @param first its first move; empty if it is nothing but the end there
     */
    private record Variation(RecordNode from, Optional<RecordNode> first) {}

    KifWriter(RecordTree tree) {
        this.tree = tree;
    }

    /** The text, its lines ending in LF. */
    String write() {
        for (Map.Entry<String, String> header : tree.headers().entrySet()) {
            header(header.getKey().replace('：', ':'), header.getValue());
        }
        new KifStartWriter(text).write(tree.start());
        boolean even = tree.start().turn() == Color.BLACK;
        player(even ? "先手" : "下手", Color.BLACK);
        player(even ? "後手" : "上手", Color.WHITE);
        text.append("手数----指手---------消費時間--\n");
        writeNotes(tree.root());
        writeLine(tree.root());
        while (!variations.isEmpty()) {
            Variation variation = variations.pop();
            text.append("\n変化：").append(variation.from().ply() + 1).append("手\n");
            if (variation.first().isPresent()) {
                writeMove(variation.first().get());
                writeLine(variation.first().get());
            } else {
                writeEnd(variation.from());
            }
        }
        return text.toString();
    }

    private void player(String side, Color color) {
        if (!tree.player(color).isEmpty()) {
            header(side, tree.player(color));
        }
    }

    private void header(String key, String value) {
        text.append((key + "：" + value).replaceAll("\\R", " ")).append('\n');
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
        if (node.end() != GameEnd.UNKNOWN) {
            writeEnd(node);
        }
    }

    private void writeEnd(RecordNode node) {
        String words = node.endWords().isEmpty() ? KifWords.word(node.end()) : node.endWords();
        move(node.ply() + 1, words, time(node.endTime(), node.ply() + 1));
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
        int move = node.move();
        RecordNode parent = node.parent().orElseThrow();
        boolean same = parent.ply() > 0 && Move.to(parent.move()) == Move.to(move);
        String origin = Move.isDrop(move)
                ? "打"
                : (Move.isPromotion(move) ? "成" : "") + "(" + CsaText.digits(Move.from(move)) + ")";
        String name = KifWords.name(Piece.type(Move.piece(move)));
        move(node.ply(), (same ? "同　" : square(Move.to(move))) + name + origin, time(node.time(), node.ply()));
        writeNotes(node);
    }

    private static String square(int square) {
        return KifDigits.fullWidth(Square.file(square)) + KifDigits.chinese(Square.row(square) + 1);
    }

    private void move(int ply, String move, String time) {
        text.append(" ".repeat(Math.max(0, 4 - String.valueOf(ply).length())))
                .append(ply)
                .append(' ');
        text.append(move).append(time).append('\n');
    }

    private void writeNotes(RecordNode node) {
        if (!node.comment().isEmpty()) {
            for (String comment : node.comment().split("\n", -1)) {
                text.append('*').append(comment).append('\n');
            }
        }
        if (!node.bookmark().isEmpty()) {
            text.append('&').append(node.bookmark()).append('\n');
        }
    }

    /**
     * A time, and what its side has used in all by then. Variations are written after all that branches off later, so the
     * totals of the plies before are those of their line.
     */
    private String time(Optional<Duration> used, int ply) {
        if (ply >= totals.length) {
            totals = Arrays.copyOf(totals, 2 * ply);
        }
        long total =
                (ply > 2 ? totals[ply - 2] : 0) + used.map(Duration::toSeconds).orElse(0L);
        totals[ply] = total;
        if (used.isEmpty()) {
            return "";
        }
        long seconds = used.get().toSeconds();
        return "   (" + twoDigits(seconds / 60, " ") + ":" + twoDigits(seconds % 60, "0") + "/"
                + twoDigits(total / 3600, "0") + ":" + twoDigits(total / 60 % 60, "0") + ":"
                + twoDigits(total % 60, "0") + ")";
    }

    private static String twoDigits(long number, String filling) {
        return (number < 10 ? filling : "") + number;
    }
}
