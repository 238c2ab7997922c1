package sanmai.cli.option;

import java.util.Iterator;
import java.util.Optional;
import picocli.CommandLine.Option;
import sanmai.cli.console.UserError;
import sanmai.core.sliders.choice.SliderSchemes;

/**
 * The option {@code --sliders}. A process runs on one slider scheme, which it reads from a system property when the first
 * attack is asked for; so commands must {@link #apply()} the option before they touch a position.
 */
public final class SlidersOption {
    /** The name of the scheme among the conditions of a journal. */
    public static final String CONDITION = "--sliders";

    @Option(
            names = CONDITION,
            paramLabel = "NAME",
            completionCandidates = Names.class,
            description = "The slider scheme to run on, one of those that 'sanmai sliders --help' lists (default: "
                    + SliderSchemes.DEFAULT
                    + ", or the system property " + SliderSchemes.PROPERTY + ").")
    private String name;

    /** The schemes to choose from, for help texts. */
    public static final class Names implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return SliderSchemes.available().iterator();
        }
    }

    /** Makes the process run on the scheme that was asked for, if one was. */
    public void apply() {
        if (name != null) {
            require(name, "option --sliders");
            System.setProperty(SliderSchemes.PROPERTY, name);
        }
    }

    /**
     * Checks that this JVM can run a scheme.
     *
     * @param where what named it, for the message
     * @throws UserError if there is no such scheme, or it is absent here
     */
    public static void require(String name, String where) {
        check(name, where).ifPresent(problem -> {
            throw new UserError(problem);
        });
    }

    /** The scheme that the process runs on, or will run on. */
    public static String current() {
        return System.getProperty(SliderSchemes.PROPERTY, SliderSchemes.DEFAULT);
    }

    /** What is wrong with the scheme that the system property names, if anything is. */
    public static Optional<String> problem() {
        // Without the property the schemes stay unloaded, so that the engine has its first answer sooner.
        return Optional.ofNullable(System.getProperty(SliderSchemes.PROPERTY))
                .flatMap(chosen -> check(chosen, "system property " + SliderSchemes.PROPERTY));
    }

    private static Optional<String> check(String name, String where) {
        return SliderSchemes.problem(name).map(problem -> where + ": " + problem);
    }
}
