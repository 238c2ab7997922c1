package sanmai.boards;

import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.TypeCode;
import sanmai.shogi.Hand;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;

/**
 * Alpha-beta to a fixed depth on sets of one representation: captures first, the most valuable victim before others. A
 * position is worth its material, and the squares to which bishops and rooks can move.
 */
final class SquareSearch<S> {
    private static final int MATED = -30_000;
    private static final int[] VALUES = {0, 100, 300, 350, 500, 800, 1000, 550, 0, 0, 0, 0, 0, 1000, 1200, 0};

    private final Squares<S> squares;
    private final SquareBoard<S> board;
    private final SquareMoves<S> generator;
    private final int[][] lists;

    /** The positions that were searched or evaluated. */
    long nodes;

    SquareSearch(Squares<S> squares, SquareBoard<S> board, SquareMoves<S> generator, int depth) {
        this.squares = squares;
        this.board = board;
        this.generator = generator;
        lists = new int[depth + 1][MoveList.CAPACITY];
    }

    int search(int depth) {
        return search(depth, -Integer.MAX_VALUE, Integer.MAX_VALUE);
    }

    private int search(int depth, int alpha, int beta) {
        nodes++;
        if (depth == 0) {
            int us = board.turn;
            return side(us) - side(us ^ 1);
        }
        int[] list = lists[depth];
        int n = generator.generate(board, list);
        capturesFirst(list, n);
        int best = MATED - depth;
        for (int i = 0; i < n && best < beta; i++) {
            board.doMove(list[i]);
            best = Math.max(best, -search(depth - 1, -beta, -Math.max(alpha, best)));
            board.undoMove(list[i]);
        }
        return best;
    }

    private void capturesFirst(int[] list, int n) {
        int captures = 0;
        for (int i = 0; i < n; i++) {
            int move = list[i];
            int value = victim(move);
            if (value != 0) {
                list[i] = list[captures];
                int to = captures++;
                for (; to > 0 && victim(list[to - 1]) < value; to--) {
                    list[to] = list[to - 1];
                }
                list[to] = move;
            }
        }
    }

    private int victim(int move) {
        return VALUES[Piece.typeCode(Piece.movesLike(board.pieceAt[Move.to(move)]))];
    }

    private int side(int color) {
        int score = 0;
        for (int kind = 1; kind <= PieceType.HAND_KINDS; kind++) {
            score += VALUES[kind] * Hand.count(board.hands[color], kind);
        }
        int side = SquareBoard.side(color);
        for (int type = TypeCode.PAWN; type <= TypeCode.DRAGON; type++) {
            score += VALUES[type] * squares.count(board.pieces.get(side + type));
        }
        return score + bishops(side) + rooks(side);
    }

    private int bishops(int side) {
        int mobility = 0;
        S pieces = squares.or(board.pieces.get(side + TypeCode.BISHOP), board.pieces.get(side + TypeCode.HORSE));
        for (long rest = squares.head(pieces); rest != 0; rest &= rest - 1) {
            mobility += bishop(side, Long.numberOfTrailingZeros(rest));
        }
        for (long rest = squares.tail(pieces); rest != 0; rest &= rest - 1) {
            mobility += bishop(side, squares.tailStart() + Long.numberOfTrailingZeros(rest));
        }
        return mobility;
    }

    private int rooks(int side) {
        int mobility = 0;
        S pieces = squares.or(board.pieces.get(side + TypeCode.ROOK), board.pieces.get(side + TypeCode.DRAGON));
        for (long rest = squares.head(pieces); rest != 0; rest &= rest - 1) {
            mobility += rook(side, Long.numberOfTrailingZeros(rest));
        }
        for (long rest = squares.tail(pieces); rest != 0; rest &= rest - 1) {
            mobility += rook(side, squares.tailStart() + Long.numberOfTrailingZeros(rest));
        }
        return mobility;
    }

    private int bishop(int side, int square) {
        S slides = generator.sliders().bishop(occupied(), square);
        return squares.count(squares.andNot(slides, board.pieces.get(side)));
    }

    private int rook(int side, int square) {
        S slides = generator.sliders().rook(occupied(), square);
        return squares.count(squares.andNot(slides, board.pieces.get(side)));
    }

    private S occupied() {
        return squares.or(board.pieces.get(0), board.pieces.get(Piece.LIMIT / 2));
    }
}
