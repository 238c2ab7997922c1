package sanmai.search.exchange;

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

    private static byte[] packed(PackedPosition format, Position position) {
        byte[] bytes = new byte[BYTES];
        format.write(position, bytes, 0);
        return bytes;
    }

    private static byte[] packed(Position position) {
        return packed(PackedPosition.YANEURAOU, position);
    }

    private static String withoutNumber(String sfen) {
        return sfen.substring(0, sfen.lastIndexOf(' '));
    }

    private static String sfen(Position position) {
        return withoutNumber(Sfen.of(position));
    }

    /** The start position as several programs write it, then what cshogi and the tests of YaneuraOu expect. */
    @ParameterizedTest
    @CsvSource({
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b -,"
                + "58a451220ceb67227e9653221caf447824c22b119e53221ceb6f223e9651220c,"
                + "58a449210cd757217e8e4d212caf427814c2ab109e4d212cd75f213e8e49210c",
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPP1/1B5R1/LNSGKGSNL b P,"
                + "58a4518261fd4cc4cf724a84e395088f447825c2734a8463fd4dc4c7324a8401,"
                + "58a44981e1fa2ac4cfb12984e555088f427815c2b32984e5fa2bc4c731298401",
        "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w -,"
                + "59a451220cab44fc2ca744385e89f0488457223ca744385689f858468930bc7e,"
                + "59a449210c9742fc1c9b42585e85f0288457213c9b42582e85f8382685303c5e",
        "lns1kgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w -,"
                + "59a451220cab44fc2ca744385e89f0480412e13925c2b14ac4c7324a8461bf7e,"
                + "59a449210c9742fc1c9b42585e85f028040ae1d914c27229c4c7312984a13f5e",
        "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK4 w -,"
                + "59a451225825e2c72911bc1281447825c2734a846395888f659408436a6bbf7e,"
                + "59a44921b814e2c7a610bc0a81427815c2b32984e552888f635208435aad3f5e",
        "lnsgk4/9/ppppppppp/9/9/9/PPPPPPPPP/9/LNSGK4 w RBGrbg,"
                + "5924120189804440229008af44784e8970ac12611925c2701e9ffbfca6d4da5a,"
                + "59240a0185804240215008af42783685b05c0ae19814c2703ebffbfda7b4566b",
        "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p,"
                + "2381510a86f515e900473c3ed5010020c52758530004cb48123fc3f99024ebbc,"
                + "2381490986eb1565014b3cbee40200a0c417b84a0004c744113fc3f9912467bd",
        "8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p,"
                + "8dcb51120c24e11f3c201e808f14342978f8738ae36094ab58c8251806c97a9f,"
                + "8dcb49110c14e11f3c201e808f12342578f8b5896561529738a823180ac979bf",
    })
    void theBytesAreThoseOfOtherPrograms(String sfen, String yaneuraOu, String apery) {
        for (PackedPosition format : PackedPosition.values()) {
            String hex = format == PackedPosition.APERY ? apery : yaneuraOu;
            assertEquals(hex, HEX.encode(packed(format, Sfen.position(sfen))));
            assertEquals(sfen + " 1", Sfen.of(format.read(HEX.decode(hex), 0)));
        }
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
        assertEquals(sfen, Sfen.of(PackedPosition.YANEURAOU.read(bytes, 0)));
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
        for (PackedPosition format : PackedPosition.values()) {
            byte[] bytes = packed(format, position);
            assertEquals(sfen(position), PlainUnpacking.sfen(format, bytes), name);
            Position read = format.read(bytes, 0);
            assertEquals(sfen(position), sfen(read), name);
            assertEquals(position.key(), read.key(), name);
        }
    }

    @Test
    void bytesAroundThePositionAreNotTouched() {
        Position position = Position.start();
        byte[] bytes = new byte[BYTES + 5];
        java.util.Arrays.fill(bytes, (byte) -1);
        PackedPosition.YANEURAOU.write(position, bytes, 3);
        assertArrayEquals(new byte[] {-1, -1, -1}, java.util.Arrays.copyOf(bytes, 3));
        assertArrayEquals(new byte[] {-1, -1}, java.util.Arrays.copyOfRange(bytes, BYTES + 3, BYTES + 5));
        assertEquals(sfen(position), sfen(PackedPosition.YANEURAOU.read(bytes, 3)));
        assertThrows(IndexOutOfBoundsException.class, () -> PackedPosition.YANEURAOU.read(bytes, 6));
        assertThrows(IndexOutOfBoundsException.class, () -> PackedPosition.YANEURAOU.write(position, bytes, -1));
    }

    /** Random bytes. Most get kings on squares of the board, so that the bytes after them are read too. */
    @Test
    void garbageIsRefused() {
        long seed = 5;
        SplittableRandom random = new SplittableRandom(seed);
        byte[] bytes = new byte[BYTES];
        for (int i = 0; i < 50_000; i++) {
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
        boolean isApery = assertReadAsPlainly(PackedPosition.APERY, bytes, name);
        return assertReadAsPlainly(PackedPosition.YANEURAOU, bytes, name) || isApery;
    }

    private static boolean assertReadAsPlainly(PackedPosition format, byte[] bytes, String name) {
        String expected = PlainUnpacking.sfen(format, bytes);
        if (expected == null) {
            assertThrows(ExchangeException.class, () -> format.setup(bytes, 0), name);
            return false;
        }
        PositionSetup setup = format.setup(bytes, 0).build();
        assertEquals(expected, withoutNumber(Sfen.of(setup)), name);
        if (setup.isPossible()) {
            assertComesBack(format.read(bytes, 0), name);
        } else {
            assertThrows(ExchangeException.class, () -> format.read(bytes, 0), name);
        }
        return true;
    }

    private static String refusal(byte[] bytes) {
        return assertThrows(ExchangeException.class, () -> PackedPosition.YANEURAOU.read(bytes, 0))
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
        ExchangeException e =
                assertThrows(ExchangeException.class, () -> PackedPosition.YANEURAOU.write(position, room, 0));
        assertTrue(e.getMessage().endsWith("BLACK has none"), e.getMessage());
        assertEquals(7, room[0]);
    }
}
