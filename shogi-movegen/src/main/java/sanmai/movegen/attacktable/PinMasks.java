package sanmai.movegen.attacktable;

import java.util.Arrays;

/**
 * The pin masks: the attacks that each piece may use without exposing its king. A pinned piece may use the attacks along
 * its pin; the king may use those that leave the line of a sliding checker; any other piece may use all.
 */
final class PinMasks {
    private static final int ALL = -1;

    /** The king, and at most one pinned piece in each direction from it. */
    private static final int MOST = 9;

    /** By mailbox index: the attack bits that the piece there may use. */
    private final int[] allowed = new int[Mailbox.LENGTH];

    private final int[] masked = new int[MOST];
    private int count;

    PinMasks() {
        Arrays.fill(allowed, ALL);
    }

    /** Forgets all masks. */
    void clear() {
        for (int i = 0; i < count; i++) {
            allowed[masked[i]] = ALL;
        }
        count = 0;
    }

    /** Finds the masks of a side with its king on the square with this mailbox index, after {@link #clear}. */
    void read(int[] table, int us, int king) {
        int checks = AttackBits.slides(table[king], us ^ 1);
        if (checks != 0) {
            // The table shows no attack beyond the king, but the slider attacks that square once the king has moved
            // there.
            mask(king, ~AttackBits.of(checks));
        }
        for (int direction = 0; direction < 8; direction++) {
            int step = Mailbox.step(direction);
            int index = king + step;
            while ((table[index] & AttackBits.OCCUPIED) == 0) {
                index += step;
            }
            readFirstPiece(table[index], us, direction, index);
        }
    }

    /**
     * The first piece seen from the king is pinned if it is the king's own and a slider attacks it from the other side.
     */
    private void readFirstPiece(int word, int us, int direction, int index) {
        boolean own = (word & AttackBits.OCCUPIED) == AttackBits.occupied(us);
        if (own && (AttackBits.slides(word, us ^ 1) >>> 7 - direction & 1) != 0) {
            mask(index, AttackBits.line(direction));
        }
    }

    private void mask(int index, int bits) {
        allowed[index] = bits;
        masked[count++] = index;
    }

    /** Whether any piece has a mask. */
    boolean any() {
        return count != 0;
    }

    /** Whether the piece on an index may make the attack of this attack bit. */
    boolean allows(int index, int bit) {
        return (allowed[index] >>> bit & 1) != 0;
    }
}
