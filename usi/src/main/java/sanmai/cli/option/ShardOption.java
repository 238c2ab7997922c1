package sanmai.cli.option;

import picocli.CommandLine.Option;

/** The option {@code --shard}. */
public final class ShardOption {
    @Option(
            names = "--shard",
            paramLabel = "K/N",
            converter = Shard.Converter.class,
            description = "Do only part K of N, to spread a run over machines or over time; --merge joins the files"
                    + " of the parts.")
    private Shard shard = new Shard(1, 1);

    /** The part, which is the whole if none was asked for. */
    public Shard shard() {
        return shard;
    }
}
