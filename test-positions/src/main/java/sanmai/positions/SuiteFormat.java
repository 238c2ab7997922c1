package sanmai.positions;

import java.io.Reader;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The formats of suites: which columns a table of test cases has, and what they mean. Each format reads the suite that
 * is shipped with this module, files and texts. The README of this module describes the columns. SFENs and moves are
 * kept as text. Immutable.
 *
 * @param <C> the type of the cases
 */
public final class SuiteFormat<C> {
    /** Perft counts. */
    public static final SuiteFormat<PerftCase> PERFT = new SuiteFormat<>("perft.tsv", PerftCase::of);

    /** Positions with distinct names; 1000 middlegame and endgame positions in random order are shipped. */
    public static final SuiteFormat<PositionCase> POSITIONS =
            new SuiteFormat<>("positions.tsv", PositionCase::of, PositionCase::name);

    /** Mate problems (tsume shogi) with distinct names. */
    public static final SuiteFormat<MateCase> MATES = new SuiteFormat<>("mates.tsv", MateCase::of, MateCase::name);

    /** Mate problems too; the classical ones are shipped, with the plies of their recorded solutions. */
    public static final SuiteFormat<MateCase> CLASSICS =
            new SuiteFormat<>("classics.tsv", MateCase::of, MateCase::name);

    /** Legal and illegal moves. */
    public static final SuiteFormat<RuleCase> RULES = new SuiteFormat<>("rules.tsv", RuleCase::of);

    /** Malformed texts. */
    public static final SuiteFormat<MalformedCase> MALFORMED = new SuiteFormat<>("malformed.tsv", MalformedCase::of);

    /** Game records with the quirks of programs, with distinct names. */
    public static final SuiteFormat<RecordCase> RECORDS =
            new SuiteFormat<>("records.tsv", RecordCase::of, RecordCase::name);

    private final String shippedTable;
    private final Function<TableRow, C> parser;

    /** What must differ between the cases of a suite; null if nothing must. */
    private final Function<C, String> uniqueName;

    private SuiteFormat(String shippedTable, Function<TableRow, C> parser) {
        this(shippedTable, parser, null);
    }

    private SuiteFormat(String shippedTable, Function<TableRow, C> parser, Function<C, String> uniqueName) {
        this.shippedTable = shippedTable;
        this.parser = parser;
        this.uniqueName = uniqueName;
    }

    /** The suite that is shipped with this module. */
    public Suite<C> shipped() {
        return suite(shippedTable, Table.shipped(shippedTable));
    }

    /**
     * Reads a suite from a file.
     *
     * @throws SuiteFormatException if there is no such file, it is empty, or it does not have this format
     */
    public Suite<C> read(Path file) {
        Suite<C> suite = suite(file.toString(), Table.file(file));
        if (suite.cases().isEmpty()) {
            throw SuiteFormatException.ofFile(suite.name(), "there is nothing in it");
        }
        return suite;
    }

    /**
     * Reads a suite and closes the reader.
     *
     * @param name the name of the suite, for messages
     * @throws SuiteFormatException if the text does not have this format
     */
    public Suite<C> parse(String name, Reader reader) {
        return suite(name, Table.rows(name, reader));
    }

    private Suite<C> suite(String name, List<TableRow> rows) {
        Map<String, Integer> lineOfName = new HashMap<>();
        return new Suite<>(
                name, rows.stream().map(row -> parse(row, lineOfName)).toList());
    }

    private C parse(TableRow row, Map<String, Integer> lineOfName) {
        C parsed = parser.apply(row);
        if (uniqueName != null) {
            Integer earlier = lineOfName.putIfAbsent(uniqueName.apply(parsed), row.number());
            if (earlier != null) {
                throw row.error("the name was given on line " + earlier + " already");
            }
        }
        return parsed;
    }
}
