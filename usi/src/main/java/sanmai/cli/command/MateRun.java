package sanmai.cli.command;

import com.google.common.io.CountingInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import sanmai.cli.console.Console;
import sanmai.cli.console.ExitCodes;
import sanmai.cli.console.UserError;
import sanmai.files.FileProblems;
import sanmai.files.InputFile;
import sanmai.notation.RecordFormat;
import sanmai.notation.WrittenRecord;
import sanmai.search.Limits;
import sanmai.search.SearchControl;
import sanmai.shogi.ImpossiblePositionException;
import sanmai.tsume.AnswerRecord;
import sanmai.tsume.MateProblem;
import sanmai.tsume.MateProblems;
import sanmai.tsume.TsumeAnswer;
import sanmai.tsume.TsumeReport;
import sanmai.tsume.TsumeSolver;

/** Solves the problems of a command line one after the other, prints the answers, and sums them up. */
final class MateRun {
    private static final String STDIN = "-";

    /** Stands for the classical problems that are shipped. */
    private static final String CLASSICS = "classics";

    private final TsumeSolver solver;
    private final Limits limits;
    private final Supplier<SearchControl> controls;
    private final Console console;
    private final Optional<RecordFormat> format;
    private final List<TsumeAnswer> kept = new ArrayList<>();
    private int good;
    private int unknown;
    private int bad;
    private int unreadable;
    private int written;
    private boolean interrupted;

    /**
     * A run.
     *
     * @param controls gives each problem a control of its own
     * @param format of the records that are to be written; empty if answers are to be printed
     */
    MateRun(
            TsumeSolver solver,
            Limits limits,
            Supplier<SearchControl> controls,
            Console console,
            Optional<RecordFormat> format) {
        this.solver = solver;
        this.limits = limits;
        this.controls = controls;
        this.console = console;
        this.format = format;
    }

    /** The words of a command line if each is a file that exists, or stands for stdin or the classics; else empty. */
    static Optional<List<String>> files(List<String> words) {
        if (words.stream().allMatch(MateRun::isFile)) {
            return Optional.of(words);
        }
        if (words.size() == 1 && RecordFormat.ofFileName(words.get(0)).isPresent()) {
            throw new UserError(words.get(0) + ": there is no such file");
        }
        return Optional.empty();
    }

    private static boolean isFile(String word) {
        try {
            return word.equals(STDIN) || word.equals(CLASSICS) || Files.exists(Path.of(word));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    /** Solves a problem, as far as that is possible until the thread is interrupted. */
    TsumeAnswer solve(MateProblem problem) {
        SearchControl control = controls.get();
        List<TsumeAnswer> answers = new ArrayList<>();
        List<RuntimeException> failures = new ArrayList<>();
        Thread thread = new Thread(
                () -> {
                    try {
                        answers.add(solver.solve(problem, limits, control));
                    } catch (RuntimeException e) {
                        failures.add(e);
                    }
                },
                "mate solver");
        thread.start();
        joinOrStop(thread, control);
        if (!failures.isEmpty()) {
            throw failure(problem, failures.get(0));
        }
        TsumeAnswer answer = answers.get(0);
        count(answer);
        return answer;
    }

    private static RuntimeException failure(MateProblem problem, RuntimeException e) {
        return e instanceof ImpossiblePositionException
                ? new UserError(
                        (problem.name() + ": no record can start here: ").replaceFirst("^: ", "") + e.getMessage())
                : e;
    }

    /** Waits for the solver; an interruption stops it. */
    private void joinOrStop(Thread thread, SearchControl control) {
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
                control.stop();
            }
        }
    }

    private void count(TsumeAnswer answer) {
        if (answer.isGood()) {
            good++;
        } else if (answer.isUnknown()) {
            unknown++;
        } else {
            bad++;
        }
    }

    /**
     * Solves the problems of a file.
     *
     * @param asText whether each answer is printed at once; if not, it is written as a record or kept for the report
     */
    void solveFile(String name, boolean asText) {
        if (interrupted) {
            return;
        }
        try {
            console.begin("mates");
            if (name.equals(CLASSICS) && !Files.exists(Path.of(name))) {
                solveClassics(asText);
            } else {
                solveProblems(name, asText);
            }
        } catch (IOException e) {
            reportFault(name, FileProblems.reason(e));
        } catch (CancellationException e) {
            console.clearProgress();
        }
    }

    private void solveClassics(boolean asText) {
        List<MateProblem> problems = MateProblems.classics();
        int done = 0;
        for (MateProblem problem : problems) {
            answer(problem, asText);
            console.progress(++done, problems.size());
        }
    }

    private void solveProblems(String name, boolean asText) throws IOException {
        try (CountingInputStream in = new CountingInputStream(open(name))) {
            long size = name.equals(STDIN) ? 0 : Files.size(Path.of(name));
            MateProblems.read(
                    name,
                    in,
                    problem -> {
                        answer(problem, asText);
                        console.progress(Math.min(size, in.getCount()), size);
                    },
                    this::reportFault);
        }
    }

    private static InputStream open(String name) throws IOException {
        return name.equals(STDIN) ? Console.bytesIn() : InputFile.open(Path.of(name));
    }

    private void reportFault(String place, String what) {
        unreadable++;
        console.error(place + ": " + what);
    }

    private void answer(MateProblem problem, boolean asText) {
        if (interrupted) {
            throw new CancellationException();
        }
        TsumeAnswer answer = solve(problem);
        if (format.isPresent()) {
            write(answer);
        } else if (asText) {
            List<String> lines = new ArrayList<>(answer.text());
            lines.set(0, problem.name() + ": " + lines.get(0));
            console.print(lines);
        } else {
            kept.add(answer);
        }
    }

    /** Writes an answer as a record to stdout. */
    void write(TsumeAnswer answer) {
        RecordFormat wanted = format.orElseThrow();
        try {
            WrittenRecord record = wanted.write(AnswerRecord.of(answer));
            console.out().print((written == 0 ? "" : wanted.separator()) + record.text());
            console.out().flush();
            written++;
            record.losses().stream()
                    .findFirst()
                    .ifPresent(loss -> console.error(answer.problem().name()
                            + (answer.problem().name().isEmpty() ? "" : ": ")
                            + loss.message()));
        } catch (ImpossiblePositionException e) {
            throw failure(answer.problem(), e);
        }
    }

    /** All answers that have been kept. */
    TsumeReport report() {
        return new TsumeReport(kept);
    }

    /** How many problems came out how. */
    String summary() {
        return good + " solved, " + bad + " not, " + unknown + " unknown"
                + (unreadable == 0 ? "" : ", " + unreadable + " not read");
    }

    /** The exit code of the command. */
    int exitCode() {
        if (interrupted) {
            return ExitCodes.INTERRUPTED;
        }
        if (good + bad + unknown == 0) {
            return ExitCodes.USER_ERROR;
        }
        if (bad + unreadable > 0) {
            return ExitCodes.FAILURE;
        }
        return unknown > 0 ? ExitCodes.UNKNOWN : ExitCodes.OK;
    }
}
