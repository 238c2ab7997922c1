package sanmai.notation.csa;

import com.google.common.collect.ImmutableBiMap;
import java.util.Optional;
import sanmai.notation.record.RecordTree;

/** The headers that have a name of their own in CSA. In a {@link RecordTree} they have their names in KIF and JKF. */
final class HeaderName {
    /** From KIF to CSA. */
    private static final ImmutableBiMap<String, String> CSA = ImmutableBiMap.<String, String>builder()
            .put("棋戦", "EVENT")
            .put("場所", "SITE")
            .put("開始日時", "START_TIME")
            .put("終了日時", "END_TIME")
            .put("持ち時間", "TIME_LIMIT")
            .put("戦型", "OPENING")
            .put("時間設定", "TIME")
            .put("先手の時間設定", "TIME+")
            .put("後手の時間設定", "TIME-")
            .put("最大手数", "MAX_MOVES")
            .put("持将棋規定", "JISHOGI")
            .put("備考", "NOTE")
            .build();

    private HeaderName() {}

    /** The name in a tree of a header of CSA; its own if it has no other. */
    static String ofCsa(String name) {
        return CSA.inverse().getOrDefault(name, name);
    }

    /** The name in CSA of a tree's header; empty if CSA has no name for it, and its own name cannot stand in CSA. */
    static Optional<String> csa(String name) {
        return Optional.ofNullable(CSA.get(name))
                .or(() -> Optional.of(name).filter(own -> own.matches("[A-Z][A-Z0-9_]*[+-]?")));
    }
}
