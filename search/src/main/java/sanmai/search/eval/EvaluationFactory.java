package sanmai.search.eval;

import com.google.common.io.BaseEncoding;
import java.util.List;

/**
 * A kind of evaluation with its weights: what a user chooses, and what searches, matches and self-play are handed. Each
 * searching thread gets an evaluation of its own.
 *
 * <p>Factories are safe for use by several threads. What takes time, such as reading weights, may be put off until the
 * first {@link #create} or {@link #fingerprint}.
 */
public interface EvaluationFactory {
    /** The {@link #winRateScale} with which trainers of shogi evaluations start (it comes from the engine Ponanza). */
    int USUAL_WIN_RATE_SCALE = 600;

    /** The kind of evaluation, as one word without spaces, such as {@code net}. */
    String name();

    /** A short text without spaces that differs for different weights of this kind. */
    String fingerprint();

    /**
     * A fingerprint: the first 12 hexadecimal digits of a hash of the weights. Users compare them by eye, so they are few.
     *
     * @param hash at least 6 bytes
     */
    static String fingerprint(byte[] hash) {
        return BaseEncoding.base16().lowerCase().encode(hash, 0, 6);
    }

    /** A new evaluation, which follows no position yet. */
    Evaluation create();

    /** What a user is told when the evaluation is loaded. */
    default String description() {
        return identity();
    }

    /** Warnings for the user about the file from which the weights were read. */
    default List<String> warnings() {
        return List.of();
    }

    /** How the scores of the evaluations are shown to users. */
    default ScoreScale scoreScale() {
        return ScoreScale.AS_IS;
    }

    /**
     * The score in centipawns, as users are told it, that raises the odds to win by the factor e: a score s stands for
     * the win rate 1 / (1 + exp(-s / scale)). {@value #USUAL_WIN_RATE_SCALE} unless another scale was measured for the
     * evaluation.
     */
    default double winRateScale() {
        return USUAL_WIN_RATE_SCALE;
    }

    /**
     * The approximate size of an evaluation in bytes, without the weights, which all evaluations share. It limits the
     * number of threads.
     */
    default long evaluationBytes() {
        return 1 << 20;
    }

    /** The approximate size in bytes of the weights, which all evaluations share. It limits the size of hash tables. */
    default long weightBytes() {
        return 0;
    }

    /** Name and fingerprint: how the conditions of matches, games and journals identify an evaluation. */
    default String identity() {
        return name() + " " + fingerprint();
    }
}
