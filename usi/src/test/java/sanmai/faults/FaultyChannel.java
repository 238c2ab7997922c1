package sanmai.faults;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;

/** An open file of a {@link FaultyFileSystem}. */
final class FaultyChannel extends FileChannel {
    private final FileChannel real;
    private final Disk disk;

    FaultyChannel(FileChannel real, Disk disk) {
        this.real = real;
        this.disk = disk;
    }

    @Override
    public int write(ByteBuffer from) throws IOException {
        int wanted = from.remaining();
        int possible = disk.write(wanted);
        if (possible == wanted) {
            return real.write(from);
        }
        real.write(from.slice(from.position(), possible));
        from.position(from.position() + possible);
        disk.fail();
        throw new AssertionError("unreachable");
    }

    @Override
    public FileChannel truncate(long size) throws IOException {
        disk.change();
        real.truncate(size);
        return this;
    }

    @Override
    public void force(boolean metaData) throws IOException {
        disk.change();
        real.force(metaData);
    }

    @Override
    public int read(ByteBuffer to) throws IOException {
        disk.read();
        return real.read(to);
    }

    @Override
    public long position() throws IOException {
        return real.position();
    }

    @Override
    public FileChannel position(long newPosition) throws IOException {
        real.position(newPosition);
        return this;
    }

    @Override
    public long size() throws IOException {
        return real.size();
    }

    @Override
    public FileLock tryLock(long position, long size, boolean shared) throws IOException {
        disk.read();
        return real.tryLock(position, size, shared);
    }

    @Override
    protected void implCloseChannel() throws IOException {
        real.close();
    }

    @Override
    public FileLock lock(long position, long size, boolean shared) {
        throw new UnsupportedOperationException();
    }

    @Override
    public long read(ByteBuffer[] to, int offset, int length) {
        throw new UnsupportedOperationException();
    }

    @Override
    public long write(ByteBuffer[] from, int offset, int length) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int read(ByteBuffer to, long position) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int write(ByteBuffer from, long position) {
        throw new UnsupportedOperationException();
    }

    @Override
    public long transferTo(long position, long count, WritableByteChannel target) {
        throw new UnsupportedOperationException();
    }

    @Override
    public long transferFrom(ReadableByteChannel source, long position, long count) {
        throw new UnsupportedOperationException();
    }

    @Override
    public MappedByteBuffer map(MapMode mode, long position, long size) {
        throw new UnsupportedOperationException();
    }
}
