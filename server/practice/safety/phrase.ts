import { isTypo } from '#server/practice/guided/language/compare.ts'
import { remembering } from '#server/practice/guided/language/remembering.ts'

type Piece = { kind: 'word'; alternatives: readonly string[] } | { kind: 'gap'; most: number } | { kind: 'end' }
export type Phrase = readonly Piece[]
/** From which word to which, the last not included. */
export interface Span {
  from: number
  to: number
}

export const parsePhrase = (text: string): Phrase =>
  text.split(' ').map((piece): Piece => {
    if (piece === '~') return { kind: 'gap', most: 1 }
    if (piece === '~~') return { kind: 'gap', most: 3 }
    return piece === '$' ? { kind: 'end' } : { kind: 'word', alternatives: piece.split('/') }
  })

/** Finds where any of some phrases stands. By the words that they begin with, since most words of a sentence begin none. */
export function spansFinder(phrases: readonly Phrase[]): (words: readonly string[]) => Span[] {
  const byFirst = new Map<string, Phrase[]>()
  for (const phrase of phrases)
    for (const first of phrase[0]?.kind === 'word' ? phrase[0].alternatives : [])
      byFirst.set(first, [...(byFirst.get(first) ?? []), phrase])
  const others = phrases.filter(([first]) => first?.kind !== 'word')
  const beginning = remembering((word) => [
    ...new Set([...byFirst].flatMap(([first, its]) => (isLike(word, first) ? its : []))),
    ...others,
  ])
  return (words) =>
    words.flatMap((word, from) =>
      beginning(word).flatMap((phrase) => {
        const to = endOf(words, phrase, from)
        return to === null ? [] : { from, to }
      }),
    )
}

/** Where a phrase ends, from its piece `next` on, that goes on at a word. */
function endOf(words: readonly string[], phrase: Phrase, at: number, next = 0): number | null {
  const piece = phrase[next]
  if (!piece) return at
  if (piece.kind === 'end') return at === words.length ? at : null
  if (piece.kind === 'gap') {
    for (let skipped = 0; skipped <= piece.most; skipped += 1) {
      const end = endOf(words, phrase, at + skipped, next + 1)
      if (end !== null) return end
    }
    return null
  }
  const word = words[at]
  const isThere = word !== undefined && piece.alternatives.some((each) => isLike(word, each))
  return isThere ? endOf(words, phrase, at + 1, next + 1) : null
}

function isLike(word: string, wanted: string): boolean {
  if (wanted.endsWith('*')) return word.startsWith(wanted.slice(0, -1))
  // The last letter often says who does it: "uccido" is not a mistyped "uccide".
  return word === wanted || (word.at(-1) === wanted.at(-1) && isTypo(word, wanted))
}

/** Where a phrase stands in a sentence whose words are written together, in letters. */
export const spansInLetters = (sentence: string, phrase: Phrase): Span[] =>
  Array.from(sentence.matchAll(new RegExp(phrase.map(lettersOf).join(''), 'gu')), ({ index, 0: found }) => ({
    from: index,
    to: index + found.length,
  }))

// The words that may stand in a gap have about two letters each.
function lettersOf(piece: Piece): string {
  if (piece.kind === 'end') return '$'
  if (piece.kind === 'gap') return `.{0,${piece.most * 2}}?`
  return `(?:${piece.alternatives.map((each) => RegExp.escape(each.replace('*', ''))).join('|')})`
}
