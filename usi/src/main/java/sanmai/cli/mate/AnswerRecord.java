package sanmai.cli.mate;

import java.util.ArrayList;
import java.util.List;
import sanmai.core.Color;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.PositionSetup;

/** Makes records of answers. */
public final class AnswerRecord {
    private AnswerRecord() {}

    /**
     * An answer as a record: the solution as its moves, all defences as variations if they were found, what the source says
     * about the problem and about these moves, and the answer in words before the comment of the start.
     */
    public static RecordTree of(TsumeAnswer answer) {
        RecordTree tree = answer.tree().orElseGet(() -> mainLine(answer));
        List<String> words = new ArrayList<>(List.of(answer.answer().heading()));
        if (!answer.isTreeComplete()) {
            words.add(TsumeAnswer.NOT_ALL_DEFENCES);
        }
        answer.check().ifPresent(check -> words.addAll(check.text()));
        tree.root().setComment(String.join("\n", words));
        answer.problem().record().ifPresent(source -> {
            tree.headers().putAll(source.headers());
            for (Color color : Color.values()) {
                tree.setPlayer(color, source.player(color));
            }
            if (source.start().equals(tree.start())) {
                addNotes(source.root(), tree.root());
            }
        });
        return tree;
    }

    /** Adds comments and bookmarks to the same moves of another record, behind its own comments. */
    private static void addNotes(RecordNode from, RecordNode to) {
        to.setComment((to.comment() + "\n" + from.comment()).strip());
        to.setBookmark(from.bookmark());
        for (RecordNode child : to.children()) {
            from.children().stream()
                    .filter(same -> same.move().equals(child.move()))
                    .findFirst()
                    .ifPresent(same -> addNotes(same, child));
        }
    }

    private static RecordTree mainLine(TsumeAnswer answer) {
        RecordTree tree = new RecordTree(PositionSetup.of(answer.problem().position()));
        RecordCursor cursor = new RecordCursor(tree);
        answer.line().forEach(cursor::play);
        if (answer.answer().isMate()) {
            cursor.node().setEnd(GameEnd.MATE);
        } else if (!answer.answer().isUnknown()) {
            cursor.node().setEnd(GameEnd.NO_MATE);
        }
        return tree;
    }
}
