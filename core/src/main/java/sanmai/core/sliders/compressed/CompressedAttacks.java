package sanmai.core.sliders.compressed;

import sanmai.core.Square;
import sanmai.core.sliders.folding.Folding;
import sanmai.core.sliders.magic.factors.FactorTable;
import sanmai.core.sliders.parts.LineAttacks;
import sanmai.core.sliders.parts.PerSquare;

/** The tables of attacked squares that the keys of {@link CompressedLine} and {@link CompressedFile} index. */
final class CompressedAttacks {
    private CompressedAttacks() {}

    /**
     * The attacked positions of a line, by entry: bit {@code i} is position {@code i}.
     *
     * @throws IllegalStateException if a factor gives one entry to patterns with different attacked squares
     */
    static int[] patterns(FactorTable table) {
        // On the top rank, squares are numbered like the positions.
        LineFactors factors = LineFactors.of(table, PerSquare.columns());
        int[] attacked = new int[LineFactors.size(table, LineFactors.POSITIONS)];
        for (int position = 0; position < LineFactors.POSITIONS; position++) {
            for (int inner = 0; inner < LineAttacks.INNER_PATTERNS; inner++) {
                if ((inner << 1 >>> position & 1) != 0) {
                    continue; // The slider does not block itself; keys leave its square out.
                }
                int entry = factors.entry(position, CompressedLine.spread(inner));
                int set = LineAttacks.attacks(position, 9, inner << 1);
                if (attacked[entry] != 0 && attacked[entry] != set) {
                    throw new IllegalStateException("the factor for position " + position
                            + " gives the same index to two sets of attacked squares");
                }
                attacked[entry] = set;
            }
        }
        return attacked;
    }

    /** The attacked squares of a row, copied to the three rows of a word. */
    static int[] copiedRows(int... patterns) {
        int[] copies = new int[Integer.highestOneBit(patterns.length - 1) << 1];
        for (int entry = 0; entry < patterns.length; entry++) {
            copies[entry] = patterns[entry] * Folding.COLUMN;
        }
        return copies;
    }

    /** The attacked squares of the file in column 0, by {@code entry << 2 | w}. */
    static int[] files(int... patterns) {
        int[] words = new int[Integer.highestOneBit(patterns.length - 1) << 3];
        for (int entry = 0; entry < patterns.length; entry++) {
            for (int row = 0; row < 9; row++) {
                int square = Square.at(row, 0);
                words[entry << 2 | Square.word(square)] |= (patterns[entry] >>> row & 1) * Square.bit(square);
            }
        }
        return words;
    }
}
