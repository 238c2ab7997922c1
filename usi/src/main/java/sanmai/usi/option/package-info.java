/** The engine's options, each declared once in {@link sanmai.usi.option.EngineOptions}. */
package sanmai.usi.option;
