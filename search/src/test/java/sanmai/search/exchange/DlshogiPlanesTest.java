package sanmai.search.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.BitSet;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.core.Square;
import sanmai.notation.Sfen;
import sanmai.shogi.Position;

class DlshogiPlanesTest {
    private final float[] board = new float[DlshogiPlanes.BOARD_PLANES * Square.COUNT];
    private final float[] hand = new float[DlshogiPlanes.HAND_PLANES * Square.COUNT];

    private void fill(String sfen) {
        Arrays.fill(board, 7);
        Arrays.fill(hand, 7);
        DlshogiPlanes.fill(Sfen.position(sfen), board, hand);
    }

    private int count(float[] planes, int plane) {
        int count = 0;
        for (int square = 0; square < Square.COUNT; square++) {
            count += planes[plane * Square.COUNT + square] == 1 ? 1 : 0;
        }
        return count;
    }

    private float at(int plane, String square) {
        return board[plane * Square.COUNT + FileMajorSquares.number(Square.code(square))];
    }

    /** The CRC-32 of what cshogi gives, each number as a bit, the lowest of each byte first. */
    @ParameterizedTest
    @CsvSource({
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1, 0xc8525a44",
        "lns1kgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1, 0xdc482471",
        "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1, 0xff32f5a0",
        "8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124, 0xaa8d97e2",
        "4k4/9/9/P8/9/9/9/9/4K4 b RBGSNLPrbgsnlp 1, 0x0d71a4f7",
        "6+P2/3+L+N4/2+S3k2/4+B4/9/4+r4/2K3+s2/3+n+l4/2+p6 b 2G2gBR 10, 0xc0abf019",
    })
    void thePlanesAreThoseOfCshogi(String sfen, String checksum) {
        fill(sfen);
        BitSet bits = new BitSet();
        for (int i = 0; i < board.length + hand.length; i++) {
            bits.set(i, (i < board.length ? board[i] : hand[i - board.length]) != 0);
        }
        CRC32 crc = new CRC32();
        crc.update(Arrays.copyOf(bits.toByteArray(), (board.length + hand.length + 7) / 8));
        assertEquals(Long.decode(checksum), crc.getValue());
    }

    @Test
    void theStartPositionLooksTheSameFromBothSides() {
        fill(Sfen.of(Position.start()));
        float[] black = board.clone();
        assertEquals(9, count(board, 0));
        assertEquals(1, at(0, "7g"));
        assertEquals(1, at(14, "7f"));
        assertEquals(1, at(31, "7c"));
        assertEquals(0, at(31, "7g"));
        assertEquals(0, count(hand, 56));
        fill("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1");
        assertEquals(Arrays.toString(black), Arrays.toString(board));
    }

    /** 5h is attacked by the rook, both golds and the king: four pieces, of which three are counted. */
    @Test
    void attacksAreCountedUpToThree() {
        fill(Sfen.of(Position.start()));
        for (int plane = 28; plane <= 30; plane++) {
            assertEquals(1, at(plane, "5h"), "plane " + plane);
        }
        assertEquals(0, at(30, "1f"));
    }

    @Test
    void piecesInHandAreCountedUpToTheirLimits() {
        fill("4k4/9/9/9/9/9/9/9/4K4 b 2R10P3g 1");
        for (int plane = 0; plane < DlshogiPlanes.HAND_PLANES; plane++) {
            boolean isHeld = plane < 8 || plane == 26 || plane == 27 || plane >= 28 + 20 && plane < 28 + 23;
            assertEquals(isHeld ? Square.COUNT : 0, count(hand, plane), "plane " + plane);
        }
    }

    @Test
    void checkFillsTheLastPlane() {
        fill("4k4/9/9/9/4R4/9/9/9/4K4 w - 1");
        assertEquals(Square.COUNT, count(hand, 56));
    }
}
