package sanmai.testing;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;

/**
 * Tests whose outcome does not depend on the Java that runs them: pages in a browser, scripts, launchers with a Java that is
 * none, arrows between packages, matches, training, tables of papers, states of the protocol, other build tools, files that
 * are named twice, files of runs that are killed and resumed, shared or edited by hand. A build on a second Java leaves them
 * out by {@code -DexcludedGroups=same-on-every-java}.
 */
@Inherited
@Tag(SameOnEveryJava.TAG)
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
public @interface SameOnEveryJava {
    /** Their tag. */
    String TAG = "same-on-every-java";
}
