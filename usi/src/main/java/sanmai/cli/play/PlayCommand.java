package sanmai.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import sanmai.cli.console.Console;
import sanmai.cli.console.ShutdownHook;
import sanmai.cli.console.TerminalCheck;
import sanmai.cli.console.UserError;
import sanmai.cli.option.EvaluationOption;
import sanmai.cli.option.HelpWords;
import sanmai.cli.option.OutputFile;
import sanmai.cli.option.Ranges;
import sanmai.cli.option.UselessOptions;
import sanmai.cli.option.Version;
import sanmai.cli.option.Written;
import sanmai.core.Color;
import sanmai.engine.Engine;
import sanmai.files.NativeTextReader;
import sanmai.play.Dialogue;
import sanmai.play.Opponent;
import sanmai.play.PlaySettings;
import sanmai.play.Wording;
import sanmai.search.engine.SanmaiEngine;
import sanmai.search.skill.SkillLevel;
import sanmai.search.time.Resources;

/** A game in the terminal. */
@Command(
        name = "play",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Play a game against the engine, or any other USI engine, in the terminal.",
            "",
            "Moves are typed as 7g7f, P-7f, 7776, 76歩 or ７六歩; Tab completes them. An impossible move is refused with"
                    + " the reason; if a text fits several moves, they are listed. Other commands: hint, undo, resign,"
                    + " declare, save FILE, board, help, quit; or in Japanese: ヒント, 待った, 投了, 宣言, 保存, 盤, ヘルプ, 終了.",
            "",
            "${bundle:" + HelpWords.LEVELS + "}",
            "",
            "The game is saved in a file after every move, so nothing is lost by Ctrl-C or a closed terminal.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  sanmai play                              level 10, you have Black",
            "  sanmai play --level 3 --side random",
            "  sanmai play --handicap two_pieces        White plays without rook and bishop",
            "  sanmai play --time 10m --byoyomi 30s --level 20",
            "  sanmai play --position '4k4/9/4P4/9/9/9/9/9/4K4 b G 1'",
            "  sanmai play --engine ~/YaneuraOu/YaneuraOu --engine-option USI_Hash=256",
            "",
            "Exit codes: 0 ended, 1 the engine failed, 2 bad arguments, 130 interrupted",
            "(with the game saved)."
        })
public final class PlayCommand implements Callable<Integer> {
    private static final int USUAL_LEVEL = 10;
    private static final int HASH_MEGABYTES = 64;

    /** Whose side the player has. */
    enum Side {
        BLACK,
        WHITE,
        RANDOM;

