package sanmai.notation.kif;

import com.google.common.collect.ImmutableMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sanmai.core.Color;
import sanmai.notation.kanji.JapaneseMoveReader;
import sanmai.notation.kanji.KifWords;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.RecordNode;

/** How KIF and KI2 say that a game has ended: by a word in place of a move, or by a sentence such as まで77手で先手の勝ち. */
public final class KifEnds {
    /**
     * An end and the words of the record for it.
     *
     * @param words empty if they say no more than the end
     */
    public record Reading(GameEnd end, String words) {}

    /** What a word means; of several words for one end the first is written. */
    private static final ImmutableMap<String, GameEnd> WORDS = ImmutableMap.<String, GameEnd>builder()
            .put("投了", GameEnd.RESIGNATION)
            .put("中断", GameEnd.INTERRUPTION)
            .put("封じ手", GameEnd.INTERRUPTION)
            .put("千日手", GameEnd.REPETITION)
            .put("持将棋", GameEnd.IMPASSE)
            .put("引き分け", GameEnd.DRAW)
            .put("引分", GameEnd.DRAW)
            .put("引分け", GameEnd.DRAW)
            .put("最大手数", GameEnd.DRAW)
            .put("詰み", GameEnd.MATE)
            .put("詰", GameEnd.MATE)
            .put("詰め", GameEnd.MATE)
            .put("詰上り", GameEnd.MATE)
            .put("詰上がり", GameEnd.MATE)
            .put("詰め上がり", GameEnd.MATE)
            .put("不詰", GameEnd.NO_MATE)
            .put("不詰め", GameEnd.NO_MATE)
            .put("切れ負け", GameEnd.TIME_UP)
            .put("時間切れ", GameEnd.TIME_UP)
            .put("反則勝ち", GameEnd.OPPONENTS_ILLEGAL_ACTION)
            .put("反則負け", GameEnd.ILLEGAL_ACTION)
            .put("反則手", GameEnd.ILLEGAL_ACTION)
            .put("反則", GameEnd.ILLEGAL_ACTION)
            .put("入玉勝ち", GameEnd.DECLARATION)
            .put("入玉宣言", GameEnd.DECLARATION)
            .put("宣言勝ち", GameEnd.DECLARATION)
            .put("不戦勝", GameEnd.OPPONENT_ABSENT)
            .put("不戦敗", GameEnd.ABSENT)
            .put("待った", GameEnd.TAKEN_BACK)
            .put("エラー", GameEnd.FAULT)
            .put("その他", GameEnd.OTHER)
            .put("MATTA", GameEnd.TAKEN_BACK) // ShogiHome writes the words of CSA for these two.
            .put("ERROR", GameEnd.FAULT)
            .buildOrThrow();

    /** Words that say more than the end. The others are spellings of it, and not kept. */
    private static final Set<String> TELLING = Set.of("封じ手", "最大手数");

    private static final Pattern SENTENCE = Pattern.compile("(?Us)まで[、\\s]*(?:[0-9０-９]+\\s*手(?:で|にて)?)?[、\\s]*(.*)");

    /** In a sentence: who won or lost, and how. */
    private static final Pattern DECISION =
            Pattern.compile("(時間切れ|切れ負け|投了)?(?:により|で)?、?(先手|後手|下手|上手)の?(反則勝ち|反則負け|入玉勝ち|宣言勝ち|勝ち|負け|投了)");

    /** An end in place of a move, behind the mark of a side. */
    private static final Pattern MARKED_WORD =
            Pattern.compile("(?U)[" + JapaneseMoveReader.MARKS + "]\\s*([^\\s(（]++).*");

    /** Words for an end that has no name here: nothing but Japanese letters, and nothing that begins like a move. */
    private static final Pattern OTHER_WORDS =
            Pattern.compile("(?![同〇一二三四五六七八九歩香桂銀金角飛王玉と成杏圭全馬龍竜])[\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}ー]+");

    private KifEnds() {}

