package sanmai.csa;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import sanmai.cli.console.JavaCommand;
import sanmai.usi.client.UsiSettings;

/**
 * A USI engine that says the answers it is given, one for each {@code go}, and logs what it hears. As many engines do, it names
 * a move to ponder on only if {@code USI_Ponder} is set, which it does not declare. An answer that begins with {@link #EARLY} does
 * not wait for the end of pondering.
 */
public final class GameEngine {
    static final String EARLY = "early ";

    private static final PrintStream OUT = new PrintStream(System.out, true, UTF_8);

    private GameEngine() {}

    /** How to start it, with the file of its log and its answers. */
    public static UsiSettings settings(String... arguments) {
        return UsiSettings.of(JavaCommand.of(GameEngine.class.getName(), List.of(), List.of(arguments))
                .toArray(String[]::new));
    }

    public static void main(String[] arguments) throws IOException {
        Path log = Path.of(arguments[0]);
        Deque<String> answers = new ArrayDeque<>(List.of(arguments).subList(1, arguments.length));
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, UTF_8));
        boolean namesReply = false;
        boolean ponders = false;
        for (String line = in.readLine(); line != null && !line.equals("quit"); line = in.readLine()) {
            Files.writeString(log, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            boolean answersNow = ponders && (line.equals("ponderhit") || line.equals("stop"));
            boolean isEarly = !answers.isEmpty() && answers.peek().startsWith(EARLY);
            namesReply |= line.equals("setoption name USI_Ponder value true");
            if (line.equals("usi")) {
                OUT.println("id name Game\noption name MaxMovesToDraw type spin default 0 min 0 max 1000\nusiok");
            } else if (line.equals("isready")) {
                OUT.println("readyok");
            } else if (line.startsWith("go ponder") && !isEarly) {
                ponders = true;
            } else if (line.startsWith("go") || answersNow) {
                ponders = false;
                String answer = answers.isEmpty() ? "resign" : answers.remove().replace(EARLY, "");
                if (answer.equals("die")) {
                    System.exit(3);
                }
                String move = answer.split(" ")[0];
                OUT.println("info depth 3 nodes 10 score cp 34 pv " + move + " 8c8d\nbestmove "
                        + (namesReply ? answer : move));
            }
        }
    }
}
