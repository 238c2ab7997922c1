package sanmai.search.training;

/**
 * The score of a position by hindsight: a weighted mean of the score of its own search and of the scores of all later
 * searches of the game. The weights fall by a factor lambda with each ply; the rest of the weight is for the result of
 * the game. This is the lambda return of temporal difference learning (Sutton, <i>Learning to Predict by the Methods of
 * Temporal Differences</i>, 1988). A shallow search errs; later searches have looked further along the same line.
 *
 * @param lambda from 0, the score of the position's own search alone, to 1, the result alone
 */
record LambdaReturn(double lambda) {
    /** Each position keeps the score of its own search. */
    static final LambdaReturn NONE = new LambdaReturn(0);

    private static final int MAX = TrainingGame.DECIDED_SCORE;

    /**
     * By the index of a move: the lambda return for its player, in centipawns. Scores are clipped to {@link
     * TrainingGame#DECIDED_SCORE}, which is also the score of a won game.
     */
    int[] of(TrainingGame game) {
        int[] returns = new int[game.moves().size()];
        double after = game.result() * MAX; // for Black
        for (int i = returns.length - 1; i >= game.openingPlies(); i--) {
            int sign = i % 2 == 0 ? 1 : -1;
            int score = Math.max(-MAX, Math.min(game.scores().get(i), MAX));
            after = (1 - lambda) * sign * score + lambda * after;
            returns[i] = (int) Math.round(sign * after);
        }
        return returns;
    }
}
