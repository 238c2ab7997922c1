package sanmai.cli;

import com.google.common.util.concurrent.Uninterruptibles;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import sanmai.cli.console.ExitCodes;
import sanmai.cli.console.StandardOutput;
import sanmai.cli.console.TerminalCheck;
import sanmai.cli.console.UserError;
import sanmai.cli.option.Evaluations;
import sanmai.cli.option.SlidersOption;
import sanmai.cli.option.Version;
import sanmai.files.FileProblems;
import sanmai.files.NativeTextReader;
import sanmai.search.alphabeta.AlphaBeta;
import sanmai.usi.UsiSession;
import sanmai.usi.engine.EngineSetup;
import sanmai.usi.protocol.LineReader;
import sanmai.usi.protocol.UsiWriter;
import sanmai.workers.DaemonThreads;

/** The main class: the engine without arguments, a command with arguments. */
public final class Main {
    /** The time in which a GUI must take a line after {@code quit} or the end of the input. */
    private static final Duration READING_PATIENCE = Duration.ofSeconds(10);

    /**
     * The time that the engine has to end; it needs less than a second unless processors or memory are short. An engine
     * that still prepares may take longer, as for a script whose input has ended, while somebody reads the lines that
     * it writes every few seconds.
     */
    private static final Duration LAST_PATIENCE = Duration.ofMinutes(2);

    private Main() {}

    /** Runs the command and ends the process with its exit code. */
    public static void main(String[] arguments) {
        System.exit(run(arguments));
    }

    private static int run(String[] arguments) {
        Locale.setDefault(Locale.ROOT); // Sanmai's own code names its locales, but libraries use the default.
        try {
            Optional<String> problem =
                    ProgramDirectory.problem(ProgramDirectory.find()).or(SlidersOption::problem);
            if (problem.isPresent()) {
                System.err.println("sanmai: " + problem.get());
                return ExitCodes.USER_ERROR;
            }
            return arguments.length == 0
                    ? engine()
                    : StandardOutput.check(
                            StandardOutput.connect(SanmaiCommand.commandLine()).execute(arguments));
        } catch (OutOfMemoryError e) {
            System.err.println("sanmai: " + UserError.reason(e));
            return ExitCodes.USER_ERROR;
        } catch (RuntimeException | Error e) {
            System.err.println("sanmai: internal error: " + e);
            return ExitCodes.INTERNAL_ERROR;
        }
    }

    /** The engine, on the bare streams: nothing else may get between it and the GUI. */
    private static int engine() {
        NativeTextReader text = new NativeTextReader(StandardInput.open());
        UsiWriter writer = new UsiWriter(new FileOutputStream(FileDescriptor.out), text::encoding);
        Path home = ProgramDirectory.find();
        if (TerminalCheck.isTerminal()) {
            FirstContact.lines(Version.text(), home).forEach(System.err::println);
        }
        EngineSetup setup = new EngineSetup(
                "Sanmai " + Version.text(),
                AlphaBeta::new,
                Evaluations.shipped(),
                new EvaluationDirectory(home),
                new BookDirectory(home));
        UsiSession session = new UsiSession(setup, writer, home);
        try {
            session.overrideDefaults(EngineOptionsFile.lines(home));
        } catch (IOException e) {
            session.warn(EngineOptionsFile.NAME + ": " + FileProblems.reason(e));
        }
        LineReader lines = new LineReader(new BufferedReader(text));
        session.run(lines, () -> endEventually(writer));
        if (lines.failure().isPresent()) {
            System.err.println("sanmai: stdin: " + lines.failure().get().getMessage());
            return ExitCodes.USER_ERROR;
        }
        return writer.failure()
                .map(failure -> StandardOutput.failed(ExitCodes.OK, failure, System.err))
                .orElse(ExitCodes.OK);
    }

    /** Ends the process even if the engine cannot: a GUI that no longer reads blocks it in the middle of a line. */
    private static void endEventually(UsiWriter writer) {
        new DaemonThreads("usi-last-resort").start(() -> {
            long begin = System.nanoTime();
            while (!writer.isStuckFor(READING_PATIENCE)
                    && (System.nanoTime() - begin < LAST_PATIENCE.toNanos() || !writer.isUnheardFor(LAST_PATIENCE))) {
                Uninterruptibles.sleepUninterruptibly(READING_PATIENCE.dividedBy(10));
            }
            Runtime.getRuntime().halt(ExitCodes.OK);
        });
    }
}
