package sanmai.search.training;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.io.BaseEncoding;
import com.google.common.primitives.Bytes;
import java.math.BigInteger;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.notation.Sfen;
import sanmai.positions.PositionCase;
import sanmai.positions.SuiteFormat;
import sanmai.search.Play;
import sanmai.shogi.Handicap;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;

class PackedPositionTest {
    private static final BaseEncoding HEX = BaseEncoding.base16().lowerCase();

    private static final int BYTES = PackedPosition.BYTES;

    private static byte[] packed(Position position) {
        byte[] bytes = new byte[BYTES];
        PackedPosition.write(position, bytes, 0);
        return bytes;
    }

    private static String withoutNumber(String sfen) {
        return sfen.substring(0, sfen.lastIndexOf(' '));
    }

    private static String sfen(Position position) {
        return withoutNumber(Sfen.of(position));
    }

    /** The start position as several programs write it, then what the tests of cshogi and YaneuraOu expect. */
    @ParameterizedTest
    @CsvSource({
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b -,"
                + "58a451220ceb67227e9653221caf447824c22b119e53221ceb6f223e9651220c",
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPP1/1B5R1/LNSGKGSNL b P,"
                + "58a4518261fd4cc4cf724a84e395088f447825c2734a8463fd4dc4c7324a8401",
        "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w -,"
                + "59a451220cab44fc2ca744385e89f0488457223ca744385689f858468930bc7e",
        "lns1kgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w -,"
                + "59a451220cab44fc2ca744385e89f0480412e13925c2b14ac4c7324a8461bf7e",
        "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK4 w -,"
                + "59a451225825e2c72911bc1281447825c2734a846395888f659408436a6bbf7e",
        "lnsgk4/9/ppppppppp/9/9/9/PPPPPPPPP/9/LNSGK4 w RBGrbg,"
                + "5924120189804440229008af44784e8970ac12611925c2701e9ffbfca6d4da5a",
    })
    void theBytesAreThoseOfOtherPrograms(String sfen, String hex) {
        assertEquals(hex, HEX.encode(packed(Sfen.position(sfen))));
        assertEquals(sfen + " 1", Sfen.of(PackedPosition.read(HEX.decode(hex), 0)));
    }

    /** Older programs write gold behind the rook. */
    @Test
    void handsMayComeInAnyOrder() {
        String sfen = "lnsgk1snl/9/ppppppppp/9/9/9/PPPPPPPPP/9/LNSGK1SNL w RBGrbg 1";
        String bits = new BigInteger(1, reversed(packed(Sfen.position(sfen)))).toString(2);
        // The last bit comes first here, and so do the hands, backwards: for each side R and B with 7 bits, G with 5.
        String hands = bits.substring(0, 38 - leadingZeros(bits));
        String whole = "0".repeat(38 - hands.length()) + hands;
        String white = whole.substring(0, 19);
        String black = whole.substring(19);
        String changed = white.substring(14)
                + white.substring(0, 14)
                + black.substring(14)
                + black.substring(0, 14)
                + bits.substring(hands.length());
        byte[] bytes = reversed(new BigInteger("1" + changed, 2).toByteArray());
        assertNotEquals(HEX.encode(packed(Sfen.position(sfen))), HEX.encode(bytes));
        assertEquals(sfen, Sfen.of(PackedPosition.read(bytes, 0)));
    }

    private static int leadingZeros(String bits) {
        return BYTES * Byte.SIZE - bits.length();
    }

    private static byte[] reversed(byte[] bytes) {
        byte[] reversed = bytes.clone();
        Bytes.reverse(reversed);
        return reversed;
    }

    @Test
    void shippedPositionsComeBack() {
        for (PositionCase shipped : SuiteFormat.POSITIONS.shipped().cases()) {
            assertComesBack(Sfen.position(shipped.sfen()), shipped.name());
        }
    }

