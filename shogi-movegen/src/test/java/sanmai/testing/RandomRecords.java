package sanmai.testing;

import java.time.Duration;
import java.util.SplittableRandom;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.movegen.Legality;
import sanmai.movegen.reference.ReferenceMoves;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Handicap;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;

/** Random records with times, comments and ends, from all handicaps and from random set-ups. */
public final class RandomRecords {
    private static final int LONGEST_COMMENT = 4;

    private RandomRecords() {}

    /** A record of one line, which ends after this number of plies or where there is no legal move. */
    public static RecordTree line(SplittableRandom random, int plies) {
        RecordTree tree = new RecordTree(start(random));
        tree.setPlayer(Color.BLACK, "甲 一段");
        tree.setPlayer(Color.WHITE, random.nextBoolean() ? "" : "Müller, 乙");
        tree.headers().put("棋戦", "a match, 3rd game");
        tree.headers().put("場所", "");
        RecordCursor cursor = new RecordCursor(tree);
        note(cursor.node(), random);
        for (int ply = 0; ply < plies; ply++) {
            int[] legal = ReferenceMoves.of(cursor.position());
            if (legal.length == 0) {
                break;
            }
            cursor.play(choose(legal, cursor.position(), random));
            note(cursor.node(), random);
        }
        GameEnd end = GameEnd.values()[random.nextInt(GameEnd.values().length)];
        cursor.node().setEnd(end);
        if (end != GameEnd.UNKNOWN && random.nextBoolean()) {
            cursor.node().setEnd(end, Duration.ofSeconds(random.nextInt(100)));
        }
        noteEnd(cursor, random);
        return tree;
    }

    /** A record with variations, of which some may be equal and become one. */
    public static RecordTree tree(SplittableRandom random, int plies, int variations) {
        RecordTree tree = line(random, plies);
        tree.root().setBookmark("start");
        RecordCursor cursor = new RecordCursor(tree);
        for (int i = 0; i < variations; i++) {
            cursor.toStart();
            for (int down = random.nextInt(plies); down > 0 && cursor.node().hasChildren(); down--) {
                cursor.forward(random.nextInt(cursor.node().children().size()));
            }
            for (int ply = 1 + random.nextInt(5); ply > 0; ply--) {
                int[] legal = ReferenceMoves.of(cursor.position());
                if (legal.length > 0) {
                    cursor.play(choose(legal, cursor.position(), random));
                    note(cursor.node(), random);
                }
            }
            if (random.nextBoolean() && cursor.node().end() == GameEnd.UNKNOWN) {
                cursor.node().setEnd(GameEnd.INTERRUPTION, Duration.ofSeconds(random.nextInt(100)));
                cursor.node().setEndIsVariation(cursor.node().hasChildren());
            }
            cursor.node().setBookmark("しおり" + i);
        }
        return tree;
    }

    /** Says something about the end, and makes an illegal last move of a game that was lost for one. */
    private static void noteEnd(RecordCursor cursor, SplittableRandom random) {
        RecordNode node = cursor.node();
        if (node.end() != GameEnd.UNKNOWN && random.nextBoolean()) {
            node.setEndComment("after the end\n%TORYO");
        }
        if (node.end() == GameEnd.ILLEGAL_ACTION && random.nextBoolean()) {
            int to = random.nextInt(Square.COUNT);
            int from = random.nextInt(Square.COUNT);
            int standing = cursor.position().pieceAt(from);
            boolean isOwn = standing != Piece.NONE && Piece.color(standing) == cursor.turn();
            PieceType type = PieceType.ofCode(1 + random.nextInt(PieceType.HAND_KINDS));
            int move = isOwn ? Move.code(standing, from, to) : Move.dropCode(Piece.code(cursor.turn(), type), to);
            if (!Legality.isLegal(cursor.position(), move)) {
                node.setIllegalMove(Move.of(move));
            }
        }
    }

    private static PositionSetup start(SplittableRandom random) {
        if (random.nextBoolean()) {
            return Handicap.values()[random.nextInt(Handicap.values().length)].setup();
        }
        PositionSetup setup;
        do {
            setup = PositionSetup.of(RandomSetups.position(random)).toBuilder()
                    .moveNumber(1)
                    .build();
        } while (!setup.isPossible());
        return setup;
    }

    /** A random move; captures are preferred, so that there is something to drop. */
    private static Move choose(int[] legal, Position position, SplittableRandom random) {
        int move = legal[random.nextInt(legal.length)];
        for (int i = 0; i < 4 && position.pieceAt(Move.to(move)) == Piece.NONE; i++) {
            move = legal[random.nextInt(legal.length)];
        }
        return Move.of(move);
    }

    private static void note(RecordNode node, SplittableRandom random) {
        if (node.ply() > 0 && random.nextBoolean()) {
            node.setTime(Duration.ofSeconds(random.nextInt(10_000)));
        }
        if (random.nextInt(4) == 0) {
            StringBuilder comment = new StringBuilder("%TORYO,'x");
            for (int i = random.nextInt(LONGEST_COMMENT); i > 0; i--) {
                comment.append(random.nextBoolean() ? "\n" : "好手 +7776FU, T3");
            }
            node.setComment(comment.toString());
        }
    }
}
