package sanmai.usi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UsiOptionsTest {
    private final UsiOptions options = new UsiOptions();

    @Test
    void declarationsAreWellFormed() {
        String spin = "option name \\w+ type spin default -?\\d+ min -?\\d+ max -?\\d+";
        String check = "option name \\w+ type check default (true|false)";
        for (String line : options.declarations()) {
            assertTrue(line.matches(spin + "|" + check), line);
        }
        assertTrue(
                options.declarations().stream().anyMatch(line -> line.startsWith("option name USI_Hash type spin ")));
        assertTrue(options.declarations().contains("option name USI_Ponder type check default false"));
    }

    @Test
    void namesAreCaseInsensitiveAndValuesAreClamped() {
        assertEquals(127, options.depthLimit());
        assertEquals(Optional.empty(), options.set("depthLIMIT", "4"));
        assertEquals(4, options.depthLimit());
        assertEquals(Optional.empty(), options.set("DepthLimit", "99999999999"));
        assertEquals(127, options.depthLimit());
        assertEquals(Optional.empty(), options.set("NetworkDelay", "-7"));
        assertEquals(0, options.clockPolicy().networkDelayMillis());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "1.5", "true"})
    void nonsenseIsRefusedAndChangesNothing(String value) {
        assertTrue(options.set("DepthLimit", value).isPresent());
        assertEquals(127, options.depthLimit());
    }

    @Test
    void checksTakeTrueAndFalseOnly() {
        assertEquals(Optional.empty(), options.set("USI_Ponder", "TRUE"));
        assertTrue(options.set("USI_Ponder", "yes").isPresent());
    }

    @Test
    void unknownOptionsArePassedOver() {
        assertEquals(Optional.empty(), options.set("NoSuchOption", "1"));
    }
}
