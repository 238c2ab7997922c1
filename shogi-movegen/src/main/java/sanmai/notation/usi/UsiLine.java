package sanmai.notation.usi;

import java.util.Optional;
import sanmai.notation.NotationException;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.notation.reading.RecordBuilder;
import sanmai.notation.reading.TextSpan;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.RecordProblem.Reason;
import sanmai.shogi.Handicap;

/** Reads a game from a line of USI. */
final class UsiLine {
    private UsiLine() {}

    static void read(RecordBuilder record, TextSpan line) {
        TextSpan game = withoutComment(line);
        UsiPosition position = UsiPosition.of(game.text());
        position.problem().ifPresent(problem -> {
            boolean isMissing = problem.reason() == NotationException.Reason.EMPTY;
            throw game.error(isMissing ? Reason.INCOMPLETE : Reason.UNKNOWN_STATEMENT, problem);
        });
        if (position.sfen().isPresent()) {
            readSfen(record, part(game, position.sfen().get()));
        } else {
            record.begin(Handicap.NONE.setup(), game);
        }
        for (UsiWord word : position.moves()) {
            readMoveOrEnd(part(game, word).asMove(record.nextPly()), record);
        }
    }

    private static TextSpan withoutComment(TextSpan line) {
        return UsiWord.of(line.text()).stream()
                .filter(word -> LineReader.isComment(word.text()))
                .findFirst()
                .map(comment -> new TextSpan(
                        line.text().substring(0, comment.offset()), line.line(), line.column(), line.ply()))
                .orElse(line);
    }

    private static TextSpan part(TextSpan line, UsiWord word) {
        return new TextSpan(word.text(), line.line(), line.column() + word.offset(), 0);
    }

    private static void readSfen(RecordBuilder record, TextSpan span) {
        try {
            record.begin(Sfen.parse(span.text()), span);
        } catch (NotationException e) {
            throw span.error(Reason.BAD_POSITION, e);
        }
    }

    private static void readMoveOrEnd(TextSpan span, RecordBuilder record) {
        Optional<GameEnd> end = UsiEnds.of(span.text());
        if (end.isPresent()) {
            record.end(end.get(), "", span);
            return;
        }
        try {
            record.play(UsiMove.parse(span.text(), record.position()), span);
        } catch (NotationException e) {
            throw span.moveError(e);
        }
    }
}
