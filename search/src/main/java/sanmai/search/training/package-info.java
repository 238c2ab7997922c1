/** Training data: positions with what is known about them, in the format that shogi engines share. */
package sanmai.search.training;
