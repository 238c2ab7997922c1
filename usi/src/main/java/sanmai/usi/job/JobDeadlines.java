package sanmai.usi.job;

import java.util.concurrent.TimeUnit;

/**
 * The times that the session keeps for a running job.
 *
 * <p>The answer does not depend on the job's thread: on a busy machine that thread, which computes without a pause, may get
 * the processor too late, while the session's thread, which mostly sleeps, wakes in time. So a job that has not ended when
 * it should is answered for without its end.
 */
final class JobDeadlines {
    /** What is due. */
    enum Duty {
        NOTHING,
        /** Give the answer as far as it is known. */
        ANSWER,
        /** Leave the job alone: it does not end. */
        ABANDON,
        /** Show that the engine lives. */
        SHOW_LIFE
    }

    /** How late the end of a job may be before it is answered for. */
    private static final long GRACE_NANOS = TimeUnit.MILLISECONDS.toNanos(20);

    /** GUIs and users give up on an engine that says nothing for long. */
    private static final long SIGN_OF_LIFE_NANOS = TimeUnit.SECONDS.toNanos(5);

    private final long patienceNanos;
    private final long begin = System.nanoTime();

    // In nanoseconds since the beginning.
    private long answerTime = Long.MAX_VALUE;
    private long abandonTime = Long.MAX_VALUE;
    private long signTime = SIGN_OF_LIFE_NANOS;

    /** For a job that begins now and is abandoned if it goes on for this time after it was told to stop. */
    JobDeadlines(long patienceNanos) {
        this.patienceNanos = patienceNanos;
    }

    /** Expects the answer when this time has passed since that one of {@link System#nanoTime}. */
    void expectAnswer(long nanos, long since) {
        if (nanos < Long.MAX_VALUE - GRACE_NANOS) {
            answerTime = since - begin + nanos + GRACE_NANOS;
        }
    }

    /** No answer is expected any more. */
    void answerGiven() {
        answerTime = Long.MAX_VALUE;
    }

    /**
     * The job was told to stop now.
     *
     * @param owesAnswer whether its answer is expected
     */
    void stopRequested(boolean owesAnswer) {
        long now = System.nanoTime();
        abandonTime = now - begin + patienceNanos;
        if (owesAnswer) {
            expectAnswer(0, now);
        }
    }

    /** The time in nanoseconds until something is due. */
    long untilNextDuty() {
        long next = Math.min(Math.min(answerTime, abandonTime), signTime);
        return Math.max(0, next - (System.nanoTime() - begin));
    }

    /** What is due now. A sign of life counts as shown. */
    Duty nextDuty() {
        long now = System.nanoTime() - begin;
        if (now >= answerTime) {
            return Duty.ANSWER;
        }
        if (now >= abandonTime) {
            return Duty.ABANDON;
        }
        if (now >= signTime) {
            signTime = now + SIGN_OF_LIFE_NANOS;
            return Duty.SHOW_LIFE;
        }
        return Duty.NOTHING;
    }
}
