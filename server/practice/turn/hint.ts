import { beginningOf, helpOf } from '#server/practice/guided/reply/help.ts'
import { hearAll, hearingOf } from '#server/practice/guided/hear/hearing.ts'
import { phrasesOf } from '#server/practice/languages/phrases.ts'
import { initialState, stepAt } from '#server/practice/guided/dialogue-state.ts'
import { vocabularyUsed } from '#server/practice/measures/vocabulary.ts'
import type { Script } from '#server/services/partner.ts'

/** The hint of the next step, then half of its example: when the hint was given before (`asked` times), or the partner has just said it (`heard`). Else an unused word, or a way to begin. `open` replaces the step that a guided conversation would ask. */
export async function hintOf(
  script: Script,
  texts: readonly string[],
  asked = 0,
  heard = '',
  open?: number,
): Promise<string> {
  const hearing = await hearingOf({ script, seed: 0, native_language: null })
  const at = open === undefined ? ((await hearAll(hearing, texts)).at(-1)?.standing ?? initialState).at : open - 1
  const step = stepAt(script, at)
  const helps = [step && helpOf(step), step?.example ? beginningOf(step.example) : null]
  const hint = (asked > 0 ? helps.toReversed() : helps).find((help) => help && !heard.includes(help))
  if (hint) return hint
  const used = await vocabularyUsed(hearing.listener.tongue, script.vocabulary, texts)
  const unused = script.vocabulary.filter((entry) => !used.has(entry))
  const entry = unused[asked % Math.max(unused.length, 1)]
  if (entry) return entry.meaning === null ? entry.word : `${entry.word}: ${entry.meaning}`
  const { said } = await phrasesOf(script.language)
  return script.starters[asked % Math.max(script.starters.length, 1)] ?? said.more[0]
}
