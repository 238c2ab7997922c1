package sanmai.search.minimax;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import sanmai.shogi.Position;

/** The boards and move generators that a minimax tree can be searched with. */
public enum MoveGenerator {
    /** Attack tables, legal moves only. */
    ATTACK_TABLE("attack-table", false, LegalAttackTables::new),

    /** Attack tables, pseudo-legal moves, each judged by the table. */
    ATTACK_TABLE_PSEUDO("attack-table-pseudo", false, PseudoLegalAttackTables::new),

    /** Bitboards as in the paper: pseudo-legal moves are made and refused if the own king is attacked then. */
    BITBOARD("bitboard", true, PseudoLegalBitboards::new),

    /** Bitboards, legal moves only. */
    BITBOARD_LEGAL("bitboard-legal", true, LegalBitboards::new);

    private final String text;
    private final boolean usesSliders;
    private final Function<Position, MinimaxBoard> maker;

    MoveGenerator(String text, boolean usesSliders, Function<Position, MinimaxBoard> maker) {
        this.text = text;
        this.usesSliders = usesSliders;
        this.maker = maker;
    }

    /** The generator with this name, as {@link #toString} gives it. */
    public static Optional<MoveGenerator> byName(String name) {
        return Arrays.stream(values())
                .filter(generator -> generator.text.equals(name))
                .findFirst();
    }

    /** The names of all generators. */
    public static List<String> names() {
        return Arrays.stream(values()).map(MoveGenerator::toString).toList();
    }

    /** Whether the slider scheme that the JVM runs on makes a difference. */
    public boolean usesSliders() {
        return usesSliders;
    }

    /** A board of this kind with the position, independent of it. */
    public MinimaxBoard board(Position position) {
        return maker.apply(position);
    }

    /** Its name in options and tables, such as {@code attack-table}. */
    @Override
    public String toString() {
        return text;
    }
}
