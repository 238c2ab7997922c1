package sanmai.cli.option;

import picocli.CommandLine.Option;

/** The option {@code --shard}. */
public final class ShardOption {
    @Option(
            names = "--shard",
            paramLabel = "K/N",
            converter = Shard.Converter.class,
            description = "Do only part K of N parts, for several machines or a long run in portions; --merge joins"
                    + " their files.")
    private Shard shard = new Shard(1, 1);

    /** The part, which is the whole if none was asked for. */
    public Shard shard() {
        return shard;
    }
}
