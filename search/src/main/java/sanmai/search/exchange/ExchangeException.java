package sanmai.search.exchange;

/** Says why bytes are no record of an {@linkplain ExchangeFormat exchange format}, or a record cannot be written. */
public final class ExchangeException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    ExchangeException(String reason) {
        super(reason);
    }
}
