package sanmai.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import sanmai.notation.NotationException;
import sanmai.notation.Sfen;
import sanmai.usi.option.DefaultOverrides;
import sanmai.usi.option.EngineOptions;
import sanmai.usi.option.UsiOption;
import sanmai.usi.option.UsiOptions;
import sanmai.usi.protocol.UsiCommand;
import sanmai.usi.protocol.UsiParser;

/** Lines from a GUI, and those that give options other defaults. */
final class UsiLineFuzz {
    private UsiLineFuzz() {}

    static void check(byte[] input) {
        String line = new String(input, UTF_8).replaceAll("[\r\n]", " ");
        UsiCommand command = UsiParser.parse(line);
        if (command instanceof UsiCommand.SetPosition position) {
            try {
                String sfen = Sfen.of(position.read());
                assertEquals(sfen, Sfen.of(Sfen.position(sfen)));
            } catch (NotationException e) {
                Messages.assertPlain(e.getMessage(), line);
            }
        } else if (command instanceof UsiCommand.SetOption set) {
            UsiOptions options = new EngineOptions().options();
            options.set(set.name(), set.value());
            options.remark(set.name(), set.value());
            assertAllHaveValues(options);
        }
    }

    static void engineOptions(byte[] input) {
        List<String> lines = new String(input, UTF_8).lines().toList();
        UsiOptions options = new EngineOptions().options();
        List<String> complaints = DefaultOverrides.apply(lines, options);
        assertTrue(complaints.size() <= lines.size(), "more complaints than lines");
        assertAllHaveValues(options);
        // A declaration is also a line that sets the same default.
        UsiOptions again = new EngineOptions().options();
        assertEquals(List.of(), DefaultOverrides.apply(withDefaults(options), again));
        assertEquals(options.declarations(), again.declarations());
    }

    private static List<String> withDefaults(UsiOptions options) {
        return options.declarations().stream()
                .filter(line -> line.contains(" default "))
                .toList();
    }

    /** Every value is one that its option takes, and every declaration a line of ASCII. */
    private static void assertAllHaveValues(UsiOptions options) {
        for (UsiOption option : options.all()) {
            if (!(option instanceof UsiOption.Button)) {
                assertTrue(option.accept(options.text(option)).isPresent(), option::name);
            }
        }
        options.declarations().forEach(line -> assertTrue(line.matches("[ -~]+"), line));
    }
}
