package sanmai.search.exchange;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import com.google.common.collect.AbstractIterator;
import com.google.common.primitives.Ints;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import sanmai.core.Color;
import sanmai.notation.NotationException;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * Formats of files of {@linkplain TrainingRecord records} that follow each other, with nothing before and behind. Numbers are
 * little-endian. What a format does not store is read as no move, score 0, a draw and move number 1.
 */
public enum ExchangeFormat {
    /**
     * A line of text for each record: its SFEN; and, if more is known, behind tabs the move in USI or {@code none}, the score
     * and the result for the side to move. Empty lines are skipped, and so are comments: from {@code #} or {@code //} at the
     * beginning of a word to the end of the line.
     */
    SFEN(1000, "sfen") {
        @Override
        byte[] bytes(TrainingRecord record) {
            Position position = record.position();
            int move = record.move(position);
            String usi = move == Move.NONE ? NO_MOVE : Move.usi(move);
            String line = Sfen.of(position) + "\t" + usi + "\t" + record.score() + "\t" + record.result() + "\n";
            return line.getBytes(StandardCharsets.US_ASCII);
        }

        @Override
        TrainingRecord record(byte[] bytes) {
            List<String> columns = COLUMNS.splitToList(text(bytes));
            if (columns.size() != 1 && columns.size() != 4) {
                throw new ExchangeException("a line has 1 or 4 columns, not " + columns.size());
            }
            try {
                Position position = Sfen.position(columns.get(0));
                if (columns.size() == 1) {
                    return TrainingRecord.of(position, 0, Move.NONE, 0);
                }
                String usi = columns.get(1);
                int move = usi.equals(NO_MOVE) ? Move.NONE : UsiMove.parse(usi, position);
                return TrainingRecord.of(position, number(columns.get(2)), move, number(columns.get(3)));
            } catch (NotationException e) {
                throw new ExchangeException(e.getMessage());
            }
        }

        @Override
        boolean isRecord(byte[] bytes) {
            return !text(bytes).isEmpty();
        }

        @Override
        byte[] nextBytes(InputStream in) throws IOException {
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            for (int c = in.read(); c >= 0; c = in.read()) {
                line.write(c);
                if (c == '\n' || line.size() > size()) {
                    break;
                }
            }
            if (line.size() > size()) {
                throw new ExchangeException("a line of more than " + size() + " bytes");
            }
            return line.toByteArray();
        }
    },

    /** Positions in 32 bytes ({@link PackedPosition#APERY}). */
    HCP(PackedPosition.BYTES, "hcp") {
        @Override
        byte[] bytes(TrainingRecord record) {
            byte[] bytes = new byte[PackedPosition.BYTES];
            PackedPosition.APERY.write(record.position(), bytes, 0);
            return bytes;
        }

        @Override
        TrainingRecord record(byte[] bytes) {
            return TrainingRecord.of(PackedPosition.APERY.read(bytes, 0), 0, Move.NONE, 0);
        }
    },

