package sanmai.usi.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.usi.client.UsiOption.Type;

class UsiOptionTest {
    private static UsiOption option(String declaration) {
        return UsiOption.parse("option name " + declaration);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "option name USI_Hash type spin default 16 min 1 max 1024",
                "option name Skill Level type spin default -3 min -10 max 10",
                "option name USI_Ponder type check default false",
                "option name Book File type filename default <empty>",
                "option name Style type combo default very wild var calm var very wild",
                "option name Clear Hash type button",
            })
    void printsWhatItHasRead(String line) {
        assertTrue(UsiOption.isIn(line));
        assertEquals(line, UsiOption.parse(line).toString());
    }

    @Test
    void hasTheFieldsOfTheLine() {
        UsiOption spin = option("Skill  type   spin min 0  max 20 default 5");
        assertEquals(new UsiOption("Skill", Type.SPIN, "5", OptionalLong.of(0), OptionalLong.of(20), List.of()), spin);
        UsiOption combo = option("Style type combo default calm var calm var very wild");
        assertEquals(List.of("calm", "very wild"), combo.choices());
        assertEquals("", option("Book type string default <empty>").defaultValue());
        assertEquals(
                "my default folder",
                option("Book type string default my default folder").defaultValue());
    }

    @Test
    void readsWhatIsOutsideTheProtocolAsFarAsItCan() {
        assertEquals(Type.STRING, option("X type colour default red").type());
        assertEquals("X", option("X").name());
        assertEquals(
                OptionalLong.empty(),
                option("X type spin default 1 min few max 3").min());
        assertEquals("", option("X type spin default").defaultValue());
        assertFalse(UsiOption.isIn("option name "));
        assertFalse(UsiOption.isIn("info string option name X"));
    }

    @ParameterizedTest
    @CsvSource({
        "X type check default true, true, TRUE",
        "X type spin default 1 min -1 max 9, -1, 10",
        "X type spin default 1 min -1 max 9, 9, -2",
        "X type spin default 1, 123456789, 1.5",
        "X type combo var a b var c, a b, a",
        "X type button, '', x",
    })
    void acceptsWhatItsTypeSays(String declaration, String taken, String refused) {
        assertTrue(option(declaration).accepts(taken));
        assertFalse(option(declaration).accepts(refused));
    }

    @ParameterizedTest
    @CsvSource({
        "X type spin default 1 min 1 max 9, 500, 9",
        "X type spin default 3 min 2, 1, 2",
        "X type spin default 1, 500, 500",
        "X type string, 500, 500",
        "X type spin default 1 min 9 max 1, 5, none",
        "X type check default true, 1, none",
    })
    void theNearestNumberIsInTheRange(String declaration, long number, String nearest) {
        assertEquals(nearest, option(declaration).nearest(number).orElse("none"));
    }

    @Test
    void aTextMayBeAnything() {
        assertTrue(option("X type string").accepts("any text"));
        assertTrue(option("X type filename").accepts(""));
    }
}
