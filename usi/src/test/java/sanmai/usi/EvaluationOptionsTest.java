package sanmai.usi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import sanmai.search.alphabeta.AlphaBeta;
import sanmai.search.eval.Evaluation;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.eval.net.HandcraftedNet;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.minimax.Minimax;
import sanmai.shogi.Position;
import sanmai.usi.engine.EvaluationFiles;
import sanmai.usi.option.EvaluationChoice;

/** The options {@code EvalDir}, {@code EvalFile} and {@code FV_SCALE}. */
class EvaluationOptionsTest {
    private static final EvaluationFactory HANDCRAFTED = NetEvaluationFactory.of(HandcraftedNet.get());

    private final List<EvaluationChoice> opened = new ArrayList<>();
    private int searchers;

    private InProcessEngine engine() {
        EvaluationFiles files = choice -> {
            opened.add(choice);
            return switch (choice.file()) {
                case "bad.bin" -> throw new IOException("\"bad.bin\": it has 7 bytes");
                case "huge.bin" -> throw new OutOfMemoryError();
                case "" -> new EvaluationFiles.Opened("of the test", NetEvaluationFactory.shipped());
                default -> new EvaluationFiles.Opened(choice.file(), HANDCRAFTED);
            };
        };
        return InProcessEngine.withEvaluations(
                () -> {
                    searchers++;
                    return new Minimax();
                },
                files);
    }

    private static List<String> said(List<String> lines) {
        return lines.stream().filter(line -> line.startsWith("info string")).toList();
    }

    @Test
    void anInfoStringNamesTheEvaluation() {
        try (InProcessEngine gui = engine()) {
            assertEquals(
                    List.of("info string evaluation of the test: "
                            + NetEvaluationFactory.shipped().identity()),
                    said(gui.hearAll()));
            assertEquals(List.of(), said(gui.hearAll()));
            assertEquals(List.of(new EvaluationChoice("eval", true, "", 16)), opened);
        }
    }

    @Test
    void anotherEvaluationGetsAnotherSearcherBetweenGames() {
        try (InProcessEngine gui = engine()) {
            gui.hearAll();
            gui.say("position sfen 4k4/9/9/9/9/9/9/9/4K4 b R 1", "eval");
            String before = gui.hear("eval");
            assertEquals(1, searchers);
            gui.say("setoption name EvalFile value C:\\my nets\\nn.bin", "setoption name FV_SCALE value 24");
            assertEquals(
                    List.of("info string evaluation C:\\my nets\\nn.bin: " + HANDCRAFTED.identity()),
                    said(gui.hearAll()));
            assertEquals(2, searchers);
            assertEquals(new EvaluationChoice("eval", true, "C:\\my nets\\nn.bin", 24), opened.get(1));
            gui.say("eval");
            assertFalse(gui.hear("eval").equals(before));
            gui.say("setoption name EvalFile value <empty>", "setoption name EvalDir value other", "go depth 1");
            gui.hear("bestmove");
            assertEquals(new EvaluationChoice("other", false, "", 24), opened.get(2));
        }
    }

    /** When another evaluation is chosen, the garbage collector can free the old one and everything made from it. */
    @Test
    void nothingHoldsTheEvaluationBefore() throws InterruptedException {
        List<WeakReference<EvaluationFactory>> all = new ArrayList<>();
        EvaluationFiles files = choice -> {
            // A factory of its own each time, whose evaluations refer to it.
            EvaluationFactory opened = new SeparateEvaluation(choice.file());
            all.add(new WeakReference<>(opened));
            return new EvaluationFiles.Opened(choice.file(), opened);
        };
        try (InProcessEngine gui = InProcessEngine.withSearch(AlphaBeta::new, files)) {
            gui.say("setoption name USI_Hash value 1");
            for (String file : new String[] {"a", "b", "c"}) {
                gui.say("setoption name EvalFile value " + file, "isready");
                gui.hear("readyok");
                gui.say("usinewgame", "position startpos", "go depth 3");
                gui.hear("bestmove");
                gui.say("gameover draw");
            }
            gui.hearAll();
            assertEquals(3, all.size());
            assertTrue(isCollected(all.get(0)));
            assertTrue(isCollected(all.get(1)));
            assertFalse(isCollected(all.get(2)));
        }
    }

    private static boolean isCollected(WeakReference<?> reference) throws InterruptedException {
        for (int i = 0; i < 20 && reference.get() != null; i++) {
            System.gc();
            Thread.sleep(10);
        }
        return reference.get() == null;
    }

    /** An evaluation like the shipped one. */
    private record SeparateEvaluation(String name) implements EvaluationFactory {
        @Override
        public String fingerprint() {
            return "1";
        }

        @Override
        public Evaluation create() {
            return new PartOf(this, NetEvaluationFactory.shipped().create());
        }

        /** Keeps the factory as an evaluation keeps its weights. */
        private record PartOf(EvaluationFactory factory, Evaluation like) implements Evaluation {
            @Override
            public void set(Position position) {
                like.set(position);
            }

            @Override
            public void push(Position position, int move) {
                like.push(position, move);
            }

            @Override
            public void pop() {
                like.pop();
            }

            @Override
            public int score(Position position) {
                return like.score(position);
            }
        }
    }

    @Test
    void anUnreadableEvaluationKeepsTheOneBefore() {
        try (InProcessEngine gui = engine()) {
            gui.hearAll();
            gui.say("position sfen 4k4/9/9/9/9/9/9/9/4K4 b R 1", "eval");
            String before = gui.hear("eval");
            for (String file : new String[] {"bad.bin", "huge.bin"}) {
                gui.say("setoption name EvalFile value " + file);
                List<String> said = said(gui.hearAll());
                assertEquals(1, said.size(), said.toString());
                assertTrue(said.get(0).startsWith("info string Error! "), said.toString());
                assertTrue(said.get(0).contains("the evaluation stays net "), said.toString());
                gui.say("eval");
                assertEquals(before, gui.hear("eval"));
                gui.say("go depth 1");
                gui.hear("bestmove");
            }
            assertEquals(List.of(), said(gui.hearAll()));
        }
    }
}
