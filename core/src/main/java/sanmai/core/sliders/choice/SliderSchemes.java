package sanmai.core.sliders.choice;

import com.google.common.collect.ImmutableList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import sanmai.core.sliders.RayWalk;
import sanmai.core.sliders.SliderScheme;
import sanmai.core.sliders.arithmetic.Arithmetic;
import sanmai.core.sliders.classical.Classical;
import sanmai.core.sliders.compressed.CompressedKindergarten;
import sanmai.core.sliders.extraction.BitExtraction;
import sanmai.core.sliders.fill.Fills;
import sanmai.core.sliders.kindergarten.Kindergarten;
import sanmai.core.sliders.lookup.DirectLookup;
import sanmai.core.sliders.magic.Magic;
import sanmai.core.sliders.perfecthash.PerfectHashes;
import sanmai.core.sliders.rotated.Rotated;
import sanmai.core.sliders.sissy.Sissy;
import sanmai.core.sliders.wholeboard.WholeBoard;

/** The list of slider schemes. No scheme's tables are built before it is asked for. */
public final class SliderSchemes {
    /** The system property that names the scheme to run on. */
    public static final String PROPERTY = "sanmai.sliders";

    /** The scheme in use where the property is not set. */
    public static final String DEFAULT = "kindergarten";

    private static final ImmutableList<Entry> SCHEMES = ImmutableList.of(
            scheme("ray-walk", "-", "four run lengths", RayWalk::new),
            scheme("classical", "Chess Programming Wiki", "nearest blockers", Classical::create),
            scheme("rotated", "Grimbergen 3.2", "inner 7 bits of two lines", Rotated::create),
            scheme("rotated-compact", "Grimbergen 3.2", "attacks as 9 bits", Rotated::compact),
            scheme("perfect-hash", "Fenner, Levene 3", "mod 514, 1026, 513", PerfectHashes::printed),
            scheme("perfect-hash-min", "Fenner, Levene 2.3", "the same, 2^N values", PerfectHashes::printedMinimal),
            scheme("perfect-hash-inner", "Fenner, Levene 2", "mod 257, 171", PerfectHashes::inner),
            scheme("perfect-hash-inner-min", "Fenner, Levene 2.3", "the same, 2^N values", PerfectHashes::innerMinimal),
            scheme("one-modulus", "beyond the papers", "mod 129", PerfectHashes::oneModulus),
            scheme("kindergarten", "Isenberg", "inner 7 bits of two lines", Kindergarten::create),
            scheme("kindergarten-flipped", "Isenberg", "the same, files reversed", Kindergarten::flipped),
            scheme("kindergarten-shifts", "Cichy, Isenberg", "inner 7 bits of two lines", Kindergarten::byShifts),
            scheme("kindergarten-dense", "Isenberg", "attacks as 9 bits", Kindergarten::dense),
            scheme("kindergarten-compressed", "Osborne", "factor by place", CompressedKindergarten::create),
            scheme("magic", "Kannan 3.3, listing 5", "factors by square", Magic::homogeneous),
            scheme("magic-reduced", "Kannan 3.3, listing 6", "factors by square", Magic::reduced),
            scheme("black-magic", "Garms, Annuss", "factors by square", Magic::black),
            scheme("magic-line", "Kannan 3.3.1", "factors by square", Magic::linesHomogeneous),
            scheme("magic-line-reduced", "Kannan 3.3.1", "factors by square", Magic::linesReduced),
            scheme("direct-lookup-maps", "Tannous 2", "number of a set", DirectLookup::onMaps),
            scheme("direct-lookup", "Tannous 2", "slot of a table", DirectLookup::onInts),
            scheme("subtraction", "Peshkov, Isenberg", "attacks as 9 bits", Arithmetic::subtraction),
            scheme("obstruction-difference", "Hoffmann", "attacks as 9 bits", Arithmetic::obstructionDifference),
            scheme("qugiy", "Qugiy", "the square", WholeBoard::qugiy),
            scheme("hyperbola-quintessence", "Peshkov, Isenberg", "the square", WholeBoard::hyperbolaQuintessence),
            scheme("kogge-stone", "Westcott", "the square", Fills::koggeStone),
            scheme("dumb7fill", "Chess Programming Wiki", "the square", Fills::dumbFill),
            scheme("sissy", "Sherwin", "the square", Sissy::create),
            extraction("bit-extraction", "pext", "table index", BitExtraction::create),
            extraction("bit-deposit", "pext, pdep", "attacks as 16 bits", BitExtraction::deposited));

