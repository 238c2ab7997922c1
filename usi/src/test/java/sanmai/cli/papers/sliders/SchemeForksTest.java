package sanmai.cli.papers.sliders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.report.Json;

class SchemeForksTest {
    private final List<String> heard = new ArrayList<>();

    private final SchemeForks.Listener listener = new SchemeForks.Listener() {
        @Override
        public void begins(String scheme, int fork, int done, int total) {
            heard.add(scheme + fork + " " + done + "/" + total);
        }

        @Override
        public void measured(SchemeSample sample) {
            heard.add("ok");
        }

        @Override
        public void failed(SchemeFailure failure) {
            heard.add(failure.toString());
        }
    };

    private static SchemeSample measure(String scheme, int fork) {
        return Samples.of(scheme, fork, 1, 1);
    }

    @Test
    void forksOfAllSchemesTakeTurns() throws InterruptedException {
        new SchemeForks(List.of("a", "b"), 2, List.of()).run(SchemeForksTest::measure, listener);
        assertEquals(List.of("a1 0/4", "ok", "b1 1/4", "ok", "a2 2/4", "ok", "b2 3/4", "ok"), heard);
    }

    @Test
    void knownForksAreNotMeasuredAgain() throws InterruptedException {
        List<SchemeSample> known = List.of(measure("b", 1), measure("a", 3), measure("c", 1));
        SchemeForks forks = new SchemeForks(List.of("a", "b"), 2, known);
        forks.run(SchemeForksTest::measure, listener);
        assertEquals(List.of("a1 1/4", "ok", "a2 2/4", "ok", "b2 3/4", "ok"), heard);
        assertEquals(4, forks.samples().size(), "neither other schemes nor further forks");
    }

    @Test
    void aFailureDoesNotLoseTheOthers() throws InterruptedException {
        SchemeForks forks = new SchemeForks(List.of("a", "b", "c"), 1, List.of());
        forks.run(
                (scheme, fork) -> {
                    if (scheme.equals("a")) {
                        throw new IllegalArgumentException("what is this?");
                    }
                    return measure(scheme.equals("b") ? "x" : scheme, fork);
                },
                listener);
        assertEquals(List.of(measure("c", 1)), forks.samples());
        assertEquals(
                "fork 1 of a gave no result: what is this?",
                forks.failures().get(0).toString());
        assertTrue(forks.failures().get(1).reason().contains("measured x"));
    }

    @Test
    void anInterruptionKeepsTheSamples() {
        SchemeForks forks = new SchemeForks(List.of("a", "b"), 2, List.of());
        assertThrows(
                InterruptedException.class,
                () -> forks.run(
                        (scheme, fork) -> {
                            Thread.currentThread().interrupt();
                            return measure(scheme, fork);
                        },
                        listener));
        assertEquals(List.of(measure("a", 1)), forks.samples());
    }

    @Test
    void aSampleTravelsInOneLine() {
        SchemeSample sample = measure("a", 1);
        assertEquals(sample, Json.read(Json.line(sample), SchemeSample.class).validated());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"scheme\":\"a\"|\"scheme\":null",
                "\"fork\":1|\"fork\":0",
                "\"rook\":1.0|\"rook\":-1.0",
                "\"tableBytes\":2048|\"tableBytes\":-1",
                "\"RANK_ORDER\"|null",
                "\"checksum\"|\"sum\"",
                "\"closed\"|\"shut\"",
                "\"expected\":30|\"expected\":0",
            })
    void impossibleSamplesAreRefused(String change) {
        String[] parts = change.split("\\|");
        String line = Json.line(measure("a", 1));
        String changed = line.replaceFirst(java.util.regex.Pattern.quote(parts[0]), parts[1]);
        assertTrue(!changed.equals(line), line);
        assertThrows(
                IllegalArgumentException.class,
                () -> Json.read(changed, SchemeSample.class).validated());
    }
}
