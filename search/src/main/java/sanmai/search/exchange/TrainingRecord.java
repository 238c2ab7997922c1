package sanmai.search.exchange;

import java.util.Arrays;
import java.util.Objects;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * A position with its score, best move and result, kept as the {@code PackedSfenValue} of YaneuraOu. Immutable.
 *
 * <pre>
 * bytes  0-31  the {@linkplain PackedPosition#YANEURAOU position}
 * bytes 32-33  the score for the side to move, signed
 * bytes 34-35  the {@linkplain PackedMove#YANEURAOU move} that was found best, or 0
 * bytes 36-37  the game ply, unsigned
 * byte  38     how the game ended for the side to move: 1 it won, 0 a draw, -1 it lost
 * byte  39     padding; written as 0, ignored
 * </pre>
 *
 * <p>Numbers are little-endian. The unit of the score and whether plies are counted from 0 or 1 are up to the program that
 * wrote the record; here they are centipawns and the {@linkplain Position#moveNumber() number of
 * the next move}.
 */
public final class TrainingRecord {
    /** The size of a record in bytes. */
    static final int BYTES = 40;

    private static final int SCORE = PackedPosition.BYTES;
    private static final int MOVE = SCORE + 2;
    private static final int PLY = MOVE + 2;
    private static final int RESULT = PLY + 2;

    private static final int MAX_PLY = 0xFFFF;

    private final byte[] bytes;

    private TrainingRecord(byte[] bytes) {
        this.bytes = bytes;
    }

    /**
     * A record of a position.
     *
     * @param position the position; a greater move number than 65535 is written as 65535
     * @param score for the side to move, -32768 to 32767, in centipawns
     * @param move a legal {@linkplain Move move}, or {@link Move#NONE}
     * @param result how the game ended for the side to move: 1 it won, 0 a draw, -1 it lost
     * @throws ExchangeException if a side has no king
     * @throws IllegalArgumentException if score or result are out of range
     */
    public static TrainingRecord of(Position position, int score, int move, int result) {
        if (score != (short) score) {
            throw new IllegalArgumentException("a score is -32768 to 32767, not " + score);
        }
        byte[] bytes = new byte[BYTES];
        PackedPosition.YANEURAOU.write(position, bytes, 0);
        putShort(bytes, SCORE, score);
        putShort(bytes, MOVE, PackedMove.YANEURAOU.of(move));
        putShort(bytes, PLY, Math.min(position.moveNumber(), MAX_PLY));
        bytes[RESULT] = (byte) checkedResult(result);
        return new TrainingRecord(bytes);
    }

    /**
     * A record of 40 bytes.
     *
     * @param from has the 40 bytes
     * @param offset where in {@code from} they begin
     * @throws ExchangeException if the bytes are not a position, or the result is invalid; the position may still be
     *     {@linkplain #position() impossible}, and the {@linkplain #move(Position) move} illegal
     */
    static TrainingRecord read(byte[] from, int offset) {
        Objects.checkFromIndexSize(offset, BYTES, from.length);
        PackedPosition.YANEURAOU.setup(from, offset);
        byte[] bytes = Arrays.copyOfRange(from, offset, offset + BYTES);
        checkedResult(bytes[RESULT]);
        bytes[BYTES - 1] = 0;
        return new TrainingRecord(bytes);
    }

    private static int checkedResult(int result) {
        if (result != Integer.signum(result)) {
            throw new ExchangeException("a result is 1, 0 or -1, not " + result);
        }
        return result;
    }

    /** The 40 bytes. */
    byte[] bytes() {
        return bytes.clone();
    }

    /**
     * The position. The number of its next move is the ply, and at least 1.
     *
     * @throws ExchangeException if it is impossible
     */
    public Position position() {
        return PackedPosition.YANEURAOU.read(bytes, 0, Math.max(1, ply()));
    }

    /** The score for the side to move. */
    public int score() {
        return (short) getShort(bytes, SCORE);
    }

    /**
     * The move that was found best; {@link Move#NONE} if the record has none.
     *
     * @param position the record's {@linkplain #position() position}
     * @throws ExchangeException if the move is no legal move
     */
    public int move(Position position) {
        return PackedMove.YANEURAOU.read(getShort(bytes, MOVE), position);
    }

    /** The game ply, 0 to 65535, as the program counted it that wrote the record. */
    public int ply() {
        return getShort(bytes, PLY);
    }

    /** How the game ended for the side to move: 1 it won, 0 a draw, -1 it lost. */
    public int result() {
        return bytes[RESULT];
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TrainingRecord that && Arrays.equals(bytes, that.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    private static int getShort(byte[] from, int at) {
        return from[at] & 0xFF | (from[at + 1] & 0xFF) << 8;
    }

    private static void putShort(byte[] to, int at, int value) {
        to[at] = (byte) value;
        to[at + 1] = (byte) (value >> 8);
    }
}
