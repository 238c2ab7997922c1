/** The game: positions, rules, moves, records in all notations, move generators and perft. */
@SuppressWarnings("module") // Those to which it exports are built later.
module sanmai.shogi {
    requires transitive sanmai.core;
    requires com.google.common;
    requires com.google.gson;

    // Annotations that tools read.
    requires static transitive org.jspecify;

    exports sanmai.diagram;
    exports sanmai.engine;
    exports sanmai.game;
    exports sanmai.movegen;
    exports sanmai.movegen.attacktable to
            sanmai.search;
    exports sanmai.notation;
    exports sanmai.notation.evaluation;
    exports sanmai.notation.format;
    exports sanmai.notation.record;
    exports sanmai.notation.usi to
            sanmai.usi.client;
    exports sanmai.shogi;
    exports sanmai.text to
            sanmai.search;
    exports sanmai.workers to
            sanmai.search,
            sanmai.usi.client;
}
