package sanmai.notation.record;

import static java.util.Objects.requireNonNull;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import sanmai.core.Color;
import sanmai.shogi.Handicap;
import sanmai.shogi.Line;
import sanmai.shogi.Move;
import sanmai.shogi.PositionSetup;

/**
 * A game with everything that is noted about it: players, headers, the start, and a tree of legal moves with times,
 * comments, bookmarks and ends. {@link GameRecord} is its main line. A {@link RecordCursor} walks and changes it.
 *
 * <p>Not safe for use by several threads while one of them changes it.
 */
public final class RecordTree {
    private final PositionSetup start;
    private final boolean isPlayable;
    private final RecordNode root;
    private final String[] players;
    private final Map<String, String> headers = new LinkedHashMap<>();

    /** A record without moves. The start may have {@linkplain PositionSetup#problems() problems}. */
    public RecordTree(PositionSetup start) {
        this.start = requireNonNull(start, "start");
        isPlayable = start.isPlayable();
        root = RecordNode.root();
        players = new String[] {"", ""};
    }

    /** The same record without headers. */
    private RecordTree(RecordTree record) {
        start = record.start;
        isPlayable = record.isPlayable;
        root = record.root;
        players = record.players;
    }

    /** The same record, with the headers whose names are wanted. */
    public RecordTree withHeaders(Predicate<String> wanted) {
        RecordTree same = new RecordTree(this);
        headers.forEach((name, value) -> {
            if (wanted.test(name)) {
                same.headers.put(name, value);
            }
        });
        return same;
    }

    /** A record with the main line of a game and nothing else. */
    public static RecordTree of(GameRecord game) {
        RecordTree tree = new RecordTree(game.start());
        tree.setPlayer(Color.BLACK, game.black());
        tree.setPlayer(Color.WHITE, game.white());
        tree.headers.putAll(game.headers());
        RecordCursor cursor = new RecordCursor(tree);
        game.moves().forEach(cursor::play);
        cursor.node().setEnd(game.end());
        return tree;
    }

    /** The position before the first move. */
    public PositionSetup start() {
        return start;
    }

    /** Whether moves can be made in the start; if not, the record has none. */
    public boolean isPlayable() {
        return isPlayable;
    }

    /** The handicap whose start this is; empty for any other position. */
    public Optional<Handicap> handicap() {
        return Stream.of(Handicap.values())
                .filter(handicap -> handicap.setup().equals(start))
                .findFirst();
    }

    /** The node before the first move. */
    public RecordNode root() {
        return root;
    }

    /** The name of the player who has this colour; empty if it is unknown. */
    public String player(Color color) {
        return players[color.ordinal()];
    }

    /** Names the player who has this colour. */
    public void setPlayer(Color color, String name) {
        players[requireNonNull(color, "color").ordinal()] = requireNonNull(name, "name");
    }

    /** What else is said about the game, by its own keys, in its order; may be changed. */
    public Map<String, String> headers() {
        return headers;
    }

    /** The game up to its end, without variations, times and comments. */
    public GameRecord mainLine() {
        List<Move> moves = new ArrayList<>();
        RecordNode node = root;
        while (node.goesOn()) {
            node = node.children().get(0);
            moves.add(node.move());
        }
        return new GameRecord(players[0], players[1], headers, start, Line.copyOf(moves), node.end());
    }

    /** What is said at each node, the first line first; trees of different shapes differ in it. */
    private List<List<Object>> facts() {
        List<List<Object>> facts = new ArrayList<>();
        Deque<RecordNode> rest = new ArrayDeque<>(List.of(root));
        while (!rest.isEmpty()) {
            RecordNode node = rest.pop();
            facts.add(node.facts());
            for (int i = node.children().size() - 1; i >= 0; i--) {
                rest.push(node.children().get(i));
            }
        }
        return facts;
    }

    /**
     * Whether the other record says the same, whatever the order of its headers. A record that is a key of a map must not
     * be changed.
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof RecordTree that && mainLine().equals(that.mainLine()) && facts().equals(that.facts());
    }

    @Override
    public int hashCode() {
        return mainLine().hashCode();
    }

    @Override
    public String toString() {
        GameRecord line = mainLine();
        return "RecordTree[" + players[0] + " - " + players[1] + ", " + line.plies() + " moves, " + line.end() + "]";
    }
}
