package sanmai.cli.option;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks an option or a parameter whose file is written. All other files of a command are inputs, so that {@link
 * FileArguments} can refuse a file that is both.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
public @interface Written {
    /** Whether {@code -} stands for stdout. */
    boolean standardOutput() default false;

    /** Whether the command itself decides when the file may be one of those that its parameters name. */
    boolean inPlace() default false;
}
