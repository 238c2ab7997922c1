/** Engines: search, evaluation, mate solver, matches and training. */
@SuppressWarnings("module") // Those to which it exports are built later.
module sanmai.search {
    requires transitive sanmai.core;
    requires transitive sanmai.shogi;
    requires com.google.common;

    // The generations of the heap; without this module, as on Android, their sizes are guessed.
    requires static java.management;

    // Annotations that tools read.
    requires static transitive org.jspecify;

    exports sanmai.search.book;
    exports sanmai.search.engine;
    exports sanmai.search.eval;
    exports sanmai.search.eval.nnue to
            sanmai.search.vector;
    exports sanmai.search.exchange;
    exports sanmai.search.mate;
    exports sanmai.search.time;

    // The module sanmai.search.vector has one.
    uses sanmai.search.eval.nnue.PropagationMaker;
}
