package sanmai.cli.lab;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import sanmai.cli.console.UserError;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.SearchParameter;
import sanmai.search.tuning.Factor;

/** Factors of a screening on the command line: {@code FEATURE} or {@code PARAMETER=VALUE}. */
final class FactorText {
    private FactorText() {}

    /**
     * Reads factors.
     *
     * @throws UserError if a text is not a factor, or two set the same
     */
    static List<Factor> parse(Collection<String> texts) {
        return distinct(texts.stream().map(FactorText::parse), Factor::setting, "factor");
    }

    private static Factor parse(String text) {
        int equals = text.indexOf('=');
        if (equals < 0) {
            if (!isNamed(Feature.values(), text) && isNamed(SearchParameter.values(), text)) {
                throw new UserError("'" + text + "' is a parameter; give a value, as in " + text + "=VALUE");
            }
            return new Factor.Presence(named(Feature.values(), text, "feature", "match"));
        }
        SearchParameter parameter = parameter(text.substring(0, equals));
        int value = number(text, text.substring(equals + 1));
        if (value == parameter.value) {
            throw new UserError("'" + text + "' is the value that the engine has already; give another");
        }
        if (value < parameter.min || value > parameter.max) {
            throw new UserError(
                    "'" + text + "' is out of the range of this parameter, " + parameter.min + " to " + parameter.max);
        }
        return new Factor.Value(parameter, value);
    }

    /**
     * Reads names of parameters.
     *
     * @throws UserError if there is no such parameter, or one is named twice
     */
    static List<SearchParameter> parameters(Collection<String> names) {
        return distinct(names.stream().map(FactorText::parameter), Function.identity(), "parameter");
    }

    private static SearchParameter parameter(String name) {
        return named(SearchParameter.values(), name, "parameter", "tune");
    }

    private static <T> List<T> distinct(Stream<T> all, Function<T, ?> name, String what) {
        List<T> list = all.toList();
        if (list.stream().map(name).distinct().count() < list.size()) {
            throw new UserError("a " + what + " is named twice; name each once");
        }
        return list;
    }

    private static <E extends Enum<E>> boolean isNamed(E[] all, String name) {
        return Arrays.stream(all).anyMatch(one -> one.name().equalsIgnoreCase(name));
    }

    private static <E extends Enum<E>> E named(E[] all, String name, String what, String list) {
        return Arrays.stream(all)
                .filter(one -> one.name().equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> new UserError(
                        "'" + name + "' is no " + what + " of the search; 'sanmai " + list + " --help' lists them"));
    }

    private static int number(String text, String number) {
        try {
            return Integer.parseInt(number);
        } catch (NumberFormatException e) {
            throw new UserError("'" + text + "' needs a whole number after the =");
        }
    }
}
