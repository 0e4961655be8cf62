import type { PracticeLanguage } from '#contract/values/languages.ts'

export interface Utterable {
  text: string
  place: number
}

/** Characters; some browsers stop in the middle of longer utterances. */
const maxLength = (language: PracticeLanguage) => (/^(?:zh|ja|ko)$/.test(language) ? 60 : 180)
const isSaid = /[\p{L}\p{N}]/u
// Voices would read these by name: "smiling face", "asterisk".
const silent = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u{fe0f}|\u{200d}|[*_#`~]/gu

const piecesOf = (text: string, language: string, granularity: 'sentence' | 'word') =>
  Array.from(new Intl.Segmenter(language, { granularity }).segment(text))

/** Replaces silent characters with spaces, so that indexes stay valid. */
export const speakable = (text: string): string => text.replace(silent, (sign) => ' '.repeat(sign.length))

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

/** The length of the complete sentences of a streamed text. */
export function completeLength(text: string, language: PracticeLanguage): number {
  return piecesOf(text, language, 'sentence').at(-1)?.index ?? 0
}
