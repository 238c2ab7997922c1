package sanmai.core.sliders.extraction;

import sanmai.core.occupancy.Occupancy;
import sanmai.core.sliders.parts.PieceAttacks;

/**
 * The attacks of one slider as the words of the board.
 *
 * @param blockers finds the place of the attacks
 * @param words word {@code w} of the attacked squares, by {@code 3 * place + w}
 */
record ExtractedAttacks(ExtractedBlockers blockers, int[] words) implements PieceAttacks {
    static ExtractedAttacks of(ExtractedBlockers blockers, ExtractedBlockers.Oracle oracle) {
        int[] words = new int[3 * blockers.places()];
        blockers.fill(oracle, (place, square, attacks) -> {
            for (int w = 0; w < 3; w++) {
                words[3 * place + w] = attacks.word(w);
            }
        });
        return new ExtractedAttacks(blockers, words);
    }

    /** Where the attacked squares begin in the table. */
    @Override
    public int key(int square, Occupancy occupancy) {
        return 3 * blockers.place(square, occupancy);
    }

    @Override
    public int word(int key, Occupancy occupancy, int w) {
        return words[key + w];
    }
}
