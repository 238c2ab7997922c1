package sanmai.search.minimax;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import sanmai.shogi.Position;

/** The move generators, each with its board, that a minimax search can run on. */
public enum MoveGenerator {
    /** Attack tables, legal moves. */
    ATTACK_TABLE("attack-table", false, LegalAttackTables::new),

    /** Attack tables, pseudo-legal moves, of which the tables say whether each is legal. */
    ATTACK_TABLE_PSEUDO("attack-table-pseudo", false, PseudoLegalAttackTables::new),

    /** Bitboards as in the paper: pseudo-legal moves are made, and undone if they leave the own king in check. */
    BITBOARD("bitboard", true, PseudoLegalBitboards::new),

    /** Bitboards, legal moves. */
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

    /** Whether the generator uses the slider scheme that this JVM runs on. */
    public boolean usesSliders() {
        return usesSliders;
    }

    /** A board of this kind with a copy of the position. */
    public MinimaxBoard board(Position position) {
        return maker.apply(position);
    }

    /** Its name in options and tables, such as {@code attack-table}. */
    @Override
    public String toString() {
        return text;
    }
}
