package sanmai.notation.jkf;

import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.EOFException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import sanmai.notation.NotationException;
import sanmai.notation.reading.RecordException;
import sanmai.notation.reading.TextSpan;
import sanmai.notation.record.RecordProblem;
import sanmai.notation.record.RecordProblem.Reason;

/** The values of a JSON text, one after the other. A value that is cut off has what comes before the cut. */
final class JsonText {
    private static final int DEEPEST = 1000;

    private final List<String> lines;
    private final int before;
    private final JsonChars chars;
    private final JsonReader in;
    private final List<JsonValue> values = new ArrayList<>();
    private final List<RecordProblem> problems = new ArrayList<>();

    /**
     * Reads a text.
     *
     * @param text its lines end in LF
     * @param before the number of lines before the text
     */
    JsonText(String text, int before) {
        lines = text.lines().toList();
        this.before = before;
        chars = new JsonChars(text);
        in = new JsonReader(chars);
        in.setStrictness(Strictness.LENIENT);
        in.setNestingLimit(DEEPEST);
        try {
            while (in.peek() != JsonToken.END_DOCUMENT) {
                read(values::add);
            }
        } catch (EOFException e) {
            if (!values.isEmpty()) {
                problems.add(end().problem());
            }
        } catch (IOException | IllegalStateException | NumberFormatException e) {
            String explanation = "this is no JSON, or it is nested more than " + DEEPEST + " deep";
            problems.add(place(JsonValue.NOTHING, chars.line(), chars.column() - 1)
                    .error(Reason.BAD_JSON, 0, explanation)
                    .problem());
        }
    }

    /** The values of the text. */
    List<JsonValue> values() {
        return values;
    }

    /** Which members were lost, and why the text could not be read to its end; empty if all of it was read. */
    List<RecordProblem> problems() {
        return problems;
    }

    private RecordException end() {
        int last = Math.max(1, lines.size());
        int column = lines.isEmpty() ? 1 : lines.get(last - 1).length() + 1;
        return new TextSpan("", before + last, column, 0).error(Reason.INCOMPLETE, "the JSON text ends in the middle");
    }

    /** Reads a value, and hands it over before its members or elements are read. */
    private void read(Consumer<JsonValue> taker) throws IOException {
        JsonToken token = in.peek();
        switch (token) {
            case BEGIN_OBJECT -> {
                Map<String, JsonValue> members = new LinkedHashMap<>();
                taker.accept(here(members));
                in.beginObject();
                while (in.hasNext()) {
                    String name = in.nextName();
                    read(value -> put(members, name, value));
                }
                in.endObject();
            }
            case BEGIN_ARRAY -> {
                List<JsonValue> elements = new ArrayList<>();
                taker.accept(here(elements));
                in.beginArray();
                while (in.hasNext()) {
                    read(elements::add);
                }
                in.endArray();
            }
            case STRING, NUMBER -> {
                JsonValue place = here(JsonValue.NOTHING);
                taker.accept(new JsonValue(in.nextString(), place.line(), place.column()));
            }
            case BOOLEAN -> taker.accept(here(in.nextBoolean()));
            default -> {
                taker.accept(here(JsonValue.NOTHING));
                in.nextNull();
            }
        }
    }

    /** Adds a member. Of two with one name, the second counts, as in other programs. */
    private void put(Map<String, JsonValue> members, String name, JsonValue value) {
        if (members.put(name, value) != null) {
            String explanation = "this is a second \"" + NotationException.quoted(name) + "\", the first one is lost";
            problems.add(value.error(Reason.BAD_NOTE, 0, explanation).problem());
        }
    }

    /** Gives a value, of which Gson has read the beginning, its place. */
    private JsonValue here(Object content) {
        return place(content, chars.tokenLine(), chars.tokenColumn());
    }

    private JsonValue place(Object content, int line, int column) {
        int known = Math.max(1, Math.min(line, lines.size()));
        int end = lines.isEmpty() ? 1 : lines.get(known - 1).length() + 1;
        return new JsonValue(content, before + known, Math.max(1, Math.min(column, end)));
    }
}
