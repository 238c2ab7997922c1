package sanmai.csa;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.UnknownHostException;
import java.util.function.Consumer;
import sanmai.process.ProcessLines;

/** The connection to a server. Any thread may send. */
final class CsaConnection implements AutoCloseable {
    private static final int PATIENCE_MILLIS = 20_000;

    private final Socket socket;

    private CsaConnection(Socket socket) {
        this.socket = socket;
    }

    /**
     * Connects.
     *
     * @param listener gets each line of the server, on a thread of its own
     * @param end runs after the last one
     * @throws IOException if there is no server
     */
    static CsaConnection open(CsaAccount account, Consumer<String> listener, Runnable end) throws IOException {
        Socket socket = new Socket();
        try {
            InetSocketAddress address = new InetSocketAddress(account.host(), account.port());
            if (address.isUnresolved()) {
                throw new UnknownHostException("there is no host " + account.host());
            }
            socket.connect(address, PATIENCE_MILLIS);
            socket.setTcpNoDelay(true);
            socket.setKeepAlive(true);
            new ProcessLines(socket.getInputStream(), listener, end);
            return new CsaConnection(socket);
        } catch (IOException e) {
            socket.close();
            throw e;
        }
    }

    /** Sends a line. */
    synchronized void send(String line) throws IOException {
        socket.getOutputStream().write((line + "\n").getBytes(UTF_8));
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            // It is not used any more.
        }
    }
}
