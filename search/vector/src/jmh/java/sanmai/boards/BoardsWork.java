package sanmai.boards;

import sanmai.movegen.perft.LastPly;
import sanmai.movegen.perft.PerftWalker;
import sanmai.shogi.Position;

/** What is measured on each representation. */
enum BoardsWork {
    /** Perft that lists its last moves. */
    LIST,
    /** Perft that makes and undoes them. */
    MAKE,
    /** Alpha-beta. */
    SEARCH;

    /** The product's generator, which searches nothing here. */
    static final String PRODUCT = "Product";

    /** Walks a tree, and returns its nodes: leaves of perft, all nodes of a search. */
    @FunctionalInterface
    interface Walk {
        long nodes();
    }

    /** A walk on a representation, by its name. */
    Walk on(String representation, BoardsSample sample) {
        return representation.equals(PRODUCT) ? onProduct(sample) : on(Squares.named(representation), sample);
    }

    private Walk onProduct(BoardsSample sample) {
        Position position = sample.position();
        LastPly leaves = LastPly.valueOf(name());
        PerftWalker walker = new PerftWalker(position, sample.depth(), leaves);
        return () -> walker.count(sample.depth());
    }

    private <S> Walk on(Squares<S> squares, BoardsSample sample) {
        SquareBoard<S> board = new SquareBoard<>(squares, sample.position());
        SquareMoves<S> generator = new SquareMoves<>(squares);
        if (this != SEARCH) {
            SquarePerft<S> perft = new SquarePerft<>(board, generator, sample.depth(), this == MAKE);
            return () -> perft.count(sample.depth());
        }
        SquareSearch<S> search = new SquareSearch<>(squares, board, generator, sample.searchDepth());
        return () -> {
            long before = search.nodes;
            search.search(sample.searchDepth());
            return search.nodes - before;
        };
    }
}
