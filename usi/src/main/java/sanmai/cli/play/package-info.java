/** The commands to play and analyse: games in the terminal, analyses of games, and the evaluation of positions. */
package sanmai.cli.play;
