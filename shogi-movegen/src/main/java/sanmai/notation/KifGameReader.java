package sanmai.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sanmai.core.Color;
import sanmai.notation.RecordProblem.Reason;

/** Reads the one game of a KIF file, line by line. */
final class KifGameReader {
    private static final Pattern VARIATION = Pattern.compile("変化[：:]\\s*([0-9]{1,6})手?");

    private final RecordBuilder record = new RecordBuilder();
    private final KifStartReader start = new KifStartReader();
    private boolean hasLines;
    private boolean inMoves;
    private int skippedNumbers;
    private final List<String> earlyComments = new ArrayList<>();
    private String earlyBookmark = "";

    /** Reads a line. */
    void read(TextSpan line) {
        try {
            readLine(line);
        } catch (RecordException e) {
            record.report(e.problem());
        }
    }

    private void readLine(TextSpan line) {
        String text = line.text().strip();
        if (text.isEmpty() || text.startsWith("#") || isNote(line.text().stripLeading())) {
            return;
        }
        hasLines = true;
        if (text.startsWith("変化")) {
            readVariation(line, text);
        } else if (text.startsWith("手数-")) {
            inMoves = true;
        } else if (KifDigits.value(text.charAt(0)) >= 0 && !KifStartReader.isRuler(text)) {
            readMove(line);
        } else if (!text.startsWith("まで")) {
            readHeader(line, text);
        }
    }

    /** What came of the game, the text ending here. */
    ParsedRecord finish(TextSpan end) {
        try {
            if (!hasLines) {
                throw end.error(Reason.EMPTY, "there is no game in it");
            }
            if (!record.hasBegun() && !record.isBroken()) {
                if (!inMoves && !start.hasBoard()) {
                    throw end.error(Reason.INCOMPLETE, "the record ends before its moves");
                }
                begin(end);
            }
        } catch (RecordException e) {
            record.report(e.problem());
        }
        return record.finish();
    }

    /** Reads a comment or a bookmark; whether it was one. */
    private boolean isNote(String text) {
        if (text.startsWith("*") && record.hasBegun()) {
            record.comment(text.substring(1));
        } else if (text.startsWith("*")) {
            earlyComments.add(text.substring(1));
        } else if (text.startsWith("&") && record.hasBegun()) {
            record.bookmark(text.substring(1));
        } else if (text.startsWith("&")) {
            earlyBookmark = text.substring(1);
        }
        return text.startsWith("*") || text.startsWith("&");
    }

    /** Goes back to where a variation begins, which is on the line read last. */
    private void readVariation(TextSpan line, String text) {
        Matcher variation = VARIATION.matcher(text);
        boolean wellFormed = variation.lookingAt();
        int ply = wellFormed && record.hasBegun() ? Integer.parseInt(variation.group(1)) - skippedNumbers : 0;
        if (ply >= 1 && ply <= record.nextPly()) {
            record.branch(ply - 1);
        } else {
            RecordException e = wellFormed
                    ? line.error(Reason.WRONG_NUMBER, "no move before this has that number")
                    : line.error(Reason.UNKNOWN_STATEMENT, "a variation begins with a line like 変化：12手");
            record.breakOff(e.problem());
        }
    }

    private void begin(TextSpan span) {
        record.begin(start.build(span), span);
        earlyComments.forEach(record::comment);
        record.bookmark(earlyBookmark);
    }

    private void readMove(TextSpan line) {
        if (!record.hasBegun()) {
            if (record.isBroken()) {
                return;
            }
            begin(line);
        }
        inMoves = true;
        int ply = record.nextPly();
        KifMoveReader move = new KifMoveReader(line.asMove(ply));
        if (record.isBroken()) {
            move.readNumber();
            move.readEnd().ifPresent(end -> record.end(end, "", line));
            return;
        }
        int number = move.readNumber();
        if (ply == 1) {
            // A game that goes on from a drawn position may count from there or from the start of the game.
            skippedNumbers = number == record.position().moveNumber() ? number - 1 : 0;
        }
        if (number != ply + skippedNumbers) {
            throw move.wrongNumber(ply + skippedNumbers);
        }
        Optional<GameEnd> end = move.readEnd();
        if (end.isPresent()) {
            record.end(end.get(), "", line.asMove(ply));
        } else {
            record.play(move.readMove(record), line.asMove(ply));
        }
        move.time().ifPresent(record::time);
    }

    private void readHeader(TextSpan line, String text) {
        if (start.reads(text)) {
            if (record.isBroken()) {
                return;
            }
            if (record.hasBegun()) {
                throw line.error(Reason.MISPLACED, "the start position was complete before this");
            }
            start.read(line);
            return;
        }
        int colon = text.indexOf('：');
        if (colon < 1) {
            throw line.error(Reason.UNKNOWN_STATEMENT, "KIF has no such line");
        }
        String key = text.substring(0, colon).strip();
        String value = text.substring(colon + 1).strip();
        Optional<Color> player = KifWords.player(key);
        if (player.isPresent()) {
            record.player(player.get(), value);
        } else {
            record.header(key, value);
        }
    }
}
