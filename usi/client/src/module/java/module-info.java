/** Drives USI engines in processes of their own. */
module sanmai.usi.client {
    requires transitive sanmai.core;
    requires transitive sanmai.shogi;

    // Annotations that tools read.
    requires static transitive org.jspecify;

    exports sanmai.usi.client;
}
