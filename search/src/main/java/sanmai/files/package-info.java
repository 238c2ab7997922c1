/**
 * Files that survive an interruption: a process that is killed, or a disk that is full, leaves every finished result.
 *
 * <p>A file is either replaced as a whole ({@link sanmai.files.AtomicFile}) or grows by whole records ({@link
 * sanmai.files.AppendFile}), and one run at a time writes it ({@link sanmai.files.WriteLock}). Files to be read are
 * checked first ({@link sanmai.files.InputFile}).
 *
 * <p>Everything is written through {@link java.nio.file.Files} and channels of a {@link java.nio.file.Path}, never through
 * {@link java.io.File}, so that tests can put a file system below it whose disk is full at any write.
 */
@NullMarked
package sanmai.files;

import org.jspecify.annotations.NullMarked;