    /** The end that a word in place of a move stands for; empty if it is no such word. */
    public static Optional<Reading> ofWord(String word) {
        GameEnd end = WORDS.get(word);
        if (end == null) {
            return OTHER_WORDS.matcher(word).matches()
                    ? Optional.of(new Reading(GameEnd.OTHER, word))
                    : Optional.empty();
        }
        return Optional.of(new Reading(end, TELLING.contains(word) ? word : ""));
    }

    /** The end that a word stands for behind the mark of a side; empty if it is no word that is known. */
    static Optional<Reading> ofMarkedWord(String text) {
        Matcher word = MARKED_WORD.matcher(text);
        return word.matches() && isWord(word.group(1)) ? ofWord(word.group(1)) : Optional.empty();
    }

    /** The word of the side that is to move after an illegal move for which the game ended. */
    static String afterIllegalMove(GameEnd end) {
        return word(end == GameEnd.ILLEGAL_ACTION ? GameEnd.OPPONENTS_ILLEGAL_ACTION : end);
    }

    /** Whether a text is a word that is known for an end. */
    static boolean isWord(String text) {
        return WORDS.containsKey(text);
    }

    /** The word for an end of a game; for any but {@link GameEnd#UNKNOWN}. */
    public static String word(GameEnd end) {
        return WORDS.entrySet().stream()
                .filter(entry -> entry.getValue() == end)
                .map(Map.Entry::getKey)
                .findFirst()
                .orElseThrow();
    }

    /** The end that a sentence beginning with まで tells of, with this side to move; empty if it tells of none. */
    static Optional<Reading> ofSentence(String sentence, Color turn) {
        Matcher words = SENTENCE.matcher(sentence.replace('。', ' ').strip());
        if (!words.matches() || words.group(1).isEmpty()) {
            return Optional.empty();
        }
        Matcher decision = DECISION.matcher(words.group(1));
        if (!decision.matches()) {
            return ofWord(words.group(1)).or(() -> Optional.of(new Reading(GameEnd.OTHER, words.group(1))));
        }
        boolean own = KifWords.player(decision.group(2)).orElseThrow() == turn;
        boolean won = decision.group(3).endsWith("勝ち") == own;
        if (decision.group(1) != null && !decision.group(1).equals("投了")) {
            return decided(!won, GameEnd.TIME_UP, words.group(1));
        }
        return switch (decision.group(3)) {
            case "反則勝ち", "反則負け" ->
                Optional.of(new Reading(won ? GameEnd.OPPONENTS_ILLEGAL_ACTION : GameEnd.ILLEGAL_ACTION, ""));
            case "入玉勝ち", "宣言勝ち" -> decided(won, GameEnd.DECLARATION, words.group(1));
            default -> decided(!won, GameEnd.RESIGNATION, words.group(1));
        };
    }

    private static Optional<Reading> decided(boolean fits, GameEnd end, String words) {
        return Optional.of(fits ? new Reading(end, "") : new Reading(GameEnd.OTHER, words));
    }

    /** The sentence for the end at a node, with this side to move in a game that {@code first} began. */
    static String sentence(RecordNode node, Color turn, Color first) {
        String own = KifWords.side(turn, first);
        String other = KifWords.side(turn.opposite(), first);
        String decision = switch (node.end()) {
            case RESIGNATION -> other + "の勝ち";
            case TIME_UP -> "時間切れにより" + other + "の勝ち";
            case DECLARATION -> own + "の入玉勝ち";
            case ILLEGAL_ACTION -> own + "の反則負け";
            case OPPONENTS_ILLEGAL_ACTION -> own + "の反則勝ち";
            default -> word(node.end());
        };
        int plies = node.ply() + (node.illegalMove().isPresent() ? 1 : 0);
        String words = "まで" + plies + "手で" + node.endWords();
        boolean saysTheEnd =
                ofSentence(words, turn).filter(read -> read.end() == node.end()).isPresent();
        return saysTheEnd ? words : "まで" + plies + "手で" + decision;
    }
}