    @ParameterizedTest
    @EnumSource(Handicap.class)
    void piecesThatAreNotInPlayGoToTheBox(Handicap handicap) {
        assertComesBack(handicap.position(), handicap.name());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "4k4/9/9/9/9/9/9/9/4K4 b - 1",
                "4k4/9/9/9/9/9/9/9/4K4 w 2R2B4G4S4N4L18P 1",
                "4k4/9/9/9/9/9/9/9/4K4 b 2r2b4g4s4n4l18p 1",
                "k8/9/9/9/9/9/9/9/8K b Gp 1",
                "8k/9/9/9/9/9/9/9/K8 w P 1",
            })
    void anyNumberOfPiecesFits(String sfen) {
        assertComesBack(Sfen.position(sfen), sfen);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void positionsOfRandomGamesComeBack(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 500; i++) {
            assertComesBack(Play.random(random, 300), "seed " + seed + ", position " + i);
        }
    }

    private static void assertComesBack(Position position, String name) {
        byte[] bytes = packed(position);
        assertEquals(sfen(position), PlainUnpacking.sfen(bytes), name);
        Position read = PackedPosition.read(bytes, 0);
        assertEquals(sfen(position), sfen(read), name);
        assertEquals(position.key(), read.key(), name);
    }

    @Test
    void bytesAroundThePositionAreNotTouched() {
        Position position = Position.start();
        byte[] bytes = new byte[BYTES + 5];
        java.util.Arrays.fill(bytes, (byte) -1);
        PackedPosition.write(position, bytes, 3);
        assertArrayEquals(new byte[] {-1, -1, -1}, java.util.Arrays.copyOf(bytes, 3));
        assertArrayEquals(new byte[] {-1, -1}, java.util.Arrays.copyOfRange(bytes, BYTES + 3, BYTES + 5));
        assertEquals(sfen(position), sfen(PackedPosition.read(bytes, 3)));
        assertThrows(IndexOutOfBoundsException.class, () -> PackedPosition.read(bytes, 6));
        assertThrows(IndexOutOfBoundsException.class, () -> PackedPosition.write(position, bytes, -1));
    }

    /** Random bytes. Most get kings on squares of the board, so that the bytes after them are read too. */
    @Test
    void garbageIsRefused() {
        long seed = 5;
        SplittableRandom random = new SplittableRandom(seed);
        byte[] bytes = new byte[BYTES];
        for (int i = 0; i < 100_000; i++) {
            random.nextBytes(bytes);
            if (i % 8 != 0) {
                int head = random.nextInt(2) | random.nextInt(81) << 1 | random.nextInt(81) << 8;
                bytes[0] = (byte) head;
                bytes[1] = (byte) (bytes[1] & 128 | head >> 8);
            }
            assertReadAsPlainly(bytes, "seed " + seed + ", try " + i);
        }
    }

    /** Valid positions with a few bits changed; some of the results are valid too. */
    @Test
    void damagedPositionsAreReadAsPlainlyOrRefused() {
        long seed = 6;
        SplittableRandom random = new SplittableRandom(seed);
        int sound = 0;
        for (int i = 0; i < 100; i++) {
            byte[] bytes = packed(Play.random(random, 200));
            for (int j = 0; j < 100; j++) {
                byte[] damaged = bytes.clone();
                for (int flips = 1 + random.nextInt(3); flips > 0; flips--) {
                    int bit = random.nextInt(256);
                    damaged[bit >> 3] ^= (byte) (1 << (bit & 7));
                }
                sound += assertReadAsPlainly(damaged, "seed " + seed + ", try " + i + " " + j) ? 1 : 0;
            }
        }
        assertTrue(sound > 300, sound + " of 10000 damaged positions are positions");
    }

    private static boolean assertReadAsPlainly(byte[] bytes, String name) {
        String expected = PlainUnpacking.sfen(bytes);
        if (expected == null) {
            assertThrows(TrainingDataException.class, () -> PackedPosition.setup(bytes, 0), name);
            return false;
        }
        PositionSetup setup = PackedPosition.setup(bytes, 0).build();
        assertEquals(expected, withoutNumber(Sfen.of(setup)), name);
        if (setup.isPossible()) {
            assertComesBack(PackedPosition.read(bytes, 0), name);
        } else {
            assertThrows(TrainingDataException.class, () -> PackedPosition.read(bytes, 0), name);
        }
        return true;
    }

    private static String refusal(byte[] bytes) {
        return assertThrows(TrainingDataException.class, () -> PackedPosition.read(bytes, 0))
                .getMessage();
    }

    @Test
    void aRefusalSaysWhy() {
        byte[] start = packed(Position.start());
        byte[] ones = new byte[BYTES];
        java.util.Arrays.fill(ones, (byte) -1);
        assertEquals("a king is on square 127, but squares are 0 to 80", refusal(ones));
        assertEquals("both kings are on 1a", refusal(new byte[BYTES]));
        byte[] offBoard = start.clone();
        offBoard[0] = (byte) (81 << 1);
        assertEquals("a king is on square 81, but squares are 0 to 80", refusal(offBoard));
        byte[] rooks = ones.clone();
        rooks[0] = start[0];
        rooks[1] = start[1];
        assertEquals("the board does not end within 256 bits", refusal(rooks));
        byte[] empty = new byte[BYTES];
        empty[0] = start[0];
        empty[1] = (byte) (start[1] & 127);
        assertEquals("54 pieces P on the board, in hand and out of play, but a set has 18", refusal(empty));
    }

    /** The last six bits of the start position are Black's lance on 9i; with the fourth bit set it is a knight. */
    @Test
    void aWrongNumberOfPiecesIsRefused() {
        byte[] bytes = packed(Position.start());
        bytes[BYTES - 1] ^= 1 << 5;
        assertEquals("3 pieces L on the board, in hand and out of play, but a set has 4", refusal(bytes));
    }

    @Test
    void zerosForPiecesThatAreNotInPlayAreRefused() {
        byte[] bytes = packed(Handicap.TWO_PIECES.position());
        bytes[BYTES - 1] = 0;
        bytes[BYTES - 2] &= 3; // A bishop and a rook take 14 bits.
        assertEquals("the hands do not end with 256 bits", refusal(bytes));
    }

    @Test
    void anImpossiblePositionIsRefused() {
        Position white = Sfen.position("4k4/9/9/9/4R4/9/9/9/4K4 w - 1");
        byte[] bytes = packed(white);
        bytes[0] ^= 1; // Black to move could take the king.
        String reason = refusal(bytes);
        assertTrue(reason.startsWith("impossible position: Black is to move"), reason);
    }

    @Test
    void positionsWithoutBothKingsAreNotWritten() {
        byte[] room = new byte[BYTES];
        room[0] = 7;
        Position position = Sfen.position("4k4/9/9/9/9/9/9/9/9 b G 1");
        TrainingDataException e =
                assertThrows(TrainingDataException.class, () -> PackedPosition.write(position, room, 0));
        assertTrue(e.getMessage().endsWith("BLACK has none"), e.getMessage());
        assertEquals(7, room[0]);
    }
}
