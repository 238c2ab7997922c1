package sanmai.cli.play;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Option;
import sanmai.cli.console.UserError;
import sanmai.engine.EngineException;
import sanmai.usi.client.UsiEngine;
import sanmai.usi.client.UsiSettings;

/** The options that name a USI engine, which takes Sanmai's place. */
final class EngineProgramOptions {
    @Option(names = "--engine", paramLabel = "FILE", description = "The USI engine that plays (default: Sanmai).")
    private Path program;

    @Option(
            names = "--engine-option",
            paramLabel = "NAME=VALUE",
            description = "An option of that engine; may be given several times.")
    private Map<String, String> options = new LinkedHashMap<>();

    /** Whether an engine is named. */
    boolean isGiven() {
        return program != null;
    }

    /** Whether options of the engine are given. */
    boolean hasOptions() {
        return !options.isEmpty();
    }

    /**
     * Starts the engine that is named.
     *
     * @throws UserError if it does not start, or has no such option
     */
    UsiEngine open() {
        return open(UsiSettings.of(program.toString()), "--engine " + program);
    }

    /** Starts the engine that is named, or else this one, which gets the options too. */
    UsiEngine openOr(UsiSettings other) {
        return isGiven() ? open() : open(other, "the engine");
    }

    private UsiEngine open(UsiSettings bare, String what) {
        try {
            return UsiEngine.open(bare.withOptions(options));
        } catch (EngineException | IllegalArgumentException e) {
            throw new UserError(what + ": " + e.getMessage());
        }
    }
}
