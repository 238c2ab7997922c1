/** What other processes write: their lines as they come, and the last of them. */
package sanmai.process;
