package sanmai.notation;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import sanmai.core.Color;
import sanmai.notation.RecordProblem.Reason;

/** Reads one record of JKF. */
final class JkfReader {
    private static final int LONGEST_TIME = 999_999_999;

    private final RecordBuilder record = new RecordBuilder();

    /** What comes of a value, which need not be a record. */
    ParsedRecord read(JsonValue root) {
        try {
            if (!root.get("moves").isPresent() && !root.get("initial").isPresent()) {
                throw root.error(Reason.INCOMPLETE, 0, "a record in JKF is an object with header, initial and moves");
            }
            root.get("header").members().forEach(this::readHeader);
            record.begin(JkfStart.read(root.get("initial")), root.get("initial").span(0));
            readMoves(root.get("moves").elements());
        } catch (RecordException e) {
            record.report(e.problem());
        }
        return record.finish();
    }

    private void readHeader(String key, JsonValue value) {
        if (value.text().isEmpty()) {
            record.report(value.error(Reason.UNKNOWN_STATEMENT, 0, "a header is a string")
                    .problem());
            return;
        }
        Optional<Color> player = KifWords.player(key);
        if (player.isPresent()) {
            record.player(player.get(), value.text().get());
        } else {
            record.header(key, value.text().get());
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

    /** Reads a line from the place that the record has come to, then what branches off it, the last first. */
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
            readForks(line.get(i).get("forks").elements(), plies[i]);
        }
    }

    /** Reads the variations to a move. */
    private void readForks(List<JsonValue> forks, int ply) {
        for (JsonValue fork : forks) {
            record.branch(ply - 1);
            readLine(fork.elements());
        }
    }

    private void readElement(JsonValue element) {
        int ply = record.nextPly();
        try {
            if (element.get("move").isPresent()) {
                record.play(
                        JkfMove.read(element.get("move"), record),
                        element.get("move").span(ply));
            } else if (element.get("special").isPresent()) {
                readEnd(element.get("special"), ply);
            }
            readNotes(element);
        } catch (RecordException e) {
            record.report(e.problem());
        }
    }

    /** Reads an end by its word in CSA, without the % sign, or in KIF. */
    private void readEnd(JsonValue special, int ply) {
        String word = special.text().orElse("");
        Optional<GameEnd> ofCsa = CsaEnd.of("%" + word, record.position().turn());
        KifEnds.Reading end = ofCsa.map(known -> new KifEnds.Reading(known, ""))
                .or(() -> KifEnds.ofWord(word))
                .orElse(new KifEnds.Reading(GameEnd.OTHER, word.strip()));
        String words = ("%" + word).equals(CsaEnd.MAX_MOVES) ? CsaEnd.MAX_MOVES_WORDS : end.words();
        if (word.isBlank() || word.indexOf('\n') >= 0) {
            throw special.error(Reason.UNKNOWN_STATEMENT, ply, "an end is a word of CSA such as TORYO");
        }
        record.end(end.end(), words, special.span(ply));
    }

    private void readNotes(JsonValue element) {
        JsonValue now = element.get("time").get("now");
        OptionalInt hours = now.get("h").number(0, LONGEST_TIME);
        OptionalInt minutes = now.get("m").number(0, LONGEST_TIME);
        OptionalInt seconds = now.get("s").number(0, LONGEST_TIME);
        if (minutes.isPresent() || seconds.isPresent()) {
            record.time(Duration.ofHours(hours.orElse(0))
                    .plusMinutes(minutes.orElse(0))
                    .plusSeconds(seconds.orElse(0)));
        }
        for (JsonValue comment : element.get("comments").elements()) {
            comment.text().ifPresent(text -> List.of(text.split("\\R", -1)).forEach(record::comment));
        }
    }
}
