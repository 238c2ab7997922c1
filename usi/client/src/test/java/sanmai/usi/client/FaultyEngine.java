package sanmai.usi.client;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import sanmai.workers.DaemonThreads;

/** An engine that fails in the way that its argument says, in the middle of searches and between them. */
final class FaultyEngine {
    private static final PrintStream OUT = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    private static final String[] MOVES = {"7g7f", "3c3d", "2g2f", "8c8d"};

    private final String manner;
    private boolean isSearching;
    private int searches;

    private FaultyEngine(String manner) {
        this.manner = manner;
    }

    /** An engine with a manner, such as {@code strict}. */
    static UsiSettings settings(String manner) {
        return ClassPath.settings(FaultyEngine.class.getName(), manner);
    }

    /** The same, given up after three seconds. */
    static UsiSettings impatient(String manner) {
        return settings(manner).withPatience(Duration.ofSeconds(3));
    }

    public static void main(String[] arguments) throws IOException {
        new FaultyEngine(arguments[0]).run();
    }

    private void run() throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (line.equals("quit") && !manner.equals("never-quits")) {
                return;
            }
            switch (line.split(" ")[0]) {
                case "usi" -> OUT.println("id name Faulty 1.0\nusiok");
                case "isready" -> getReady();
                case "go" -> search();
                case "stop" -> stop();
                default -> {}
            }
        }
        if (manner.equals("never-quits")) {
            sleep(Long.MAX_VALUE);
        }
    }

    private void getReady() {
        OUT.println("readyok");
        if (manner.startsWith("flood")) {
            daemon(() -> {
                while (true) {
                    OUT.println("info string much to say");
                    System.err.println("much to complain about");
                }
            });
        } else if (manner.equals("endless-line")) {
            daemon(() -> {
                while (true) {
                    OUT.print("and so on ".repeat(100));
                    System.err.print("and so forth ".repeat(100));
                }
            });
        }
    }

    private static void daemon(Runnable work) {
        new DaemonThreads("faulty engine").start(work);
    }

    private void search() {
        if (isSearching && manner.startsWith("strict")) {
            System.err.println("go in the middle of a search");
            System.exit(6);
        }
        isSearching = true;
        String move = MOVES[searches % MOVES.length];
        searches++;
        switch (manner) {
            case "silent", "flood-deaf" -> {}
            case "strict-at-once" -> answer(move);
            case "talkative" -> {
                for (int i = 1; i <= 3 * WantedLines.LIMIT; i++) {
                    OUT.println("info depth " + i + " pv " + move);
                }
                answer(move);
            }
            case "twice" -> {
                answer(move);
                OUT.println("bestmove " + move);
            }
            case "twice-late" -> {
                answer(move);
                sleep(200);
                OUT.println("bestmove " + move);
            }
            case "first-at-once" -> {
                OUT.println("info depth 1 pv " + move);
                if (searches == 1) {
                    answer(move);
                }
            }
            default -> OUT.println("info depth 1 pv " + move);
        }
    }

    private void answer(String move) {
        isSearching = false;
        OUT.println("bestmove " + move);
    }

    private void stop() {
        if (manner.equals("dies-at-stop")) {
            System.err.println("out of paper");
            System.exit(4);
        }
        if (manner.startsWith("strict") && !isSearching) {
            System.err.println("stop without a search");
            System.exit(5);
        }
        if (isSearching && !manner.endsWith("deaf")) {
            answer(MOVES[(searches - 1) % MOVES.length]);
        }
    }

    private static void sleep(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
