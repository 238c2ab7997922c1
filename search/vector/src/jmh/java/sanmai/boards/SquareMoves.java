package sanmai.boards;

import static sanmai.boards.SquareChecks.OCCUPIED;
import static sanmai.boards.SquareChecks.PINNED;
import static sanmai.boards.SquareChecks.SCRATCH;
import static sanmai.boards.SquareChecks.TARGETS;
import static sanmai.boards.SquareTables.at;
import static sanmai.core.TypeCode.BISHOP;
import static sanmai.core.TypeCode.DRAGON;
import static sanmai.core.TypeCode.GOLD;
import static sanmai.core.TypeCode.HORSE;
import static sanmai.core.TypeCode.KING;
import static sanmai.core.TypeCode.KNIGHT;
import static sanmai.core.TypeCode.LANCE;
import static sanmai.core.TypeCode.PAWN;
import static sanmai.core.TypeCode.ROOK;
import static sanmai.core.TypeCode.SILVER;

import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.shogi.Hand;
import sanmai.shogi.Move;

/** The legal moves of a position on sets of one representation, by the rules of the product's generator. */
final class SquareMoves<S> {
    private final Squares<S> squares;
    private final SquareTables<S> tables;
    private final SquareSliders<S> sliders;
    private final SquareChecks<S> info;
    private final SquareChecks<S> answer;
    private SquareBoard<S> board;
    private int[] moves;

    SquareMoves(Squares<S> squares) {
        this.squares = squares;
        tables = new SquareTables<>(squares);
        sliders = new SquareSliders<>(squares, tables);
        info = new SquareChecks<>(squares, tables, sliders);
        answer = new SquareChecks<>(squares, tables, sliders);
    }

    SquareSliders<S> sliders() {
        return sliders;
    }

    /** Writes the moves of the side to move, and returns their number. */
    int generate(SquareBoard<S> newBoard, int[] list) {
        board = newBoard;
        moves = list;
        info.read(board);
        int n = info.king == Square.NONE ? 0 : king();
        if (info.checks > 1) {
            return n;
        }
        n = pawns(n);
        n = steppers(n);
        n = lances(n);
        n = bishops(n);
        n = rooks(n);
        n = pinned(n);
        return board.hands[info.us] == Hand.EMPTY ? n : drops(n);
    }

    boolean isInCheck() {
        return info.checks != 0;
    }

    // ---- Moves on the board ----

    private int king() {
        S to = info.found.get(SquareChecks.KING_TARGETS);
        return list(Move.code(info.ours + KING, info.king, 0), squares.head(to), squares.tail(to), 0);
    }

    private int pawns(int n) {
        int piece = info.ours + PAWN;
        S to = squares.and(squares.forward(info.us, free(piece)), info.found.get(TARGETS));
        S stays = squares.and(to, tables.stays.get(piece));
        int from = info.us == 0 ? 9 : -9;
        int base = Move.code(piece, 0, 0) + (from << 7);
        n = pushes(base, squares.head(stays), n);
        n = pushes(base + 129 * squares.tailStart(), squares.tail(stays), n);
        return pushes(base + Move.PROMOTION + 129 * zoneStart(), squares.zone(info.us, to), n);
    }

    /** Moves whose squares of departure are as far from those of arrival as the base says. */
    private int pushes(int base, long to, int n) {
        int[] list = moves;
        for (; to != 0; to &= to - 1) {
            list[n++] = base + 129 * Long.numberOfTrailingZeros(to);
        }
        return n;
    }

    private int steppers(int n) {
        S pieces = squares.or(squares.or(free(info.ours + GOLD), free(info.ours + SILVER)), free(info.ours + KNIGHT));
        for (long rest = squares.head(pieces); rest != 0; rest &= rest - 1) {
            n = step(Long.numberOfTrailingZeros(rest), TARGETS, n);
        }
        for (long rest = squares.tail(pieces); rest != 0; rest &= rest - 1) {
            n = step(squares.tailStart() + Long.numberOfTrailingZeros(rest), TARGETS, n);
        }
        return n;
    }

    private int lances(int n) {
        S pieces = free(info.ours + LANCE);
        for (long rest = squares.head(pieces); rest != 0; rest &= rest - 1) {
            n = lance(Long.numberOfTrailingZeros(rest), TARGETS, n);
        }
        for (long rest = squares.tail(pieces); rest != 0; rest &= rest - 1) {
            n = lance(squares.tailStart() + Long.numberOfTrailingZeros(rest), TARGETS, n);
        }
        return n;
    }

    private int bishops(int n) {
        S pieces = squares.or(free(info.ours + BISHOP), free(info.ours + HORSE));
        for (long rest = squares.head(pieces); rest != 0; rest &= rest - 1) {
            n = bishop(Long.numberOfTrailingZeros(rest), TARGETS, n);
        }
        for (long rest = squares.tail(pieces); rest != 0; rest &= rest - 1) {
            n = bishop(squares.tailStart() + Long.numberOfTrailingZeros(rest), TARGETS, n);
        }
        return n;
    }

    private int rooks(int n) {
        S pieces = squares.or(free(info.ours + ROOK), free(info.ours + DRAGON));
        for (long rest = squares.head(pieces); rest != 0; rest &= rest - 1) {
            n = rook(Long.numberOfTrailingZeros(rest), TARGETS, n);
        }
        for (long rest = squares.tail(pieces); rest != 0; rest &= rest - 1) {
            n = rook(squares.tailStart() + Long.numberOfTrailingZeros(rest), TARGETS, n);
        }
        return n;
    }

