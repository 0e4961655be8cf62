import type { Step } from '#contract/teaching/chatbot-step.ts'
import type { Correction } from '#contract/practice/corrections.ts'
import type { Tongue } from '#server/practice/guided/language/tongue.ts'

const mostWords = 12
/** The share of the model answer that was said, for the rest of it to have been meant. */
const leastOfModel = 0.5
const letter = '[\\p{L}\\p{N}\\p{M}]'

/**
 * What the student meant, as it is said: the model answer where all that was said is in it, else the student's own
 * sentence with its mistakes mended; null where there is nothing to mend.
 */
export function recastOf(tongue: Tongue, step: Step, text: string, corrections: readonly Correction[]): string | null {
  const said = tongue.wordsOf(text)
  if (said.length === 0 || said.length > mostWords) return null
  const model = step.example === null ? [] : tongue.wordsOf(step.example)
  const stems = new Set(model.map(({ bare }) => tongue.stem(bare)))
  const mended = mend(text, corrections)
  const isPartOfModel =
    said.length < model.length &&
    said.length >= model.length * leastOfModel &&
    tongue.wordsOf(mended).every(({ bare }) => stems.has(tongue.stem(bare)))
  const right = isPartOfModel && !isWhole(tongue, step.example, mended) ? step.example : mended
  if (right === null || right === text || corrections.some(({ better }) => better === null)) return null
  return asPart(right.trim())
}

// "A coffee, please" is as whole an answer as "Yes, a coffee, please".
function isWhole(tongue: Tongue, example: string | null, text: string): boolean {
  const plain = (sentence: string) =>
    tongue
      .wordsOf(sentence)
      .map(({ bare }) => bare)
      .join(' ')
  const core = plain(example?.replace(/^[^\s,]+(?:\s[^\s,]+)?,\s*/u, '') ?? '')
  return core !== '' && ` ${plain(text)} `.includes(` ${core} `)
}

/** A sentence inside of another has no mark of its own: neither the last nor, in Spanish, the first. */
export function asPart(sentence: string): string {
  const part = sentence.replace(/[.!。！]+$/u, '')
  const opened = part.lastIndexOf('¡')
  return opened > part.lastIndexOf('!') ? part.slice(0, opened) + part.slice(opened + 1) : part
}

export const mend = (text: string, corrections: readonly Correction[]): string =>
  corrections.reduce(
    (mended, { written, better }) =>
      mended.replace(new RegExp(`(?<!${letter})${RegExp.escape(written)}(?!${letter})`, 'gu'), () => better ?? written),
    text,
  )
