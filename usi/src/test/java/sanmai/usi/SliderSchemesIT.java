package sanmai.usi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sanmai.core.sliders.choice.SliderSchemes;
import sanmai.testing.SameOnEveryJava;

/** The packaged program on each slider scheme, which takes a process of its own. */
@SameOnEveryJava
@Timeout(300)
class SliderSchemesIT {
    @Test
    void everyOneCountsTheSame() {
        for (String name : SliderSchemes.available()) {
            try (EngineProcess perft = EngineProcess.tool("perft", "3", "--sliders", name)) {
                perft.hear("nodes 25470  time ");
                assertEquals(0, perft.exitCode());
            }
        }
    }
}
