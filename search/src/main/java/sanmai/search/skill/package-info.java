/**
 * Weaker play. A {@link sanmai.search.skill.SkillLevel} says in which way a level is weak, a {@link
 * sanmai.search.skill.MoveChoice} chooses its moves, and a {@link sanmai.search.skill.SkillSearcher} plays at a level with
 * another searcher.
 */
@NullMarked
package sanmai.search.skill;

import org.jspecify.annotations.NullMarked;
