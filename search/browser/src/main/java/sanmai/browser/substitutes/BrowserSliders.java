package sanmai.browser.substitutes;

import sanmai.core.sliders.SliderScheme;
import sanmai.core.sliders.choice.SliderSchemes;
import sanmai.core.sliders.kindergarten.Kindergarten;

/** The default scheme, and no list of the others. */
public final class BrowserSliders {
    /** The name of the scheme. */
    public static final String NAME = SliderSchemes.DEFAULT;

    /** The scheme. */
    public static final SliderScheme ACTIVE = Kindergarten.create();

    private BrowserSliders() {}
}
