import type { PracticeLanguage } from '#contract/languages.ts'

/** A part of a text that is said at once, and where it begins in the text. */
export interface Utterable {
  text: string
  place: number
}

/** The most characters said at once: some browsers fall silent in the middle of longer ones. */
const maxLength = (language: PracticeLanguage) => (/^(?:zh|ja|ko)$/.test(language) ? 60 : 180)
const isSaid = /[\p{L}\p{N}]/u
// Voices would name these: "smiling face", "asterisk".
const silent = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u{fe0f}|\u{200d}|[*_#`~]/gu

const piecesOf = (text: string, language: string, granularity: 'sentence' | 'word') =>
  Array.from(new Intl.Segmenter(language, { granularity }).segment(text))

/** A text with spaces for everything that is seen but not said, so that every letter keeps its place. */
export const speakable = (text: string): string => text.replace(silent, (sign) => ' '.repeat(sign.length))

/** The sentences of a text, those too long for one breath cut between words; nothing that has neither letter nor figure. */
export function splitUtterances(text: string, language: PracticeLanguage): Utterable[] {
  const most = maxLength(language)
  return piecesOf(text, language, 'sentence')
    .flatMap(({ segment, index }) =>
      segment.length > most ? cut(segment, index, language, most) : [{ text: segment, place: index }],
    )
    .filter((breath) => isSaid.test(breath.text))
    .map(({ text: said, place }) => ({ text: said.trim(), place: place + said.length - said.trimStart().length }))
}

function cut(sentence: string, start: number, language: PracticeLanguage, most: number): Utterable[] {
  const breaths: Utterable[] = []
  // A word can be longer than a breath: somebody held a key down.
  const words = piecesOf(sentence, language, 'word').flatMap(({ segment, index }) =>
    segment.length > most
      ? Array.from(segment.matchAll(/.{1,50}/gsu), (part) => ({ segment: part[0], index: index + part.index }))
      : [{ segment, index }],
  )
  for (const { segment, index } of words) {
    const last = breaths.at(-1)
    if (last && last.text.length + segment.length <= most) last.text += segment
    else breaths.push({ text: segment, place: start + index })
  }
  return breaths
}

/** How much of a text that is still coming is whole sentences. */
export function completeLength(text: string, language: PracticeLanguage): number {
  return piecesOf(text, language, 'sentence').at(-1)?.index ?? 0
}
