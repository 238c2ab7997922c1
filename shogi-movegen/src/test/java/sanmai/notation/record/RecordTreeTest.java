package sanmai.notation.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import sanmai.core.Color;
import sanmai.core.Square;
import sanmai.game.Game;
import sanmai.movegen.reference.ReferenceMoves;
import sanmai.notation.Sfen;
import sanmai.notation.format.MoveNotation;
import sanmai.shogi.Handicap;
import sanmai.shogi.ImpossiblePositionException;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;
import sanmai.testing.RandomRecords;

class RecordTreeTest {
    private final RecordTree tree = new RecordTree(Handicap.NONE.setup());
    private final RecordCursor cursor = new RecordCursor(tree);

    private void play(String... moves) {
        for (String move : moves) {
            cursor.play(MoveNotation.USI.parse(move, cursor.position()));
        }
    }

    private static String usi(GameRecord game) {
        return game.moves().toString();
    }

    @Test
    void theFirstMovesAreTheMainLine() {
        play("7g7f", "3c3d", "2g2f");
        cursor.back();
        cursor.back();
        play("8c8d");
        assertEquals("7g7f 3c3d 2g2f", usi(tree.mainLine()));
        cursor.promote();
        assertEquals("7g7f 8c8d", usi(tree.mainLine()));
        cursor.remove();
        assertEquals("7g7f 3c3d 2g2f", usi(tree.mainLine()));
        assertEquals("1 7g7f", cursor.node().toString());
    }

    @Test
    void theLineStopsWhereTheGameEnded() {
        play("7g7f");
        cursor.node().setEnd(GameEnd.RESIGNATION);
        play("3c3d");
        assertEquals("7g7f", usi(tree.mainLine()));
        cursor.toStart();
        cursor.toEnd();
        assertEquals(1, cursor.node().ply());
    }

    @Test
    void aMoveThatIsThereIsNotAddedAgain() {
        play("7g7f");
        RecordNode first = cursor.node();
        cursor.back();
        play("7g7f");
        assertSame(first, cursor.node());
        assertEquals(1, tree.root().children().size());
        assertThrows(
                UnsupportedOperationException.class,
                () -> tree.root().children().clear());
    }

