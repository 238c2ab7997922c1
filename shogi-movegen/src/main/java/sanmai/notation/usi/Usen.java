package sanmai.notation.usi;

import com.google.common.collect.ImmutableBiMap;
import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.notation.Sfen;
import sanmai.notation.reading.FormatLines;
import sanmai.notation.reading.FormatRules;
import sanmai.notation.reading.GameReader;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.RecordTree;
import sanmai.notation.writing.RecordLine;
import sanmai.shogi.Handicap;
import sanmai.shogi.Move;

/**
 * Records in USEN, the notation of Shogi Playground for addresses, one a line: the start if it is not the even one, as an
 * SFEN without characters that addresses escape, then each line of moves as {@code ~0.7ku2jm.r}: the number of moves before
 * it, its moves, and how it ended. A move is three digits of base 36 for the square that the piece comes from, or the
 * kind of a dropped piece, the square that it goes to, and whether it promotes.
 */
public final class Usen extends FormatRules {
    static final int RADIX = 36;
    static final int DIGITS = 3;

    /** The kinds of dropped pieces, behind the squares in the numbers of origins. */
    static final String DROPPED = "GPLNSBR";

    static final int FIRST_DROPPED = 90;

    private static final FormatLines LINES =
            FormatLines.of("([1-9A-Za-z_]+\\.[bw]\\.[-0-9A-Za-z]+(\\.[0-9]+)?)?~[0-9]+\\.[0-9a-z]*\\.[a-z]?(~|$)");

    /** The letters of ends; other ends have none. */
    static final ImmutableBiMap<GameEnd, String> ENDS = ImmutableBiMap.of(
            GameEnd.RESIGNATION,
            "r",
            GameEnd.TIME_UP,
            "t",
            GameEnd.ILLEGAL_ACTION,
            "i",
            GameEnd.IMPASSE,
            "j",
            GameEnd.INTERRUPTION,
            "p");

    /** The format. */
    public Usen() {
        super("USEN", LINES, "usen");
    }

    @Override
    public GameReader reader() {
        return new LineReader(UsenLine::read);
    }

    /** Writes the start, the moves, variations among them, and the ends that USEN knows. */
    @Override
    public String write(RecordTree record) {
        StringBuilder text = new StringBuilder();
        if (!record.start().equals(Handicap.NONE.setup())) {
            String sfen = Sfen.of(record.start()).replaceFirst(" 1$", "");
            text.append(sfen.replace('/', '_').replace(' ', '.').replace('+', 'z'));
        }
        for (RecordLine line : RecordLine.of(record)) {
            text.append('~').append(line.from().ply()).append('.');
            line.moves().forEach(node -> text.append(move(node.move().code())));
            text.append('.');
            line.ending()
                    .ifPresent(node -> text.append(
                            ENDS.getOrDefault(node.end() == GameEnd.DRAW ? GameEnd.IMPASSE : node.end(), "")));
        }
        return text.append('\n').toString();
    }

    private static String move(int move) {
        int from = Move.isDrop(move)
                ? FIRST_DROPPED + DROPPED.indexOf(Piece.type(Move.piece(move)).letters())
                : number(Move.from(move));
        int number = (from * Square.COUNT + number(Move.to(move))) * 2 + (Move.isPromotion(move) ? 1 : 0);
        String digits = Integer.toString(number, RADIX);
        return "0".repeat(DIGITS - digits.length()) + digits;
    }

    /** The number of a square: by ranks, and on each rank from file 1. */
    private static int number(int square) {
        return Square.row(square) * 9 + Square.file(square) - 1;
    }
}