    /**
     * One scheme of the list.
     *
     * @param name its name in options and tables
     * @param source the paper or page that describes it, in a few words; "-" for none
     * @param key what its keys are, in a few words
     * @param maker builds the scheme with its tables
     * @param absence tells why this JVM cannot run the scheme; empty if it can
     */
    public record Entry(
            String name, String source, String key, Supplier<SliderScheme> maker, Supplier<Optional<String>> absence) {
        /**
         * Builds the scheme.
         *
         * @throws IllegalArgumentException if this JVM cannot run it; the message says why
         */
        public SliderScheme create() {
            problem().ifPresent(problem -> {
                throw new IllegalArgumentException(problem);
            });
            return maker.get();
        }

        private Optional<String> problem() {
            return absence.get().map(reason -> "the slider scheme \"" + name + "\" cannot run on this JVM: " + reason);
        }
    }

    private SliderSchemes() {}

    private static Entry scheme(String name, String source, String key, Supplier<SliderScheme> maker) {
        return new Entry(name, source, key, maker, Optional::empty);
    }

    private static Entry extraction(String name, String source, String key, Supplier<SliderScheme> maker) {
        return new Entry(name, source, key, maker, BitExtraction::absence);
    }

    /** All schemes, in the order of their description. */
    public static List<Entry> all() {
        return SCHEMES;
    }

    /** The names of all schemes, also of those that this JVM cannot run. */
    public static List<String> names() {
        return SCHEMES.stream().map(Entry::name).toList();
    }

    /** The names of the schemes that this JVM can run. */
    public static List<String> available() {
        return SCHEMES.stream()
                .filter(entry -> entry.absence().get().isEmpty())
                .map(Entry::name)
                .toList();
    }

    /** The entries with these names: those of the list in its order, then those of other projects. */
    public static List<Entry> named(Collection<String> names) {
        return Stream.concat(SCHEMES.stream(), provided())
                .filter(entry -> names.contains(entry.name()))
                .toList();
    }

    /**
     * The scheme with this name, built anew. A scheme that another project provides as a {@linkplain ServiceLoader service}
     * has the name of its class.
     *
     * @throws IllegalArgumentException if no scheme has this name (the message lists the built-in schemes), or if this JVM
     *     cannot run it (the message says why)
     */
    public static SliderScheme byName(String name) {
        return find(name)
                .orElseThrow(() -> new IllegalArgumentException(unknown(name)))
                .create();
    }

    /** Why the scheme with this name cannot be {@linkplain #byName built}; empty if it can. */
    public static Optional<String> problem(String name) {
        return find(name).map(Entry::problem).orElseGet(() -> Optional.of(unknown(name)));
    }

    private static Optional<Entry> find(String name) {
        return Stream.concat(SCHEMES.stream(), provided())
                .filter(entry -> entry.name().equals(name))
                .findFirst();
    }

    /** The schemes that other projects provide as services, each with the name of its class. */
    private static Stream<Entry> provided() {
        return StreamSupport.stream(ServiceLoader.load(SliderScheme.class).spliterator(), false)
                .map(own -> scheme(own.getClass().getName(), "-", "-", () -> own));
    }

    private static String unknown(String name) {
        return "no slider scheme \"" + name + "\"; there are " + String.join(", ", names());
    }
}
