package sanmai.csa;

import sanmai.usi.client.UsiAnswer;
import sanmai.usi.client.UsiThinking;

/** What a game waits for. */
sealed interface CsaEvent {
    /** The server has sent a line. */
    record ServerLine(String text) implements CsaEvent {}

    /** The server has closed the connection. */
    record Disconnection() implements CsaEvent {}

    /** The engine has answered. */
    record EngineAnswer(UsiThinking search, UsiAnswer answer) implements CsaEvent {}

    /** The engine has failed. */
    record EngineFailure(Throwable reason) implements CsaEvent {}
}
