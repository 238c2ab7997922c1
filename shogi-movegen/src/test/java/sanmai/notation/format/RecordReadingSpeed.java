package sanmai.notation.format;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import sanmai.movegen.LegalMoves;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Handicap;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;

/**
 * How fast records are read, beside a plain count of the lines of the same files: a program to be run by hand, with the
 * number of games (100000).
 */
public final class RecordReadingSpeed {
    private static final int DIFFERENT_GAMES = 200;
    private static final int PLIES = 110;
    private static final int ROUNDS = 3;

    private RecordReadingSpeed() {}

    /** Measures each format in turn. */
    public static void main(String[] arguments) throws IOException {
        int games = arguments.length == 0 ? 100_000 : Integer.parseInt(arguments[0]);
        for (RecordFormat format : List.of(RecordFormat.CSA, RecordFormat.KIF)) {
            Path file = Files.createTempFile("games", "." + format.fileNameEnding(true));
            try {
                write(file, format, games);
                for (int round = 0; round < ROUNDS; round++) {
                    measure(file, format, games);
                }
            } finally {
                Files.delete(file);
            }
        }
    }

    private static void measure(Path file, RecordFormat format, int games) throws IOException {
        long start = System.nanoTime();
        long lines = countLines(file);
        long counted = System.nanoTime();
        int read = 0;
        try (RecordReader records = RecordReader.of(file)) {
            while (records.hasNext()) {
                read += records.next().isComplete() ? 1 : 0;
            }
        }
        long end = System.nanoTime();
        if (read != games) {
            throw new IllegalStateException(read + " games of " + games + " were read");
        }
        double ratio = (double) (end - counted) / (counted - start);
        System.out.printf(
                Locale.ROOT,
                "%s: %d MB, %d lines, %.0f games/s; lines counted: %.0f games/s; ratio %.1f%n",
                format,
                Files.size(file) >> 20,
                lines,
                games * 1e9 / (end - counted),
                games * 1e9 / (counted - start),
                ratio);
    }

    private static long countLines(Path file) throws IOException {
        long lines = 0;
        try (BufferedReader in = Files.newBufferedReader(file)) {
            while (in.readLine() != null) {
                lines++;
            }
        }
        return lines;
    }

    private static void write(Path file, RecordFormat format, int games) throws IOException {
        List<String> texts = new ArrayList<>();
        for (int seed = 0; seed < DIFFERENT_GAMES; seed++) {
            texts.add(format.write(game(new SplittableRandom(seed))).text());
        }
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            for (int i = 0; i < games; i++) {
                out.write(i == 0 ? "" : format.separator());
                out.write(texts.get(i % texts.size()));
            }
        }
    }

    private static RecordTree game(SplittableRandom random) {
        RecordTree tree = new RecordTree(Handicap.NONE.setup());
        RecordCursor cursor = new RecordCursor(tree);
        LegalMoves generator = new LegalMoves();
        MoveList moves = new MoveList();
        for (int ply = 0; ply < PLIES && !generator.none(cursor.position(), moves); ply++) {
            cursor.play(Move.of(moves.get(random.nextInt(moves.size()))));
            cursor.node().setTime(Duration.ofSeconds(random.nextInt(60)));
        }
        cursor.node().setEnd(GameEnd.RESIGNATION);
        return tree;
    }
}