    /** The pieces of a set that are not pinned. */
    private S free(int piece) {
        return squares.andNot(board.pieces.get(piece), info.found.get(PINNED));
    }

    /** Pinned pieces stay on the line of their pin. */
    private int pinned(int n) {
        S pieces = info.found.get(PINNED);
        for (long rest = squares.head(pieces); rest != 0; rest &= rest - 1) {
            n = pinned(Long.numberOfTrailingZeros(rest), n);
        }
        for (long rest = squares.tail(pieces); rest != 0; rest &= rest - 1) {
            n = pinned(squares.tailStart() + Long.numberOfTrailingZeros(rest), n);
        }
        return n;
    }

    private int pinned(int from, int n) {
        info.found.set(SCRATCH, squares.and(info.found.get(TARGETS), tables.through.get(at(info.king, from))));
        return switch (Piece.typeCode(board.pieceAt[from])) {
            case LANCE -> lance(from, SCRATCH, n);
            case BISHOP, HORSE -> bishop(from, SCRATCH, n);
            case ROOK, DRAGON -> rook(from, SCRATCH, n);
            default -> step(from, SCRATCH, n);
        };
    }

    /** @param targets the set of {@link #info} that may be moved to */
    private int step(int from, int targets, int n) {
        return to(from, squares.and(steps(from), info.found.get(targets)), n);
    }

    private int lance(int from, int targets, int n) {
        S slides = sliders.lance(info.us, info.found.get(OCCUPIED), from);
        return to(from, squares.and(slides, info.found.get(targets)), n);
    }

    private int bishop(int from, int targets, int n) {
        S slides = sliders.bishop(info.found.get(OCCUPIED), from);
        return to(from, squares.and(squares.or(slides, steps(from)), info.found.get(targets)), n);
    }

    private int rook(int from, int targets, int n) {
        S slides = sliders.rook(info.found.get(OCCUPIED), from);
        return to(from, squares.and(squares.or(slides, steps(from)), info.found.get(targets)), n);
    }

    private S steps(int from) {
        return tables.steps.get(at(board.pieceAt[from], from));
    }

    /** The moves of a piece to these squares, with and without promotion. */
    private int to(int from, S to, int n) {
        int piece = board.pieceAt[from];
        int base = Move.code(piece, from, 0);
        S stays = squares.and(to, tables.stays.get(piece));
        n = list(base, squares.head(stays), squares.tail(stays), n);
        if ((piece & Piece.PROMOTION) != 0 || Piece.typeCode(piece) == GOLD) {
            return n;
        }
        int fromStart = from - zoneStart();
        if (fromStart >= 0 && fromStart < Square.PER_WORD) {
            return list(base + Move.PROMOTION, squares.head(to), squares.tail(to), n);
        }
        return list(base + Move.PROMOTION + zoneStart(), squares.zone(info.us, to), 0, n);
    }

    private int zoneStart() {
        return info.us == 0 ? 0 : 2 * Square.PER_WORD;
    }

    /** A move to each square, those of the head being counted from the base. */
    private int list(int base, long head, long tail, int n) {
        int[] list = moves;
        for (long to = head; to != 0; to &= to - 1) {
            list[n++] = base + Long.numberOfTrailingZeros(to);
        }
        int tailBase = base + squares.tailStart();
        for (long to = tail; to != 0; to &= to - 1) {
            list[n++] = tailBase + Long.numberOfTrailingZeros(to);
        }
        return n;
    }

    // ---- Drops ----

    private int drops(int n) {
        int hand = board.hands[info.us];
        if (Hand.has(hand, PAWN)) {
            n = pawnDrops(n);
        }
        for (int kind = LANCE; kind <= GOLD; kind++) {
            if (Hand.has(hand, kind)) {
                S to = squares.and(empty(), tables.stays.get(info.ours + kind));
                n = list(Move.dropCode(info.ours + kind, 0), squares.head(to), squares.tail(to), n);
            }
        }
        return n;
    }

    private S empty() {
        return squares.andNot(info.found.get(TARGETS), info.found.get(OCCUPIED));
    }

    /** One pawn on a file (nifu), and no mate by a pawn that is dropped (uchifuzume). */
    private int pawnDrops(int n) {
        int pawn = info.ours + PAWN;
        S files = squares.everyRank(squares.folded(board.pieces.get(pawn)) * Squares.COLUMN);
        info.found.set(SCRATCH, squares.andNot(squares.and(empty(), tables.stays.get(pawn)), files));
        int mate = matingDrop();
        S to = squares.andNot(info.found.get(SCRATCH), tables.single.get(mate));
        return list(Move.dropCode(pawn, 0), squares.head(to), squares.tail(to), n);
    }

    private int matingDrop() {
        int otherKing = board.kings[info.us ^ 1];
        int square = info.us == 0 ? otherKing + 9 : otherKing - 9;
        if (otherKing == Square.NONE || square < 0 || square >= Square.COUNT) {
            return Square.NONE;
        }
        if (squares.isEmpty(squares.and(info.found.get(SCRATCH), tables.single.get(square)))) {
            return Square.NONE;
        }
        int drop = Move.dropCode(info.ours + PAWN, square);
        board.doMove(drop);
        answer.read(board);
        boolean mate = squares.isEmpty(answer.found.get(SquareChecks.KING_TARGETS)) && !answer.canTake(square);
        board.undoMove(drop);
        return mate ? square : Square.NONE;
    }
}
