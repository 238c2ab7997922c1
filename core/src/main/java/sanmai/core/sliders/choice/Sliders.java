package sanmai.core.sliders.choice;

import sanmai.core.sliders.SliderScheme;

/**
 * The scheme that this process runs on.
 *
 * <p><b>Performance note:</b> the field is {@code static final}, so the JIT compiler knows the exact class and inlines
 * its methods. Select a scheme by class, never by a {@code switch}: the JIT compiler measures a method before it
 * removes dead branches, so a switch makes the method too large to inline.
 */
public final class Sliders {
    /** The name of the chosen scheme. */
    public static final String NAME = System.getProperty(SliderSchemes.PROPERTY, SliderSchemes.DEFAULT);

    /** The chosen scheme. */
    public static final SliderScheme ACTIVE = SliderSchemes.byName(NAME);

    private Sliders() {}
}
