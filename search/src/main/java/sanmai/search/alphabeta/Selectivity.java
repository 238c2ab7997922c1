package sanmai.search.alphabeta;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.Collection;

/**
 * What a tree does beside plain alpha-beta. Without any of it, a tree of a given depth is worth what minimax says. Every
 * feature has a field, since asking a set in each node would take time.
 */
public final class Selectivity {
    /** All features. */
    public static final Selectivity FULL = of(ImmutableSet.copyOf(Feature.values()));

    /** None of them. */
    public static final Selectivity NONE = of(ImmutableSet.of());

    final boolean tableMove;
    final boolean badCapturesLast;
    final boolean killers;
    final boolean counterMove;
    final boolean history;
    final boolean continuationHistory;
    final boolean aspiration;
    final boolean quiescence;
    final boolean captureFutility;
    final boolean leafExchanges;
    final boolean rootMates;
    final boolean mateInOne;
    final boolean corrections;
    final boolean tableCuts;
    final boolean tableEvaluation;
    final boolean standingScores;
    final boolean razoring;
    final boolean reverseFutility;
    final boolean nullMove;
    final boolean usefulPromotions;
    final boolean lateMovePruning;
    final boolean quietFutility;
    final boolean hopelessQuiets;
    final boolean historyPruning;
    final boolean exchangePruning;
    final boolean lateMoveReductions;
    final boolean internalReduction;
    final boolean checkExtension;
    final boolean singularExtension;

    private final ImmutableSet<Feature> features;

    private Selectivity(ImmutableSet<Feature> features) {
        this.features = features;
        tableMove = features.contains(Feature.TABLE_MOVE);
        badCapturesLast = features.contains(Feature.BAD_CAPTURES_LAST);
        killers = features.contains(Feature.KILLERS);
        counterMove = features.contains(Feature.COUNTER_MOVE);
        history = features.contains(Feature.HISTORY);
        continuationHistory = features.contains(Feature.CONTINUATION_HISTORY);
        aspiration = features.contains(Feature.ASPIRATION);
        quiescence = features.contains(Feature.QUIESCENCE);
        captureFutility = features.contains(Feature.CAPTURE_FUTILITY);
        leafExchanges = features.contains(Feature.LEAF_EXCHANGES);
        rootMates = features.contains(Feature.ROOT_MATES);
        mateInOne = features.contains(Feature.MATE_IN_ONE);
        corrections = features.contains(Feature.CORRECTIONS);
        tableCuts = features.contains(Feature.TABLE_CUTS);
        tableEvaluation = features.contains(Feature.TABLE_EVALUATION);
        standingScores = features.contains(Feature.STANDING_SCORES);
        razoring = features.contains(Feature.RAZORING);
        reverseFutility = features.contains(Feature.REVERSE_FUTILITY);
        nullMove = features.contains(Feature.NULL_MOVE);
        usefulPromotions = features.contains(Feature.USEFUL_PROMOTIONS);
        lateMovePruning = features.contains(Feature.LATE_MOVE_PRUNING);
        quietFutility = features.contains(Feature.QUIET_FUTILITY);
        hopelessQuiets = features.contains(Feature.HOPELESS_QUIETS);
        historyPruning = features.contains(Feature.HISTORY_PRUNING);
        exchangePruning = features.contains(Feature.EXCHANGE_PRUNING);
        lateMoveReductions = features.contains(Feature.LATE_MOVE_REDUCTIONS);
        internalReduction = features.contains(Feature.INTERNAL_REDUCTION);
        checkExtension = features.contains(Feature.CHECK_EXTENSION);
        singularExtension = tableMove && features.contains(Feature.SINGULAR_EXTENSION);
    }

    /** These features and no others. */
    public static Selectivity of(Collection<Feature> features) {
        return new Selectivity(Sets.immutableEnumSet(features));
    }

    /** The same without a feature. */
    public Selectivity without(Feature feature) {
        return of(Sets.filter(features, other -> other != feature));
    }

    /** What the tree does. */
    public ImmutableSet<Feature> features() {
        return features;
    }

    @Override
    public String toString() {
        return features.toString();
    }
}
