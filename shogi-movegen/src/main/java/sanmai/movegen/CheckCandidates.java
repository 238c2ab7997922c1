package sanmai.movegen;

import static sanmai.core.TypeCode.GOLD;
import static sanmai.core.TypeCode.KNIGHT;
import static sanmai.core.TypeCode.SILVER;

import sanmai.core.Bitboard;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.shogi.Position;

/**
 * The squares from which a knight, a silver or a piece that moves like a gold can give check by one step, with or without
 * promoting (check candidates). Most of these pieces are far from the other king, and need no further look.
 */
final class CheckCandidates {
    /** By piece, the king's square and word. */
    private static final int[] FROM = new int[Piece.SQUARE_PAIRS * 4];

    static {
        for (Color color : Color.values()) {
            for (PieceType type : new PieceType[] {PieceType.KNIGHT, PieceType.SILVER, PieceType.GOLD}) {
                for (int from = 0; from < Square.COUNT; from++) {
                    fill(color, type, from);
                }
            }
        }
    }

    private CheckCandidates() {}

    private static void fill(Color color, PieceType type, int from) {
        int piece = Piece.of(color, type);
        Bitboard zone = Bitboard.promotionZone(color);
        for (int to : Attacks.steps(piece, from)) {
            boolean promotes = type.canPromote() && (zone.contains(from) || zone.contains(to));
            Bitboard kings = Attacks.steps(piece, to);
            kings = promotes ? kings.or(Attacks.steps(Piece.of(color, PieceType.GOLD), to)) : kings;
            for (int king : kings) {
                FROM[Piece.onSquare(piece, king) * 4 + Square.word(from)] |= Square.bit(from);
            }
        }
    }

    /** Whether a side, by its ordinal, has such a piece for a king on this square. */
    static boolean exist(Position position, int side, int king) {
        int pieces = side << Piece.COLOR_SHIFT;
        int knights = Piece.onSquare(pieces | KNIGHT, king) * 4;
        int silvers = Piece.onSquare(pieces | SILVER, king) * 4;
        int golds = Piece.onSquare(pieces | GOLD, king) * 4;
        int found = 0;
        for (int w = 0; w < 3; w++) {
            found |= FROM[knights + w] & position.word(pieces | KNIGHT, w)
                    | FROM[silvers + w] & position.word(pieces | SILVER, w)
                    | FROM[golds + w] & position.word(pieces | GOLD, w);
        }
        return found != 0;
    }
}