    /**
     * The {@code HuffmanCodedPosAndEval} of Apery, cshogi and dlshogi, 38 bytes:
     *
     * <pre>
     * bytes  0-31  the {@linkplain PackedPosition#APERY position}
     * bytes 32-33  the score for the side to move, signed
     * bytes 34-35  the {@linkplain PackedMove#APERY move} that was found best, or 0
     * byte  36     how the game ended: 0 a draw, 1 Black won, 2 White won
     * byte  37     padding; written as 0, ignored
     * </pre>
     */
    HCPE(PackedPosition.BYTES + 6, "hcpe") {
        @Override
        byte[] bytes(TrainingRecord record) {
            Position position = record.position();
            ByteBuffer bytes = ByteBuffer.allocate(size()).order(ByteOrder.LITTLE_ENDIAN);
            PackedPosition.APERY.write(position, bytes.array(), 0);
            bytes.position(PackedPosition.BYTES).putShort((short) record.score());
            bytes.putShort((short) PackedMove.APERY.of(record.move(position)));
            int blackWon = position.turn() == Color.BLACK ? record.result() : -record.result();
            bytes.put((byte) (blackWon < 0 ? WHITE_WON : blackWon));
            return bytes.array();
        }

        @Override
        TrainingRecord record(byte[] bytes) {
            ByteBuffer from =
                    ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).position(PackedPosition.BYTES);
            Position position = PackedPosition.APERY.read(bytes, 0);
            int score = from.getShort();
            int move = PackedMove.APERY.read(Short.toUnsignedInt(from.getShort()), position);
            int result = from.get();
            if (result < 0 || result > WHITE_WON) {
                throw new ExchangeException("a result is 0, 1 or 2, not " + result);
            }
            int blackWon = result == WHITE_WON ? -1 : result;
            return TrainingRecord.of(position, score, move, position.turn() == Color.BLACK ? blackWon : -blackWon);
        }
    },

    /** The {@code PackedSfenValue} of YaneuraOu, 40 bytes, which a {@link TrainingRecord} holds. */
    PSV(TrainingRecord.BYTES, "psv", "bin") {
        @Override
        byte[] bytes(TrainingRecord record) {
            return record.bytes();
        }

        @Override
        TrainingRecord record(byte[] bytes) {
            TrainingRecord record = TrainingRecord.read(bytes, 0);
            record.move(record.position()); // It must be legal.
            return record;
        }
    };

    private static final String NO_MOVE = "none";

    /** A byte order mark, or a comment. */
    private static final Pattern NO_TEXT = Pattern.compile("^\uFEFF|(?<!\\S)(#|//).*", Pattern.DOTALL);

    private static final Splitter COLUMNS = Splitter.on('\t');
    private static final int WHITE_WON = 2;

    private final int size;
    private final List<String> endings;

    ExchangeFormat(int size, String... endings) {
        this.size = size;
        this.endings = List.of(endings);
    }

    /** The format of a file by the ending of its name: {@code .sfen}, {@code .hcp}, {@code .hcpe}, {@code .psv} or {@code .bin}. */
    public static Optional<ExchangeFormat> ofName(String name) {
        String ending = Ascii.toLowerCase(name.substring(name.lastIndexOf('.') + 1));
        for (ExchangeFormat format : values()) {
            if (name.contains(".") && format.endings.contains(ending)) {
                return Optional.of(format);
            }
        }
        return Optional.empty();
    }

    /** The size of a record in bytes, or of the longest line. */
    int size() {
        return size;
    }

    abstract byte[] bytes(TrainingRecord record);

    abstract TrainingRecord record(byte[] bytes);

    private static String text(byte[] line) {
        String text = new String(line, StandardCharsets.UTF_8);
        return NO_TEXT.matcher(text).replaceAll("").stripTrailing();
    }

    /** Whether bytes are a record; in a text, they may be an empty line or a comment. */
    boolean isRecord(byte[] bytes) {
        return true;
    }

    /** The bytes of the next record, fewer at the end of the file. */
    byte[] nextBytes(InputStream in) throws IOException {
        return in.readNBytes(size);
    }

    private static int number(String text) {
        Integer number = Ints.tryParse(text);
        if (number == null) {
            throw new ExchangeException("\"" + text + "\" is no number");
        }
        return number;
    }

    /**
     * Writes a record.
     *
     * @throws IOException if the stream cannot be written
     * @throws ExchangeException if the record's position is impossible, or its move not legal
     */
    public void write(TrainingRecord record, OutputStream to) throws IOException {
        to.write(bytes(record));
    }

    /**
     * The records of a file, read one at a time: only the next one is in memory. Positions are possible and moves legal.
     *
     * @param in is read by the iterator, and not closed. Where it cannot be read, the iterator throws an {@link
     *     UncheckedIOException}; at a broken record an {@link ExchangeException} with its number, its first byte and the
     *     reason.
     */
    public Iterator<TrainingRecord> read(InputStream in) {
        InputStream buffered = new BufferedInputStream(in);
        return new AbstractIterator<>() {
            private long number = 1;
            private long offset;

            @Override
            protected @Nullable TrainingRecord computeNext() {
                try {
                    byte[] bytes = nextBytes(buffered);
                    while (bytes.length > 0 && !isRecord(bytes)) {
                        offset += bytes.length;
                        bytes = nextBytes(buffered);
                    }
                    if (bytes.length == 0) {
                        return endOfData();
                    }
                    if (ExchangeFormat.this != SFEN && bytes.length < size) {
                        throw new ExchangeException("only " + bytes.length + " of " + size + " bytes are there");
                    }
                    TrainingRecord record = record(bytes);
                    offset += bytes.length;
                    number++;
                    return record;
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                } catch (IllegalArgumentException e) {
                    throw new ExchangeException("record " + number + " (byte " + offset + "): " + e.getMessage());
                }
            }
        };
    }
}
