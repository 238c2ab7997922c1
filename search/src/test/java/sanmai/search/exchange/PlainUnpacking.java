package sanmai.search.exchange;

import java.util.LinkedHashMap;
import java.util.Map;
import sanmai.core.Square;

/** Reads packed positions as plainly as possible: as text of zeros and ones. The oracle of {@link PackedPosition}. */
final class PlainUnpacking {
    /** By the kind's letter: its code, the first bit first. */
    private final Map<String, String> codes = new LinkedHashMap<>();

    private static final String HANDS = "RBGSNLP";

    private final String[][] board = new String[9][9]; // by row and column
    private final int[][] hands = new int[2][HANDS.length()];
    private final int[] total = new int[HANDS.length()];
    private String bits = "";

    private final boolean isApery;

    private PlainUnpacking(PackedPosition format) {
        isApery = format == PackedPosition.APERY;
        codes.put("P", "10");
        codes.put("L", "1100");
        codes.put("N", isApery ? "1110" : "1101");
        codes.put("S", isApery ? "1101" : "1110");
        codes.put("G", "11110");
        codes.put("B", "111110");
        codes.put("R", "111111");
    }

    /** The SFEN, without a move number, of 32 bytes; null if they are no position. */
    static String sfen(PackedPosition format, byte[] bytes) {
        return new PlainUnpacking(format).read(bytes);
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
                    String flags = kind.equals("G") ? "0" + take(1) : take(2);
                    if (isApery && !kind.equals("G")) {
                        flags = flags.substring(1) + flags.charAt(0);
                    }
                    String letter = flags.charAt(1) == '1' ? kind.toLowerCase(java.util.Locale.ROOT) : kind;
                    board[rank][9 - file] = (flags.charAt(0) == '1' ? "+" : "") + letter;
                    total[HANDS.indexOf(kind)]++;
                }
            }
        }
    }

    private void readInHand() {
        if (isApery && bits.startsWith("1111")) {
            take(4);
            boolean isHeld = take(1).equals("1");
            String kind = take(1).equals("1") ? "R" : "B";
            count(kind, isHeld, take(1));
            return;
        }
        String kind = kind();
        boolean inBox = !kind.equals("G") && take(1).equals("1");
        String color = take(1);
        count(inBox && kind.equals("S") && color.equals("1") ? "G" : kind, !inBox, color);
    }

    private void count(String kind, boolean isHeld, String color) {
        total[HANDS.indexOf(kind)]++;
        if (isHeld) {
            hands[Integer.parseInt(color)][HANDS.indexOf(kind)]++;
        }
    }

    /** Takes the code of a kind without its first bit. */
    private String kind() {
        for (Map.Entry<String, String> code : codes.entrySet()) {
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
