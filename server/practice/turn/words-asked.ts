import { tongueOf } from '#server/practice/guided/language/tongue.ts'
import { vocabularyUsed } from '#server/practice/measures/vocabulary.ts'
import type { Script } from '#server/services/partner.ts'

/** How many words a conversation asks for; fewer than the least are asked of the whole vocabulary. */
const count = { least: 3, most: 4 } as const

export async function askedUsed(
  script: Script,
  words_asked: readonly string[],
  texts: readonly string[],
): Promise<string[]> {
  const asked = script.vocabulary.filter(({ word }) => words_asked.includes(word))
  if (asked.length === 0 || texts.length === 0) return []
  return [...(await vocabularyUsed(await tongueOf(script.language), asked, texts))].map(({ word }) => word)
}

/** The words that a conversation asks for: what was missed last time first, then each conversation others, all of them words that the chatbot's own answers use. */
export async function chooseWords(script: Script, seed: number, missed: readonly string[]): Promise<string[]> {
  const answers = script.steps.flatMap(({ example, expects }) => [example ?? '', ...expects])
  const used = await vocabularyUsed(await tongueOf(script.language), script.vocabulary, answers)
  const usable = used.size >= count.least ? script.vocabulary.filter((entry) => used.has(entry)) : script.vocabulary
  const words = usable.map(({ word }) => word)
  const start = words.length === 0 ? 0 : (seed * count.most) % words.length
  const turned = [...words.slice(start), ...words.slice(0, start)]
  const first = missed.filter((word) => words.includes(word))
  return [...new Set([...first, ...turned])].slice(0, count.most)
}
