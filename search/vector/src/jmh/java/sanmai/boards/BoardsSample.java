package sanmai.boards;

import java.util.List;
import sanmai.notation.Sfen;
import sanmai.shogi.Position;

/**
 * A position to measure with.
 *
 * @param sfen without the move number
 * @param depth of perft
 * @param searchDepth of alpha-beta
 */
record BoardsSample(String name, String sfen, int depth, int searchDepth) {
    /** An opening, a middle game with full hands, and the position of 593 moves. */
    static final List<BoardsSample> ALL = List.of(
            new BoardsSample("start", "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b -", 4, 4),
            new BoardsSample("matsuri", "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg", 3, 3),
            new BoardsSample("max-moves", "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p", 3, 2));

    static BoardsSample byName(String name) {
        return ALL.stream()
                .filter(sample -> sample.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no sample " + name));
    }

    Position position() {
        return Sfen.position(sfen);
    }
}
