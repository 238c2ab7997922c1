package sanmai.movegen.perft;

import java.util.List;
import sanmai.notation.Sfen;
import sanmai.shogi.Position;

/**
 * A position to measure perft with, the depth, and the nodes at that depth.
 *
 * @param sfen without the move number
 */
record PerftSample(String name, String sfen, int depth, long nodes) {
    /**
     * An opening, a middle game with full hands, a position with open lines and empty hands, and the position with the
     * most legal moves known.
     */
    static final List<PerftSample> ALL = List.of(
            new PerftSample("start", "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b -", 5, 19_861_490),
            new PerftSample(
                    "matsuri", "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg", 3, 4_809_015),
            new PerftSample("open", "+P+L+N+S1+R2+B/9/k8/9/9/9/8K/9/+b2+r1+s+n+l+p b -", 5, 37_439_675),
            new PerftSample("max-moves", "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p", 3, 53_393_368));

    static PerftSample byName(String name) {
        return ALL.stream()
                .filter(sample -> sample.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no sample position \"" + name + "\""));
    }

    Position position() {
        return Sfen.position(sfen);
    }
}
