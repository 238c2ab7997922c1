package sanmai.core;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PieceTest {
    /** Tables, packed moves and keys depend on these numbers. */
    @ParameterizedTest
    @CsvSource({
        "PAWN,1,P,TOKIN,18,true",
        "LANCE,2,L,PRO_LANCE,4,true",
        "KNIGHT,3,N,PRO_KNIGHT,4,true",
        "SILVER,4,S,PRO_SILVER,4,true",
        "BISHOP,5,B,HORSE,2,true",
        "ROOK,6,R,DRAGON,2,true",
        "GOLD,7,G,GOLD,4,true",
        "KING,8,K,KING,2,false",
        "TOKIN,9,+P,TOKIN,18,false",
        "PRO_LANCE,10,+L,PRO_LANCE,4,false",
        "PRO_KNIGHT,11,+N,PRO_KNIGHT,4,false",
        "PRO_SILVER,12,+S,PRO_SILVER,4,false",
        "HORSE,13,+B,HORSE,2,false",
        "DRAGON,14,+R,DRAGON,2,false"
    })
    void everyKind(PieceType type, int code, String letters, PieceType promoted, int inASet, boolean inHand) {
        assertEquals(code, type.code());
        assertEquals(type, PieceType.ofCode(code));
        assertEquals(letters, type.letters());
        assertEquals(promoted, type.promoted());
        assertEquals(promoted != type, type.canPromote());
        assertEquals(letters.startsWith("+"), type.isPromoted());
        assertEquals(inASet, type.countInASet());
        assertEquals(inHand, type.canBeInHand());
        if (type.canPromote()) {
            assertEquals(type, promoted.unpromoted());
            assertEquals(code + Piece.PROMOTION, promoted.code());
        }
        assertEquals(letters.replace("+", ""), type.unpromoted().letters());
        assertEquals(code, Piece.code(Color.BLACK, type));
        assertEquals(code + 16, Piece.code(Color.WHITE, type));
        assertEquals(letters, Piece.sfen(Piece.code(Color.BLACK, type)));
        assertEquals(letters.toLowerCase(java.util.Locale.ROOT), Piece.sfen(Piece.code(Color.WHITE, type)));
    }

    @Test
    void codesAreDifferentAndReadBack() {
        Set<Integer> codes = new HashSet<>(Set.of(Piece.NONE));
        for (Color color : Color.values()) {
            for (PieceType type : PieceType.values()) {
                int piece = Piece.code(color, type);
                codes.add(piece);
                assertEquals(color, Piece.color(piece));
                assertEquals(type, Piece.type(piece));
                assertEquals(type.code(), Piece.typeCode(piece));
            }
        }
        assertEquals(29, codes.size());
        assertEquals(true, codes.stream().allMatch(code -> code < Piece.LIMIT));
    }

    @Test
    void smallPromotedPiecesMoveLikeGolds() {
        for (Color color : Color.values()) {
            for (PieceType type : PieceType.values()) {
                PieceType like = switch (type) {
                    case TOKIN, PRO_LANCE, PRO_KNIGHT, PRO_SILVER -> PieceType.GOLD;
                    default -> type;
                };
                assertEquals(Piece.code(color, like), Piece.movesLike(Piece.code(color, type)));
            }
        }
    }

    @Test
    void blackAndWhiteAreOppositeColours() {
        assertEquals(0, Color.BLACK.ordinal());
        assertEquals(1, Color.WHITE.ordinal());
        for (Color color : Color.values()) {
            assertEquals(color, Color.of(color.ordinal()));
            assertEquals(color, color.opposite().opposite());
            assertEquals(1, color.ordinal() + color.opposite().ordinal());
        }
    }

    @Test
    void typeCodesAreThoseOfTheKindsWithTheirNames() throws ReflectiveOperationException {
        for (PieceType type : PieceType.values()) {
            assertEquals(type.code(), TypeCode.class.getField(type.name()).getInt(null), type.name());
        }
        assertEquals(PieceType.values().length, TypeCode.class.getFields().length);
    }
}
