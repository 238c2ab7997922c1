package sanmai.search.alphabeta;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.notation.Sfen;
import sanmai.search.GameRules;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.eval.Evaluation;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Position;

/** Every score that the search asks of its incremental evaluation is that of the position evaluated from scratch. */
class EvaluationInSearchTest {
    private static final int NODES = 20_000;

    private long scores;

    private final EvaluationFactory compared = new EvaluationFactory() {
        private final EvaluationFactory factory = NetEvaluationFactory.shipped();

        @Override
        public String name() {
            return factory.name();
        }

        @Override
        public String fingerprint() {
            return factory.fingerprint();
        }

        @Override
        public Evaluation create() {
            return compare(factory.create(), factory.create());
        }
    };

    private Evaluation compare(Evaluation incremental, Evaluation fromScratch) {
        return new Evaluation() {
            @Override
            public void set(Position position) {
                incremental.set(position);
            }

            @Override
            public void push(Position position, int move) {
                incremental.push(position, move);
            }

            @Override
            public void pop() {
                incremental.pop();
            }

            @Override
            public int score(Position position) {
                int score = incremental.score(position);
                fromScratch.set(position);
                assertEquals(fromScratch.score(position), score, () -> Sfen.of(position));
                scores++;
                return score;
            }
        };
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
                "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
                "8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124",
            })
    void isThatFromScratch(String sfen) {
        AlphaBeta searcher = new AlphaBeta(compared);
        SearchRequest request = new SearchRequest(Sfen.position(sfen), Limits.ofNodes(NODES), GameRules.STANDARD);
        searcher.search(request, new SearchControl(), SearchListener.NONE);
        assertTrue(scores > NODES / 10, "" + scores);
    }
}
