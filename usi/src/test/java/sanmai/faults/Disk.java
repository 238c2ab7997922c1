package sanmai.faults;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.util.HashSet;
import java.util.Set;

/**
 * What goes wrong below a {@link FaultyFileSystem}, and when: at a change of its files, the first of which has the number 1.
 * A change is a file that is made or emptied, a write, a truncation, a forced write, a move, or a deletion.
 */
final class Disk {
    /** What goes wrong. */
    enum Fault {
        /** The process is killed before the change. */
        KILL,
        /** The process is killed in the middle of the change: half of what is written is there. */
        KILL_IN_A_WRITE,
        /** Nothing more fits on the disk, also not later on. */
        FULL,
        /** The same, but half of what is written still fits. */
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

    /** Another process begins: its changes are counted from 1, and this happens at one of them. */
    synchronized void begin(Fault nextFault, int atChange) {
        fault = nextFault;
        at = atChange;
        changes = 0;
        killed = false;
    }

    /** Another process begins, and nothing happens to it. */
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
     * @param bytes how many are to be written
     * @return how many can be; if that is fewer, {@link #fail} is to be called after that
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
