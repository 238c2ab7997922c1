package sanmai.search.training;

import com.google.common.primitives.ImmutableIntArray;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.zip.CRC32;
import sanmai.search.exchange.ExchangeException;
import sanmai.search.exchange.PackedMove;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * Games in bytes, little-endian:
 *
 * <pre>
 * 1  the letter G
 * 4  the game's number
 * 1  the number of moves of the opening
 * 2  the number of moves
 * 1  the result: 0 White won, 1 a draw, 2 Black won
 *    then for each move
 * 2    the move, see {@link PackedMove#YANEURAOU}
 * 2    the score
 *    and at the end
 * 4  CRC-32 of all bytes before
 * </pre>
 */
final class GameCodec {
    private static final byte MARK = 'G';
    private static final int HEAD = 9;

    /** The offset of the number of moves. */
    private static final int PLIES = 6;

    /** More moves than any game of self-play has. */
    private static final int MAX_SHORTER = 1000;

    /** The bytes of a move with its score. */
    static final int PER_MOVE = 4;

    private static final int CHECKSUM = 4;

    private GameCodec() {}

    static byte[] encode(TrainingGame game) {
        int plies = game.moves().size();
        ByteBuffer bytes =
                ByteBuffer.allocate(HEAD + PER_MOVE * plies + CHECKSUM).order(ByteOrder.LITTLE_ENDIAN);
        bytes.put(MARK).putInt(game.number()).put((byte) game.openingPlies());
        bytes.putShort((short) plies).put((byte) (game.result() + 1));
        for (int i = 0; i < plies; i++) {
            bytes.putShort((short) PackedMove.YANEURAOU.of(game.moves().get(i)));
            bytes.putShort(game.scores().get(i).shortValue());
        }
        bytes.putInt(checksum(bytes.array(), 0, bytes.position()));
        return bytes.array();
    }

    /**
     * Reads the game at the buffer's position, and moves the position behind the game.
     *
     * @throws BufferUnderflowException if the bytes end in the middle of the game
     * @throws TrainingDataException if the bytes are not a game; the message says why
     */
    static TrainingGame decode(ByteBuffer bytes) {
        int start = bytes.position();
        if (bytes.get() != MARK) {
            throw new TrainingDataException("no game begins here");
        }
        int number = bytes.getInt();
        int openingPlies = Byte.toUnsignedInt(bytes.get());
        int plies = Short.toUnsignedInt(bytes.getShort());
        int result = bytes.get() - 1;
        if (bytes.remaining() < plies * PER_MOVE + CHECKSUM) {
            throw new BufferUnderflowException();
        }
        int end = bytes.position() + plies * PER_MOVE;
        if (bytes.getInt(end) != checksum(bytes.array(), bytes.arrayOffset() + start, end - start)) {
            throw new TrainingDataException("the checksum of the game does not match");
        }
        if (number < 0 || number == Integer.MAX_VALUE || openingPlies > plies || Math.abs(result) > 1) {
            throw new TrainingDataException("a game with impossible numbers");
        }
        ImmutableIntArray.Builder moves = ImmutableIntArray.builder(plies);
        ImmutableIntArray.Builder scores = ImmutableIntArray.builder(plies);
        Position position = Position.start();
        for (int i = 0; i < plies; i++) {
            int move = move(bytes.getShort() & 0xFFFF, position, i, number);
            moves.add(move);
            scores.add(bytes.getShort());
            position.doMove(move);
        }
        bytes.getInt();
        return new TrainingGame(
                number, openingPlies, moves.build().asList(), scores.build().asList(), result);
    }

    /**
     * Whether bytes that seem to hold only the beginning of a game hold a whole game of fewer moves. Then the number of moves
     * is damaged, and the bytes are not what an interrupted writer leaves.
     */
    static boolean hasWrongLength(ByteBuffer bytes) {
        byte[] copy = new byte[Math.min(bytes.remaining(), HEAD + PER_MOVE * MAX_SHORTER + CHECKSUM)];
        bytes.duplicate().get(copy);
        ByteBuffer game = ByteBuffer.wrap(copy).order(ByteOrder.LITTLE_ENDIAN);
        for (int plies = 0; HEAD + PER_MOVE * plies + CHECKSUM <= copy.length; plies++) {
            int end = HEAD + PER_MOVE * plies;
            game.putShort(PLIES, (short) plies);
            if (game.getInt(end) == checksum(copy, 0, end)) {
                return true;
            }
        }
        return false;
    }

    private static int move(int packed, Position position, int index, int number) {
        String place = "move " + (index + 1) + " of game " + number + ": ";
        try {
            int move = PackedMove.YANEURAOU.read(packed, position);
            if (move != Move.NONE) {
                return move;
            }
        } catch (ExchangeException e) {
            throw new TrainingDataException(place + e.getMessage());
        }
        throw new TrainingDataException(place + "there is no move");
    }

    private static int checksum(byte[] bytes, int offset, int length) {
        CRC32 crc = new CRC32();
        crc.update(bytes, offset, length);
        return (int) crc.getValue();
    }
}
