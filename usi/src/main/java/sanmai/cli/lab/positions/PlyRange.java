package sanmai.cli.lab.positions;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * A range of plies on the command line: {@code 20-120}, or {@code 40} for just one.
 *
 * @param first the smallest number of moves before a position, from 0
 * @param last the greatest
 */
public record PlyRange(int first, int last) {
    private static final Pattern TEXT = Pattern.compile("([0-9]{1,6})(?:-([0-9]{1,6}))?");

    /** Reads ranges for picocli. */
    public static final class Converter implements ITypeConverter<PlyRange> {
        @Override
        public PlyRange convert(String text) {
            Matcher matcher = TEXT.matcher(text);
            if (!matcher.matches()) {
                throw new TypeConversionException("'" + text + "' is no range of plies such as 20-120");
            }
            int first = Integer.parseInt(matcher.group(1));
            int last = matcher.group(2) == null ? first : Integer.parseInt(matcher.group(2));
            if (last < first) {
                throw new TypeConversionException("'" + text + "' ends before it begins");
            }
            return new PlyRange(first, last);
        }
    }

    @Override
    public String toString() {
        return first + "-" + last;
    }
}
