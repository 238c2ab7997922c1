package sanmai.cli.mate;

import java.util.ArrayList;
import java.util.List;
import sanmai.notation.Sfen;
import sanmai.notation.japanese.JapaneseMove;
import sanmai.report.CsvText;
import sanmai.report.Json;
import sanmai.report.Report;
import sanmai.report.Speed;
import sanmai.search.mate.MateCounting;
import sanmai.search.mate.MateResult;
import sanmai.search.mate.MateResult.MateLength;
import sanmai.shogi.Line;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * The answer of the mate solver to a position, and its report.
 *
 * @param sfen the position
 * @param answer {@code mate}, {@code no mate} or {@code unknown}
 * @param reason why it is unknown; empty otherwise
 * @param atLeast shorter mates are disproved; 0 if there is no mate of any length
 * @param atMost a mate within this number of plies is proved; 0 without a mate
 * @param interpositions which interpositions count: {@code all}, {@code useful} or {@code komoring}
 * @param moves the line in USI
 * @param nodes the number of moves made
 * @param seconds the time
 * @param japanese the line in Japanese
 */
public record MateAnswer(
        String sfen,
        String answer,
        String reason,
        int atLeast,
        int atMost,
        String interpositions,
        List<String> moves,
        long nodes,
        double seconds,
        List<String> japanese)
        implements Report {
    private static final List<String> COLUMNS = List.of(
            "sfen",
            "answer",
            "reason",
            "at_least",
            "at_most",
            "interpositions",
            "moves",
            "nodes",
            "seconds",
            "japanese");

    private static final String MATE = "mate";
    private static final String NO_MATE = "no mate";
    private static final String UNKNOWN = "unknown";

    private static final double NANOS = 1e9;

    /** The answer to a position by a solver that counts in this way. */
    public static MateAnswer of(Position position, MateResult result, MateCounting counting) {
        MateResult.Unsolved unsolved = result instanceof MateResult.Unsolved unknown ? unknown : null;
        MateLength length = result instanceof MateResult.Mate mate
                ? mate.length()
                : new MateLength(unsolved == null ? 0 : unsolved.atLeast(), 0);
        Line line = line(result);
        return new MateAnswer(
                Sfen.of(position),
                result instanceof MateResult.Mate ? MATE : unsolved == null ? NO_MATE : UNKNOWN,
                unsolved == null ? "" : words(unsolved.reason()),
                length.atLeast(),
                length.atMost(),
                counting.toString(),
                line.codes().mapToObj(Move::usi).toList(),
                result.nodes(),
                result.nanos() / NANOS,
                japanese(position, line));
    }

    /** The line of a mate; the empty line if none was found. */
    static Line line(MateResult result) {
        return result instanceof MateResult.Mate mate ? mate.line() : Line.EMPTY;
    }

    /** The moves of a line as books write them, each with the mark of its side. */
    public static List<String> japanese(Position start, Line line) {
        Position position = start.copy();
        List<String> moves = new ArrayList<>();
        line.codes().forEach(move -> {
            moves.add(JapaneseMove.write(position, move));
            position.doMove(move);
        });
        return moves;
    }

    /** Whether there is a mate. */
    public boolean isMate() {
        return answer.equals(MATE);
    }

    /** Whether a limit ended the search. */
    public boolean isUnknown() {
        return answer.equals(UNKNOWN);
    }

    private static String words(MateResult.UnsolvedReason reason) {
        return switch (reason) {
            case STOPPED -> "the time was up, or the search was interrupted";
            case NODES -> "the limit of nodes was reached";
            case TOO_DEEP -> "some checks go on for too long";
        };
    }

    /** The answer in one line. */
    public String heading() {
        return switch (answer) {
            case MATE -> mateHeading();
            case UNKNOWN ->
                "unknown: " + reason + (atLeast > 1 ? "; no mate in fewer than " + atLeast + " plies" + counted() : "");
            default -> answer;
        };
    }

    private String mateHeading() {
        String length = atLeast == atMost
                ? "mate in " + atMost + ", proved minimal"
                : "mate in at most " + atMost + ", at least " + atLeast;
        String line = moves.size() == atMost
                ? ""
                : moves.size() < atMost ? "; this line may not be the longest defence" : "; this line is longer";
        return length + counted() + line;
    }

    private String counted() {
        return " (interpositions counted: " + interpositions + ")";
    }

    @Override
    public List<String> text() {
        return isMate()
                ? List.of(heading(), String.join(" ", moves), String.join(" ", japanese), speed())
                : List.of(heading(), speed());
    }

    /** The nodes and the time in one line. */
    public String speed() {
        return Speed.line(nodes, Math.round(seconds * NANOS));
    }

    /** The columns of {@link #csv}. */
    public static List<String> columns() {
        return COLUMNS;
    }

    /** The line of {@link #csv}. */
    public List<String> cells() {
        return List.of(
                sfen,
                answer,
                reason,
                Integer.toString(atLeast),
                Integer.toString(atMost),
                interpositions,
                String.join(" ", moves),
                Long.toString(nodes),
                Double.toString(seconds),
                String.join(" ", japanese));
    }

    @Override
    public String csv() {
        return CsvText.of(COLUMNS, List.of(cells()));
    }

    @Override
    public String json() {
        return Json.page(this);
    }
}
