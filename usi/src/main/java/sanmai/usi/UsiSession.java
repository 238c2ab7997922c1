package sanmai.usi;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import sanmai.usi.engine.EngineSetup;
import sanmai.usi.engine.SearchEngine;
import sanmai.usi.job.JobContext;
import sanmai.usi.option.DefaultOverrides;
import sanmai.usi.option.EngineOptions;
import sanmai.usi.protocol.DialogueLog;
import sanmai.usi.protocol.LineReader;
import sanmai.usi.protocol.UsiWriter;
import sanmai.workers.DaemonThreads;

/**
 * A session with a GUI, from its first line to {@code quit} or the end of the input.
 *
 * <p>One thread handles one command after the other, and does what is due in between. A reader thread puts the commands
 * into the {@link Inbox}; each job has a thread of its own. So the state belongs to one thread, and every {@code go} has its
 * one answer even if commands come while a search ends.
 *
 * <p>A command that has to wait, such as {@code go} during a search, stays the first one of the inbox; only {@code quit}
 * overtakes it. The end of the input waits for a search that ends by itself and soon, since scripts send their lines all
 * at once.
 *
 * <p>The searcher, and with it the tables of the slider scheme, is not touched before the GUI asks for something that needs
 * it: a GUI that only wants to know the engine's name gets it at once.
 */
public final class UsiSession {
    /** The time in which a search must end after it was told to stop; then it is abandoned. */
    static final long PATIENCE_MILLIS = 10_000;

    private final UsiWriter writer;
    private final EngineOptions options = new EngineOptions();
    private final Inbox inbox = new Inbox();
    private final UsiStateMachine machine;
    private final DialogueLog log;

    /**
     * A session.
     *
     * @param setup the engine's parts
     * @param writer takes the lines for the GUI
     * @param home the directory of the program, for the file of the option {@code WriteDebugLog}
     */
    public UsiSession(EngineSetup setup, UsiWriter writer, Path home) {
        this(setup, writer, home, PATIENCE_MILLIS);
    }

    /** The same with another patience with searches that are told to stop. */
    UsiSession(EngineSetup setup, UsiWriter writer, Path home, long patienceMillis) {
        this.writer = writer;
        log = new DialogueLog(home);
        writer.copyTo(log::said);
        SearchEngine engine = new SearchEngine(setup, options, writer);
        long patience = TimeUnit.MILLISECONDS.toNanos(patienceMillis);
        JobContext context = new JobContext(writer, options, engine, patience, new DaemonThreads("usi-job"));
        machine = new UsiStateMachine(setup.name(), inbox, context);
    }

    /**
     * Gives options other defaults, before the session begins. Errors in the lines are written after the first
     * {@code isready}, when GUIs listen.
     *
     * @param lines each {@code option name NAME type T default VALUE ...} or {@code setoption name NAME value VALUE}
     */
    public void overrideDefaults(List<String> lines) {
        machine.warnAtIsReady(DefaultOverrides.apply(lines, options.options()));
        followLogOption();
    }

    /** Has this error written at the next {@code isready}, when GUIs listen. */
    public void warn(String error) {
        machine.warnAtIsReady(ImmutableList.of(error));
    }

    private void followLogOption() {
        log.writeTo(options.debugLog());
    }

    /**
     * Handles lines until {@code quit} or the end of the input.
     *
     * @param atTheEnd is run by another thread when the end has been read, even if the session hangs because the GUI does
     *     not read what it writes
     */
    public void run(LineReader in, Runnable atTheEnd) {
        new CommandReader(in, inbox, atTheEnd).start();
        while (!machine.hasQuit()) {
            try {
                step();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                machine.quit();
            } catch (OutOfMemoryError e) {
                machine.freeMemory();
            } catch (RuntimeException e) {
                // An engine that ends in the middle of a game has lost it.
                writer.error("internal: " + e);
            }
        }
        machine.close();
        log.close();
    }

    /** Does what is due, then handles one command, or sleeps if there is none whose turn has come. */
    private void step() throws InterruptedException {
        machine.doDuty();
        log.problem().ifPresent(writer::error);
        Optional<TimedCommand> next = inbox.poll();
        if (next.isPresent() && isHandled(next.get())) {
            return;
        }
        next.ifPresent(inbox::putFirst);
        if (next.isPresent() && inbox.hasQuit()) {
            machine.quit();
        } else {
            inbox.awaitNews(machine.untilNextDuty());
        }
    }

    /** Handles a command if its turn has come; a second time if there is enough memory only then. */
    private boolean isHandled(TimedCommand next) {
        try {
            return isHandledNow(next);
        } catch (OutOfMemoryError e) {
            machine.freeMemory();
            return isHandledNow(next);
        }
    }

    private boolean isHandledNow(TimedCommand next) {
        machine.makeWayFor(next);
        if (!machine.accepts(next)) {
            return false;
        }
        if (!next.line().isEmpty()) {
            log.heard(next.line(), next.nanos());
        }
        next.command().handle(machine, next.nanos());
        followLogOption();
        return true;
    }
}
