package sanmai.cli.option;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import sanmai.cli.console.UserError;
import sanmai.journal.Conditions;
import sanmai.journal.JournalException;
import sanmai.journal.JournalFormat;

/** The options of commands whose work can be shared among processes: {@code --shard}, {@code --resume}, {@code --merge}. */
public final class ShardOptions {
    @Mixin
    private ShardOption part;

    @Mixin
    private ResumeOption resume;

    @Option(
            names = "--merge",
            paramLabel = "FILE",
            arity = "1..*",
            description = "Compute nothing; print from these --resume files what a single run would have printed."
                    + " Files made under different conditions, repeated results and missing results are refused. No"
                    + " other options may be given but those that say how to print.")
    private List<Path> files;

    /** Whether files are to be joined, and nothing else. */
    public boolean merges() {
        return files != null;
    }

    /**
     * Joins the files.
     *
     * @param printing the options that go with it
     * @param merge throws {@link JournalException} or {@link IllegalArgumentException} with the reason if it cannot
     * @throws UserError if there are other options, or the files cannot be joined
     */
    public <R> R merge(CommandSpec spec, List<String> printing, Function<List<Path>, R> merge) {
        refuseOthers(spec, printing);
        try {
            return merge.apply(files);
        } catch (JournalException | IllegalArgumentException e) {
            throw new UserError("--merge: " + e.getMessage());
        }
    }

    /**
     * Refuses all arguments that have no effect beside {@code --merge}.
     *
     * @param allowed the options and parameters that go with it
     * @throws UserError if there are others
     */
    public static void refuseOthers(CommandSpec spec, List<String> allowed) {
        for (ArgSpec argument : spec.commandLine().getParseResult().matchedArgs()) {
            String name = argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
            if (!name.equals("--merge") && !allowed.contains(name)) {
                throw new UserError("--merge cannot be combined with " + name + "; leave it out");
            }
        }
    }

    /** The part of this process. */
    public Shard shard() {
        return part.shard();
    }

    /** The items of this process. */
    public <T> List<T> part(List<T> items) {
        return shard().of(items);
    }

    /** Whether there is a file of results. */
    public boolean resumes() {
        return resume.isGiven();
    }

    /** As {@link ResumeOption#run}. */
    public <T> int run(
            JournalFormat<T> format, Conditions conditions, Consumer<T> own, ToIntFunction<ResumableRun<T>> work) {
        return resume.run(format, conditions, own, work);
    }
}
