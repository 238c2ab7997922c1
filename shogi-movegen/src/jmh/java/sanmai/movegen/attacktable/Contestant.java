package sanmai.movegen.attacktable;

import static sanmai.core.TypeCode.PAWN;

import java.util.stream.IntStream;
import sanmai.core.Piece;
import sanmai.movegen.LegalMoves;
import sanmai.movegen.PseudoLegalMoves;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * A generator in a full-width walk: every node's moves listed, each made and taken back, down to the leaves. Each has a
 * separate walk in plain code, so that none pays for calls with several possible targets.
 */
enum Contestant {
    /** Legal moves from attack tables. */
    TABLE_LEGAL {
        @Override
        long walk(Position position, int depth) {
            return new TableLegal(AttackTableBoard.of(position), lists(depth)).walk(depth);
        }
    },
    /** Pseudo-legal moves from attack tables, each judged by the table before it is made. */
    TABLE_PSEUDO_LEGAL {
        @Override
        long walk(Position position, int depth) {
            return new TablePseudoLegal(AttackTableBoard.of(position), lists(depth)).walk(depth);
        }
    },
    /** Legal moves from bitboards. */
    BITBOARD_LEGAL {
        @Override
        long walk(Position position, int depth) {
            return new BitboardLegal(position, lists(depth)).walk(depth);
        }
    },
    /** Pseudo-legal moves from bitboards, as in the paper; each made once, and taken back if the king can be taken. */
    BITBOARD_PSEUDO_LEGAL {
        @Override
        long walk(Position position, int depth) {
            return new BitboardPseudoLegal(position, lists(depth)).walk(depth);
        }
    },
    /** Pseudo-legal moves from bitboards, each judged by the generator and then made. */
    BITBOARD_PSEUDO_LEGAL_JUDGED {
        @Override
        long walk(Position position, int depth) {
            return new BitboardJudged(position, lists(depth)).walk(depth);
        }
    };

    /** The number of leaves {@code depth} plies below a position, all of them made. */
    abstract long walk(Position position, int depth);

    private static MoveList[] lists(int depth) {
        return IntStream.rangeClosed(0, depth).mapToObj(ply -> new MoveList()).toArray(MoveList[]::new);
    }

    private static final class TableLegal {
        private final AttackTableMoves generator = new AttackTableMoves();
        private final AttackTableBoard board;
        private final MoveList[] lists;

        TableLegal(AttackTableBoard board, MoveList[] lists) {
            this.board = board;
            this.lists = lists;
        }

        long walk(int depth) {
            MoveList list = lists[depth];
            generator.generate(board, list);
            return depth == 1 ? leaves(list) : branches(list, depth);
        }

        private long branches(MoveList list, int depth) {
            long nodes = 0;
            for (int i = 0; i < list.size(); i++) {
                board.doMove(list.get(i));
                nodes += walk(depth - 1);
                board.undoMove();
            }
            return nodes;
        }

        private long leaves(MoveList list) {
            long nodes = 0;
            for (int i = 0; i < list.size(); i++) {
                board.doMove(list.get(i));
                nodes++;
                board.undoMove();
            }
            return nodes;
        }
    }

    private static final class TablePseudoLegal {
        private final AttackTableMoves generator = new AttackTableMoves();
        private final AttackTableBoard board;
        private final MoveList[] lists;

        TablePseudoLegal(AttackTableBoard board, MoveList[] lists) {
            this.board = board;
            this.lists = lists;
        }

        long walk(int depth) {
            MoveList list = lists[depth];
            generator.generatePseudoLegal(board, list);
            long nodes = 0;
            for (int i = 0; i < list.size(); i++) {
                int move = list.get(i);
                if (generator.isLegal(board, move)) {
                    board.doMove(move);
                    nodes += depth == 1 ? 1 : walk(depth - 1);
                    board.undoMove();
                }
            }
            return nodes;
        }
    }

    private static final class BitboardLegal {
        private final LegalMoves generator = new LegalMoves();
        private final Position position;
        private final MoveList[] lists;

        BitboardLegal(Position position, MoveList[] lists) {
            this.position = position;
            this.lists = lists;
        }

        long walk(int depth) {
            MoveList list = lists[depth];
            generator.generate(position, list);
            return depth == 1 ? leaves(list) : branches(list, depth);
        }

        private long branches(MoveList list, int depth) {
            long nodes = 0;
            for (int i = 0; i < list.size(); i++) {
                position.doMove(list.get(i));
                nodes += walk(depth - 1);
                position.undoMove();
            }
            return nodes;
        }

        private long leaves(MoveList list) {
            long nodes = 0;
            for (int i = 0; i < list.size(); i++) {
                position.doMove(list.get(i));
                nodes++;
                position.undoMove();
            }
            return nodes;
        }
    }

    /** Only a pawn drop is judged by the generator, because it may mate, which the own king does not show. */
    private static final class BitboardPseudoLegal {

        private final PseudoLegalMoves generator = new PseudoLegalMoves();
        private final Position position;
        private final MoveList[] lists;

        BitboardPseudoLegal(Position position, MoveList[] lists) {
            this.position = position;
            this.lists = lists;
        }

        long walk(int depth) {
            MoveList list = lists[depth];
            generator.generate(position, list);
            int us = position.turnOrdinal();
            long nodes = 0;
            for (int i = 0; i < list.size(); i++) {
                int move = list.get(i);
                if (dropsPawn(move) && !generator.isLegal(position, move)) {
                    continue;
                }
                position.doMove(move);
                if (!position.isInCheck(us)) {
                    nodes += depth == 1 ? 1 : walk(depth - 1);
                }
                position.undoMove();
            }
            return nodes;
        }

        private static boolean dropsPawn(int move) {
            return Move.isDrop(move) && Piece.typeCode(Move.piece(move)) == PAWN;
        }
    }

    private static final class BitboardJudged {
        private final PseudoLegalMoves generator = new PseudoLegalMoves();
        private final Position position;
        private final MoveList[] lists;

        BitboardJudged(Position position, MoveList[] lists) {
            this.position = position;
            this.lists = lists;
        }

        long walk(int depth) {
            MoveList list = lists[depth];
            generator.generate(position, list);
            long nodes = 0;
            for (int i = 0; i < list.size(); i++) {
                int move = list.get(i);
                if (generator.isLegal(position, move)) {
                    position.doMove(move);
                    nodes += depth == 1 ? 1 : walk(depth - 1);
                    position.undoMove();
                }
            }
            return nodes;
        }
    }
}
