package sanmai.movegen.attacktable;

import java.util.List;
import sanmai.notation.Sfen;
import sanmai.positions.PerftCase;
import sanmai.positions.SuiteFormat;
import sanmai.shogi.Position;
import sanmai.shogi.SetupProblem;

/** The positions that the generators are measured on: those of the perft suite, whose numbers of leaves are known. */
enum GeneratorWork {
    /** The start position, where hands are empty and pieces hemmed in. */
    START("startpos", 4),
    /** Positions of games, from the opening to the endgame. */
    GAMES("game", 3);

    private final String name;
    private final int plies;

    GeneratorWork(String name, int plies) {
        this.name = name;
        this.plies = plies;
    }

    int plies() {
        return plies;
    }

    /** The positions with their numbers of leaves. */
    List<PerftCase> cases() {
        return SuiteFormat.PERFT.shipped().cases().stream()
                .filter(line -> line.depth() == plies)
                .filter(line -> line.name().startsWith(name))
                .toList();
    }

    static Position position(PerftCase line) {
        return Sfen.position(line.sfen(), SetupProblem.Reason.HARMLESS);
    }
}
