package sanmai.csa;

import com.google.common.base.Throwables;
import java.io.IOException;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import sanmai.usi.client.UsiEngine;

/**
 * Plays games on a CSA server with a USI engine, one for each call of {@link #play}: servers such as floodgate close the
 * connection after each game. For one thread.
 */
public final class CsaClient {
    /** In silence an empty line is sent, so that nothing between client and server forgets the connection. */
    private static final long KEEP_ALIVE_SECONDS = 40;

    /** How long a server may take to answer the login. */
    private static final long LOGIN_PATIENCE_SECONDS = 60;

    private static final String MAX_MOVES = "MaxMovesToDraw";

    private final CsaAccount account;
    private final UsiEngine engine;
    private final CsaManner manner;

    /** How many moves the engine allows if the server names no limit. */
    private final String usualMaxMoves;

    /**
     * A client.
     *
     * @param account the account on the server
     * @param engine the engine, which stays the caller's to close
     * @param manner how it plays
     */
    public CsaClient(CsaAccount account, UsiEngine engine, CsaManner manner) {
        this.account = account;
        this.engine = engine;
        this.manner = manner;
        usualMaxMoves = engine.value(MAX_MOVES);
    }

    /**
     * Logs in, waits for a game, and plays it.
     *
     * @throws IOException if there is no connection, or it is lost
     * @throws CsaException if the server refuses the login, or breaks the protocol
     * @throws sanmai.engine.EngineException if the engine fails
     * @throws InterruptedException if the thread is interrupted; the server counts that as a loss
     */
    public CsaResult play() throws IOException, InterruptedException {
        BlockingQueue<CsaEvent> events = new LinkedBlockingQueue<>();
        try (CsaPlayer player = new CsaPlayer(engine, events::add);
                CsaConnection connection = CsaConnection.open(
                        account,
                        line -> events.add(new CsaEvent.ServerLine(line)),
                        () -> events.add(new CsaEvent.Disconnection()))) {
            return new Session(events, player, connection).run();
        }
    }

    /** A connection from the login to the end of a game. */
    private final class Session {
        private final BlockingQueue<CsaEvent> events;
        private final CsaPlayer player;
        private final CsaConnection connection;
        private boolean isLoggedIn;
        private @Nullable GameSummaryReader reader; // null outside a summary
        private @Nullable CsaGame offered; // null before a game is offered
        private @Nullable CsaGame game; // null before it has begun
        private @Nullable CsaResult result; // null before it has ended

        Session(BlockingQueue<CsaEvent> events, CsaPlayer player, CsaConnection connection) {
            this.events = events;
            this.player = player;
            this.connection = connection;
        }

        CsaResult run() throws IOException, InterruptedException {
            connection.send("LOGIN " + account.name() + " " + account.password());
            while (result == null) {
                CsaEvent event =
                        events.poll(isLoggedIn ? KEEP_ALIVE_SECONDS : LOGIN_PATIENCE_SECONDS, TimeUnit.SECONDS);
                if (event != null) {
                    hear(event);
                } else if (isLoggedIn) {
                    connection.send("");
                } else {
                    throw new IOException("the server has not answered the login for " + LOGIN_PATIENCE_SECONDS + " s");
                }
            }
            return result;
        }

        private void hear(CsaEvent event) throws IOException {
            if (event instanceof CsaEvent.ServerLine line) {
                hear(line.text());
            } else if (event instanceof CsaEvent.EngineAnswer answer && game != null) {
                game.hear(answer);
            } else if (event instanceof CsaEvent.EngineFailure failure) {
                Throwables.throwIfUnchecked(failure.reason());
                throw new IllegalStateException(failure.reason());
            } else if (event instanceof CsaEvent.Disconnection) {
                throw new IOException("the server has closed the connection");
            }
        }

        private void hear(String line) throws IOException {
            if (reader != null) {
                if (reader.read(line)) {
                    offer(reader.summary());
                    reader = null;
                }
            } else if (game != null) {
                result = game.hear(line);
            } else if (line.equals("LOGIN:" + account.name() + " OK")) {
                isLoggedIn = true;
                manner.listener().said("logged in as " + account + "; waiting for a game");
            } else if (line.startsWith("LOGIN:")) {
                throw new CsaException("the server refuses the name or the password of " + account + ": " + line);
            } else if (line.equals("BEGIN Game_Summary")) {
                reader = new GameSummaryReader();
            } else if (line.startsWith("START:") && offered != null) {
                game = offered;
                game.start();
            } else if (line.startsWith("REJECT:")) {
                result = new CsaResult(CsaResult.Outcome.REJECT, line);
            }
        }

        private void offer(GameSummary summary) throws IOException {
            offered = new CsaGame(
                    summary, player, connection, manner); // What cannot be read is refused before it begins.
            manner.listener().said(summary.toString());
            if (manner.ponders()) {
                engine.setIfKnown("USI_Ponder", "true"); // Else many engines name no move to ponder on.
            }
            engine.setIfKnown(MAX_MOVES, usualMaxMoves); // It stays if the engine does not take the server's.
            if (summary.maxMoves() > 0) {
                engine.setIfKnown(MAX_MOVES, Integer.toString(summary.maxMoves()));
            }
            engine.newGame();
            connection.send("AGREE " + summary.id());
        }
    }
}
