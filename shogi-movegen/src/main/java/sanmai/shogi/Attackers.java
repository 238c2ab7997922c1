package sanmai.shogi;

import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.attacks.Attacks;

/**
 * Which pieces attack a square, found from the square outwards: a silver attacks it from wherever the other side's
 * silver on that square would attack.
 */
final class Attackers {
    private static final PieceType[] STEPPERS = {
        PieceType.PAWN,
        PieceType.KNIGHT,
        PieceType.SILVER,
        PieceType.GOLD,
        PieceType.KING,
        PieceType.HORSE,
        PieceType.DRAGON
    };

    private Attackers() {}

    /** Whether a side, by its ordinal, has a piece that attacks the square. */
    static boolean exist(Position position, int square, int by) {
        for (PieceType type : STEPPERS) {
            int entry = Attacks.stepEntry(Piece.of(Color.of(by ^ 1), type), square);
            int set = Piece.of(Color.of(by), type);
            for (int w = 0; w < 3; w++) {
                if ((Attacks.stepWord(entry + w) & position.word(set, w)) != 0) {
                    return true;
                }
            }
        }
        return slides(position, square, by);
    }

    private static boolean slides(Position position, int square, int by) {
        int rook = Piece.of(Color.of(by), PieceType.ROOK);
        int dragon = Piece.of(Color.of(by), PieceType.DRAGON);
        int bishop = Piece.of(Color.of(by), PieceType.BISHOP);
        int horse = Piece.of(Color.of(by), PieceType.HORSE);
        int lance = Piece.of(Color.of(by), PieceType.LANCE);
        int rookKey = Attacks.rookKey(square, position.maps());
        int bishopKey = Attacks.bishopKey(square, position.maps());
        int lanceKey = Attacks.lanceKey(by ^ 1, square, position.maps());
        for (int w = 0; w < 3; w++) {
            int rooks = position.word(rook, w) | position.word(dragon, w);
            int bishops = position.word(bishop, w) | position.word(horse, w);
            int lances = position.word(lance, w);
            if ((rooks & Attacks.rookWord(rookKey, square, w)
                            | bishops & Attacks.bishopWord(bishopKey, square, w)
                            | lances & Attacks.lanceWord(lanceKey, by ^ 1, square, w))
                    != 0) {
                return true;
            }
        }
        return false;
    }
}
