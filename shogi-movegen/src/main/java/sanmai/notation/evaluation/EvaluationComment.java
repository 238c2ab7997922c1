package sanmai.notation.evaluation;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sanmai.core.Color;
import sanmai.notation.record.RecordCursor;
import sanmai.shogi.Position;

/**
 * The evaluations in the comment of a place, as ShogiHome, ShogiGUI and floodgate write them, and the rest of the comment.
 * Immutable.
 */
public final class EvaluationComment {
    /** A line of ShogiHome: {@code #評価値=30} after an analysis, {@code *評価値=30} in a game. */
    private static final Pattern SHOGIHOME = Pattern.compile("(?s)([#*])(評価値|詰み|読み筋|深さ|ノード数|エンジン)=(.*)");

    /** What ShogiHome writes in front of a value, also between the mate and the value of one evaluation. */
    private static final Pattern SITUATION = Pattern.compile("(先手|後手)(勝勢|優勢|有利|有望)|互角");

    private static final Pattern SHOGIGUI = Pattern.compile("(?s)\\*\\s?(?:対局|解析|検討)\\s.*評価値\\s.*");
    private static final Pattern SHOGIGUI_VALUE = Pattern.compile("評価値\\s+([+-]?)(詰)?\\s*([+-]?[0-9]*)");
    private static final Pattern SHOGIGUI_DEPTH = Pattern.compile("深さ\\s+([0-9]+)");
    private static final Pattern SHOGIGUI_NODES = Pattern.compile("ノード数\\s+([0-9]+)");
    private static final int INT_DIGITS = 9;
    private static final int LONG_DIGITS = 18;
    private static final Pattern SHOGIGUI_LINE = Pattern.compile("(?s)読み筋\\s+(.*)");

    /** What an evaluation holds of a line of ShogiGUI. */
    private static final Pattern SHOGIGUI_HELD = Pattern.compile("(?s)^\\*\\s?(対局|解析|検討)|(深さ|ノード数)\\s+[0-9]+(?!\\S)|"
            + SHOGIGUI_VALUE.pattern() + "|" + SHOGIGUI_LINE.pattern());

    private static final Pattern FLOODGATE = Pattern.compile(
            "\\*\\s*([+-]?[0-9]{1,9})(\\.[0-9]+)?((?:\\s+[+-][0-9]{4}[A-Z]{2})*+)(?:\\s+#([0-9]{1,18}))?\\s*");

    private static final Pattern NUMBER = Pattern.compile("([+-]?[0-9]{1,9})(\\.[0-9]*)?");
    private static final Pattern MATE = Pattern.compile("(先手|後手)勝ち(?::([1-9][0-9]{0,3})手)?");

    private final Position position;
    private final List<FoundEvaluation> found = new ArrayList<>();
    private final List<String> rest = new ArrayList<>();

    /** What has been read of an evaluation of ShogiHome, which takes several lines. */
    private Optional<FoundEvaluation> open = Optional.empty();

    private char openMark;
    private boolean afterSituation;

    private EvaluationComment(Position position) {
        this.position = position;
    }

    /** Reads the comments of the place where the cursor stands, and on the end there. */
    public static EvaluationComment of(RecordCursor cursor) {
        EvaluationComment reader = of(cursor.node().comment(), cursor.position());
        if (!cursor.node().endComment().isEmpty()) {
            reader.read(cursor.node().endComment());
        }
        return reader;
    }

    /** Reads a comment on a position. */
    static EvaluationComment of(String comment, Position position) {
        EvaluationComment reader = new EvaluationComment(position);
        reader.read(comment);
        return reader;
    }

    private void read(String comment) {
        for (String line : comment.split("\n", -1)) {
            readLine(line);
        }
        close();
    }

    /** The evaluations, in the order of the text. */
    public List<NodeEvaluation> evaluations() {
        return found.stream().map(FoundEvaluation::evaluation).toList();
    }

    /** The evaluations with their texts. */
    List<FoundEvaluation> found() {
        return found;
    }

    /** The comment without the evaluations. */
    public String rest() {
        return String.join("\n", rest);
    }

    private void readLine(String line) {
        if (SITUATION.matcher(line).matches()) {
            afterSituation = true;
            rest.add(line);
        } else if (!readShogiHome(line)) {
            close();
            Optional<FoundEvaluation> whole = shogiGui(line).or(() -> floodgate(line));
            whole.ifPresentOrElse(found::add, () -> rest.add(line));
        }
    }

    private void close() {
        open.ifPresent(found::add);
        open = Optional.empty();
        afterSituation = false;
    }

    // ---- ShogiHome ----

