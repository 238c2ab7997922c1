package sanmai.core.sliders.magic;

import sanmai.core.Bitboard;
import sanmai.core.Square;
import sanmai.core.sliders.magic.factors.BlockerPatterns;
import sanmai.core.sliders.parts.LineWords;

/**
 * Sets of attacked squares under the entries of a {@link MagicIndex}.
 *
 * @param words word {@code w} of the attacked squares, by {@code entry << 2 | w}
 */
record AttackTable(int[] words) implements LineWords {
    /** An empty table for this index, to be filled. */
    static AttackTable of(MagicIndex index) {
        return new AttackTable(new int[index.size() << 2]);
    }

    /**
     * Enters the attacked squares for all patterns of one square. An entry of zeros counts as unused. A slider that
     * attacks no square has no blockers, so its entry serves one set only.
     *
     * @throws IllegalStateException if the factors give one entry to two different sets of attacked squares
     */
    void fill(int square, BlockerPatterns blockers, MagicIndex index) {
        Bitboard[] sets = new Bitboard[blockers.groups()];
        for (int group = 0; group < sets.length; group++) {
            sets[group] = blockers.attacked(group);
        }
        for (int pattern = 0; pattern < blockers.count(); pattern++) {
            int entry = index.of(square, blockers.low(pattern), blockers.high(pattern)) << 2;
            Bitboard set = sets[blockers.group(pattern)];
            if ((words[entry] | words[entry | 1] | words[entry | 2]) == 0) {
                words[entry] = set.w0();
                words[entry | 1] = set.w1();
                words[entry | 2] = set.w2();
            } else if (words[entry] != set.w0() || words[entry | 1] != set.w1() || words[entry | 2] != set.w2()) {
                throw new IllegalStateException("the factors for " + Square.name(square)
                        + " give the same index to two sets of attacked squares, one of them\n" + set);
            }
        }
    }

    @Override
    public int word(int key, int square, int w) {
        return words[key << 2 | w];
    }
}
