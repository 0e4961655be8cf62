const segmenters = new Map<string, Intl.Segmenter>()

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language)
  if (known) return known
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  segmenters.set(language, segmenter)
  return segmenter
}

// A title ends with a dot, and no sentence does.
const title = /(?:^|\s)(?:Dra?|Mrs?|Ms|Prof|Sra?|Srta|Sig|Nr|Hr|Fr|Mag)\.\s*$/u
const asks = /[?？؟][^\p{L}\p{N}]*$/u
// The Greek question mark is the semicolon of all others.
const asksInGreek = /[?;\u037e][^\p{L}\p{N}]*$/u

const marksOf = (language: string) => (language === 'el' ? asksInGreek : asks)

export const endsAsking = (sentence: string, language: string): boolean => marksOf(language).test(sentence)

/** What is asked again of what a step says: all from its first question on, or everything where it asks nothing. */
export function questionIn(says: string, language: string): string {
  const sentences = Array.from(segmenterOf(language).segment(says))
  const first = sentences.findIndex(({ segment }) => endsAsking(segment, language))
  const from = sentences.findLastIndex(({ index }, at) => at <= first && !title.test(says.slice(0, index)))
  return first < 0 ? says : says.slice(sentences[from]?.index ?? 0).trim()
}