    /**
     * Reads a line of ShogiHome: a value opens an evaluation, the others add to it. Returns whether it could be read.
     */
    private boolean readShogiHome(String line) {
        Matcher words = SHOGIHOME.matcher(line);
        if (!words.matches()) {
            return false;
        }
        char mark = words.group(1).charAt(0);
        String key = words.group(2);
        boolean isOpen = open.isPresent() && openMark == mark;
        if (key.equals("評価値") || key.equals("詰み")) {
            boolean isMate = key.equals("詰み");
            Optional<NodeEvaluation> next = isMate ? mate(words.group(3)) : centipawns(words.group(3));
            if (next.isPresent()) {
                boolean isOfMate = afterSituation
                        && isOpen
                        && !isMate
                        && open.get().evaluation().isMate();
                open(next.get(), line, isOfMate);
                openMark = mark;
            }
            return next.isPresent();
        }
        Optional<FoundEvaluation> added = isOpen ? added(open.get(), key, words.group(3), line) : Optional.empty();
        open = added.or(() -> open);
        return added.isPresent();
    }

    private void open(NodeEvaluation evaluation, String line, boolean isOfMate) {
        if (isOfMate) {
            open = open.map(mate -> mate.withOther(line));
            afterSituation = false;
        } else {
            close();
            open = Optional.of(new FoundEvaluation(evaluation, line, !hasFraction(line), false));
        }
    }

    private static boolean hasFraction(String text) {
        return text.matches("(?s).*\\.0*[1-9].*");
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

    private static Optional<NodeEvaluation> centipawns(String value) {
        Matcher number = NUMBER.matcher(value);
        return number.matches()
                ? Optional.of(NodeEvaluation.centipawns(Integer.parseInt(number.group(1))))
                : Optional.empty();
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

    // ---- ShogiGUI ----

    private Optional<FoundEvaluation> shogiGui(String line) {
        if (!SHOGIGUI.matcher(line).matches()) {
            return Optional.empty();
        }
        Matcher depth = SHOGIGUI_DEPTH.matcher(line);
        Matcher nodes = SHOGIGUI_NODES.matcher(line);
        boolean hasDepth = depth.find();
        boolean hasNodes = nodes.find();
        if (hasDepth && depth.group(1).length() > INT_DIGITS
                || hasNodes && nodes.group(1).length() > LONG_DIGITS) {
            return Optional.empty(); // Part of it would be lost.
        }
        Matcher value = SHOGIGUI_VALUE.matcher(line);
        Optional<NodeEvaluation> evaluation =
                value.find() ? shogiGuiValue(value.group(1), value.group(2) != null, value.group(3)) : Optional.empty();
        return evaluation.map(read -> {
            NodeEvaluation deep = hasDepth ? read.withDepth(Integer.parseInt(depth.group(1))) : read;
            NodeEvaluation counted = hasNodes ? deep.withNodes(Long.parseLong(nodes.group(1))) : deep;
            Matcher moves = SHOGIGUI_LINE.matcher(line);
            EvaluationLine.Reading pv = EvaluationLine.readJapanese(moves.find() ? moves.group(1) : "", position);
            boolean saysMore = !SHOGIGUI_HELD.matcher(line).replaceAll("").isBlank();
            return new FoundEvaluation(counted.withLine(pv.moves()), line, pv.isWhole(), saysMore);
        });
    }

    private static Optional<NodeEvaluation> shogiGuiValue(String sign, boolean mates, String digits) {
        String number = sign + digits;
        if (mates) {
            Color winner = number.startsWith("-") ? Color.WHITE : Color.BLACK;
            String plies = number.replaceAll("[+-]", "");
            return Optional.of(
                    plies.matches("[1-9][0-9]{0,3}")
                            ? NodeEvaluation.mate(winner, Integer.parseInt(plies))
                            : NodeEvaluation.mate(winner));
        }
        return centipawns(number);
    }

    // ---- Floodgate ----

    private Optional<FoundEvaluation> floodgate(String line) {
        Matcher matcher = FLOODGATE.matcher(line);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        int value = Integer.parseInt(matcher.group(1));
        NodeEvaluation evaluation = Math.abs(value) >= NodeEvaluation.SOME_MATE
                ? NodeEvaluation.mate(value > 0 ? Color.BLACK : Color.WHITE)
                : NodeEvaluation.centipawns(value);
        EvaluationLine.Reading moves = EvaluationLine.readCsa(matcher.group(3), position);
        NodeEvaluation lined = evaluation.withLine(moves.moves());
        String nodes = matcher.group(4);
        NodeEvaluation counted = nodes == null ? lined : lined.withNodes(Long.parseLong(nodes));
        boolean isRead = moves.isWhole() && !hasFraction(Objects.toString(matcher.group(2), ""));
        return Optional.of(new FoundEvaluation(counted, line, isRead, Math.abs(value) > NodeEvaluation.SOME_MATE));
    }
}
