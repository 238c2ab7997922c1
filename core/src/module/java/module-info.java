/** The board: squares, pieces, bitboards, occupancy maps and slider schemes. */
module sanmai.core {
    requires com.google.common;

    // Annotations that tools read.
    requires static transitive org.jspecify;

    // Schemes of other projects.
    uses sanmai.core.sliders.SliderScheme;

    exports sanmai.core;
    exports sanmai.core.attacks;
    exports sanmai.core.occupancy;
    exports sanmai.core.sliders;
}
