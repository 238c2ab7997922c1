/** The options that several commands share, as picocli mixins, and the checks of their values. */
package sanmai.cli.option;
