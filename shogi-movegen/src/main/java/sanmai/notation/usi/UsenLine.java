package sanmai.notation.usi;

import sanmai.core.Square;
import sanmai.notation.NotationException;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.notation.reading.RecordBuilder;
import sanmai.notation.reading.RecordException;
import sanmai.notation.reading.TextSpan;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.RecordProblem.Reason;
import sanmai.shogi.Handicap;

/** Reads a line of USEN. */
final class UsenLine {
    private final RecordBuilder record;

    private UsenLine(RecordBuilder record) {
        this.record = record;
    }

    static void read(RecordBuilder record, TextSpan line) {
        String text = line.text().stripTrailing();
        int at = text.indexOf('~');
        if (at < 0) {
            throw line.error(Reason.INCOMPLETE, "the moves stand behind ~, and there is none");
        }
        UsenLine reader = new UsenLine(record);
        reader.readStart(part(line, 0, at));
        while (at < text.length()) {
            int end = text.indexOf('~', at + 1) < 0 ? text.length() : text.indexOf('~', at + 1);
            reader.readMoves(part(line, at + 1, end));
            at = end;
        }
    }

    private static TextSpan part(TextSpan span, int from, int to) {
        return new TextSpan(span.text().substring(from, to), span.line(), span.column() + from, 0);
    }

    private void readStart(TextSpan span) {
        String sfen = span.text().strip().replace('_', '/').replace('.', ' ').replace('z', '+');
        try {
            record.begin(sfen.isEmpty() ? Handicap.NONE.setup() : Sfen.parse(sfen), span);
        } catch (NotationException e) {
            throw span.error(Reason.BAD_POSITION, e);
        }
    }

    /** Reads a line of moves: {@code 0.7ku2jm.r}. */
    private void readMoves(TextSpan span) {
        String[] parts = span.text().split("\\.", -1);
        if (parts.length != 3 || !parts[0].matches("[0-9]{1,4}")) {
            throw span.error(
                    Reason.UNKNOWN_STATEMENT, "a line is the number of the moves before it, its moves and its end");
        }
        int first = parts[0].length() + 1;
        if (!record.branch(Integer.parseInt(parts[0]))) {
            throw span.error(Reason.WRONG_NUMBER, "no line before this has so many moves");
        }
        int end = first + parts[1].length();
        for (int at = first; at < end && !record.isBroken(); at += Usen.DIGITS) {
            TextSpan move = part(span, at, Math.min(at + Usen.DIGITS, end)).asMove(record.nextPly());
            try {
                readMove(move);
            } catch (RecordException e) {
                record.report(e.problem());
            }
        }
        if (!parts[2].isEmpty()) {
            readEnd(part(span, end + 1, span.text().length()));
        }
    }

    private void readMove(TextSpan move) {
        String usi = usi(move);
        try {
            record.play(UsiMove.parse(usi, record.position()), move);
        } catch (NotationException e) {
            record.refuse(e, move);
        }
    }

    private static String usi(TextSpan move) {
        if (!move.text().matches("[0-9a-z]{" + Usen.DIGITS + "}")) {
            throw move.error(Reason.BAD_MOVE, "a move is three letters or digits");
        }
        int number = Integer.parseInt(move.text(), Usen.RADIX);
        int from = number / 2 / Square.COUNT;
        int dropped = from - Usen.FIRST_DROPPED;
        if (from >= Square.COUNT && (dropped < 0 || dropped >= Usen.DROPPED.length())) {
            throw move.error(Reason.BAD_MOVE, "the move comes from no square, and is no drop");
        }
        String origin = from < Square.COUNT ? square(from) : Usen.DROPPED.charAt(dropped) + "*";
        return origin + square(number / 2 % Square.COUNT) + (number % 2 == 0 ? "" : "+");
    }

    private static String square(int number) {
        return "" + (number % 9 + 1) + (char) ('a' + number / 9);
    }

    private void readEnd(TextSpan span) {
        GameEnd end = Usen.ENDS.inverse().get(span.text());
        if (end == null) {
            throw span.error(Reason.UNKNOWN_STATEMENT, "no end of a game has this letter");
        }
        record.end(end, "", span);
    }
}
