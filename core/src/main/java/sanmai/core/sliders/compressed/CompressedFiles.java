package sanmai.core.sliders.compressed;

import sanmai.core.sliders.parts.LineWords;
import sanmai.core.sliders.parts.PerSquare;

/**
 * The attacked squares of the file in column 0, shifted to the file of the slider.
 *
 * @param words word {@code w} of the attacked squares, by {@code key << 2 | w}
 * @param column the column of each square
 */
record CompressedFiles(int[] words, PerSquare column) implements LineWords {
    @Override
    public int word(int key, int square, int w) {
        return words[(key << 2 | w) & words.length - 1] << column.at(square);
    }
}
