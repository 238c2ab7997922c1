package user

import java.time.Duration
import kotlin.jvm.optionals.getOrNull
import sanmai.core.Bitboard
import sanmai.engine.AnalysisLimits
import sanmai.game.Game
import sanmai.game.GameResult.Reason
import sanmai.notation.NotationException
import sanmai.notation.format.RecordFormat
import sanmai.search.engine.SanmaiEngine
import sanmai.search.mate.MateResult
import sanmai.search.mate.MateSolver
import sanmai.search.time.Limits
import sanmai.search.time.SearchControl

/** How a game ended: components of records are properties, and constants are values of a `when`. */
private fun end(game: Game): String {
    val result = game.result().getOrNull() ?: return "none"
    return when (result.reason) {
        Reason.MATE -> "${result.winner.getOrNull()?.label()} mates"
        Reason.REPETITION, Reason.PERPETUAL_CHECK -> "repetition"
        else -> "another end"
    }
}

/** What a mate solver found: there are three results, and the compiler knows them. */
private fun words(result: MateResult): String =
    when (result) {
        is MateResult.Mate -> "mate ${result.line}"
        is MateResult.NoMate -> "no mate"
        is MateResult.Unsolved -> "unsolved: ${result.reason}"
    }

private fun refusal(game: Game, move: String): NotationException.Reason? =
    try {
        game.play(move)
        null
    } catch (e: NotationException) {
        e.reason()
    }

/** What a project in Kotlin does with the library, a line for each; KotlinUserIT compiles and runs it. */
fun tour(): List<String> = buildList {
    val game = Game.start().play("7g7f").play("▽３四歩")
    add("moves " + game.moves().joinToString { it.toString() })
    add("to 2b from ${game.legalMovesTo(Bitboard.of("2b")).map { it.from().getOrNull() }.toList()}")
    add("refused: ${refusal(game, "7f7d")}, end: ${end(game)}")
    add("equal: ${game.position() == Game.of("startpos moves 7g7f 3c3d").position()}")
    val record = RecordFormat.KIF.read("1 ７六歩(77)\n2 ３四歩(33)").first().tree().orElseThrow()
    add("record ${Game.of(record).moves()}")
    SanmaiEngine.open().use { engine ->
        val limits = AnalysisLimits.ofDepth(3).withTime(Duration.ofMinutes(1))
        add("depth ${engine.analyse(game, limits).depth()}")
    }
    val problem = Game.of("4k4/9/4P4/9/9/9/9/9/9 b G 1")
    add(MateSolver(4).use { words(it.solve(problem.position(), Limits.NONE, SearchControl())) })
    add(end(problem.play("G*5b")))
}
