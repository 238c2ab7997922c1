package sanmai.notation;

import java.util.Optional;
import sanmai.core.Color;
import sanmai.notation.RecordProblem.Reason;

/** Reads the one game of a KIF file, line by line. */
final class KifGameReader {
    private final RecordBuilder record = new RecordBuilder();
    private final KifStartReader start = new KifStartReader();
    private boolean hasLines;
    private boolean inMoves;
    private boolean inVariation;
    private int skippedNumbers;

    /** Reads a line. */
    void read(TextSpan line) {
        String text = line.text().strip();
        if (text.isEmpty() || inVariation || "#*&".indexOf(text.charAt(0)) >= 0) {
            return;
        }
        hasLines = true;
        if (text.startsWith("変化")) {
            inVariation = true;
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
        if (!hasLines) {
            throw end.error(Reason.EMPTY, "there is no game in it");
        }
        if (!record.hasBegun()) {
            if (!inMoves && !start.hasBoard()) {
                throw end.error(Reason.INCOMPLETE, "the record ends before its moves");
            }
            record.begin(start.build(end), end);
        }
        return record.complete();
    }

    /** What had been read before this problem. */
    ParsedRecord until(RecordProblem problem) {
        return record.until(problem);
    }

    private void readMove(TextSpan line) {
        if (!record.hasBegun()) {
            record.begin(start.build(line), line);
        }
        inMoves = true;
        int ply = record.nextPly();
        KifMoveReader move = new KifMoveReader(line.asMove(ply));
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
            record.end(end.get(), line.asMove(ply));
        } else {
            record.play(move.readMove(record), line.asMove(ply));
        }
    }

    private void readHeader(TextSpan line, String text) {
        if (start.reads(text)) {
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
