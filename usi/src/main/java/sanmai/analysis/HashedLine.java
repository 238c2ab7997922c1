package sanmai.analysis;

import com.google.common.hash.HashCode;
import com.google.common.hash.Hashing;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import sanmai.notation.Sfen;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;

/**
 * A line of a record, each place with a hash of the start and of all moves that lead there: places with the same hash
 * have the same history. Each hash is made from that of the place before, so that the work is proportional to the
 * length of the line.
 */
final class HashedLine {
    private final List<RecordNode> nodes = new ArrayList<>();
    private final List<HashCode> hashes = new ArrayList<>();

    private HashedLine() {}

    /** The line of the game. It ends where the game ended; after that the record has only variations. */
    static HashedLine main(RecordTree tree) {
        HashedLine line = new HashedLine();
        RecordNode node = tree.root();
        line.add(node, Hashing.sha256().hashString("sfen " + Sfen.of(tree.start()), StandardCharsets.UTF_8));
        while (node.goesOn()) {
            node = node.children().get(0);
            line.add(node);
        }
        return line;
    }

    /** The lines that branch off this one. */
    List<HashedLine> variations() {
        List<HashedLine> variations = new ArrayList<>();
        for (int i = 0; i < nodes.size(); i++) {
            for (RecordNode child : nodes.get(i).children()) {
                boolean isOfLine = i + 1 < nodes.size() && nodes.get(i + 1) == child;
                if (!isOfLine) {
                    variations.add(variation(child, hashes.get(i)));
                }
            }
        }
        return variations;
    }

    private static HashedLine variation(RecordNode first, HashCode before) {
        HashedLine line = new HashedLine();
        RecordNode node = first;
        line.add(node, moved(before, node));
        while (node.hasChildren()) {
            node = node.children().get(0);
            line.add(node);
        }
        return line;
    }

    private void add(RecordNode node) {
        add(node, moved(hashes.get(hashes.size() - 1), node));
    }

    private void add(RecordNode node, HashCode hash) {
        nodes.add(node);
        hashes.add(hash);
    }

    private static HashCode moved(HashCode before, RecordNode node) {
        return Hashing.sha256()
                .newHasher()
                .putBytes(before.asBytes())
                .putString(node.move().toString(), StandardCharsets.UTF_8)
                .hash();
    }

    /** The places, by ascending plies. */
    List<RecordNode> nodes() {
        return nodes;
    }

    /** The hash of a place of the line, in hexadecimal. */
    String hash(int index) {
        return hashes.get(index).toString();
    }
}
