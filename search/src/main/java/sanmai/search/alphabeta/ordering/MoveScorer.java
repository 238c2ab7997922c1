package sanmai.search.alphabeta.ordering;

import static sanmai.core.TypeCode.BISHOP;
import static sanmai.core.TypeCode.GOLD;
import static sanmai.core.TypeCode.KNIGHT;
import static sanmai.core.TypeCode.LANCE;
import static sanmai.core.TypeCode.PAWN;
import static sanmai.core.TypeCode.ROOK;
import static sanmai.core.TypeCode.SILVER;
import static sanmai.search.alphabeta.SearchParameter.CHECK_BONUS;
import static sanmai.search.alphabeta.SearchParameter.CHECK_LOSS;
import static sanmai.search.alphabeta.SearchParameter.THREAT_BONUS;
import static sanmai.search.alphabeta.SearchParameter.THREAT_MALUS;
import static sanmai.search.alphabeta.SearchParameter.VICTIM_FACTOR;

import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.core.occupancy.Occupancy;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.SearchParameters;
import sanmai.search.alphabeta.history.History;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.eval.material.PieceValues;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * The ordering scores of the moves of a node: captures by MVV (most valuable victim) and capture history; quiet moves by
 * history, threats and checks.
 *
 * <p>Nothing is allocated after construction. Not safe for use by several threads.
 */
final class MoveScorer {
    /** More than every history score: in check captures come before quiet moves. */
    private static final int CAPTURE_SCORE = 1 << 20;

    /** The squares of the two ranks at the far edge, where a lance that does not promote is of no use. */
    private static final int LANCE_SQUARES = 2 * 9;

    private final History history;
    private final StaticExchangeEvaluation see;
    private final Features features;
    private final SearchParameters parameters;

    private Node node;
    private Position position;
    private int us;

    /** By word: the bishops and rooks, promoted or not, of the side to move that a cheaper piece attacks. */
    private final int[] threatened = new int[3];

    MoveScorer(History history, StaticExchangeEvaluation see, Features features) {
        this.history = history;
        this.see = see;
        this.features = features;
        parameters = features.parameters();
    }

    /** Begins with a node, whose legal moves have read the position. */
    void start(Node newNode, Position newPosition) {
        node = newNode;
        position = newPosition;
    }

    // ---- Scores ----

    /** The score of a legal capture or promotion: by what it takes and promotes, and by history. */
    int captureScore(int move) {
        return parameters.get(VICTIM_FACTOR) * PieceValues.ENGINE.gain(position, move)
                + history.captureScore(move, position);
    }

    /** The score of a legal quiet move, once {@link #findThreats} has been called for the node. */
    int quietScore(int move) {
        int score = history.orderingScore(move, node);
        if (features.has(Feature.THREAT_ORDERING)) {
            score += isThreatened(move) ? parameters.get(THREAT_BONUS) : 0;
            score -= isTakenByPawn(move) ? parameters.get(THREAT_MALUS) : 0;
        }
        return features.has(Feature.CHECK_ORDERING) && isSafeCheck(move) ? score + parameters.get(CHECK_BONUS) : score;
    }

    private boolean isSafeCheck(int move) {
        return node.legal.givesCheck(move) && see.isAtLeast(position, move, -parameters.get(CHECK_LOSS));
    }

    /** The score of a legal move out of check. */
    int evasionScore(int move) {
        return position.isCaptureOrPawnPromotion(move)
                ? CAPTURE_SCORE + PieceValues.ENGINE.gain(position, move)
                : history.evasionScore(move, node);
    }

    // ---- Threats ----

    /** Finds the bishops and rooks that a pawn, lance, knight, silver or gold attacks. */
    void findThreats() {
        us = position.turnOrdinal();
        if (!features.has(Feature.THREAT_ORDERING)) {
            return;
        }
        for (int w = 0; w < 3; w++) {
            threatened[w] = 0;
            int dear = position.rooksAndDragons(us, w) | position.bishopsAndHorses(us, w);
            for (; dear != 0; dear &= dear - 1) {
                int square = Square.first(w, dear);
                threatened[w] |= isAttackedByCheaper(square) ? Square.bit(square) : 0;
            }
        }
    }

    private boolean isAttackedByCheaper(int square) {
        int ours = us << Piece.COLOR_SHIFT;
        int theirs = ours ^ 1 << Piece.COLOR_SHIFT;
        int pawn = Attacks.stepEntry(ours | PAWN, square);
        int knight = Attacks.stepEntry(ours | KNIGHT, square);
        int silver = Attacks.stepEntry(ours | SILVER, square);
        int gold = Attacks.stepEntry(ours | GOLD, square);
        Occupancy occupancy = position.occupancy();
        int lance = Attacks.lanceKey(us, square, occupancy);
        int attackers = 0;
        for (int w = 0; w < 3; w++) {
            attackers |= Attacks.stepWord(pawn + w) & position.word(theirs | PAWN, w)
                    | Attacks.stepWord(knight + w) & position.word(theirs | KNIGHT, w)
                    | Attacks.stepWord(silver + w) & position.word(theirs | SILVER, w)
                    | Attacks.stepWord(gold + w) & position.word(theirs | GOLD, w)
                    | Attacks.lanceWord(lance, us, square, occupancy, w) & position.word(theirs | LANCE, w);
        }
        return attackers != 0;
    }

    /** Whether a cheaper piece attacks a move's piece where it stands: a bishop or rook, or any piece by a pawn. */
    boolean isThreatened(int move) {
        if (Move.isDrop(move)) {
            return false;
        }
        int from = Move.from(move);
        int type = Piece.typeCode(Move.piece(move)) & Piece.PROMOTION - 1;
        return type == BISHOP || type == ROOK
                ? (threatened[Square.word(from)] & Square.bit(from)) != 0
                : isAttackedByPawn(from);
    }

    /** Whether a pawn can take a move's piece after the move, and the piece is no pawn. */
    boolean isTakenByPawn(int move) {
        return Piece.typeCode(Move.placedPiece(move)) != PAWN && isAttackedByPawn(Move.to(move));
    }

    private boolean isAttackedByPawn(int square) {
        int inFront = us == 0 ? square - 9 : square + 9;
        int pawn = (us ^ 1) << Piece.COLOR_SHIFT | PAWN;
        return inFront >= 0 && inFront < Square.COUNT && position.pieceAt(inFront) == pawn;
    }

    // ---- Non-promotions ----

    /**
     * Non-promotions (funari): whether a legal move declines a promotion for nothing. A pawn, a bishop or a rook loses
     * nothing by promoting, nor does a lance that comes to one of the last two ranks. Such a move is best in rare
     * positions alone, where it avoids a drop-pawn mate (uchifuzume).
     */
    static boolean isUselessNonPromotion(int move) {
        if (Move.isPromotion(move) || Move.isDrop(move)) {
            return false;
        }
        int piece = Move.piece(move);
        int type = Piece.typeCode(piece);
        int to = fromFarEdge(piece, Move.to(move));
        if (type == PAWN) {
            return isInZone(to);
        }
        if (type == BISHOP || type == ROOK) {
            return isInZone(to) || isInZone(fromFarEdge(piece, Move.from(move)));
        }
        return type == LANCE && to < LANCE_SQUARES;
    }

    /** The number of a square if the squares are counted from the far edge of the piece's side. */
    private static int fromFarEdge(int piece, int square) {
        return piece >>> Piece.COLOR_SHIFT == 0 ? square : Square.COUNT - 1 - square;
    }

    private static boolean isInZone(int fromFarEdge) {
        return fromFarEdge < Square.PER_WORD;
    }
}
