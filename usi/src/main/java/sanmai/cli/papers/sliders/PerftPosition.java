package sanmai.cli.papers.sliders;

import sanmai.notation.Sfen;
import sanmai.positions.PerftCase;
import sanmai.positions.SuiteFormat;
import sanmai.shogi.Position;
import sanmai.shogi.SetupProblem;

/** Positions in which sliders matter more or less. The counts are those of the shipped perft suite. */
enum PerftPosition {
    /** The start of a game: hardly a line is open. */
    CLOSED("startpos", 4),

    /** A middle game with full hands. */
    MIDDLE("matsuri", 3),

    /** Two dragons, two horses, no pawns and empty hands: most lines are open, and nothing is dropped at first. */
    OPEN("promoted-edges", 4);

    private final String caseName;
    private final int depth;

    PerftPosition(String caseName, int depth) {
        this.caseName = caseName;
        this.depth = depth;
    }

    /** How deep its tree is walked. */
    int depth() {
        return depth;
    }

    /** The number of leaves of its tree. */
    long nodes() {
        return inSuite().nodes();
    }

    Position position() {
        return Sfen.position(inSuite().sfen(), SetupProblem.Reason.HARMLESS);
    }

    private PerftCase inSuite() {
        return SuiteFormat.PERFT.shipped().cases().stream()
                .filter(line -> line.name().equals(caseName) && line.depth() == depth)
                .findFirst()
                .orElseThrow();
    }
}
