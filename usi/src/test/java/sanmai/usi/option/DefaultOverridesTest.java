package sanmai.usi.option;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DefaultOverridesTest {
    private final UsiOptions options = new EngineOptions().options();

    private String declared(String name) {
        return options.declarations().stream()
                .filter(line -> line.startsWith("option name " + name + " "))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({
        "option name USI_Hash type spin default 1024 min 1 max 99, USI_Hash,       spin default 1024 min 1 max 65536",
        "setoption name usi_hash value 1024,                    USI_Hash,          spin default 1024 min 1 max 65536",
        "option name USI_Ponder type check default true,        USI_Ponder,        check default true",
        "option name BookFile type combo default my.db var no_book, BookFile,      filename default my.db",
        "  setoption  name BookFile  value joseki.db ,          BookFile,          filename default joseki.db"
    })
    void anotherDefaultIsDeclaredAndUsed(String line, String name, String declared) {
        assertEquals(List.of(), DefaultOverrides.apply(List.of("", "# " + line, "// more", line), options));
        assertEquals("option name " + name + " type " + declared, declared(name));
        assertEquals(declared.split(" ")[2], options.text(options.find(name).orElseThrow()));
    }

    @Test
    void aDefaultOutOfItsRangeIsTheNearestAndReported() {
        assertEquals(
                List.of("engine_options.txt, line 1: the default of USI_Hash cannot be 99999999; it is set to 65536"),
                DefaultOverrides.apply(List.of("option name USI_Hash type spin default 99999999"), options));
        assertEquals("option name USI_Hash type spin default 65536 min 1 max 65536", declared("USI_Hash"));
    }

    @Test
    void refusalsNameTheOverriddenDefault() {
        DefaultOverrides.apply(List.of("option name Threads type spin default 4"), options);
        assertEquals(
                Optional.of("option Threads cannot be \"x\"; it is declared as spin default 4 min 1 max 512"),
                options.set("Threads", "x"));
    }

    @Test
    void setOptionOverridesTheDefault() {
        options.set("Threads", "3");
        DefaultOverrides.apply(List.of("setoption name Threads value 2"), options);
        assertEquals("3", options.text(options.find("Threads").orElseThrow()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nonsense",
                "setoption",
                "setoption name Threads",
                "setoption name Threads value many",
                "setoption name NoSuch value 1",
                "setoption name BookFile value two words",
                "option name BookFile type filename default C:\\My Books\\x.db",
                "option name Threads",
                "option name Threads type spin default x",
                "\u6c34",
                "quit"
            })
    void aBadLineIsReportedAndChangesNothing(String line) {
        List<String> before = options.declarations();
        List<String> complaints = DefaultOverrides.apply(List.of("", line), options);
        assertEquals(1, complaints.size());
        assertTrue(complaints.get(0).startsWith("engine_options.txt, line 2: "), complaints.get(0));
        assertEquals(before, options.declarations());
    }

    @Test
    void aPathWithASpaceIsRefusedAsAWhole() {
        assertEquals(
                List.of(
                        "engine_options.txt, line 1: EvalDir C:\\My nets: a default value must be ASCII without spaces"),
                DefaultOverrides.apply(List.of("option name EvalDir type string default C:\\My nets"), options));
    }
}
