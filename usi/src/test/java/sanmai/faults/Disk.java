package sanmai.faults;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.util.HashSet;
import java.util.Set;

/**
 * The faults of a {@link FaultyFileSystem}. A fault happens at a change of its files; changes are numbered from 1. A
 * change is a file that is made or emptied, a write, a truncation, a forced write, a move, or a deletion.
 */
final class Disk {
    /** The kinds of faults. */
    enum Fault {
        /** The process is killed before the change. */
        KILL,
        /** The process is killed in the middle of the change: half of what is written is there. */
        KILL_IN_A_WRITE,
        /** The disk is full from now on. */
        FULL,
        /** The disk is full from now on, after half of what is written. */
        FULL_IN_A_WRITE;

        private boolean kills() {
            return this == KILL || this == KILL_IN_A_WRITE;
        }

        private boolean isInTheMiddle() {
            return this == KILL_IN_A_WRITE || this == FULL_IN_A_WRITE;
        }
    }

    private final Set<FileChannel> open = new HashSet<>();
    private Fault fault = Fault.KILL;
    private int at = Integer.MAX_VALUE;
    private int changes;
    private boolean killed;

    /** Another process begins, with this fault at one of its changes, which are numbered from 1. */
    synchronized void begin(Fault nextFault, int atChange) {
        fault = nextFault;
        at = atChange;
        changes = 0;
        killed = false;
    }

    /** Another process begins, without a fault. */
    synchronized void begin() {
        begin(Fault.KILL, Integer.MAX_VALUE);
    }

    synchronized int changes() {
        return changes;
    }

    synchronized boolean isKilled() {
        return killed;
    }

    synchronized FileChannel opened(FileChannel channel) {
        open.add(channel);
        return channel;
    }

    /** Something is read. */
    synchronized void read() {
        if (killed) {
            throw new Killed();
        }
    }

    /** A change that needs no space. */
    synchronized void change() throws IOException {
        read();
        changes++;
        if (changes >= at && fault.kills()) {
            kill();
        }
    }

    /**
     * A change that needs space.
     *
     * @param bytes the number of bytes to be written
     * @return the number of bytes that fit; if it is smaller, the caller writes these bytes and then calls {@link
     *     #fail}
     */
    synchronized int write(int bytes) {
        read();
        changes++;
        if (changes < at) {
            return bytes;
        }
        return fault.isInTheMiddle() && changes == at ? bytes / 2 : 0;
    }

    /** What happens after a write that could not write everything. */
    synchronized void fail() throws IOException {
        if (fault.kills()) {
            kill();
        }
        throw new IOException("No space left on device");
    }

    private void kill() {
        killed = true;
        open.forEach(Disk::close);
        open.clear();
        throw new Killed();
    }

    private static void close(FileChannel channel) {
        try {
            channel.close();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
