package sanmai.journal;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The command whose runs have these {@link RunConditions}. Their field {@code experiment} holds it in the file. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface RunOf {
    /** The command, such as {@code sanmai perft}. */
    String value();
}
