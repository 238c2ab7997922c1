package sanmai.csa;

import com.google.common.base.Enums;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import sanmai.core.Color;
import sanmai.engine.Analysis;
import sanmai.game.GameClock;
import sanmai.notation.csa.CsaMove;
import sanmai.notation.evaluation.EvaluationStyle;
import sanmai.notation.evaluation.NodeEvaluation;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.usi.client.UsiAnswer;

/** One game on a server, from its offer to its result. */
final class CsaGame {
    private static final Pattern MOVE = Pattern.compile("([+-][0-9]{4}[A-Z]{2}),T([0-9]{1,9})(?:\\.([0-9]{1,3}))?.*");

    private static final String DECLARATION = "%KACHI";
    private static final String RESIGNATION = "%TORYO";

    private final GameSummary summary;
    private final Color side;
    private GameClock clock;
    private final CsaRecord record;
    private final CsaPlayer player;
    private final CsaConnection connection;
    private final CsaListener listener;
    private final CsaManner manner;

    /** What the engine has said of its last move; null before. */
    private @Nullable UsiAnswer answer;

    /** The server's word for the reason of the end. */
    private String reason = "";

    CsaGame(GameSummary summary, CsaPlayer player, CsaConnection connection, CsaManner manner) {
        this.summary = summary;
        this.player = player;
        this.connection = connection;
        this.manner = manner;
        listener = manner.listener();
        record = new CsaRecord(summary);
        clock = summary.clock(record.tree());
        side = summary.side();
    }

    /** The game has begun. */
    void start() {
        listener.said("started");
        if (record.position().turn() == side) {
            player.think(record.position(), clock);
        }
    }

    /** The engine has answered. */
    void hear(CsaEvent.EngineAnswer event) throws IOException {
        if (player.keeps(event)) {
            listener.said("the engine has answered while it should ponder; its move waits for the opponent's");
            return;
        }
        if (!player.isToPlay(event.search()) || record.position().turn() != side) {
            return;
        }
        answer = event.answer();
        Analysis analysis = answer.analysis();
        Optional<Move> move = analysis.bestMove();
        connection.send(
                move.isPresent()
                        ? CsaMove.write(move.get().code(), side) + comment(move.get(), analysis)
                        : analysis.declaresWin() ? DECLARATION : RESIGNATION);
    }

    /** The comment that floodgate shows with a move; empty if none is wanted, or the engine has said nothing. */
    private String comment(Move move, Analysis analysis) {
        if (!manner.comments() || analysis.variations().isEmpty()) {
            return "";
        }
        Position after = record.position().copy();
        after.doMove(move.code());
        NodeEvaluation evaluation = CsaRecord.evaluation(analysis, side);
        return ",'" + EvaluationStyle.FLOODGATE.write(evaluation, after);
    }

    /**
     * The server has sent a line.
     *
     * @return the result, if the game is over; else null
     */
    @Nullable
    CsaResult hear(String line) {
        Matcher matcher = MOVE.matcher(line);
        if (matcher.matches()) {
            String fraction = matcher.group(3) == null ? "" : matcher.group(3);
            Duration time = Duration.ofSeconds(Long.parseLong(matcher.group(2)))
                    .plusMillis(Long.parseLong((fraction + "000").substring(0, 3)));
            move(matcher.group(1), time);
        } else if (line.startsWith("#")) {
            return end(line);
        }
        return null;
    }

    private void move(String text, Duration time) {
        Color mover = record.position().turn();
        Move move = record.play(text, time);
        clock = clock.after(mover, time);
        UsiAnswer known = mover == side ? answer : null;
        if (mover == side) {
            ponder(known);
        } else if (!player.hears(move)) {
            player.think(record.position(), clock);
        }
        tell(text, time, known);
    }

    /** Prints and writes a move; the engine thinks meanwhile. */
    private void tell(String text, Duration time, @Nullable UsiAnswer known) {
        listener.said(record.position().movesMade() + " " + text + " " + time.toSeconds() + " s"
                + (known == null ? "" : "  " + known.analysis()));
        if (known != null && !known.analysis().variations().isEmpty()) {
            record.note(CsaRecord.evaluation(known.analysis(), side));
        }
        listener.recorded(summary.id(), record.tree());
    }

    private void ponder(@Nullable UsiAnswer known) {
        answer = null;
        if (manner.ponders() && known != null && known.ponder().isPresent()) {
            player.ponder(record.position(), known.ponder().get(), clock);
        }
    }

    private @Nullable CsaResult end(String line) {
        CsaResult.Outcome outcome =
                Enums.getIfPresent(CsaResult.Outcome.class, line.substring(1)).orNull();
        if (outcome == null) {
            reason = line;
            return null;
        }
        CsaResult result = new CsaResult(outcome, reason);
        player.stop();
        record.end(result, side);
        listener.recorded(summary.id(), record.tree());
        return result;
    }
}