        Color color(long seed) {
            return switch (this) {
                case BLACK -> Color.BLACK;
                case WHITE -> Color.WHITE;
                case RANDOM -> new SplittableRandom(seed).nextBoolean() ? Color.BLACK : Color.WHITE;
            };
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** The language in which the player is spoken to. */
    enum Language {
        EN,
        JA;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--level",
            paramLabel = "N",
            description = "How strong the engine plays, 0 to " + SkillLevel.STRONGEST + " (default: " + USUAL_LEVEL
                    + ", with --engine " + SkillLevel.STRONGEST + ").")
    private Integer level;

    @Option(
            names = "--side",
            paramLabel = "SIDE",
            description = "Your side: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private Side side = Side.BLACK;

    @ArgGroup(exclusive = true)
    private StartOptions start = new StartOptions();

    @Mixin
    private TimeOptions time;

    @Option(
            names = "--think",
            paramLabel = "TIME",
            description = "How long level " + SkillLevel.STRONGEST
                    + " thinks for a move without a clock (default: ${DEFAULT-VALUE}).")
    private String think = "3s";

    @Mixin
    private EngineProgramOptions program;

    @Option(
            names = "--kif",
            paramLabel = "FILE",
            description = "Save the game in this file, which must not exist yet. The end of its name says the format:"
                    + " kif (in"
                    + " Shift_JIS), kifu (in UTF-8), csa, jkf ... (default: sanmai-DATE-TIME.kif here).")
    @Written
    private Path file;

    @Option(names = "--letters", description = "Show letters instead of kanji, as on terminals without Japanese signs.")
    private boolean letters;

    @Option(
            names = "--language",
            paramLabel = "LANGUAGE",
            description =
                    "The language of the game: ${COMPLETION-CANDIDATES} (default: that of the system, if the terminal"
                            + " shows it; else en).")
    private Language language;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The seed of random choices (moves of levels below " + SkillLevel.STRONGEST
                    + ", --side random): with the same seed, the same" + " moves of yours give the same game.")
    private long seed = ThreadLocalRandom.current().nextLong();

    @Mixin
    private EvaluationOption evaluation;

    private Console console;

    @Override
    public Integer call() {
        console = new Console(spec);
        SkillLevel strength = level();
        PlaySettings settings =
                new PlaySettings(start.position(), side.color(seed), time.control(), System::nanoTime, wording());
        PlayedGameFile keeper = new PlayedGameFile(file());
        Duration usual = TimeOptions.duration("--think", think);
        return ShutdownHook.run(() -> {
            try (Engine engine = engine(strength);
                    LineDialogue lines = lines(engine)) {
                Opponent opponent = new Opponent(engine, strength, seed, usual);
                return PlaySession.run(new Dialogue(settings, opponent, keeper, lines), lines);
            }
        });
    }

    private Wording wording() {
        if (letters && language == Language.JA) {
            throw new UserError("--letters shows no Japanese: leave it out, or choose --language en");
        }
        if (language == Language.JA || language == null && wantsJapanese() && showsKanji()) {
            return Wording.JAPANESE;
        }
        return showsKanji() ? Wording.KANJI : Wording.LETTERS;
    }

    /** Asks the system: the default locale is the program's, not the user's. */
    private static boolean wantsJapanese() {
        return Locale.JAPANESE.getLanguage().equals(System.getProperty("user.language"));
    }

    private boolean showsKanji() {
        return !letters && SystemTerminal.showsKanji();
    }

    private SkillLevel level() {
        int number = level != null ? level : program.isGiven() ? SkillLevel.STRONGEST : USUAL_LEVEL;
        Ranges.check("--level", number, 0, SkillLevel.STRONGEST);
        return SkillLevel.of(number);
    }

    private Path file() {
        Path chosen = file != null
                ? file
                : Path.of(String.format(Locale.ROOT, "sanmai-%1$tF-%1$tH%1$tM%1$tS.kif", LocalDateTime.now()));
        if (Files.exists(chosen)) {
            throw new UserError("--kif " + chosen + ": the file exists already; choose another name");
        }
        new OutputFile("--kif", chosen).check();
        return chosen;
    }

    private Engine engine(SkillLevel strength) {
        int megabytes = strength.isStrongest() ? HASH_MEGABYTES : Resources.SMALL.hashMegabytes();
        if (program.isGiven()) {
            UselessOptions.refuse(spec, List.of("--eval", "--fv-scale"), "is for Sanmai, and --engine names another");
            return program.open();
        }
        if (program.hasOptions()) {
            throw new UserError("--engine-option needs --engine");
        }
        return SanmaiEngine.open(evaluation.evaluation(), new Resources(megabytes, 1));
    }

    private LineDialogue lines(Engine engine) {
        Thread player = Thread.currentThread();
        Runnable leave = () -> {
            player.interrupt();
            engine.stop();
        };
        if (!TerminalCheck.isTerminal()) {
            return plain(new NativeTextReader(Console.bytesIn()), false);
        }
        try {
            return SystemTerminal.open()
                    .<LineDialogue>map(
                            terminal -> new EditedLines(terminal, leave, SystemTerminal.hasColors(System.getenv())))
                    .orElseGet(() -> plain(fromTerminal(), true));
        } catch (IOException e) {
            return plain(fromTerminal(), true);
        }
    }

    private static Reader fromTerminal() {
        return new InputStreamReader(Console.bytesIn(), TerminalCheck.charset());
    }

    private LineDialogue plain(Reader in, boolean showsPrompts) {
        return new PlainLines(new BufferedReader(in), console.out(), showsPrompts);
    }
}
