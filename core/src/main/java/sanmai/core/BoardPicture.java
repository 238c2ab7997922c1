package sanmai.core;

import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Sets of squares as text: {@link Bitboard#parse} and {@link Bitboard#toString}. */
final class BoardPicture {
    /** A picture without its white space: nine marks for each rank, with or without the names of files and ranks. */
    private static final Pattern PICTURE = Pattern.compile(IntStream.rangeClosed('a', 'i')
            .mapToObj(rank -> "[.x]{9}" + (char) rank + "?")
            .collect(Collectors.joining("", "(987654321)?", "")));

    private BoardPicture() {}

    static Bitboard read(String picture) {
        String text = picture.replaceAll("\\s", "");
        if (!PICTURE.matcher(text).matches()) {
            throw new IllegalArgumentException("a board picture has 81 marks '.' or 'x', not: \"" + picture + "\"");
        }
        String marks = text.replaceAll("[1-9a-i]", "");
        return Bitboard.of(IntStream.range(0, Square.COUNT)
                .filter(square -> marks.charAt(square) == 'x')
                .toArray());
    }

    static String draw(Bitboard set) {
        StringBuilder picture = new StringBuilder(Square.COUNT * 2);
        for (int square = 0; square < Square.COUNT; square++) {
            picture.append(set.contains(square) ? 'x' : '.').append(Square.column(square) == 8 ? '\n' : ' ');
        }
        return picture.toString();
    }
}
