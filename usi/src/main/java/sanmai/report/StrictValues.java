package sanmai.report;

import com.google.gson.Gson;
import com.google.gson.JsonSyntaxException;
import com.google.gson.TypeAdapter;
import com.google.gson.TypeAdapterFactory;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads values as they are written, and nothing else: a number is no string, and a record has each of its components once.
 * Only a component that is {@link Nullable} may be missing, or null.
 */
final class StrictValues implements TypeAdapterFactory {
    @Override
    public <T> TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
        TypeAdapter<T> usual = gson.getDelegateAdapter(this, type);
        return type.getRawType().isRecord() ? new OfRecord<>(gson, usual, type) : new OfOther<>(usual, type);
    }

    private static JsonSyntaxException error(JsonReader in, String what) {
        return new JsonSyntaxException(what + " at " + in.getPath());
    }

    /** A value that is no record. */
    private static final class OfOther<T> extends TypeAdapter<T> {
        private final TypeAdapter<T> usual;
        private final Class<?> type;

        OfOther(TypeAdapter<T> usual, TypeToken<T> type) {
            this.usual = usual;
            this.type = type.getRawType();
        }

        @Override
        public T read(JsonReader in) throws IOException {
            JsonToken token = in.peek();
            if (!fits(token)) {
                throw error(in, token + " instead of " + type.getSimpleName());
            }
            T value = usual.read(in);
            if (value == null) {
                throw error(in, "there is no such " + type.getSimpleName());
            }
            return value;
        }

        /** Whether a value of the type is written like this. */
        private boolean fits(JsonToken token) {
            return switch (token) {
                case STRING -> type == String.class || type.isEnum();
                case NUMBER -> type.isPrimitive() ? type != boolean.class : Number.class.isAssignableFrom(type);
                case BOOLEAN -> type == boolean.class || type == Boolean.class;
                case BEGIN_ARRAY -> Collection.class.isAssignableFrom(type);
                case BEGIN_OBJECT -> Map.class.isAssignableFrom(type);
                default -> false;
            };
        }

        @Override
        public void write(JsonWriter out, T value) throws IOException {
            usual.write(out, value);
        }
    }

    /** A record. */
    private static final class OfRecord<T> extends TypeAdapter<T> {
        private final Gson gson;
        private final TypeAdapter<T> usual;
        private final Class<? super T> type;
        private final List<RecordComponent> components;

        OfRecord(Gson gson, TypeAdapter<T> usual, TypeToken<T> type) {
            this.gson = gson;
            this.usual = usual;
            this.type = type.getRawType();
            components = List.of(this.type.getRecordComponents());
        }

        @Override
        public T read(JsonReader in) throws IOException {
            if (in.peek() != JsonToken.BEGIN_OBJECT) {
                throw error(in, in.peek() + " instead of an object");
            }
            Map<String, @Nullable Object> values = new HashMap<>();
            in.beginObject();
            while (in.hasNext()) {
                String name = in.nextName();
                RecordComponent component = components.stream()
                        .filter(known -> known.getName().equals(name) && !values.containsKey(name))
                        .findFirst()
                        .orElseThrow(() -> error(in, "a name that is not known, or was there before,"));
                values.put(name, value(component, in));
            }
            for (RecordComponent component : components) {
                if (!values.containsKey(component.getName()) && !mayBeNull(component)) {
                    throw error(in, "\"" + component.getName() + "\" is missing");
                }
            }
            in.endObject();
            return make(values, in);
        }

        private static boolean mayBeNull(RecordComponent component) {
            return component.getAnnotatedType().isAnnotationPresent(Nullable.class);
        }

        private @Nullable Object value(RecordComponent component, JsonReader in) throws IOException {
            if (in.peek() == JsonToken.NULL && mayBeNull(component)) {
                in.nextNull();
                return null;
            }
            return gson.getAdapter(TypeToken.get(component.getGenericType())).read(in);
        }

        @SuppressWarnings("unchecked")
        private T make(Map<String, @Nullable Object> values, JsonReader in) {
            try {
                Constructor<? super T> constructor = type.getDeclaredConstructor(
                        components.stream().map(RecordComponent::getType).toArray(Class<?>[]::new));
                constructor.setAccessible(true);
                Object[] arguments = components.stream()
                        .map(component -> values.get(component.getName()))
                        .toArray();
                return (T) constructor.newInstance(arguments);
            } catch (InvocationTargetException e) {
                throw error(
                        in, "no " + type.getSimpleName() + " (" + e.getCause().getMessage() + ")");
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(type + " is not open to be read", e);
            }
        }

        @Override
        public void write(JsonWriter out, T value) throws IOException {
            usual.write(out, value);
        }
    }
}
