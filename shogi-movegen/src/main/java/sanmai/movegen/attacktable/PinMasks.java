package sanmai.movegen.attacktable;

import java.util.Arrays;

/**
 * Which of its attacks a piece may use without exposing its king: a pinned piece those along its pin, the king those that
 * do not lead on along the line of a slider that gives check, any other piece all.
 */
final class PinMasks {
    private static final int ALL = -1;

    /** The king, and at most one pinned piece in each direction from it. */
    private static final int MOST = 9;

    /** By place: the slots that the piece there may use. */
    private final int[] allowed = new int[Mailbox.LENGTH];

    private final int[] restrained = new int[MOST];
    private int count;

    PinMasks() {
        Arrays.fill(allowed, ALL);
    }

    /** Forgets all restraints. */
    void clear() {
        for (int i = 0; i < count; i++) {
            allowed[restrained[i]] = ALL;
        }
        count = 0;
    }

    /** Finds the restraints of a side with its king on this place, after {@link #clear}. */
    void read(int[] table, int us, int king) {
        int checks = AttackBits.slides(table[king], us ^ 1);
        if (checks != 0) {
            // Beyond the king the table shows no attack, but there will be one when the king has gone there.
            restrain(king, ~AttackBits.of(checks));
        }
        for (int direction = 0; direction < 8; direction++) {
            int step = Mailbox.step(direction);
            int place = king + step;
            while ((table[place] & AttackBits.OCCUPIED) == 0) {
                place += step;
            }
            readFirstPiece(table[place], us, direction, place);
        }
    }

    /** The first piece seen from the king is pinned if it is its own and a slider comes the other way. */
    private void readFirstPiece(int word, int us, int direction, int place) {
        boolean own = (word & AttackBits.OCCUPIED) == AttackBits.occupied(us);
        if (own && (AttackBits.slides(word, us ^ 1) >>> 7 - direction & 1) != 0) {
            restrain(place, AttackBits.line(direction));
        }
    }

    private void restrain(int place, int slots) {
        allowed[place] = slots;
        restrained[count++] = place;
    }

    /** Whether any piece is restrained. */
    boolean any() {
        return count != 0;
    }

    /** Whether the piece on a place may make the attack in this slot. */
    boolean allows(int place, int slot) {
        return (allowed[place] >>> slot & 1) != 0;
    }
}
