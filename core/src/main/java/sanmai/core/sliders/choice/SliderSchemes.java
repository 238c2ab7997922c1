package sanmai.core.sliders.choice;

import com.google.common.collect.ImmutableMap;
import java.util.Set;
import java.util.function.Supplier;
import sanmai.core.sliders.RayWalk;
import sanmai.core.sliders.SliderScheme;
import sanmai.core.sliders.kindergarten.Kindergarten;
import sanmai.core.sliders.magic.CompressedKindergarten;
import sanmai.core.sliders.magic.Magic;
import sanmai.core.sliders.rotated.Rotated;

/** The list of slider schemes by name. No scheme's tables are built before it is asked for. */
public final class SliderSchemes {
    /** The system property that names the scheme to run on. */
    public static final String PROPERTY = "sanmai.sliders";

    /** The scheme in use where the property is not set. */
    public static final String DEFAULT = "kindergarten";

    private static final ImmutableMap<String, Supplier<SliderScheme>> SCHEMES =
            ImmutableMap.<String, Supplier<SliderScheme>>builder()
                    .put("ray-walk", RayWalk::new)
                    .put("rotated", Rotated::create)
                    .put("kindergarten", Kindergarten::create)
                    .put("kindergarten-compressed", CompressedKindergarten::create)
                    .put("magic", Magic::homogeneous)
                    .put("magic-reduced", Magic::reduced)
                    .put("magic-line", Magic::linesHomogeneous)
                    .put("magic-line-reduced", Magic::linesReduced)
                    .build();

    private SliderSchemes() {}

    /** The names of all schemes, in the order of their description. */
    public static Set<String> names() {
        return SCHEMES.keySet();
    }

    /**
     * The scheme with this name.
     *
     * @throws IllegalArgumentException if there is none; the message lists the names that there are
     */
    public static SliderScheme byName(String name) {
        Supplier<SliderScheme> scheme = SCHEMES.get(name);
        if (scheme == null) {
            throw new IllegalArgumentException(
                    "no slider scheme \"" + name + "\"; there are " + String.join(", ", SCHEMES.keySet()));
        }
        return scheme.get();
    }
}
