package sanmai.cli.papers.minimax;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sanmai.journal.Conditions;
import sanmai.report.Json;
import sanmai.report.Quartiles;

/** The results for programs: conditions, a summary of each depth, all samples, and what went wrong. */
final class TreeJson {
    /**
     * A combination at one depth.
     *
     * @param generator the move generator
     * @param sliders the slider scheme; "-" for generators that use none
     * @param positions the number of trees it has searched
     * @param cpuSeconds CPU time for all of them, in s
     * @param wallSeconds time on the clock for all of them, in s
     * @param megaNodesPerSecond million nodes in a second of CPU time
     * @param savedPercent the savings against the attack tables in the sum of all times, or null
     * @param savedPerPosition the quartiles of the savings of single positions, in percent, or null
     */
    record Row(
            String generator,
            String sliders,
            int positions,
            double cpuSeconds,
            double wallSeconds,
            double megaNodesPerSecond,
            @Nullable Double savedPercent,
            @Nullable Quartiles savedPerPosition) {
        static Row of(CombinationSummary row) {
            return new Row(
                    row.combination().generator(),
                    row.combination().sliders(),
                    row.positions(),
                    row.cpuSeconds(),
                    row.wallSeconds(),
                    row.megaNodesPerSecond(),
                    row.savings().map(Savings::percent).orElse(null),
                    row.savings().map(Savings::perPosition).orElse(null));
        }
    }

    /**
     * A depth.
     *
     * @param plies the depth
     * @param positions the number of positions that all rows have searched
     * @param nodes the nodes of their trees
     * @param leaves the leaves of their trees
     * @param rows the combinations
     * @param paper the paper's figures, or null
     */
    record DepthFigures(
            int plies,
            int positions,
            long nodes,
            long leaves,
            List<Row> rows,
            @Nullable PaperColumn paper) {
        static DepthFigures of(DepthSummary depth) {
            return new DepthFigures(
                    depth.plies(),
                    depth.positions(),
                    depth.nodes(),
                    depth.leaves(),
                    depth.rows().stream().map(Row::of).toList(),
                    PaperColumn.of(depth.plies()).orElse(null));
        }
    }

    /**
     * The document.
     *
     * @param conditions under which the trees were searched
     * @param complete whether every tree that was asked for is there
     * @param interrupted whether the user interrupted the run
     * @param interruptedInWarmUp whether that was before the first tree that counts
     * @param difference where two combinations found different trees, or null
     * @param depths the summaries
     * @param failures the combinations whose workers failed
     * @param samples the trees
     */
    record Document(
            Conditions conditions,
            boolean complete,
            boolean interrupted,
            boolean interruptedInWarmUp,
            @Nullable TreeDifference difference,
            List<DepthFigures> depths,
            List<TreeFailure> failures,
            List<TreeSample> samples) {}

    private TreeJson() {}

    /** The results in JSON. */
    static String text(TreeResults results) {
        return Json.page(new Document(
                results.conditions(),
                results.areComplete(),
                results.end().isEarly(),
                results.end() == RunEnd.INTERRUPTED_IN_WARM_UP,
                results.difference().orElse(null),
                results.depths().stream().map(DepthFigures::of).toList(),
                results.failures(),
                results.samples()));
    }
}
