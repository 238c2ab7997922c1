package sanmai.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sanmai.core.Color;
import sanmai.notation.RecordProblem.Reason;

/**
 * Reads one game of a file in KIF or KI2, line by line. The two differ in nothing but the lines of moves: in KIF each has
 * a number and the square that the piece comes from, in KI2 marks and words.
 */
final class KifGameReader {
    private static final Pattern VARIATION = Pattern.compile("(?U)変化\\s*[：:]\\s*([0-9０-９]{1,6})\\s*手?");

    /** Lines of programs that say so. */
    private static final Pattern PROGRAM = Pattern.compile("(?U)#\\s*KI[F2]\\b.*|#.*(Kifu|棋譜ファイル).*");

    private static final Pattern COUNTING = Pattern.compile("まで、?[0-9０-９]+手");

    /** Headers that stand in front of moves, never behind them. */
    private static final Set<String> FIRST_HEADERS =
            Set.of("開始日時", "対局日", "棋戦", "表題", "先手", "後手", "下手", "上手", "作品番号", "作品名");

    /** Lines that say nothing about the game. */
    private static final Set<String> SETTINGS = Set.of("盤面反転");

    private final RecordBuilder record = new RecordBuilder();
    private final KifStartReader start = new KifStartReader();
    private boolean hasLines;
    private boolean inMoves;
    private int skippedNumbers;
    private final List<String> earlyComments = new ArrayList<>();
    private String earlyBookmark = "";

    /** Whether this line belongs to the next game of the text. */
    boolean isOfNextGame(String line) {
        if (!record.hasBegun() && !(record.isBroken() && inMoves)) {
            return false;
        }
        String text = line.strip();
        return text.startsWith("手数-")
                || PROGRAM.matcher(text).matches()
                || KifStartReader.isHandicap(text)
                || KifStartReader.beginsBoard(text)
                || FIRST_HEADERS.contains(key(text));
    }

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
        if (text.startsWith("変化") && inMoves) {
            readVariation(line, text);
        } else if (text.startsWith("手数-")) {
            inMoves = true;
        } else if (KifDigits.value(text.charAt(0)) >= 0 && !KifStartReader.isRuler(text)) {
            readNumberedMove(line);
        } else if (JapaneseMoveReader.MARKS.indexOf(text.charAt(0)) >= 0) {
            readMarkedMoves(line);
        } else if (text.startsWith("まで")) {
            readSentence(line, text);
        } else if (KifStartReader.reads(text)) {
            readStart(line);
        } else if (!SETTINGS.contains(text)) {
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
                if (!inMoves && !start.isKnown()) {
                    throw end.error(Reason.INCOMPLETE, "the record ends before its moves");
                }
                begin(end);
            }
        } catch (RecordException e) {
            record.report(e.problem());
        }
        return record.finish();
    }

    // ---- What is said about the game ----

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

    private void readHeader(TextSpan line, String text) {
        String key = key(text);
        if (key.isEmpty()) {
            throw line.error(Reason.UNKNOWN_STATEMENT, "KIF has no such line");
        }
        String value = text.substring(colon(text) + 1).strip();
        Optional<Color> player = KifWords.player(key);
        if (player.isPresent()) {
            record.player(player.get(), value);
        } else {
            record.header(key, value);
        }
    }

    /** The key of a header; empty if the line is none. A colon of half width stands behind a Japanese word only. */
    private static String key(String text) {
        int colon = colon(text);
        String key = colon < 0 ? "" : text.substring(0, colon).strip();
        boolean isHeader = colon >= 0 && text.charAt(colon) == '：'
                || key.chars().allMatch(c -> !Character.isWhitespace(c))
                        && key.chars().anyMatch(c -> c > 127);
        return isHeader ? key : "";
    }

    /** The offset of the first colon; -1 if there is none. */
    private static int colon(String text) {
        int full = text.indexOf('：');
        int half = text.indexOf(':');
        return full < 0 || half >= 0 && half < full ? half : full;
    }

    private void readStart(TextSpan line) {
        if (record.isBroken()) {
            return;
        }
        if (record.hasBegun()) {
            throw line.error(Reason.MISPLACED, "the start position was complete before this");
        }
        start.read(line);
    }

    // ---- Moves ----

    /** Sets the start up if that has not been done; whether there is one. */
    private boolean begin(TextSpan span) {
        inMoves = true;
        if (!record.hasBegun() && !record.isBroken()) {
            record.begin(start.build(span), span);
            earlyComments.forEach(record::comment);
            record.bookmark(earlyBookmark);
        }
        return record.hasBegun();
    }

    /** Goes back to where a variation begins. */
    private void readVariation(TextSpan line, String text) {
        Matcher variation = VARIATION.matcher(text);
        if (!begin(line)) {
            return;
        }
        if (!variation.lookingAt()) {
            record.breakOff(line.error(Reason.UNKNOWN_STATEMENT, "a variation begins with a line like 変化：12手")
                    .problem());
        } else if (!record.branch(KifDigits.plainDigits(variation.group(1)) - skippedNumbers - 1)) {
            record.breakOff(line.error(Reason.WRONG_NUMBER, "no move before this has that number")
                    .problem());
        }
    }

    private void readNumberedMove(TextSpan line) {
        if (!begin(line)) {
            return;
        }
        int ply = record.nextPly();
        TextSpan span = line.asMove(ply);
        KifMoveLine move = new KifMoveLine(span);
        if (record.isBroken()) {
            readPunishment(move, line);
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
        Optional<KifEnds.Reading> end = move.readEnd();
        if (end.isPresent()) {
            record.end(end.get().end(), end.get().words(), span);
        } else {
            record.play(move.readMove(record.position()), span);
        }
        move.time().ifPresent(record::time);
    }

    /** After an illegal move the next line may say that it lost the game. */
    private void readPunishment(KifMoveLine move, TextSpan line) {
        move.readNumber();
        move.readEnd().ifPresent(end -> record.end(end.end(), end.words(), line));
    }

    /** Reads the moves of a line, each behind its mark. */
    private void readMarkedMoves(TextSpan line) {
        if (!begin(line)) {
            return;
        }
        String text = line.text();
        int from = text.length() - text.stripLeading().length();
        while (from < text.length() && !record.isBroken()) {
            int to = from + 1;
            while (to < text.length() && JapaneseMoveReader.MARKS.indexOf(text.charAt(to)) < 0) {
                to++;
            }
            String move = text.substring(from, to).stripTrailing();
            readMarkedMove(new TextSpan(move, line.line(), line.column() + from, record.nextPly()));
            from = to;
        }
    }

    private void readMarkedMove(TextSpan span) {
        JapaneseMoveReader reader = new JapaneseMoveReader(span.text(), 0, record.position());
        int move;
        try {
            move = reader.readMove();
        } catch (NotationException e) {
            throw span.moveError(e);
        }
        String rest = span.text().substring(reader.at()).strip();
        if (!rest.isEmpty() && !rest.startsWith("まで")) {
            throw span.error(Reason.BAD_MOVE, reader.at(), "the move is complete before this");
        }
        record.play(move, span);
        if (!rest.isEmpty()) {
            readSentence(span, rest);
        }
    }

    /** Reads a sentence such as まで77手で先手の勝ち, which in KI2 is all that says how the game ended. */
    private void readSentence(TextSpan line, String text) {
        if ((inMoves || COUNTING.matcher(text).lookingAt()) && begin(line) && !record.hasEnded()) {
            KifEnds.ofSentence(text, record.position().turn())
                    .ifPresent(end -> record.end(end.end(), end.words(), line));
        }
    }
}
