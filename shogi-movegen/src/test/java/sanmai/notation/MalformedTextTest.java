package sanmai.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sanmai.movegen.IllegalMove;
import sanmai.notation.format.Bod;
import sanmai.notation.japanese.JapaneseMove;
import sanmai.positions.MalformedCase;
import sanmai.positions.SuiteFormat;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.shogi.SetupProblem;

class MalformedTextTest {
    static List<MalformedCase> cases() {
        return SuiteFormat.MALFORMED.shipped().cases();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void isRefusedWithReasonOffsetAndDetails(MalformedCase c) {
        NotationException e = assertThrows(NotationException.class, () -> read(c));
        assertEquals(c.reason(), e.reason().name(), e.getMessage());
        assertEquals(c.offset(), e.offset(), e.getMessage());
        assertEquals(c.text(), e.text());
        List<String> details = Stream.concat(
                        e.problems().stream().map(problem -> problem.reason().name()),
                        e.illegalMove().map(Enum::name).stream())
                .toList();
        assertEquals(c.details(), details, e.getMessage());
        assertTrue(e.getMessage().contains("at offset " + c.offset()), e.getMessage());
        assertTrue(
                e.getMessage().length() < 1000,
                "the message has " + e.getMessage().length() + " characters");
        assertTrue(e.getMessage().chars().noneMatch(Character::isISOControl), "a control character in the message");
    }

    private static void read(MalformedCase c) {
        switch (c.kind()) {
            case SFEN -> Sfen.position(c.text());
            case BOD -> Bod.parse(c.text());
            case MOVE -> UsiMove.parse(c.text(), Sfen.position(c.position()));
            case JAPANESE_MOVE -> JapaneseMove.parse(c.text(), Sfen.position(c.position()));
        }
    }

    @Test
    void whereNoReasonIsWantedThereIsNoMove() {
        for (MalformedCase c : cases()) {
            if (c.kind() == MalformedCase.Kind.MOVE) {
                assertEquals(Move.NONE, UsiMove.parseOrNone(c.text(), Sfen.position(c.position())), c.text());
            }
        }
        assertEquals("7g7f", Move.usi(UsiMove.parseOrNone("7g7f", Position.start())));
    }

    @Test
    void everyReasonHasACase() {
        Set<String> expected = names(EnumSet.allOf(NotationException.Reason.class));
        expected.addAll(names(EnumSet.allOf(SetupProblem.Reason.class)));
        expected.addAll(names(EnumSet.allOf(IllegalMove.class)));
        Set<String> found = cases().stream()
                .flatMap(c -> Stream.concat(Stream.of(c.reason()), c.details().stream()))
                .collect(Collectors.toSet());
        assertEquals(expected, found);
    }

    private static Set<String> names(Set<? extends Enum<?>> constants) {
        return Arrays.stream(constants.toArray(Enum<?>[]::new)).map(Enum::name).collect(Collectors.toSet());
    }
}
