/** What the tests of this module share: random games and the properties that hold in every position. */
package sanmai.testing;
