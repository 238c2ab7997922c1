package sanmai.testing;

import sanmai.core.sliders.choice.Sliders;
import sanmai.movegen.perft.LastPly;
import sanmai.movegen.perft.PerftCalls;
import sanmai.positions.PerftCase;
import sanmai.positions.SuiteFormat;

/**
 * Checks everything that depends on the slider scheme of this process. A scheme is chosen once for a process, so the
 * test of the other schemes starts this program once for each.
 */
public final class SchemeRun {
    private SchemeRun() {}

    /** Arguments: the greatest perft count, and the number of positions of random games. */
    public static void main(String[] args) {
        long maxNodes = Long.parseLong(args[0]);
        long positions = Long.parseLong(args[1]);
        for (PerftCase line : SuiteFormat.PERFT.shipped().cases()) {
            if (line.nodes() <= maxNodes) {
                long nodes = PerftCalls.perft(PerftCalls.position(line), line.depth(), LastPly.COUNT);
                if (nodes != line.nodes()) {
                    throw new AssertionError(line + ": " + nodes + " instead of " + line.nodes() + ", " + line.sfen());
                }
            }
        }
        GeneratorProperties generators = new GeneratorProperties();
        PositionProperties properties = new PositionProperties();
        RandomGames.visit(Sliders.NAME.hashCode(), positions, (position, random) -> {
            generators.check(position);
            properties.checkAgainstFreshPosition(position);
            properties.checkCopy(position);
            if (random.nextInt(20) == 0) {
                properties.checkMoves(position);
            }
        });
        System.out.println("checked " + Sliders.NAME);
    }
}
