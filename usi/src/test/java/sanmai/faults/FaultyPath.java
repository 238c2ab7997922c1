package sanmai.faults;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;

/**
 * A path of a {@link FaultyFileSystem}. It has no {@link java.io.File}, so code that would bypass the faults fails.
 *
 * @param system its file system
 * @param real the path in the file system of the machine
 */
record FaultyPath(FaultyFileSystem system, Path real) implements Path {
    private Path wrap(Path path) {
        return system.wrap(path);
    }

    @Override
    public FileSystem getFileSystem() {
        return system;
    }

    @Override
    public boolean isAbsolute() {
        return real.isAbsolute();
    }

    @Override
    public Path getRoot() {
        return wrap(real.getRoot());
    }

    @Override
    public Path getFileName() {
        return wrap(real.getFileName());
    }

    @Override
    public Path getParent() {
        return wrap(real.getParent());
    }

    @Override
    public int getNameCount() {
        return real.getNameCount();
    }

    @Override
    public Path getName(int index) {
        return wrap(real.getName(index));
    }

    @Override
    public Path subpath(int beginIndex, int endIndex) {
        return wrap(real.subpath(beginIndex, endIndex));
    }

    @Override
    public boolean startsWith(Path other) {
        return real.startsWith(FaultyFileSystem.unwrap(other));
    }

    @Override
    public boolean endsWith(Path other) {
        return real.endsWith(FaultyFileSystem.unwrap(other));
    }

    @Override
    public Path normalize() {
        return wrap(real.normalize());
    }

    @Override
    public Path resolve(Path other) {
        return wrap(real.resolve(FaultyFileSystem.unwrap(other)));
    }

    @Override
    public Path relativize(Path other) {
        return wrap(real.relativize(FaultyFileSystem.unwrap(other)));
    }

    @Override
    public URI toUri() {
        return real.toUri();
    }

    @Override
    public Path toAbsolutePath() {
        return wrap(real.toAbsolutePath());
    }

    @Override
    public Path toRealPath(LinkOption... options) throws IOException {
        return wrap(real.toRealPath(options));
    }

    @Override
    public WatchKey register(WatchService watcher, WatchEvent.Kind<?>[] events, WatchEvent.Modifier... modifiers) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int compareTo(Path other) {
        return real.compareTo(FaultyFileSystem.unwrap(other));
    }

    @Override
    public String toString() {
        return real.toString();
    }
}
