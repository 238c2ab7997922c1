package sanmai.report;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import com.google.gson.internal.LazilyParsedNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * Lines of JSON as somebody may have edited them by hand: every value, however deep, is replaced or taken away in
 * turn; of a list the first.
 */
public final class HandEdits {
    /** Numbers at the ends of ranges and beyond. */
    private static final List<String> NUMBERS = List.of(
            "-1",
            "0",
            "2147483647",
            "-2147483648",
            "2147483648",
            "9223372036854775807",
            "9223372036854775808",
            "1e400",
            "0.5");

    private HandEdits() {}

    /**
     * An edited line.
     *
     * @param what was done
     * @param line the line
     * @param isWrong whether no reader may take it: a wrong type, or something that is missing or too much
     */
    public record Edit(String what, String line, boolean isWrong) {}

    /** All edits of a line. */
    public static List<Edit> of(String line) {
        List<Edit> edits = new ArrayList<>();
        int places = count(JsonParser.parseString(line));
        for (int place = 0; place < places; place++) {
            JsonElement old = at(line, place);
            addOther(edits, line, place, "null", JsonNull.INSTANCE, false);
            for (JsonElement other : others(old)) {
                addOther(edits, line, place, other.toString(), other, !old.isJsonNull());
            }
            for (String number : isNumber(old) ? NUMBERS : List.<String>of()) {
                addOther(edits, line, place, number, new JsonPrimitive(new LazilyParsedNumber(number)), false);
            }
            if (old.isJsonObject() && old.getAsJsonObject().size() > 0) {
                edits.add(membersOf(line, place, "another member", object -> object.addProperty("other", 1)));
                String first = old.getAsJsonObject().keySet().iterator().next();
                edits.add(membersOf(line, place, "no " + first, object -> object.remove(first)));
            }
        }
        return edits;
    }

    private static boolean isNumber(JsonElement value) {
        return value.isJsonPrimitive() && value.getAsJsonPrimitive().isNumber();
    }

    /** Values of other types. */
    private static List<JsonElement> others(JsonElement old) {
        List<JsonElement> all = List.of(
                new JsonPrimitive("x"),
                new JsonPrimitive(1),
                new JsonPrimitive(true),
                new JsonArray(),
                new JsonObject());
        return all.stream().filter(other -> kind(other) != kind(old)).toList();
    }

    private static int kind(JsonElement value) {
        return value.isJsonNull()
                ? 0
                : value.isJsonArray()
                        ? 1
                        : value.isJsonObject()
                                ? 2
                                : isNumber(value)
                                        ? 3
                                        : value.getAsJsonPrimitive().isString() ? 4 : 5;
    }

    private static void addOther(
            List<Edit> edits, String line, int place, String what, JsonElement other, boolean isWrong) {
        boolean[] changed = {false};
        JsonElement edited = changed(line, place, old -> {
            changed[0] = true;
            return other;
        });
        if (changed[0]) {
            edits.add(new Edit(what + " for value " + place + ", " + at(line, place), edited.toString(), isWrong));
        }
    }

    private static Edit membersOf(String line, int place, String what, java.util.function.Consumer<JsonObject> edit) {
        JsonElement edited = changed(line, place, old -> {
            edit.accept(old.getAsJsonObject());
            return old;
        });
        return new Edit(what + " in value " + place, edited.toString(), true);
    }

    private static int count(JsonElement root) {
        int[] count = {0};
        walk(root, (value, setter) -> count[0]++);
        return count[0];
    }

    private static JsonElement at(String line, int place) {
        JsonElement[] found = {JsonNull.INSTANCE};
        int[] number = {0};
        walk(JsonParser.parseString(line), (value, setter) -> {
            if (number[0]++ == place) {
                found[0] = value;
            }
        });
        return found[0];
    }

    private static JsonElement changed(String line, int place, Function<JsonElement, JsonElement> edit) {
        JsonArray root = new JsonArray();
        root.add(JsonParser.parseString(line));
        int[] number = {0};
        List<Runnable> changes = new ArrayList<>();
        walk(
                root.get(0),
                (value, setter) -> {
                    if (number[0]++ == place) {
                        changes.add(() -> setter.accept(edit.apply(value)));
                    }
                },
                value -> root.set(0, value));
        changes.forEach(Runnable::run);
        return root.get(0);
    }

    /** How a value is replaced. */
    private interface Setter {
        void accept(JsonElement value);
    }

    private static void walk(JsonElement root, BiConsumer<JsonElement, Setter> visitor) {
        walk(root, visitor, value -> {});
    }

    private static void walk(JsonElement value, BiConsumer<JsonElement, Setter> visitor, Setter setter) {
        visitor.accept(value, setter);
        if (value.isJsonObject()) {
            JsonObject object = value.getAsJsonObject();
            object.entrySet()
                    .forEach(entry -> walk(entry.getValue(), visitor, other -> object.add(entry.getKey(), other)));
        } else if (value.isJsonArray() && !value.getAsJsonArray().isEmpty()) {
            JsonArray array = value.getAsJsonArray();
            walk(array.get(0), visitor, other -> array.set(0, other));
        }
    }
}
