package sanmai.notation.jkf;

import com.google.common.collect.ImmutableMap;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sanmai.core.Color;
import sanmai.notation.csa.CsaEnd;
import sanmai.notation.japanese.JapaneseHandicap;
import sanmai.notation.kanji.KifWords;
import sanmai.notation.kif.KifEnds;
import sanmai.notation.reading.MoveTime;
import sanmai.notation.reading.RecordBuilder;
import sanmai.notation.reading.RecordException;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordProblem.Reason;
import sanmai.shogi.PositionSetup;

/** Reads one record of JKF. */
final class JkfReader {
    private static final Pattern COUNT = Pattern.compile("([0-9]{1,9})(?:\\.0*|\\.([0-9]{1,9}))?");

    /** The members of a time. */
    private static final ImmutableMap<String, Duration> UNITS =
            ImmutableMap.of("h", Duration.ofHours(1), "m", Duration.ofMinutes(1), "s", Duration.ofSeconds(1));

    private static final String HANDICAP = "手合割";
    private static final String OTHER_START = "その他";

    private final RecordBuilder record = new RecordBuilder();

    /** Reads a value. If it is no record, the result has that problem. */
    ParsedRecord read(JsonValue root) {
        try {
            if (!root.get("moves").isPresent() && !root.get("initial").isPresent()) {
                throw root.error(Reason.INCOMPLETE, 0, "a record in JKF is an object with header, initial and moves");
            }
            JsonValue initial = root.get("initial");
            PositionSetup start = JkfStart.read(initial, unknown -> record.report(unknown.problem()));
            readHeaders(root.get("header"), start);
            record.begin(start, initial.span(0));
            readMoves(array(root.get("moves"), "moves are"));
        } catch (RecordException e) {
            record.report(e.problem());
        }
        return record.finish();
    }

    private void readHeaders(JsonValue header, PositionSetup start) {
        if (header.isPresent() && !(header.content() instanceof Map)) {
            record.unkept(header.span(0), "the header is an object");
        }
        header.members().forEach((key, value) -> {
            if (!key.equals(HANDICAP) || !isNameOf(start, value.text().orElse(""))) {
                readHeader(key, value);
            }
        });
    }

    /** Whether a handicap says no more than the start, which programs that read KIF keep beside it. */
    private static boolean isNameOf(PositionSetup start, String handicap) {
        return JapaneseHandicap.start(handicap.strip())
                .map(start::equals)
                .orElse(handicap.strip().equals(OTHER_START));
    }

    private void readHeader(String key, JsonValue value) {
        if (value.text().isEmpty()) {
            record.report(value.error(Reason.UNKNOWN_STATEMENT, 0, "a header is a string")
                    .problem());
            return;
        }
        Optional<Color> player = KifWords.player(key);
        if (player.isPresent()) {
            record.player(player.get(), value.text().get(), value.span(0));
        } else {
            record.header(key, value.text().get(), value.span(0));
        }
    }

    /** Reads the main line, whose first element is about the start. */
    private void readMoves(List<JsonValue> moves) {
        boolean isStart = !moves.isEmpty()
                && !moves.get(0).get("move").isPresent()
                && !moves.get(0).get("special").isPresent();
        if (isStart) {
            readNotes(moves.get(0));
        }
        readLine(isStart ? moves.subList(1, moves.size()) : moves);
    }

    /** Reads a line from the present place of the record, then its variations, the last one first. */
    private void readLine(List<JsonValue> line) {
        int[] plies = new int[line.size()];
        int readable = 0;
        while (readable < line.size() && !record.isBroken()) {
            plies[readable] = record.nextPly();
            readElement(line.get(readable++));
        }
        if (readable < line.size() && line.get(readable).get("special").isPresent()) {
            readElement(line.get(readable)); // An illegal move may have lost the game.
        }
        for (int i = readable - 1; i >= 0; i--) {
            readForks(array(line.get(i).get("forks"), "forks are"), plies[i]);
        }
    }

    /** Reads the variations to a move. */
    private void readForks(List<JsonValue> forks, int ply) {
        for (JsonValue fork : forks) {
            record.branch(ply - 1);
            readLine(array(fork, "a fork is"));
        }
    }

    private void readElement(JsonValue element) {
        try {
            if (element.get("move").isPresent()) {
                JkfMove.play(element.get("move"), record);
                readNotes(element);
                readEnd(element.get("special"));
            } else {
                readEnd(element.get("special"));
                readNotes(element);
            }
        } catch (RecordException e) {
            record.report(e.problem());
        }
    }

    /** Reads an end, if there is one, by its word in CSA, without the % sign, or in KIF. */
    private void readEnd(JsonValue special) {
        if (special.isPresent()) {
            int ply = record.nextPly();
            String word = special.text().orElse("");
            KifEnds.Reading end = end(word, record.turn())
                    .orElseThrow(() ->
                            special.error(Reason.UNKNOWN_STATEMENT, ply, "an end is a word of CSA such as TORYO"));
            if (CsaEnd.of("%" + word, record.turn()).isPresent()) {
                record.endOfNamedSide(end.end(), end.words(), special.span(ply));
            } else {
                record.end(end.end(), end.words(), special.span(ply));
            }
        }
    }

    /** The end that a word stands for with this side to move; empty if it is no word. */
    static Optional<KifEnds.Reading> end(String word, Color turn) {
        if (word.isBlank() || word.indexOf('\n') >= 0) {
            return Optional.empty();
        }
        String statement = "%" + word;
        String words = statement.equals(CsaEnd.MAX_MOVES) ? CsaEnd.MAX_MOVES_WORDS : "";
        return CsaEnd.of(statement, turn)
                .map(known -> new KifEnds.Reading(known, words))
                .or(() -> KifEnds.ofWord(word))
                .or(() -> Optional.of(new KifEnds.Reading(GameEnd.OTHER, word.strip())));
    }

    private void readNotes(JsonValue element) {
        readTime(element.get("time"));
        for (JsonValue comment : array(element.get("comments"), "comments are")) {
            comment.text()
                    .ifPresentOrElse(
                            text -> List.of(text.split("\\R", -1)).forEach(record::comment),
                            () -> record.unkept(comment.span(0), "a comment is a string"));
        }
    }

    private void readTime(JsonValue time) {
        JsonValue now = time.get("now");
        if (!time.isPresent()
                || !now.members().isEmpty() && now.members().values().stream().noneMatch(JsonValue::isPresent)) {
            return; // The time was not measured.
        }
        Duration sum = Duration.ZERO;
        for (Map.Entry<String, Duration> unit : UNITS.entrySet()) {
            JsonValue number = now.get(unit.getKey());
            Matcher count = COUNT.matcher(number.text().orElse(""));
            boolean isCount =
                    count.matches() && (count.group(2) == null || unit.getKey().equals("s"));
            if (!isCount && number.isPresent() || now.members().isEmpty()) {
                record.unkept(
                        number.span(0),
                        "a time has h, m and s: numbers of at most 9 digits, of which only s may have a fraction");
                return;
            }
            if (isCount) {
                sum = sum.plus(unit.getValue().multipliedBy(Long.parseLong(count.group(1))))
                        .plusNanos(MoveTime.nanos(count.group(2)));
            }
        }
        record.time(sum, time.span(0));
    }

    /** The elements of an array; of any other value none, and that is a problem. */
    private List<JsonValue> array(JsonValue value, String what) {
        if (value.isPresent() && !(value.content() instanceof List)) {
            record.unkept(value.span(0), what + " an array");
        }
        return value.elements();
    }
}
