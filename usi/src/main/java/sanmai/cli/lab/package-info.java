/** The laboratory: commands that measure the engine, train its nets, and tune and test its search. */
package sanmai.cli.lab;
