package sanmai.cli.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sanmai.cli.console.Console;
import sanmai.cli.console.ExitCodes;
import sanmai.cli.console.JavaCommand;
import sanmai.cli.console.ShutdownHook;
import sanmai.cli.console.UserError;
import sanmai.cli.option.Ranges;
import sanmai.cli.option.Version;
import sanmai.csa.CsaAccount;
import sanmai.csa.CsaClient;
import sanmai.csa.CsaException;
import sanmai.csa.CsaListener;
import sanmai.csa.CsaManner;
import sanmai.csa.CsaResult;
import sanmai.engine.EngineException;
import sanmai.files.FileProblems;
import sanmai.files.InputFile;
import sanmai.notation.record.RecordTree;
import sanmai.usi.client.UsiEngine;
import sanmai.usi.client.UsiSettings;

/** Games on a CSA server. */
@Command(
        name = "csa",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Play games on a CSA server, such as floodgate.",
            "",
            "Sanmai, or any USI engine, logs in and plays the games that the server gives it, with the server's clocks."
                    + " It ponders. Each game is written as CSA into a directory after every move, with the scores and"
                    + " lines of the engine. If the connection is lost, the client logs in again.",
            "",
            "The password comes from a file or from the variable " + CsaCommand.PASSWORD
                    + ", never from the command line, which others on this machine can read. On floodgate it is the"
                    + " name of the game, a comma, and a word of yours.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  sanmai csa localhost:4081 sanmai --password-file word.txt",
            "  sanmai csa SERVER my-engine --games 10 --engine ~/YaneuraOu/YaneuraOu",
            "",
            "To try it: start shogi-server, the program of floodgate, and two clients with",
            "the passwords test-60-5,one and test-60-5,two.",
            "",
            "Exit codes: 0 all games were played, 1 the server or the engine failed, 2 bad",
            "arguments, 130 interrupted (the server counts the game as lost)."
        })
public final class CsaCommand implements Callable<Integer> {
    static final String PASSWORD = "SANMAI_CSA_PASSWORD";

    private static final int MAX_GAMES = 1_000_000;
    private static final int MAX_PASSWORD_BYTES = 10_000;

    /** After so many failures without a game between them the client gives up. */
    private static final int MAX_FAILURES = 20;

    @Spec
    private CommandSpec spec;

    @Parameters(
            index = "0",
            paramLabel = "HOST[:PORT]",
            description = "The server; its port is " + CsaAccount.USUAL_PORT + " unless you say another.")
    private String server;

    @Parameters(index = "1", paramLabel = "NAME", description = "The name of the player on the server.")
    private String name;

    @Option(names = "--password-file", paramLabel = "FILE", description = "The file whose first line is the password.")
    private Path passwordFile;

    @Option(names = "--games", paramLabel = "N", description = "Play N games (default: ${DEFAULT-VALUE}).")
    private int games = 1;

    @Mixin
    private EngineProgramOptions program;

    @Option(
            names = "--records",
            paramLabel = "DIR",
            description = "Write the records into this directory (default: the current one).")
    private Path records = Path.of(".");

    @Option(names = "--no-ponder", description = "Do not think in the opponent's time.")
    private boolean withoutPondering;

    @Option(names = "--no-comments", description = "Do not send scores and lines to the server.")
    private boolean withoutComments;

    @Option(
            names = "--retry-after",
            paramLabel = "TIME",
            description =
                    "How long to wait before the next login if the connection was lost or a game was refused (default:"
                            + " ${DEFAULT-VALUE}).")
    private String retryAfter = "30s";

    private Console console;

    @Override
    public Integer call() {
        console = new Console(spec);
        Ranges.check("--games", games, 1, MAX_GAMES);
        Duration wait = TimeOptions.duration("--retry-after", retryAfter);
        CsaAccount account = account(password());
        CsaManner manner = new CsaManner(!withoutPondering, !withoutComments, new Reporter(directory()));
        return ShutdownHook.run(() -> {
            try (UsiEngine engine = engine()) {
                return play(new CsaClient(account, engine, manner), wait);
            } catch (CsaException | EngineException e) {
                console.error(e.getMessage());
                return ExitCodes.FAILURE;
            } catch (InterruptedException e) {
                return ExitCodes.INTERRUPTED;
            }
        });
    }

    private int play(CsaClient client, Duration wait) throws InterruptedException {
        int failures = 0;
        int played = 0;
        while (played < games) {
            Optional<String> failure = playOne(client);
            if (failure.isEmpty()) {
                played++;
                failures = 0;
                continue;
            }
            failures++;
            if (failures == MAX_FAILURES) {
                console.error(failure.get() + "; given up after " + failures + " attempts");
                return ExitCodes.FAILURE;
            }
            console.error(failure.get() + "; the next attempt is in " + wait.toSeconds() + " s");
            Thread.sleep(wait.toMillis());
        }
        return ExitCodes.OK;
    }

    /** Plays a game; the reason if none was played. */
    private Optional<String> playOne(CsaClient client) throws InterruptedException {
        try {
            CsaResult result = client.play();
            if (result.outcome() == CsaResult.Outcome.REJECT) {
                return Optional.of("the game was refused: " + result.reason());
            }
            console.print(result);
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(FileProblems.reason(e));
        }
    }

    private CsaAccount account(String password) {
        int colon = server.lastIndexOf(':');
        String host = colon < 0 ? server : server.substring(0, colon);
        String port = colon < 0 ? "" + CsaAccount.USUAL_PORT : server.substring(colon + 1);
        if (!port.matches("[0-9]{1,5}") || Integer.parseInt(port) > 0xFFFF || host.isEmpty()) {
            throw new UserError(server + ": not a server; give one such as localhost or localhost:4081");
        }
        try {
            return new CsaAccount(host, Integer.parseInt(port), name, password);
        } catch (IllegalArgumentException e) {
            throw new UserError(e.getMessage());
        }
    }

    private String password() {
        if (passwordFile != null) {
            try {
                String text = InputFile.text(passwordFile, MAX_PASSWORD_BYTES);
                return text.lines().findFirst().orElse("").strip();
            } catch (IOException e) {
                throw new UserError("--password-file " + passwordFile + ": " + FileProblems.reason(e));
            }
        }
        @Nullable String password = System.getenv(PASSWORD);
        if (password == null) {
            throw new UserError("there is no password: give --password-file FILE, or set the variable " + PASSWORD);
        }
        return password;
    }

    private Path directory() {
        if (!Files.isDirectory(records)) {
            throw new UserError("--records " + records + ": there is no such directory");
        }
        return records;
    }

    private UsiEngine engine() {
        UsiSettings sanmai = UsiSettings.of(
                        JavaCommand.of("sanmai.cli.Main", List.of(), List.of()).toArray(String[]::new))
                .withOption("NetworkDelay2", "1120");
        UsiEngine engine = program.openOr(sanmai);
        console.print(engine.name());
        return engine;
    }

    /** Prints what happens, and writes the records. */
    private final class Reporter implements CsaListener {
        private final Path directory;

        Reporter(Path directory) {
            this.directory = directory;
        }

        @Override
        public void said(String line) {
            console.print(line);
        }

        @Override
        public void recorded(String game, RecordTree record) {
            Path file = directory.resolve(game.replaceAll("[^\\w+.-]", "_") + ".csa");
            try {
                new PlayedGameFile(file).keep(record);
            } catch (IOException e) { // The game goes on.
                console.error(file + ": " + FileProblems.reason(e));
            }
        }
    }
}
