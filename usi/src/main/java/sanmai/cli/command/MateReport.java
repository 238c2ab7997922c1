package sanmai.cli.command;

import java.util.List;
import sanmai.notation.Sfen;
import sanmai.report.Speed;
import sanmai.search.mate.MateResult;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * What a mate solver has found out about a position, in a form to be printed.
 *
 * @param sfen the position
 * @param answer {@code mate}, {@code no mate} or {@code unknown}
 * @param reason why it is unknown; empty otherwise
 * @param plies the length of the line; 0 without a mate
 * @param shortest whether no mate is shorter and no defence longer
 * @param moves the line in USI
 * @param nodes how many moves were made
 * @param seconds how long it took
 */
record MateReport(
        String sfen,
        String answer,
        String reason,
        int plies,
        boolean shortest,
        List<String> moves,
        long nodes,
        double seconds) {
    private static final double NANOS = 1e9;

    static MateReport of(Position position, MateResult result) {
        String sfen = Sfen.of(position);
        double seconds = result.nanos() / NANOS;
        if (result instanceof MateResult.Mate mate) {
            List<String> moves = mate.line().moves().mapToObj(Move::usi).toList();
            return new MateReport(sfen, "mate", "", moves.size(), mate.isShortest(), moves, mate.nodes(), seconds);
        }
        if (result instanceof MateResult.Unsolved unknown) {
            return new MateReport(
                    sfen, "unknown", words(unknown.reason()), 0, false, List.of(), unknown.nodes(), seconds);
        }
        return new MateReport(sfen, "no mate", "", 0, false, List.of(), result.nodes(), seconds);
    }

    private static String words(MateResult.UnsolvedReason reason) {
        return switch (reason) {
            case STOPPED -> "the time was up";
            case NODES -> "as many moves were made as may be";
            case TOO_DEEP -> "some checks go on for too long";
        };
    }

    List<String> lines() {
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
}
