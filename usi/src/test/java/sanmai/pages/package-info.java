/** Holds the pages of the project to the code: links, names, command lines and Java snippets. */
package sanmai.pages;
