package sanmai.usi.client;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** An engine that behaves as its argument says, to test clients. */
final class ScriptedEngine {
    private static final PrintStream OUT = new PrintStream(System.out, true, StandardCharsets.UTF_8);

    private final String manner;
    private int searches;

    private ScriptedEngine(String manner) {
        this.manner = manner;
    }

    public static void main(String[] arguments) throws IOException {
        new ScriptedEngine(arguments[0]).run();
    }

    private void run() throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (line.equals("quit")) {
                return;
            }
            answer(line);
        }
    }

    private void answer(String line) {
        if (line.equals("usi")) {
            introduce();
        } else if (line.equals("isready") && !manner.equals("never-ready")) {
            OUT.println("readyok");
        } else if (line.startsWith("setoption") || line.startsWith("position")) {
            OUT.println("info string heard " + line);
        } else if (line.startsWith("go mate")) {
            solve();
        } else if (line.startsWith("go")) {
            search(line);
        } else if (line.equals("stop") && !manner.equals("deaf")) {
            OUT.println("bestmove 7g7f ponder 3c3d");
        }
    }

    private void introduce() {
        switch (manner) {
            case "dies-at-once" -> die(3);
            case "silent" -> {}
            case "garbage" -> {
                OUT.print("\u0000\u0001 garbage\r\n\n   \nid\noption\noption name\ninfo\nid name \n");
                OUT.println("x".repeat(50_000));
                introduceItself();
            }
            default -> introduceItself();
        }
    }

    private void introduceItself() {
        OUT.println("id name Scripted 1.0");
        OUT.println("id author nobody");
        OUT.println("option name USI_Hash type spin default 16 min 1 max 1024");
        OUT.println("option name MultiPV type spin default " + (manner.equals("shows-many") ? 5 : 1) + " min 1 max 9");
        OUT.println("option name Two Words type string default <empty>");
        OUT.println("option name Style type combo default calm var calm var very wild");
        OUT.println("option name Clear Hash type button");
        OUT.println("usiok");
    }

    private void solve() {
        switch (manner) {
            case "mates" -> OUT.println("checkmate G*5b");
            case "finds-no-mate" -> OUT.println("checkmate nomate");
            case "solves-nothing" -> OUT.println("checkmate notimplemented");
            case "wrong" -> OUT.println("checkmate G*5i");
            default -> {} // Until it is stopped.
        }
    }

    private void search(String line) {
        searches++;
        switch (manner) {
            case "dies-at-the-second" -> {
                if (searches == 2) {
                    die(1);
                }
                think(line);
            }
            case "dies" -> die(1);
            case "resigns" -> OUT.println("bestmove resign");
            case "wins" -> OUT.println("bestmove win");
            case "wrong" -> OUT.println("bestmove 7g7e");
            case "garbage" -> {
                OUT.println("info depth x seldepth multipv 0 score cp y nodes -5 pv nonsense");
                OUT.println("info score mate pv 2g2f 8c8d 9z9z 2f2e");
                OUT.println("info pv");
                OUT.println("info depth 99999999999999999999 score cp 99999999999 pv 2g2f");
                OUT.println("information about nothing");
                OUT.println("bestmoves");
                OUT.println("bestmove 2g2f");
            }
            default -> think(line);
        }
    }

    private void think(String line) {
        OUT.println("info depth 3 seldepth 5 score cp 31 nodes 1000 nps 5 time 2 pv 7g7f 3c3d 2g2f 3c3d 1g1f");
        OUT.println("info depth 4 seldepth 6 multipv 2 score mate -6 nodes 1500 pv 2g2f");
        OUT.println("info string pv 1g1f score cp 900");
        OUT.println("info depth 4 score mate + lowerbound nodes 2000 pv 2g2f");
        if (!line.contains("infinite")) {
            OUT.println("bestmove 2g2f");
        }
    }

    private static void die(int exitCode) {
        System.err.println("first line of the reason");
        System.err.println("out of paper");
        System.exit(exitCode);
    }
}
