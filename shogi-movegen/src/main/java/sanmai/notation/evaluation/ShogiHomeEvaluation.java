package sanmai.notation.evaluation;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sanmai.core.Color;
import sanmai.shogi.Position;

/** Reads evaluations in a comment by ShogiHome, each of which takes several lines. */
final class ShogiHomeEvaluation {
    /** A line: {@code #評価値=30} after an analysis, {@code *評価値=30} in a game. */
    private static final Pattern LINE = Pattern.compile("(?s)([#*])(評価値|詰み|読み筋|深さ|ノード数|エンジン)=(.*)");

    /** What stands in front of a value, also between the mate and the value of one evaluation. */
    private static final Pattern SITUATION = Pattern.compile("(先手|後手)(勝勢|優勢|有利|有望)|互角");

    private static final Pattern MATE = Pattern.compile("(先手|後手)勝ち(?::([1-9][0-9]{0,3})手)?");

    private final Position position;
    private final List<FoundEvaluation> found;

    /** What has been read of an evaluation. */
    private Optional<FoundEvaluation> open = Optional.empty();

    private char openMark;
    private boolean afterSituation;

    /**
     * A reader of a comment on a position.
     *
     * @param found takes each evaluation when its last line has been read
     */
    ShogiHomeEvaluation(Position position, List<FoundEvaluation> found) {
        this.position = position;
        this.found = found;
    }

    /** Reads a line that is no evaluation, but may stand within one. Returns whether it is such a line. */
    boolean readSituation(String line) {
        boolean matches = SITUATION.matcher(line).matches();
        afterSituation |= matches;
        return matches;
    }

    /** Ends the evaluation of which lines have been read, if there is one. */
    void end() {
        open.ifPresent(found::add);
        open = Optional.empty();
        afterSituation = false;
    }

    /**
     * Reads a line of ShogiHome: a value opens an evaluation, the others add to it. Returns whether it could be read.
     */
    boolean read(String line) {
        Matcher words = LINE.matcher(line);
        if (!words.matches()) {
            return false;
        }
        char mark = words.group(1).charAt(0);
        String key = words.group(2);
        boolean isOpen = open.isPresent() && openMark == mark;
        if (key.equals("評価値") || key.equals("詰み")) {
            boolean isMate = key.equals("詰み");
            Optional<NodeEvaluation> next = isMate ? mate(words.group(3)) : EvaluationNumber.centipawns(words.group(3));
            if (next.isPresent()) {
                boolean isOfMate = afterSituation
                        && isOpen
                        && !isMate
                        && open.get().evaluation().isMate();
                begin(next.get(), line, isOfMate);
                openMark = mark;
            }
            return next.isPresent();
        }
        Optional<FoundEvaluation> added = isOpen ? added(open.get(), key, words.group(3), line) : Optional.empty();
        open = added.or(() -> open);
        return added.isPresent();
    }

    private void begin(NodeEvaluation evaluation, String line, boolean isOfMate) {
        if (isOfMate) {
            open = open.map(mate -> mate.withOther(line));
            afterSituation = false;
        } else {
            end();
            open = Optional.of(new FoundEvaluation(evaluation, line, !EvaluationNumber.hasFraction(line), false));
        }
    }

    /** An evaluation with one more line; empty if the line cannot be read, or says again what was said. */
    private Optional<FoundEvaluation> added(FoundEvaluation to, String key, String value, String line) {
        NodeEvaluation known = to.evaluation();
        boolean isNew = switch (key) {
            case "読み筋" -> known.line().isEmpty();
            case "深さ" -> known.depth().isEmpty() && value.matches("[0-9]{1,9}");
            case "ノード数" -> known.nodes().isEmpty() && value.matches("[0-9]{1,18}");
            default -> known.engine().isEmpty();
        };
        if (!isNew) {
            return Optional.empty();
        }
        if (key.equals("読み筋")) {
            EvaluationLine.Reading moves = EvaluationLine.readJapanese(value, position);
            return Optional.of(to.with(known.withLine(moves.moves()), line, moves.isWhole()));
        }
        NodeEvaluation more = switch (key) {
            case "深さ" -> known.withDepth(Integer.parseInt(value));
            case "ノード数" -> known.withNodes(Long.parseLong(value));
            default -> known.withEngine(value);
        };
        return Optional.of(to.with(more, line, true));
    }

    private static Optional<NodeEvaluation> mate(String value) {
        Matcher mate = MATE.matcher(value);
        if (!mate.matches()) {
            return Optional.empty();
        }
        Color winner = mate.group(1).equals("先手") ? Color.BLACK : Color.WHITE;
        boolean hasLength = mate.group(2) != null;
        return Optional.of(
                hasLength ? NodeEvaluation.mate(winner, Integer.parseInt(mate.group(2))) : NodeEvaluation.mate(winner));
    }
}
