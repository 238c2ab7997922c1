package sanmai.report;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import com.google.gson.Strictness;

/** Values in JSON and back: records, lists, strings, numbers. */
public final class Json {
    private static final Gson LINES = new GsonBuilder()
            .setStrictness(Strictness.STRICT)
            .disableHtmlEscaping()
            .serializeNulls()
            .registerTypeAdapterFactory(new StrictValues())
            .create();
    private static final Gson PAGES = LINES.newBuilder().setPrettyPrinting().create();

    private Json() {}

    /** The value in one line. */
    public static String line(Object value) {
        return LINES.toJson(value);
    }

    /** The value in indented lines; the last one has no end of line. */
    public static String page(Object value) {
        return PAGES.toJson(value);
    }

    /**
     * Reads a value as it was written. Nothing in it is null but what is {@code Nullable}, and no number is beyond the range
     * of its type.
     *
     * @throws IllegalArgumentException if the text is no JSON, lacks something, has more, or does not fit the type; the message
     *     says where. Nothing else is thrown
     */
    public static <T> T read(String text, Class<T> type) {
        try {
            T value = LINES.fromJson(text, type);
            if (value == null) {
                throw new IllegalArgumentException("nothing there");
            }
            return value;
        } catch (JsonParseException e) {
            String reason = e.getCause() == null ? e.getMessage() : e.getCause().getMessage();
            throw new IllegalArgumentException("not the JSON that is expected: " + firstLine(reason), e);
        }
    }

    private static String firstLine(String text) {
        return text.lines().findFirst().orElse("");
    }
}