    @Test
    void anIllegalMoveIsRefusedAndChangesNothing() {
        int pawn = cursor.position().pieceAt(Square.code("7g"));
        Move move = Move.of(Move.code(pawn, Square.code("7g"), Square.code("7e")));
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> cursor.play(move));
        assertTrue(e.getMessage().startsWith("7g7e: "), e.getMessage());
        assertFalse(tree.root().hasChildren());
        assertEquals(0, cursor.position().movesMade());
    }

    @Test
    void nothingIsBeforeTheStartAndBehindTheEnd() {
        assertFalse(cursor.back());
        assertFalse(cursor.forward());
        assertFalse(cursor.forward(-1));
        assertFalse(cursor.remove());
        assertFalse(cursor.promote());
        RecordNode stranger = new RecordTree(Handicap.NONE.setup()).root();
        assertThrows(IllegalArgumentException.class, () -> cursor.goTo(stranger));
    }

    @Test
    void notesAreKept() {
        play("7g7f");
        RecordNode node = cursor.node();
        assertEquals(Optional.empty(), node.time());
        node.setTime(Duration.ofMillis(1500));
        node.setComment("one\r\ntwo\rthree");
        node.setBookmark("here");
        node.setEnd(GameEnd.RESIGNATION, Duration.ofSeconds(3));
        assertEquals(Optional.of(Duration.ofMillis(1500)), node.time());
        assertEquals("one\ntwo\nthree", node.comment());
        assertEquals("here", node.bookmark());
        assertEquals(Optional.of(Duration.ofSeconds(3)), node.endTime());
        assertEquals(GameEnd.RESIGNATION, tree.mainLine().end());
        node.setEnd(GameEnd.INTERRUPTION);
        assertEquals(Optional.empty(), node.endTime());
        assertThrows(IllegalArgumentException.class, () -> node.setTime(Duration.ofSeconds(-1)));
        assertThrows(IllegalArgumentException.class, () -> node.setBookmark("a\nb"));
        assertThrows(IllegalStateException.class, () -> tree.root().setTime(Duration.ZERO));
    }

    @Test
    void aGameBecomesARecordAndBack() {
        tree.setPlayer(Color.BLACK, "甲");
        tree.setPlayer(Color.WHITE, "乙");
        tree.headers().put("棋戦", "例");
        tree.headers().put("場所", "東京");
        play("7g7f", "3c3d", "8h2b+");
        cursor.node().setEnd(GameEnd.RESIGNATION);
        GameRecord game = tree.mainLine();
        assertEquals(List.of("棋戦", "場所"), List.copyOf(game.headers().keySet()));
        assertEquals(game, RecordTree.of(game).mainLine());
    }

    @Test
    void theStartMayBeAHandicapOrAnything() {
        for (Handicap handicap : Handicap.values()) {
            assertEquals(Optional.of(handicap), new RecordTree(handicap.setup()).handicap());
        }
        PositionSetup other = Sfen.parse("4k4/9/9/9/9/9/9/9/4K4 b G 1");
        assertEquals(Optional.empty(), new RecordTree(other).handicap());
    }

    @Test
    void noMovesAreMadeInAStartThatCannotBePlayed() {
        RecordTree twoKings = new RecordTree(Sfen.parse("4k4/9/9/9/9/9/9/9/K3K4 b G 1"));
        RecordCursor cursor = new RecordCursor(twoKings);
        assertFalse(twoKings.isPlayable());
        assertEquals(Color.BLACK, cursor.turn());
        assertFalse(cursor.forward());
        assertThrows(ImpossiblePositionException.class, cursor::position);
        assertThrows(ImpossiblePositionException.class, () -> cursor.play(Move.of(Move.code(1, 0, 1))));
    }

    @Test
    void movesAreMadeInAStartWithHarmlessProblems() {
        RecordTree twoPawns = new RecordTree(Sfen.parse("4k4/9/9/9/9/P8/P8/9/4K4 b G 1"));
        RecordCursor cursor = new RecordCursor(twoPawns);
        cursor.play(MoveNotation.USI.parse("9f9e", cursor.position()));
        assertEquals(Color.WHITE, cursor.turn());
        assertEquals(1, twoPawns.mainLine().position(1).movesMade());
    }

    /** The cursor's position is always the one that the moves from the start to its node make. */
    @Test
    void thePositionFollowsTheCursor() {
        SplittableRandom random = new SplittableRandom(1);
        List<RecordNode> nodes = new ArrayList<>(List.of(tree.root()));
        for (int i = 0; i < 2000; i++) {
            switch (random.nextInt(6)) {
                case 0 -> cursor.back();
                case 1 -> cursor.forward(random.nextInt(2));
                case 2 -> cursor.goTo(nodes.get(random.nextInt(nodes.size())));
                default -> {
                    int[] legal = ReferenceMoves.of(cursor.position());
                    if (legal.length > 0) {
                        cursor.play(Move.of(legal[random.nextInt(legal.length)]));
                        nodes.add(cursor.node());
                    }
                }
            }
            assertEquals(Sfen.of(replayed(cursor.node())), Sfen.of(cursor.position()));
        }
        cursor.toStart();
        cursor.toEnd();
        assertEquals(tree.mainLine().plies(), cursor.node().ply());
    }

    @Test
    void recordsAreEqualThatSayTheSame() {
        RecordTree record = RandomRecords.tree(new SplittableRandom(5), 10, 4);
        RecordTree same = RandomRecords.tree(new SplittableRandom(5), 10, 4);
        assertEquals(record, same);
        assertEquals(record.hashCode(), same.hashCode());
        List<Consumer<RecordTree>> changes = List.of(
                tree -> tree.setPlayer(Color.WHITE, "another"),
                tree -> tree.headers().put("棋戦", "another"),
                tree -> tree.root().setComment("another"),
                tree -> tree.root().setBookmark("another"),
                tree -> tree.root().children().get(0).setTime(Duration.ofDays(1)),
                tree -> new RecordCursor(tree).play(otherMove(tree)));
        for (int i = 0; i < changes.size(); i++) {
            RecordTree changed = RandomRecords.tree(new SplittableRandom(5), 10, 4);
            changes.get(i).accept(changed);
            assertNotEquals(record, changed, "change " + i);
        }
    }

    private static Move otherMove(RecordTree tree) {
        return Game.of(tree.start().toPosition()).legalMoves().stream()
                .filter(move -> tree.root().children().stream()
                        .noneMatch(child -> child.move().equals(move)))
                .findFirst()
                .orElseThrow();
    }

    private Position replayed(RecordNode node) {
        List<Integer> moves = new ArrayList<>();
        for (RecordNode at = node; at.parent().isPresent(); at = at.parent().get()) {
            moves.add(0, at.move().code());
        }
        Position position = tree.start().toPosition();
        moves.forEach(position::doMove);
        return position;
    }

    @Test
    void aPromotedMoveGoesOnWhereTheGameEnded() {
        play("7g7f");
        cursor.node().setEnd(GameEnd.RESIGNATION);
        play("3c3d");
        assertTrue(cursor.promote());
        assertEquals("7g7f 3c3d", usi(tree.mainLine()));
        RecordNode parent = cursor.node().parent().orElseThrow();
        assertEquals(GameEnd.RESIGNATION, parent.end());
        assertTrue(parent.endIsVariation());
        cursor.remove();
        assertFalse(parent.endIsVariation(), "without moves it is the end of the line");
    }
}
