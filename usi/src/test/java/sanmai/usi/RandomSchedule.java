package sanmai.usi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * Random commands at random times, with a count of the answers that they must lead to: one for every {@code go}, in
 * order, each legal in the position of its {@code go}, and from the last {@code info} line before it; one {@code readyok}
 * for every {@code isready}, behind the answers that were due.
 */
final class RandomSchedule {
    private static final String MATED = "sfen 4k4/4G4/4P4/9/9/9/9/9/9 w - 1";

    /** Positions with more or fewer moves than one, so that their counts differ from that of the last command. */
    private static final List<String> POSITIONS = List.of(
            "startpos",
            "startpos moves 7g7f 3c3d",
            "startpos moves 7g7f 3c3d 8h2b+",
            "sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1",
            "sfen 4k4/9/9/9/4R4/9/9/9/4K4 w - 1",
            MATED);

    private static final List<String> THINKING = List.of(
            "go depth 1",
            "go depth 2",
            "go nodes 50",
            "go movetime 1",
            "go movetime 3",
            "go btime 0 wtime 0 byoyomi 2",
            "go btime 1 wtime 1 binc 5 winc 5",
            "go btime 600000 wtime 600000",
            "go infinite",
            "go infinite depth 1",
            "go ponder",
            "go ponder depth 1",
            "go ponder btime 0 wtime 0 byoyomi 2");

    private static final List<String> ASIDE = List.of(
            "gameover win",
            "gameover lose",
            "gameover draw",
            "usinewgame",
            "setoption name Stochastic_Ponder value true",
            "setoption name Stochastic_Ponder value false",
            "setoption name USI_Hash value 1",
            "setoption name USI_Hash value 2",
            "setoption name MultiPV value 2",
            "setoption name PvInterval value 0",
            "nonsense",
            "");

    private static final int LONGEST_PAUSE_MICROS = 5_000;

    private final Random random;
    private final EngineUnderTest engine;
    private final List<String> said = new ArrayList<>();
    private final List<String> heard = new ArrayList<>();
    private final List<String> goes = new ArrayList<>(); // "checkmate", "count", or the position of a search
    private String position = "startpos";
    private final List<Integer> answersBeforeReady = new ArrayList<>(); // for each isready, at least
    private boolean isStopped = true; // the last go

    /** Commands for this engine. */
    RandomSchedule(Random random, EngineUnderTest engine) {
        this.random = random;
        this.engine = engine;
    }

    private static <T> T any(List<T> list, Random random) {
        return list.get(random.nextInt(list.size()));
    }

    private void say(String line) {
        said.add(line);
        engine.say(line);
    }

    /** Says n lines, with pauses. */
    void run(int lines) {
        for (int i = 0; i < lines; i++) {
            sayOne();
            if (random.nextBoolean()) {
                LockSupport.parkNanos(TimeUnit.MICROSECONDS.toNanos(random.nextInt(LONGEST_PAUSE_MICROS)));
            }
        }
    }

    private void sayOne() {
        switch (random.nextInt(12)) {
            case 0, 1, 2, 3 -> go("position", any(THINKING, random));
            case 4 -> {
                position = any(POSITIONS, random);
                say("position " + position);
            }
            case 5, 6 -> stop("stop");
            case 7, 8 -> say(random.nextBoolean() ? "ponderhit" : "ponderhit btime 0 wtime 0 byoyomi 2");
            case 9 -> {
                if (random.nextBoolean()) {
                    stop("stop");
                }
                isReady();
            }
            case 10 -> {
                String line = any(ASIDE, random);
                if (line.startsWith("gameover")) {
                    stop(line);
                } else {
                    say(line);
                }
            }
            default -> {
                if (random.nextBoolean()) {
                    go("checkmate", random.nextBoolean() ? "go mate infinite" : "go mate 2");
                } else {
                    go("count", random.nextBoolean() ? "go perft 20" : "go perft 2");
                }
            }
        }
    }

    private void go(String kind, String command) {
        goes.add(kind.equals("position") ? position : kind);
        isStopped = false;
        say(command);
    }

    private void stop(String command) {
        isStopped = true;
        say(command);
    }

    /** All answers are due but that of a search that was not told to stop. */
    private void isReady() {
        answersBeforeReady.add(isStopped ? goes.size() : goes.size() - 1);
        say("isready");
    }

    /** Ends all jobs, and checks that exactly the due answers have come. */
    void finish() {
        stop("stop");
        say("position sfen 4k4/9/9/9/9/9/9/9/4K4 b - 1");
        // Begun only after everything before it has been answered.
        say("go perft 0"); // Not one of those that are checked.
        heard.addAll(engine.hearUntil("Nodes searched: 1"::equals, "Nodes searched: 1"));
        heard.remove(heard.size() - 1);
        isReady();
        while (count("readyok") < answersBeforeReady.size()) {
            heard.addAll(engine.hearUntil("readyok"));
        }
        check(heard, true);
        said.clear();
        heard.clear();
        goes.clear();
        answersBeforeReady.clear();
        isStopped = true;
        position = "sfen 4k4/9/9/9/9/9/9/9/4K4 b - 1";
    }

    private long count(String line) {
        return heard.stream().filter(line::equals).count();
    }

    /**
     * Checks the output of an engine that was told to end.
     *
     * @param lines what it said since the last check
     * @param all whether all commands sent before must be answered
     */
    void check(List<String> lines, boolean all) {
        for (String line : lines) {
            assertTrue(EngineLines.isKnown(line), () -> "\"" + line + "\" is no line of the protocol");
            assertTrue(EngineLines.isHarmless(line), line);
            assertTrue(!line.contains("Error!"), line);
        }
        List<String> answers = lines.stream().filter(EngineLines::answersGo).toList();
        if (all) {
            assertEquals(goes.size(), answers.size(), "answers to go");
            assertEquals(
                    answersBeforeReady.size(),
                    lines.stream().filter("readyok"::equals).count(),
                    "answers to isready");
        }
        assertTrue(answers.size() <= goes.size(), "more answers than go");
        for (int i = 0; i < answers.size(); i++) {
            checkAnswer(goes.get(i), answers.get(i));
        }
        checkOrder(lines);
    }

    /** Where answers and info lines stand among the lines. */
    private void checkOrder(List<String> lines) {
        int answers = 0;
        int ready = 0;
        List<String> infos = new ArrayList<>();
        for (String line : lines) {
            if (line.equals("readyok")) {
                assertTrue(answers >= answersBeforeReady.get(ready), "readyok overtook an answer: " + lines);
                ready++;
            } else if (line.startsWith("info ") && !line.startsWith("info string")) {
                infos.add(line);
            } else if (EngineLines.answersGo(line)) {
                answers++;
                LastInfo.check(infos, line);
                infos.clear();
            }
        }
    }

    private static void checkAnswer(String go, String answer) {
        if (go.equals("checkmate")) {
            assertTrue(EngineLines.CHECKMATE.matcher(answer).matches(), answer);
        } else if (go.equals("count")) {
            assertTrue(answer.matches("Nodes searched: \\d+|info string the count was stopped"), answer);
        } else {
            checkBestMove(go, answer);
        }
    }

    private static void checkBestMove(String place, String answer) {
        if (place.equals(MATED)) {
            assertEquals("bestmove resign", answer);
        } else {
            LegalAnswers.assertMove("position " + place, answer);
        }
    }

    /** What was said and heard since the last check. */
    @Override
    public String toString() {
        return "said " + said + ", heard " + heard;
    }
}
