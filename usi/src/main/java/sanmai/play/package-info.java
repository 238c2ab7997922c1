/**
 * A game between a player and an engine as a dialogue of lines: {@link sanmai.play.Dialogue} hears what the player types and
 * says what is to be shown, without a terminal. {@link sanmai.play.MoveReader} understands moves in all usual forms and
 * explains why a move is not possible; {@link sanmai.search.skill.SkillLevel} says how strong the engine plays.
 */
@NullMarked
package sanmai.play;

import org.jspecify.annotations.NullMarked;
