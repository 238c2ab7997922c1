package sanmai.browser.substitutes;

import org.teavm.extension.spi.substitution.SimpleSubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/** Tells the compiler which classes have a substitute: a class of this package with {@code Browser} before its name. */
public final class Substitutes extends SimpleSubstitutionPolicy {
    private static final String PREFIX = "Browser";

    @Override
    public void contribute(SubstitutionSink sink) {
        substitute(sink, "java.util", "SplittableRandom");
        substitute(sink, "sanmai.core.sliders.choice", "Sliders");
    }

    private static void substitute(SubstitutionSink sink, String from, String name) {
        sink.selectClasses(named(from + "." + name))
                .replacePackage(from, Substitutes.class.getPackageName())
                .simpleNamePrefix(PREFIX);
    }
}
