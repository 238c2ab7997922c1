/** Files of game records: which files an argument names, how their text is encoded, and positions drawn from games. */
package sanmai.cli.record;
