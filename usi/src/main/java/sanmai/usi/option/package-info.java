/**
 * The engine's options. A new option is one declaration and one value method in {@link
 * sanmai.usi.option.EngineOptions}, its consumer, and one row in the table of {@code REGISTERING.md}, which {@code
 * OptionsTableTest} compares with the declaration.
 */
package sanmai.usi.option;
