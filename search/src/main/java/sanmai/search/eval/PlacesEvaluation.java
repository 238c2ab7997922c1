package sanmai.search.eval;

import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.shogi.Hand;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * Material, the places of all pieces as seen from both kings ({@link KingPlaces}), and what sliders attack ({@link
 * Sliders}). The first two are kept from move to move; when a king moves, all places seen from it are counted again.
 */
public final class PlacesEvaluation implements Evaluation {
    private static final int KING = PieceType.KING.code();

    private static final int COLOR = 1 << Piece.COLOR_SHIFT;

    /** What it is worth to be the one to move. */
    private static final int TEMPO = 20;

    /** By the number of moves told: the material balance for Black. */
    private final int[] material = new int[MOST_MOVES + 1];

    /** The places seen from Black's king for Black, and from White's for White; {@link #UNKNOWN} after it moved. */
    private final int[] seenByBlack = new int[MOST_MOVES + 1];

    private final int[] seenByWhite = new int[MOST_MOVES + 1];

    private static final int UNKNOWN = Integer.MIN_VALUE;

    private int now;

    @Override
    public void set(Position position) {
        now = 0;
        material[0] = material(position);
        seenByBlack[0] = UNKNOWN;
        seenByWhite[0] = UNKNOWN;
    }

    private static int material(Position position) {
        int balance = 0;
        for (int square = 0; square < Square.COUNT; square++) {
            int piece = position.pieceAt(square);
            balance += Piece.color(piece) == Color.BLACK ? PieceValues.onBoard(piece) : -PieceValues.onBoard(piece);
        }
        for (int kind = 1; kind <= PieceType.HAND_KINDS; kind++) {
            int more = Hand.count(position.hand(0), kind) - Hand.count(position.hand(1), kind);
            balance += PieceValues.inHand(kind) * more;
        }
        return balance;
    }

    @Override
    public void push(Position position, int move) {
        complete(position);
        int next = now + 1;
        int piece = Move.piece(move);
        int to = Move.to(move);
        int us = piece >>> Piece.COLOR_SHIFT;
        int blacks = KingPlaces.ofBlack(position.king(0));
        int whites = KingPlaces.ofBlack(Square.turned(position.king(1)));
        int black = seenByBlack[now];
        int white = seenByWhite[now];
        int gain;
        if (Move.isDrop(move)) {
            gain = PieceValues.onBoard(piece) - PieceValues.inHand(piece);
            black += KingPlaces.value(blacks, piece, to);
            white += KingPlaces.value(whites, piece ^ COLOR, Square.turned(to));
        } else {
            int from = Move.from(move);
            int placed = Move.placedPiece(move);
            int victim = position.pieceAt(to);
            gain = PieceValues.onBoard(placed) - PieceValues.onBoard(piece) + PieceValues.ofCapture(victim);
            black += KingPlaces.value(blacks, placed, to) - KingPlaces.value(blacks, piece, from);
            white += KingPlaces.value(whites, placed ^ COLOR, Square.turned(to))
                    - KingPlaces.value(whites, piece ^ COLOR, Square.turned(from));
            if (victim != Piece.NONE) {
                black -= KingPlaces.value(blacks, victim, to);
                white -= KingPlaces.value(whites, victim ^ COLOR, Square.turned(to));
            }
            if (Piece.typeCode(piece) == KING) {
                black = us == 0 ? UNKNOWN : black;
                white = us == 0 ? white : UNKNOWN;
            }
        }
        material[next] = material[now] + (us == 0 ? gain : -gain);
        seenByBlack[next] = black;
        seenByWhite[next] = white;
        now = next;
    }

    @Override
    public void pop() {
        now--;
    }

    /** Counts what is unknown since a king has moved. */
    private void complete(Position position) {
        if (seenByBlack[now] == UNKNOWN) {
            seenByBlack[now] = seenByBlack(position);
        }
        if (seenByWhite[now] == UNKNOWN) {
            seenByWhite[now] = seenByWhite(position);
        }
    }

    private static int seenByBlack(Position position) {
        int entry = KingPlaces.ofBlack(position.king(0));
        int sum = 0;
        for (int square = 0; square < Square.COUNT; square++) {
            sum += KingPlaces.value(entry, position.pieceAt(square), square);
        }
        return sum;
    }

    private static int seenByWhite(Position position) {
        int entry = KingPlaces.ofBlack(Square.turned(position.king(1)));
        int sum = 0;
        for (int square = 0; square < Square.COUNT; square++) {
            int piece = position.pieceAt(square);
            sum += piece == Piece.NONE ? 0 : KingPlaces.value(entry, piece ^ COLOR, Square.turned(square));
        }
        return sum;
    }

    @Override
    public int score(Position position) {
        complete(position);
        int black =
                material[now] + seenByBlack[now] - seenByWhite[now] + Sliders.of(position, 0) - Sliders.of(position, 1);
        int score = (position.turnOrdinal() == 0 ? black : -black) + TEMPO;
        return Math.max(-MOST, Math.min(score, MOST));
    }
}
