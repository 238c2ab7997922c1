package sanmai.search.training;

/**
 * What a position of a game is worth by hindsight: a mean of the score of its own search and of the scores of all searches
 * after it, the weights falling by a factor lambda with each ply, and what is left of the weights for the result of the
 * game. This is the lambda return of temporal difference learning (Sutton, <i>Learning to Predict by the Methods of
 * Temporal Differences</i>, 1988). A shallow search errs; the searches after it have looked further along the same line.
 *
 * @param lambda from 0, the score of the position's own search alone, to 1, the result alone
 */
record LambdaReturn(double lambda) {
    /** The scores as they are. */
    static final LambdaReturn NONE = new LambdaReturn(0);

    private static final int MAX = TrainingGame.DECIDED_SCORE;

    /**
     * By the index of a move: the lambda return for its player, in centipawns. Beyond {@link TrainingGame#DECIDED_SCORE} a
     * score is no greater than that, and a won game counts as much.
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
