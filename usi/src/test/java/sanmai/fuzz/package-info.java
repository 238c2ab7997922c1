/**
 * Fuzzing of everything that comes from outside. A {@link sanmai.fuzz.FuzzTarget} reads any bytes and checks the
 * result. The tests give it its seeds and mutations of them; {@link sanmai.fuzz.FuzzRun} gives it to Jazzer, which
 * looks for inputs that reach other code.
 */
package sanmai.fuzz;
