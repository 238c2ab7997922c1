package sanmai.shogi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.core.TypeCode.PAWN;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;

class HandTest {
    private static final long SEED = 18L;
    private static final int HANDS = 5_000;

    @ParameterizedTest
    @EnumSource(names = {"PAWN", "LANCE", "KNIGHT", "SILVER", "BISHOP", "ROOK", "GOLD"})
    void everyCountUpToAFullSetIsKeptApart(PieceType type) {
        int full = fullHand();
        for (int count = 0; count <= type.countInASet(); count++) {
            int hand = Hand.with(full, type, count);
            assertEquals(count, Hand.count(hand, type));
            assertEquals(count != 0, Hand.has(hand, type.code()));
            for (PieceType other : Hand.KINDS) {
                if (other != type) {
                    assertEquals(other.countInASet(), Hand.count(hand, other), other + " beside " + type);
                }
            }
        }
    }

    @Test
    void piecesAreAddedAndTakenOneByOne() {
        int hand = Hand.EMPTY;
        for (PieceType type : Hand.KINDS) {
            for (int i = 1; i <= type.countInASet(); i++) {
                hand += Hand.one(type.code());
                assertEquals(i, Hand.count(hand, type.code()), type.name());
            }
        }
        assertEquals(fullHand(), hand);
        assertEquals(38, Hand.size(hand));
        for (PieceType type : Hand.KINDS) {
            hand -= type.countInASet() * Hand.one(type.code());
        }
        assertEquals(Hand.EMPTY, hand);
    }

    @Test
    void aCapturedPieceIsHeldUnpromoted() {
        for (Color color : Color.values()) {
            for (PieceType type : PieceType.values()) {
                int expected = type == PieceType.KING
                        ? Hand.EMPTY
                        : Hand.one(type.unpromoted().code());
                assertEquals(expected, Hand.oneOf(Piece.code(color, type)), color + " " + type);
            }
        }
    }

    @Test
    void oneHandCoversAnotherIfItHasAsManyOfEveryKind() {
        SplittableRandom random = new SplittableRandom(SEED);
        int covering = 0;
        for (int i = 0; i < HANDS; i++) {
            int[] first = randomCounts(random);
            int[] second = randomCounts(random);
            if (random.nextBoolean()) {
                for (int kind = 1; kind <= PieceType.HAND_KINDS; kind++) {
                    second[kind] = Math.min(second[kind], first[kind] + (random.nextInt(40) == 0 ? 1 : 0));
                }
            }
            boolean covers = true;
            for (int kind = 1; kind <= PieceType.HAND_KINDS; kind++) {
                covers &= first[kind] >= second[kind];
            }
            covering += covers ? 1 : 0;
            String what = "seed " + SEED + ", pair " + i;
            assertEquals(covers, Hand.isEqualOrSuperior(hand(first), hand(second)), what);
            assertTrue(Hand.isEqualOrSuperior(hand(first), hand(first)), what);
            assertTrue(Hand.isEqualOrSuperior(hand(first), Hand.EMPTY), what);
        }
        assertTrue(covering > HANDS / 4 && covering < HANDS * 3 / 4, covering + " of " + HANDS + " pairs cover");
    }

    @Test
    void kindsBesidesPawnsAreOneBitEach() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < HANDS; i++) {
            int[] counts = randomCounts(random);
            int kinds = 0;
            int size = counts[1];
            for (int kind = 2; kind <= PieceType.HAND_KINDS; kind++) {
                kinds |= counts[kind] > 0 ? 1 << 4 * kind + 3 : 0;
                size += counts[kind];
            }
            assertEquals(kinds, Hand.kindsBesidesPawns(hand(counts)), "seed " + SEED + ", hand " + i);
            assertEquals(size, Hand.size(hand(counts)), "seed " + SEED + ", hand " + i);
        }
    }

    @Test
    void theKindsAreListedFromRookToPawn() {
        assertEquals("[ROOK, BISHOP, GOLD, SILVER, KNIGHT, LANCE, PAWN]", Hand.KINDS.toString());
        assertFalse(Hand.has(Hand.EMPTY, PAWN));
    }

    private static int[] randomCounts(SplittableRandom random) {
        int[] counts = new int[PieceType.HAND_KINDS + 1];
        for (int kind = 1; kind <= PieceType.HAND_KINDS; kind++) {
            counts[kind] = random.nextInt(PieceType.ofCode(kind).countInASet() + 1);
        }
        return counts;
    }

    private static int hand(int[] counts) {
        int hand = Hand.EMPTY;
        for (int kind = 1; kind <= PieceType.HAND_KINDS; kind++) {
            hand = Hand.with(hand, PieceType.ofCode(kind), counts[kind]);
        }
        return hand;
    }

    private static int fullHand() {
        int hand = Hand.EMPTY;
        for (PieceType type : Hand.KINDS) {
            hand = Hand.with(hand, type, type.countInASet());
        }
        return hand;
    }

    @Test
    void aCodeThatNoHandHasIsRefused() {
        for (int code : List.of(19, 25, 64, 128, 5 << 8, 3 << 24, 1 << 31)) {
            assertThrows(IllegalArgumentException.class, () -> Hand.of(code), () -> "code " + code);
        }
    }
}
