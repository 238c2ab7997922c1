package sanmai.notation.kanji;

import sanmai.core.Square;

/** The digits of KIF: half-width, full-width and Chinese. */
public final class KifDigits {
    private static final String CHINESE = "〇一二三四五六七八九";

    private KifDigits() {}

    /** The full-width digit of a value, 0 to 9. */
    public static String fullWidth(int value) {
        return String.valueOf((char) ('０' + value));
    }

    /** The Chinese digit of a value, 0 to 9. */
    public static String chinese(int value) {
        return CHINESE.substring(value, value + 1);
    }

    /** The value of a half-width or full-width digit, 0 to 9; -1 if the char is no digit. */
    public static int value(char c) {
        if (c >= '0' && c <= '9') {
            return c - '0';
        }
        return c >= '０' && c <= '９' ? c - '０' : -1;
    }

    /** The value of any digit, 0 to 9; -1 if the char is no digit. */
    public static int anyValue(char c) {
        int chinese = CHINESE.indexOf(c);
        return chinese >= 0 ? chinese : value(c);
    }

    /** A number from 1 to 99 in any digits, with 十 for ten; -1 if the text is no number. */
    public static int number(String text) {
        int ten = text.indexOf('十');
        if (ten < 0) {
            return plainNumber(text);
        }
        String before = text.substring(0, ten);
        String after = text.substring(ten + 1);
        int tens = before.isEmpty() ? 1 : plainNumber(before);
        int ones = after.isEmpty() ? 0 : plainNumber(after);
        return tens < 1 || tens > 9 || ones < 0 || ones > 9 ? -1 : 10 * tens + ones;
    }

    /** A number of at most six half-width or full-width digits. */
    public static int plainDigits(String digits) {
        int number = 0;
        for (char c : digits.toCharArray()) {
            number = number * 10 + value(c);
        }
        return number;
    }

    private static int plainNumber(String text) {
        int number = 0;
        for (char c : text.toCharArray()) {
            int digit = anyValue(c);
            if (digit < 0 || number > 9) {
                return -1;
            }
            number = number * 10 + digit;
        }
        return text.isEmpty() ? -1 : number;
    }

    /** The digits of a square's file and rank: 77. */
    public static String ofSquare(int square) {
        return "" + Square.file(square) + (Square.row(square) + 1);
    }
}
