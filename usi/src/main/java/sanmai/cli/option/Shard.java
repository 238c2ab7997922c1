package sanmai.cli.option;

import com.google.common.collect.ContiguousSet;
import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * A part of a list on the command line: {@code 2/3} is every third item from the second on. Parts of the same list are
 * about equally large, and together they are the list.
 *
 * @param number which part, from 1
 * @param count the number of parts, from 1
 */
public record Shard(int number, int count) {
    private static final Pattern TEXT = Pattern.compile("([0-9]{1,6})/([0-9]{1,6})");

    /** Reads parts for picocli. */
    public static final class Converter implements ITypeConverter<Shard> {
        @Override
        public Shard convert(String text) {
            Matcher matcher = TEXT.matcher(text);
            if (!matcher.matches()) {
                throw new TypeConversionException("'" + text + "' is no part such as 2/3");
            }
            int number = Integer.parseInt(matcher.group(1));
            int count = Integer.parseInt(matcher.group(2));
            if (number < 1 || number > count) {
                throw new TypeConversionException(
                        "'" + text + "' is no part: parts are 1/" + count + " to " + count + "/" + count);
            }
            return new Shard(number, count);
        }
    }

    /** Whether this is the whole list. */
    public boolean isWhole() {
        return count == 1;
    }

    /** The items of this part, as a view: the list may be very long. */
    public <T> List<T> of(List<T> items) {
        int size = (int) (((long) items.size() - number + count) / count);
        return new AbstractList<>() {
            @Override
            public T get(int index) {
                return items.get(number - 1 + Objects.checkIndex(index, size) * count);
            }

            @Override
            public int size() {
                return size;
            }
        };
    }

    /** The numbers of this part, of the {@code total} numbers from {@code first} on. */
    public List<Integer> numbers(int first, int total) {
        return of(ContiguousSet.closedOpen(first, first + total).asList());
    }
}
