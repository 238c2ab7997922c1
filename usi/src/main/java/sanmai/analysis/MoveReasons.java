package sanmai.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.notation.evaluation.NodeEvaluation;
import sanmai.shogi.Line;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** Finds out why a move is bad, from what the search found before and after it. */
final class MoveReasons {
    private final Position position;
    private final JudgedMove judged;
    private final Line answers;
    private final List<MoveReason> reasons = new ArrayList<>();

    private MoveReasons(Position before, JudgedMove judged) {
        position = before;
        this.judged = judged;
        answers = judged.after().bestLine();
    }

    /**
     * All reasons, mates first; none for a good move, and perhaps none for another: what the search has not shown is not
     * guessed.
     *
     * @param before the position before the move, which is as before afterwards
     */
    static List<MoveReason> of(Position before, JudgedMove judged) {
        MoveReasons reasons = new MoveReasons(before, judged);
        if (judged.judgement() != Judgement.GOOD) {
            reasons.find();
        }
        return List.copyOf(reasons.reasons);
    }

    private void find() {
        if (judged.missesMate() && !judged.betterLine().isEmpty()) {
            reasons.add(new MoveReason.MissesMate(judged.betterLine().firstCode(), plies(judged.before())));
        }
        if (answers.isEmpty()) {
            return;
        }
        addThreat();
        if (allowsMate()) {
            reasons.add(new MoveReason.AllowsMate(answers.firstCode(), plies(judged.after())));
            return;
        }
        Optional<MoveReason> loss = hangingPiece();
        loss.or(this::material).ifPresent(reasons::add);
    }

    private Color opponent() {
        return judged.side().opposite();
    }

    private boolean allowsMate() {
        return judged.after().isMateBy(opponent()) && !judged.before().isMateBy(opponent());
    }

    /** The length of the mate at a place, if the search has told it. */
    private static OptionalInt plies(PlaceAnalysis place) {
        int plies = Math.abs(place.best().orElseThrow().value());
        return plies == NodeEvaluation.SOME_MATE ? OptionalInt.empty() : OptionalInt.of(plies);
    }

    private void addThreat() {
        Optional<NodeEvaluation> threat = judged.before().threat();
        if (threat.isPresent() && threat.get().line().firstCode() == answers.firstCode() && isWorse(threat.get())) {
            reasons.add(new MoveReason.IgnoresThreat(answers.firstCode()));
        }
    }

    /** Whether a pass would have lost material or the game. */
    private boolean isWorse(NodeEvaluation threat) {
        NodeEvaluation best = judged.before().best().orElseThrow();
        if (threat.isMate() || best.isMate()) {
            return threat.isMate()
                    && threat.valueFor(opponent()) > 0
                    && !judged.before().isMateBy(opponent());
        }
        return threat.valueFor(opponent()) - best.valueFor(opponent()) >= LineGain.LEAST;
    }

    /** The piece that the answer takes, if the better move would have left nothing to take there. */
    private Optional<MoveReason> hangingPiece() {
        int answer = answers.firstCode();
        int square = Move.to(answer);
        position.doMove(judged.move());
        int piece = position.pieceAt(square);
        int value = piece == Piece.NONE ? 0 : Exchange.value(position, answer);
        position.undoMove();
        if (value < LineGain.LEAST || judged.betterLine().isEmpty()) {
            return Optional.empty();
        }
        position.doMove(judged.betterLine().firstCode());
        int otherwise = Exchange.best(position, square);
        position.undoMove();
        return otherwise < LineGain.LEAST
                ? Optional.of(new MoveReason.HangsPiece(answer, Piece.type(piece), value))
                : Optional.empty();
    }

    /** What the search's line wins, if the better line does not lose about as much. */
    private Optional<MoveReason> material() {
        position.doMove(judged.move());
        Optional<LineGain> gain = LineGain.lasting(position, answers);
        position.undoMove();
        List<LineGain> better = LineGain.quiet(position, judged.betterLine());
        if (better.isEmpty()) {
            return Optional.empty();
        }
        int lostAnyway = -better.get(better.size() - 1).value();
        return gain.filter(it -> it.value() - lostAnyway >= LineGain.LEAST)
                .map(it -> new MoveReason.LosesMaterial(answers.firstCode(), it.plies(), it.won(), it.lost()));
    }
}
