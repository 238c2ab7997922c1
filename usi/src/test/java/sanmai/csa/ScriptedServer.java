package sanmai.csa;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import sanmai.workers.DaemonThreads;

/**
 * A server on loopback that follows scripts, one for each connection. A line that begins with {@code <} is what the client
 * must send, as a regular expression; {@link #PAUSE} lasts until {@link #goOn}; all others are sent. After the script the
 * connection is closed.
 */
public final class ScriptedServer implements AutoCloseable {
    static final String PAUSE = "...";

    private static final int PATIENCE_SECONDS = 20;

    private final Semaphore signs = new Semaphore(0);
    private final ServerSocket listening;
    private final Thread thread;
    private final List<String> problems = Collections.synchronizedList(new ArrayList<>());

    /** With these scripts. */
    public ScriptedServer(String... scripts) throws IOException {
        listening = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
        thread = new DaemonThreads("scripted server").start(() -> {
            try {
                for (String script : scripts) {
                    serve(script);
                }
            } catch (IOException e) {
                problems.add(e.toString());
            }
        });
    }

    private void serve(String script) throws IOException {
        try (Socket socket = listening.accept();
                BufferedReader in = new BufferedReader(new InputStreamReader(socket.getInputStream(), UTF_8))) {
            for (String step : script.lines().toList()) {
                if (step.equals(PAUSE)) {
                    await();
                    continue;
                }
                if (!step.startsWith("<")) {
                    socket.getOutputStream().write((step + "\n").getBytes(UTF_8));
                    continue;
                }
                String line = in.readLine();
                if (line == null || !line.matches(step.substring(1))) {
                    problems.add("expected " + step.substring(1) + ", got " + line);
                    return;
                }
            }
        }
    }

    private void await() throws IOException {
        try {
            if (!signs.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                throw new IOException("no sign to go on");
            }
        } catch (InterruptedException e) {
            throw new IOException(e);
        }
    }

    /** Ends a pause. */
    void goOn() {
        signs.release();
    }

    /** The host and port. */
    public String place() {
        return "localhost:" + port();
    }

    public int port() {
        return listening.getLocalPort();
    }

    /** What was not as the scripts say. */
    public List<String> problems() throws InterruptedException {
        thread.join(20_000);
        return List.copyOf(problems);
    }

    @Override
    public void close() throws IOException {
        listening.close();
    }
}
