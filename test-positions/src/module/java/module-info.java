/** Test positions with their sources, as files that all may read; their readers are for tests on the class path. */
module sanmai.positions {

    // Annotations that tools read.
    requires static transitive org.jspecify;

    opens sanmai.positions;
}
