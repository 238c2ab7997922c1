package sanmai.search.training;

import java.util.LinkedHashMap;
import java.util.Map;
import sanmai.core.Square;

/** Reads packed positions as plainly as possible: as text of zeros and ones. The oracle of {@link PackedPosition}. */
final class PlainUnpacking {
    /** By the kind's letter: its code, the first bit first. */
    private static final Map<String, String> CODES = new LinkedHashMap<>();

    static {
        CODES.put("P", "10");
        CODES.put("L", "1100");
        CODES.put("N", "1101");
        CODES.put("S", "1110");
        CODES.put("G", "11110");
        CODES.put("B", "111110");
        CODES.put("R", "111111");
    }

    private static final String HANDS = "RBGSNLP";

    private final String[][] board = new String[9][9]; // by row and column
    private final int[][] hands = new int[2][HANDS.length()];
    private final int[] total = new int[HANDS.length()];
    private String bits = "";

    private PlainUnpacking() {}

    /** The SFEN, without a move number, of 32 bytes; null if they are no position. */
    static String sfen(byte[] bytes) {
        return new PlainUnpacking().read(bytes);
    }

    private String read(byte[] bytes) {
        StringBuilder all = new StringBuilder();
        for (byte b : bytes) {
            all.append(new StringBuilder(Integer.toBinaryString(b & 255 | 256).substring(1)).reverse());
        }
        bits = all.toString();
        try {
            boolean white = take(1).equals("1");
            if (!king("K") || !king("k")) {
                return null;
            }
            readBoard();
            while (!bits.isEmpty()) {
                readInHand();
            }
            return isWholeSet() ? text(white) : null;
        } catch (StringIndexOutOfBoundsException e) {
            return null;
        }
    }

    private String take(int length) {
        String taken = bits.substring(0, length);
        bits = bits.substring(length);
        return taken;
    }

    private boolean king(String letter) {
        int square = Integer.parseInt(new StringBuilder(take(7)).reverse().toString(), 2);
        if (square >= Square.COUNT || board[square % 9][8 - square / 9] != null) {
            return false;
        }
        board[square % 9][8 - square / 9] = letter;
        return true;
    }

    private void readBoard() {
        for (int file = 1; file <= 9; file++) {
            for (int rank = 0; rank < 9; rank++) {
                if (board[rank][9 - file] == null && !take(1).equals("0")) {
                    String kind = kind();
                    boolean promoted = !kind.equals("G") && take(1).equals("1");
                    String letter = take(1).equals("1") ? kind.toLowerCase(java.util.Locale.ROOT) : kind;
                    board[rank][9 - file] = (promoted ? "+" : "") + letter;
                    total[HANDS.indexOf(kind)]++;
                }
            }
        }
    }

    private void readInHand() {
        String kind = kind();
        boolean inBox = !kind.equals("G") && take(1).equals("1");
        int color = take(1).equals("1") ? 1 : 0;
        if (inBox) {
            total[HANDS.indexOf(kind.equals("S") && color == 1 ? "G" : kind)]++;
        } else {
            hands[color][HANDS.indexOf(kind)]++;
            total[HANDS.indexOf(kind)]++;
        }
    }

    /** Takes the code of a kind without its first bit. */
    private String kind() {
        for (Map.Entry<String, String> code : CODES.entrySet()) {
            String rest = code.getValue().substring(1);
            if (bits.startsWith(rest)) {
                take(rest.length());
                return code.getKey();
            }
        }
        throw new StringIndexOutOfBoundsException("the bits end inside a code");
    }

    private boolean isWholeSet() {
        int[] set = {2, 2, 4, 4, 4, 4, 18};
        return java.util.Arrays.equals(set, total);
    }

    private String text(boolean white) {
        StringBuilder text = new StringBuilder();
        for (String[] row : board) {
            text.append(text.length() == 0 ? "" : "/");
            for (String piece : row) {
                text.append(piece == null ? "1" : piece);
            }
        }
        String squares = text.toString();
        for (int gap = 9; gap > 1; gap--) {
            squares = squares.replace("1".repeat(gap), String.valueOf(gap));
        }
        String held = held(0) + held(1).toLowerCase(java.util.Locale.ROOT);
        return squares + (white ? " w " : " b ") + (held.isEmpty() ? "-" : held);
    }

    private String held(int color) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < HANDS.length(); i++) {
            int count = hands[color][i];
            text.append(count == 0 ? "" : (count == 1 ? "" : count) + HANDS.substring(i, i + 1));
        }
        return text.toString();
    }
}
