package sanmai.core.sliders.compressed;

import sanmai.core.sliders.parts.LineMasks;
import sanmai.core.sliders.parts.LineWords;

/**
 * The attacked squares of one row, copied to every row and masked with the line.
 *
 * @param copies the attacked squares in all three rows of a word, by key
 * @param line the line through each square, without that square
 */
record CompressedRows(int[] copies, LineMasks line) implements LineWords {
    @Override
    public int word(int key, int square, int w) {
        return copies[key & copies.length - 1] & line.word(square, w);
    }
}
