package sanmai.cli.option;

import java.util.IntSummaryStatistics;
import java.util.ListResourceBundle;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import sanmai.notation.format.RecordFormat;
import sanmai.search.skill.SkillLevel;
import sanmai.search.skill.SkillLevel.Weakness;

/**
 * Words of help texts that follow from tables of the program. {@code ${bundle:KEY}} in the description of an option or a
 * command stands for them.
 */
public final class HelpWords extends ListResourceBundle {
    /** The evaluations to choose from. */
    public static final String EVALUATIONS = "evaluation.choices";

    /** The formats of game records that are read. */
    public static final String RECORD_FORMATS = "record.formats";

    /** The formats that game records are written in. */
    public static final String WRITTEN_FORMATS = "written.formats";

    /** How the names of files of game records end. */
    public static final String RECORD_ENDINGS = "record.endings";

    /** What happens to the file of {@code --out}. */
    public static final String OUT = "out.file";

    /** What the skill levels are. */
    public static final String LEVELS = "skill.levels";

    @Override
    protected Object[][] getContents() {
        return new Object[][] {
            {EVALUATIONS, Evaluations.choices()},
            {RECORD_FORMATS, RecordFormat.titles()},
            {WRITTEN_FORMATS, RecordFormat.writtenNames()},
            {
                OUT,
                "An existing file is never left half written: the new one takes its place at the end. A link is"
                        + " followed, and a read-only file is refused."
            },
            {RECORD_ENDINGS, RecordFiles.endings()},
            {LEVELS, levels()},
        };
    }

    private static String levels() {
        int last = SkillLevel.STRONGEST - 1;
        IntSummaryStatistics steps = IntStream.rangeClosed(0, last)
                .map(number ->
                        SkillLevel.of(number + 1).elo() - SkillLevel.of(number).elo())
                .summaryStatistics();
        return "Level 0 is a beginner's, and each step up is worth " + steps.getMin() + " to " + steps.getMax()
                + " Elo. Levels 0 to " + last + " look at " + nodes(0) + " to " + nodes(last)
                + " positions for a move. Up to level " + last(weakness -> weakness.lines() > 1)
                + " the engine plays one of its best moves, the worse ones less often; up to level "
                + last(weakness -> weakness.overlooks() > 0) + " it overlooks your answer at times; up to level "
                + last(weakness -> weakness.careless() > 0) + " it also plays moves without a look. Level "
                + SkillLevel.STRONGEST + " thinks as long as the clock or --think allows.";
    }

    private static long nodes(int level) {
        return SkillLevel.of(level).nodes().orElseThrow();
    }

    /** The number of the last level with such a weakness. */
    private static int last(Predicate<Weakness> has) {
        return SkillLevel.all()
                .filter(level -> has.test(level.weakness()))
                .mapToInt(SkillLevel::number)
                .max()
                .orElseThrow();
    }
}
