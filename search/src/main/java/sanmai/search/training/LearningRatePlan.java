package sanmai.search.training;

import java.util.Locale;

/** How the learning rate falls from its first value to a hundredth of that, while a training goes on. */
public enum LearningRatePlan {
    /** Along a cosine: slowly at first and at the end (Loshchilov, Hutter, <i>SGDR</i>, 2017). */
    COSINE {
        @Override
        double share(double done) {
            return (1 + Math.cos(Math.PI * done)) / 2;
        }
    },

    /** Evenly. */
    LINEAR {
        @Override
        double share(double done) {
            return 1 - done;
        }
    },

    /** By the same factor in equal times. */
    EXPONENTIAL {
        @Override
        double share(double done) {
            return (Math.pow(LAST, done) - LAST) / (1 - LAST);
        }
    },

    /** It does not fall. */
    CONSTANT {
        @Override
        double share(double done) {
            return 1;
        }
    };

    /** The share of the learning rate that is left at the end. */
    private static final double LAST = 0.01;

    /** The part of the way from the first rate to the last that is left, from 1 to 0. */
    abstract double share(double done);

    /**
     * The learning rate divided by the first one.
     *
     * @param done the share of the training that is done, from 0 to 1
     */
    final double factor(double done) {
        return LAST + (1 - LAST) * share(done);
    }

    /** As users write it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
