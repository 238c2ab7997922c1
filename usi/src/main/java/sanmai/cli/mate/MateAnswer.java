package sanmai.cli.mate;

import java.util.ArrayList;
import java.util.List;
import sanmai.notation.Sfen;
import sanmai.notation.japanese.JapaneseMove;
import sanmai.report.CsvText;
import sanmai.report.Json;
import sanmai.report.Report;
import sanmai.report.Speed;
import sanmai.search.Line;
import sanmai.search.mate.MateResult;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * The answer of the mate solver to a position, and its report.
 *
 * @param sfen the position
 * @param answer {@code mate}, {@code no mate} or {@code unknown}
 * @param reason why it is unknown; empty otherwise
 * @param plies the length of the line; 0 without a mate
 * @param shortest whether no mate is shorter and no defence longer
 * @param moves the line in USI
 * @param nodes the number of moves made
 * @param seconds the time
 * @param japanese the line in Japanese
 */
public record MateAnswer(
        String sfen,
        String answer,
        String reason,
        int plies,
        boolean shortest,
        List<String> moves,
        long nodes,
        double seconds,
        List<String> japanese)
        implements Report {
    private static final List<String> COLUMNS =
            List.of("sfen", "answer", "reason", "plies", "shortest", "moves", "nodes", "seconds", "japanese");

    private static final String MATE = "mate";
    private static final String NO_MATE = "no mate";
    private static final String UNKNOWN = "unknown";

    private static final double NANOS = 1e9;

    /** The answer to a position. */
    public static MateAnswer of(Position position, MateResult result) {
        String sfen = Sfen.of(position);
        double seconds = result.nanos() / NANOS;
        if (result instanceof MateResult.Mate mate) {
            List<String> moves = mate.line().moves().mapToObj(Move::usi).toList();
            return new MateAnswer(
                    sfen,
                    MATE,
                    "",
                    moves.size(),
                    mate.isShortest(),
                    moves,
                    mate.nodes(),
                    seconds,
                    japanese(position, mate.line()));
        }
        if (result instanceof MateResult.Unsolved unknown) {
            return new MateAnswer(
                    sfen, UNKNOWN, words(unknown.reason()), 0, false, List.of(), unknown.nodes(), seconds, List.of());
        }
        return new MateAnswer(sfen, NO_MATE, "", 0, false, List.of(), result.nodes(), seconds, List.of());
    }

    /** The moves of a line as books write them, each with the mark of its side. */
    public static List<String> japanese(Position start, Line line) {
        Position position = start.copy();
        List<String> moves = new ArrayList<>();
        line.moves().forEach(move -> {
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
            case STOPPED -> "the time was up";
            case NODES -> "the limit of nodes was reached";
            case TOO_DEEP -> "some checks go on for too long";
        };
    }

    /** The answer in one line. */
    public String heading() {
        return switch (answer) {
            case MATE -> "mate in " + plies + (shortest ? " plies, not less" : " plies, perhaps less");
            case UNKNOWN -> "unknown: " + reason;
            default -> answer;
        };
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
                Integer.toString(plies),
                Boolean.toString(shortest),
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
