package sanmai.notation.csa;

import java.util.Optional;
import java.util.stream.Stream;
import sanmai.notation.record.RecordTree;

/** The headers that have a name of their own in CSA. In a {@link RecordTree} they have their names in KIF and JKF. */
enum HeaderName {
    EVENT("棋戦", "EVENT"),
    SITE("場所", "SITE"),
    START_TIME("開始日時", "START_TIME"),
    END_TIME("終了日時", "END_TIME"),
    TIME_LIMIT("持ち時間", "TIME_LIMIT"),
    OPENING("戦型", "OPENING"),
    TIME("時間設定", "TIME"),
    BLACK_TIME("先手の時間設定", "TIME+"),
    WHITE_TIME("後手の時間設定", "TIME-"),
    MAX_MOVES("最大手数", "MAX_MOVES"),
    JISHOGI("持将棋規定", "JISHOGI"),
    NOTE("備考", "NOTE");

    private final String kif;
    private final String csa;

    HeaderName(String kif, String csa) {
        this.kif = kif;
        this.csa = csa;
    }

    /** The name in a tree of a header of CSA; its own if it has no other. */
    static String ofCsa(String name) {
        return Stream.of(values())
                .filter(header -> header.csa.equals(name))
                .map(header -> header.kif)
                .findFirst()
                .orElse(name);
    }

    /** The name in CSA of a tree's header; empty if CSA has no name for it, and its own name cannot stand in CSA. */
    static Optional<String> csa(String name) {
        Optional<String> known = Stream.of(values())
                .filter(header -> header.kif.equals(name))
                .map(header -> header.csa)
                .findFirst();
        return known.or(() -> Optional.of(name).filter(own -> own.matches("[A-Z][A-Z0-9_]*[+-]?")));
    }
}
