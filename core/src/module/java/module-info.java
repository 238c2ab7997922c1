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
    exports sanmai.core.sliders.arithmetic;
    exports sanmai.core.sliders.choice;
    exports sanmai.core.sliders.classical;
    exports sanmai.core.sliders.compressed;
    exports sanmai.core.sliders.extraction;
    exports sanmai.core.sliders.fill;
    exports sanmai.core.sliders.folding;
    exports sanmai.core.sliders.kindergarten;
    exports sanmai.core.sliders.lookup;
    exports sanmai.core.sliders.magic;
    exports sanmai.core.sliders.magic.factors;
    exports sanmai.core.sliders.magic.search;
    exports sanmai.core.sliders.perfecthash;
    exports sanmai.core.sliders.rotated;
    exports sanmai.core.sliders.sissy;
    exports sanmai.core.sliders.wholeboard;
}
