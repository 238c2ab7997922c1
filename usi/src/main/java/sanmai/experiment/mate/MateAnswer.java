package sanmai.experiment.mate;

import java.util.List;
import sanmai.experiment.Report;
import sanmai.notation.Sfen;
import sanmai.report.CsvText;
import sanmai.report.Json;
import sanmai.report.Speed;
import sanmai.report.chart.Chart;
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
 */
public record MateAnswer(
        String sfen,
        String answer,
        String reason,
        int plies,
        boolean shortest,
        List<String> moves,
        long nodes,
        double seconds)
        implements Report {
    private static final List<String> HEADING =
            List.of("sfen", "answer", "reason", "plies", "shortest", "moves", "nodes", "seconds");

    private static final double NANOS = 1e9;

    /** The answer to a position. */
    public static MateAnswer of(Position position, MateResult result) {
        String sfen = Sfen.of(position);
        double seconds = result.nanos() / NANOS;
        if (result instanceof MateResult.Mate mate) {
            List<String> moves = mate.line().moves().mapToObj(Move::usi).toList();
            return new MateAnswer(sfen, "mate", "", moves.size(), mate.isShortest(), moves, mate.nodes(), seconds);
        }
        if (result instanceof MateResult.Unsolved unknown) {
            return new MateAnswer(
                    sfen, "unknown", words(unknown.reason()), 0, false, List.of(), unknown.nodes(), seconds);
        }
        return new MateAnswer(sfen, "no mate", "", 0, false, List.of(), result.nodes(), seconds);
    }

    private static String words(MateResult.UnsolvedReason reason) {
        return switch (reason) {
            case STOPPED -> "the time was up";
            case NODES -> "as many moves were made as may be";
            case TOO_DEEP -> "some checks go on for too long";
        };
    }

    @Override
    public List<String> text() {
        String speed = Speed.line(nodes, Math.round(seconds * NANOS));
        return switch (answer) {
            case "mate" ->
                List.of(
                        "mate in " + plies + (shortest ? " plies, not less" : " plies, perhaps less"),
                        String.join(" ", moves),
                        speed);
            case "unknown" -> List.of("unknown: " + reason, speed);
            default -> List.of(answer, speed);
        };
    }

    @Override
    public String csv() {
        return CsvText.of(
                HEADING,
                List.of(List.of(
                        sfen,
                        answer,
                        reason,
                        Integer.toString(plies),
                        Boolean.toString(shortest),
                        String.join(" ", moves),
                        Long.toString(nodes),
                        Double.toString(seconds))));
    }

    @Override
    public String json() {
        return Json.page(this);
    }

    @Override
    public List<Chart> charts() {
        return List.of();
    }
}
