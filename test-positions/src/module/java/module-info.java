/** Test positions with their sources. */
module sanmai.positions {

    // Annotations that tools read.
    requires static transitive org.jspecify;

    exports sanmai.positions;
}
