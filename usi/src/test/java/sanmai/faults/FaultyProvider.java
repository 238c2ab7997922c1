package sanmai.faults;

import static sanmai.faults.FaultyFileSystem.unwrap;

import java.io.IOException;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessMode;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryStream;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.spi.FileSystemProvider;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The operations of a {@link FaultyFileSystem}: those of the machine's file system, unless the disk has a fault. */
final class FaultyProvider extends FileSystemProvider {
    private final FaultyFileSystem system;
    private final Disk disk;

    FaultyProvider(FaultyFileSystem system, Disk disk) {
        this.system = system;
        this.disk = disk;
    }

    private static FileSystemProvider real(Path path) {
        return unwrap(path).getFileSystem().provider();
    }

    @Override
    public FileChannel newFileChannel(Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
            throws IOException {
        disk.read();
        if (options.contains(StandardOpenOption.TRUNCATE_EXISTING) && Files.exists(unwrap(path))) {
            disk.change();
        } else if (creates(options) && Files.notExists(unwrap(path))) {
            if (disk.write(1) == 0) {
                disk.fail();
            }
        }
        FileChannel channel = real(path).newFileChannel(unwrap(path), options, attributes);
        return new FaultyChannel(disk.opened(channel), disk);
    }

    private static boolean creates(Set<? extends OpenOption> options) {
        return options.contains(StandardOpenOption.CREATE) || options.contains(StandardOpenOption.CREATE_NEW);
    }

    @Override
    public SeekableByteChannel newByteChannel(
            Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes) throws IOException {
        return newFileChannel(path, options, attributes);
    }

    @Override
    public void delete(Path path) throws IOException {
        disk.change();
        real(path).delete(unwrap(path));
    }

    @Override
    public boolean deleteIfExists(Path path) throws IOException {
        if (Files.exists(unwrap(path), LinkOption.NOFOLLOW_LINKS)) {
            disk.change();
        }
        return real(path).deleteIfExists(unwrap(path));
    }

    @Override
    public void move(Path source, Path target, CopyOption... options) throws IOException {
        disk.change();
        real(source).move(unwrap(source), unwrap(target), options);
    }

    @Override
    public void copy(Path source, Path target, CopyOption... options) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void createDirectory(Path path, FileAttribute<?>... attributes) {
        throw new UnsupportedOperationException();
    }

    @Override
    public DirectoryStream<Path> newDirectoryStream(Path path, DirectoryStream.Filter<? super Path> filter)
            throws IOException {
        disk.read();
        List<Path> found = new ArrayList<>();
        try (DirectoryStream<Path> all = Files.newDirectoryStream(unwrap(path))) {
            for (Path each : all) {
                if (filter.accept(system.wrap(each))) {
                    found.add(system.wrap(each));
                }
            }
        }
        return new DirectoryStream<>() {
            @Override
            public Iterator<Path> iterator() {
                return found.iterator();
            }

            @Override
            public void close() {}
        };
    }

    @Override
    public boolean isSameFile(Path path, Path other) throws IOException {
        return real(path).isSameFile(unwrap(path), unwrap(other));
    }

    @Override
    public boolean isHidden(Path path) throws IOException {
        return real(path).isHidden(unwrap(path));
    }

    @Override
    public FileStore getFileStore(Path path) throws IOException {
        return real(path).getFileStore(unwrap(path));
    }

    @Override
    public void checkAccess(Path path, AccessMode... modes) throws IOException {
        disk.read();
        real(path).checkAccess(unwrap(path), modes);
    }

    @Override
    public <V extends FileAttributeView> V getFileAttributeView(Path path, Class<V> type, LinkOption... options) {
        disk.read();
        return real(path).getFileAttributeView(unwrap(path), type, options);
    }

    @Override
    public <A extends BasicFileAttributes> A readAttributes(Path path, Class<A> type, LinkOption... options)
            throws IOException {
        disk.read();
        return real(path).readAttributes(unwrap(path), type, options);
    }

    @Override
    public Map<String, Object> readAttributes(Path path, String attributes, LinkOption... options) throws IOException {
        disk.read();
        return real(path).readAttributes(unwrap(path), attributes, options);
    }

    @Override
    public void setAttribute(Path path, String attribute, Object value, LinkOption... options) {
        throw new UnsupportedOperationException();
    }

    @Override
    public String getScheme() {
        return "faulty";
    }

    @Override
    public FileSystem newFileSystem(URI uri, Map<String, ?> environment) {
        throw new UnsupportedOperationException();
    }

    @Override
    public FileSystem getFileSystem(URI uri) {
        return system;
    }

    @Override
    public Path getPath(URI uri) {
        throw new UnsupportedOperationException();
    }
}
