/** Engines: search, evaluation, mate solver, matches and training. */
module sanmai.search {
    requires transitive sanmai.core;
    requires transitive sanmai.shogi;
    requires com.google.common;

    // The generations of the heap; without this module, as on Android, their sizes are guessed.
    requires static java.management;

    // Annotations that tools read.
    requires static transitive org.jspecify;

    exports sanmai.files;
    exports sanmai.search;
    exports sanmai.search.alphabeta;
    exports sanmai.search.book;
    exports sanmai.search.engine;
    exports sanmai.search.eval;
    exports sanmai.search.eval.accumulator;
    exports sanmai.search.eval.net;
    exports sanmai.search.exchange;
    exports sanmai.search.match;
    exports sanmai.search.mate;
    exports sanmai.search.minimax;
    exports sanmai.search.eval.nnue;
    exports sanmai.search.skill;
    exports sanmai.search.time;
    exports sanmai.search.training;
    exports sanmai.search.tuning;

    // The module sanmai.search.vector has one.
    uses sanmai.search.eval.nnue.FirstLayerMaker;
}
