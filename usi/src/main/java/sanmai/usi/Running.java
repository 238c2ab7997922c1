package sanmai.usi;

import java.util.concurrent.TimeUnit;

/**
 * A work under way on its thread, and the times that the session has to keep for it. Used by the thread of the
 * conversation alone.
 *
 * <p>An answer does not depend on the thread of the work: under load that thread, which computes without a pause, may get
 * the processor too late, while the one of the conversation, which mostly sleeps, is woken in time. So a work that does
 * not come to its end when it should is answered without it.
 */
final class Running {
    /** What is to be done about a work now. */
    enum Duty {
        NOTHING,
        /** Give the answer as far as it is known. */
        ANSWER,
        /** Leave the work to itself: it does not end. */
        GIVE_UP,
        /** Show that the engine lives. */
        SHOW_LIFE
    }

    /** How late the end of a work may be before it is answered without it. */
    private static final long GRACE_NANOS = TimeUnit.MILLISECONDS.toNanos(20);

    /** GUIs give up on an engine that takes long and says nothing, and so do people. */
    private static final long SIGN_OF_LIFE_NANOS = TimeUnit.SECONDS.toNanos(5);

    private final Work work;
    private final long patienceNanos;
    private final long begin = System.nanoTime();
    private boolean isStopped;
    private boolean isDone;
    private boolean isAnswered;

    // In nanoseconds since the beginning.
    private long answerTime = Long.MAX_VALUE;
    private long giveUpTime = Long.MAX_VALUE;
    private long signTime = SIGN_OF_LIFE_NANOS;

    /** A work that begins now, and is left alone when it has not ended so long after it was told to. */
    Running(Work work, long patienceNanos) {
        this.work = work;
        this.patienceNanos = patienceNanos;
    }

    Work work() {
        return work;
    }

    boolean isDone() {
        return isDone;
    }

    boolean isAnswered() {
        return isAnswered;
    }

    /** The work has come to its end. */
    void setDone() {
        isDone = true;
    }

    /** Its answer has gone out. */
    void setAnswered() {
        isAnswered = true;
        answerTime = Long.MAX_VALUE;
    }

    /** Expects the answer when so much time has passed since this time of {@link System#nanoTime}. */
    void expectAnswer(long nanos, long since) {
        if (nanos < Long.MAX_VALUE - GRACE_NANOS) {
            answerTime = since - begin + nanos + GRACE_NANOS;
        }
    }

    /** Tells the work to stop, and expects its answer now. */
    void stop() {
        if (!isStopped) {
            isStopped = true;
            work.stop();
            long now = System.nanoTime();
            giveUpTime = now - begin + patienceNanos;
            if (!isAnswered) {
                expectAnswer(0, now);
            }
        }
    }

    /** How long nothing has to be done. */
    long untilNextDuty() {
        long next = Math.min(Math.min(answerTime, giveUpTime), signTime);
        return Math.max(0, next - (System.nanoTime() - begin));
    }

    /** What has to be done now. */
    Duty duty() {
        long now = System.nanoTime() - begin;
        if (now >= answerTime) {
            return Duty.ANSWER;
        }
        if (now >= giveUpTime) {
            return Duty.GIVE_UP;
        }
        if (now >= signTime) {
            signTime = now + SIGN_OF_LIFE_NANOS;
            return Duty.SHOW_LIFE;
        }
        return Duty.NOTHING;
    }
}
