package sanmai.search.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.CRC32;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.movegen.LegalMoves;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

class DlshogiMoveLabelTest {
    private static final String START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL ";
    private static final String HANDS = "4k4/9/9/P8/9/9/9/9/4K4 b RBGSNLPrbgsnlp 1";
    private static final String DRAGON = "9/9/1k7/9/4+R4/9/9/7K1/9 b - 1";
    private static final String KNIGHT = "4k4/9/9/9/4N4/9/9/9/4K4 b - 1";
    private static final String WHITES_KNIGHT = "4k4/9/9/9/4n4/9/9/9/4K4 w - 1";

    /** The square that White moves to is counted from 9i: 3d, seen by White, is 7f. */
    @ParameterizedTest
    @CsvSource({
        START + "b - 1, 7g7f, 0, 59",
        START + "w - 1, 3c3d, 0, 59",
        DRAGON + ", 5e6d, 1, 48",
        DRAGON + ", 5e4d, 2, 30",
        DRAGON + ", 5e9e, 3, 76",
        DRAGON + ", 5e1e, 4, 4",
        DRAGON + ", 5e5i, 5, 44",
        DRAGON + ", 5e6f, 6, 50",
        DRAGON + ", 5e4f, 7, 32",
        KNIGHT + ", 5e6c, 8, 47",
        KNIGHT + ", 5e4c+, 19, 29",
        WHITES_KNIGHT + ", 5e4g, 8, 47",
        WHITES_KNIGHT + ", 5e6g+, 19, 29",
        HANDS + ", 9d9c+, 10, 74",
        HANDS + ", P*5e, 20, 40",
        HANDS + ", G*5e, 26, 40",
    })
    void aLabelIsTheKindOfMoveAndItsSquare(String sfen, String usi, int kind, int square) {
        assertEquals(81 * kind + square, DlshogiMoveLabel.of(UsiMove.parse(usi, Sfen.position(sfen))));
    }

    /** The CRC-32 of all legal moves with the labels of cshogi: {@code 1g1f:5 1i1h:7} and so on. */
    @ParameterizedTest
    @CsvSource({
        START + "b - 1, 0xfeb6ea5c",
        "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1, 0x2c20d55e",
        "8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124, 0xf176ca66",
        HANDS + ", 0x9dbcfcbb",
        "6+P2/3+L+N4/2+S3k2/4+B4/9/4+r4/2K3+s2/3+n+l4/2+p6 b 2G2gBR 10, 0x634302ae",
    })
    void labelsAreThoseOfCshogiAndDistinct(String sfen, String checksum) {
        Position position = Sfen.position(sfen);
        MoveList moves = new MoveList();
        new LegalMoves().generate(position, moves);
        Collection<String> labelled = new TreeSet<>();
        Set<Integer> labels = new HashSet<>();
        for (int i = 0; i < moves.size(); i++) {
            int label = DlshogiMoveLabel.of(moves.get(i));
            assertTrue(label < DlshogiMoveLabel.COUNT);
            labels.add(label);
            labelled.add(Move.usi(moves.get(i)) + ":" + label);
        }
        assertEquals(moves.size(), labels.size());
        CRC32 crc = new CRC32();
        crc.update(String.join(" ", labelled).getBytes(StandardCharsets.US_ASCII));
        assertEquals(Long.decode(checksum), crc.getValue());
    }
}
