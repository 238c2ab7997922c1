/** The commands that make opening books and look into them. */
package sanmai.cli.book;
